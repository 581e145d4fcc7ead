# Prepares what the build needs and exports it. Source this file from bash: `. scripts/env.sh`.
#
# Z3 comes as the shared library of the `z3-solver` wheel, because building it takes a recent C++ compiler and minutes.
# It is fetched once into the cache; nothing outside the cache is written and no root is needed.
#
#   ESPALIER_CACHE     where Z3 and build products go (default: ~/.cache/espalier)
#   CARGO_TARGET_DIR   kept if set

ESPALIER_CACHE="${ESPALIER_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/espalier}"
espalier_z3_version="5.4.0.0"
espalier_z3_home="$ESPALIER_CACHE/z3-$espalier_z3_version"

# Downloads the wheel into the directory $1.
espalier_fetch_wheel() {
  local wheel="z3-solver==$espalier_z3_version" pip
  for pip in "python3 -m pip" pip3 pip; do
    if $pip --version >/dev/null 2>&1; then
      $pip download --quiet --disable-pip-version-check --no-deps --only-binary :all: --dest "$1" "$wheel" && return 0
    fi
  done
  # A virtual environment brings its own pip where the system has none.
  if python3 -m venv "$1/venv" >/dev/null 2>&1; then
    "$1/venv/bin/pip" download --quiet --disable-pip-version-check --no-deps --only-binary :all: --dest "$1" "$wheel" && return 0
  fi
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    apt-get install -y -q python3-pip >&2 &&
      python3 -m pip download --quiet --no-deps --only-binary :all: --dest "$1" "$wheel" && return 0
  fi
  echo "espalier: could not fetch $wheel; install Python 3 with pip, or put libz3.so of Z3 $espalier_z3_version into $espalier_z3_home/lib" >&2
  return 1
}

# Unpacks the library and the headers, atomically: a half-finished download never looks like a finished one.
espalier_prepare_z3() {
  [ -e "$espalier_z3_home/lib" ] && return 0
  mkdir -p "$ESPALIER_CACHE" || return 1
  local work
  work="$(mktemp -d "$ESPALIER_CACHE/z3.XXXXXX")" || return 1
  if espalier_fetch_wheel "$work" && python3 - "$work" <<'PYTHON'
import glob, os, sys, zipfile
work = sys.argv[1]
wheel = zipfile.ZipFile(glob.glob(os.path.join(work, "*.whl"))[0])
for name in wheel.namelist():
    if name.startswith(("z3/lib/", "z3/include/")):
        wheel.extract(name, os.path.join(work, "unpacked"))
PYTHON
  then
    # Another process may have been faster; then its result stands.
    mv -T "$work/unpacked/z3" "$espalier_z3_home" 2>/dev/null || [ -e "$espalier_z3_home/lib" ] ||
      mv "$work/unpacked/z3" "$espalier_z3_home"
  fi
  rm -rf "$work"
  [ -e "$espalier_z3_home/lib" ]
}

espalier_prepare_z3 || return 1 2>/dev/null || exit 1

export ESPALIER_CACHE
export Z3_LIBRARY_PATH_OVERRIDE="$espalier_z3_home/lib"
export Z3_SYS_Z3_VERSION="5.4.0"
# A Z3 of the distribution, which pkg-config would find first, is too old.
export Z3_NO_PKG_CONFIG=1
export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-$ESPALIER_CACHE/target}"
# The run path lets the binaries find the library without LD_LIBRARY_PATH.
case " ${RUSTFLAGS:-} " in
  *"-rpath,$espalier_z3_home/lib "*) ;;
  *) export RUSTFLAGS="${RUSTFLAGS:+$RUSTFLAGS }-C link-arg=-Wl,-rpath,$espalier_z3_home/lib" ;;
esac
