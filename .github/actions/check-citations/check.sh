#!/usr/bin/env bash
# The step of action.yml: what a workflow wrote comes in CHECK_*, never as a part of a command.
set -euo pipefail

root=$(cd "$ACTION_PATH/../../.." && pwd)
work=${RUNNER_TEMP:-$(mktemp -d)}
sarif=$work/citations.sarif

[ -d "$root/node_modules" ] || (cd "$root" && npm ci --no-audit --no-fund)
site=${CHECK_SITE:-}
if [ -z "$site" ]; then
  site=$work/taiyaku-site
  (cd "$root" && npm run build -- --out "$site")
fi

arguments=(--site "$site")
[ -z "${CHECK_AS_OF:-}" ] || arguments+=(--as-of "$CHECK_AS_OF")
[ "${CHECK_GIT:-false}" != true ] || arguments+=(--git)
arguments+=(--)
while IFS= read -r path; do
  [ -z "$path" ] || arguments+=("$path")
done <<<"${CHECK_PATH:-.}"

check() {
  "$root/node_modules/.bin/node" "$root/scripts/check-citations.ts" "$@"
}

status=0
check --format sarif "${arguments[@]}" >"$sarif" || status=$?
[ "$status" -le 1 ] || exit "$status"
check --quiet "${arguments[@]}" || true
echo "sarif=$sarif" >>"${GITHUB_OUTPUT:-/dev/null}"
[ "${CHECK_FAIL:-true}" != false ] || exit 0
exit "$status"
