# Finds or installs the tools of the build. Source this file from bash.
#
# Rust comes from rustup where it is there, else from what the system has; a C compiler is needed by the parser crates.

espalier_need() {
  echo "espalier: $1" >&2
  exit 2
}

espalier_apt() {
  [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
  echo "espalier: installing $* with apt-get" >&2
  { apt-get install -y -q "$@" || { apt-get update -q && apt-get install -y -q "$@"; }; } >/dev/null 2>&1
}

[ -x "$HOME/.cargo/bin/cargo" ] && case ":$PATH:" in *":$HOME/.cargo/bin:"*) ;; *) PATH="$HOME/.cargo/bin:$PATH" ;; esac
if ! command -v cargo >/dev/null; then
  espalier_apt rustup && rustup default stable >/dev/null 2>&1 || true
  command -v cargo >/dev/null || espalier_need "needs Rust 1.95 or newer: install it from https://rustup.rs and run this again"
fi
command -v cc >/dev/null || espalier_apt gcc libc6-dev || espalier_need "needs a C compiler: install gcc or clang and run this again"
command -v python3 >/dev/null || espalier_apt python3 python3-pip || espalier_need "needs Python 3 to unpack the Z3 library: install python3 and run this again"
