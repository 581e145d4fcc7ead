# Coverage-guided fuzzing of parser, specifications and lowering. Source this file from bash after scripts/env.sh.
#
# Needs a nightly toolchain and cargo-fuzz; both are installed where that can be done, and where it cannot, a sentence says so.
#
#   ESPALIER_FUZZ_SECONDS   per target (default: 60)

espalier_fuzz_tools="$ESPALIER_CACHE/cargo-fuzz"

espalier_fuzz_prepare() {
  if ! cargo +nightly --version >/dev/null 2>&1; then
    command -v rustup >/dev/null && rustup toolchain install nightly --profile minimal >&2 ||
      { echo "fuzzing needs a nightly toolchain (rustup toolchain install nightly), which could not be installed here" >&2; return 1; }
  fi
  PATH="$espalier_fuzz_tools/bin:$PATH"
  cargo +nightly fuzz --version >/dev/null 2>&1 || cargo install --quiet --locked cargo-fuzz --root "$espalier_fuzz_tools" >&2 ||
    { echo "fuzzing needs cargo-fuzz (cargo install cargo-fuzz), which could not be installed here" >&2; return 1; }
  command -v c++ >/dev/null || espalier_apt g++ || { echo "fuzzing needs a C++ compiler for libFuzzer: install g++" >&2; return 1; }
}

# A minute of every target. What was found stays in the cache and is the beginning of the next run.
espalier_fuzz() {
  espalier_fuzz_prepare || { echo "COVERAGE-GUIDED FUZZING IS SKIPPED" >&2; return 0; }
  local target corpus
  for target in $(cargo +nightly fuzz list); do
    corpus="$ESPALIER_CACHE/fuzz/$target"
    mkdir -p "$corpus" "$corpus.seeds"
    [ "$target" = jml ] || find examples -name '*.java' -exec cp {} "$corpus.seeds" \;
    grep -rhoE '//@.*|/\*@[^*]*' examples --include='*.java' | sed 's,^//@,,; s,^/\*@,,' | split -l 4 - "$corpus.seeds/spec-"
    # Without a sanitizer: there is no unsafe code to watch, and the run is several times as fast.
    CARGO_TARGET_DIR="$CARGO_TARGET_DIR/fuzz" cargo +nightly fuzz run --sanitizer none "$target" "$corpus" "$corpus.seeds" -- \
      -max_total_time="${ESPALIER_FUZZ_SECONDS:-60}" -dict=fuzz/java.dict -timeout=20 -rss_limit_mb=4096 -verbosity=0 -print_final_stats=1
  done
}
