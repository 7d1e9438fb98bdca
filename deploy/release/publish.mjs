import { chmodSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { chartFile } from './chart.mjs';
import { GO_FILES } from './packages.mjs';

/**
 * The script that publishes a release, which its owner runs. Each part may be asked for alone. With COSIGN_KEY it signs by
 * that key and without a public log; without, by the identity of who runs it (Sigstore's keyless way).
 */
export function publishScript({ version, commit, registry, platforms, path, files }) {
  const image = `$REGISTRY/cuspal:${version}`;
  const quoted = files.map((name) => `'${name}'`);
  const ending = (end) => quoted.filter((name) => name.endsWith(`${end}'`)).join(' ');
  const chart = chartFile(version);
  const packages = quoted.filter((name) => /\.tgz'$/.test(name) && name !== `'${chart}'`).join(' ');
  return `#!/bin/sh
# Publishes Cuspal ${version}: sh publish.sh [images] [chart] [npm] [python] [tag] [go]; without words all of it.
# REGISTRY is where images and the chart go. COSIGN_KEY is a key of cosign; without one Sigstore knows who signs.
set -eu
cd "$(dirname "$0")"
PATH="${path}:$PATH"
REGISTRY="\${REGISTRY:-${registry}}"

cosign_key() {
  [ -z "\${COSIGN_KEY:-}" ] || echo --key "$COSIGN_KEY" --use-signing-config=false --tlog-upload=false
}
attest() { # TYPE FILE DIGEST
  cosign attest --yes $(cosign_key) --type "$1" --predicate "$2" "$REGISTRY/cuspal@$3"
}
images() {
  crane push image "${image}" >/dev/null
  digest=$(crane digest "${image}")
  cosign sign --yes --recursive $(cosign_key) "$REGISTRY/cuspal@$digest"
  attest slsaprovenance1 provenance.json "$digest"
${platforms
  .map(
    (platform) =>
      `  attest cyclonedx sbom-${platform.split('/')[1]}.cdx.json "$(crane digest --platform ${platform} "${image}")"`,
  )
  .join('\n')}
  echo "${image}@$digest"
}
chart() {
  pushed=$(helm push ${chart} "oci://$REGISTRY/charts" \${HELM_PUSH_WORDS:-} 2>&1) || { echo "$pushed" >&2; return 1; }
  digest=$(echo "$pushed" | sed -n 's/^Digest: //p')
  cosign sign --yes $(cosign_key) "$REGISTRY/charts/cuspal@$digest"
  echo "oci://$REGISTRY/charts/cuspal --version ${version} ($digest)"
}
npm() {
  for file in ${packages}; do command npm publish "./$file" --access public; done
}
python() {
  for file in ${ending('.whl')}; do python3 -m twine upload "$file"; done
}
tag() {
  cosign sign-blob --yes $(cosign_key) --bundle SHA256SUMS.sigstore.json SHA256SUMS
  git tag --annotate "v${version}" --message "Cuspal ${version}" ${commit}
  git push origin "v${version}"
}

go() { # the tag of the module has a commit of its own, with the files that are made
  GIT_INDEX_FILE="$(mktemp -d)/index"
  export GIT_INDEX_FILE
  git read-tree ${commit}
  for file in ${GO_FILES.join(' ')}; do
    git update-index --add --cacheinfo "100644,$(git hash-object -w "go-$file"),clients/go/$file"
  done
  made=$(git commit-tree "$(git write-tree)" -p ${commit} -m "chore(clients): add what is made of the tools, ${version}")
  rm -r "$(dirname "$GIT_INDEX_FILE")"
  unset GIT_INDEX_FILE
  git tag --annotate "clients/go/v${version}" --message "Cuspal ${version}" "$made"
  git push origin "clients/go/v${version}"
}

sha256sum --quiet --check SHA256SUMS
[ $# -gt 0 ] || set -- images chart npm python tag go
for part in "$@"; do
  case "$part" in
    images | chart | npm | python | tag | go) "$part" ;;
    *) echo "There is no part $part: images, chart, npm, python, tag, go." >&2; exit 2 ;;
  esac
done
`;
}

/** Writes it beside the files of the release. */
export function writePublish({ out, version, commit, registry, platforms, programs }) {
  const path = [...new Set(Object.values(programs).filter(existsSync).map(dirname))].join(delimiter);
  const file = join(out, 'publish.sh');
  writeFileSync(file, publishScript({ version, commit, registry, platforms, path, files: readdirSync(out) }));
  chmodSync(file, 0o755);
  return file;
}
