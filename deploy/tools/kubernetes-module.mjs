import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { CACHE, KUBERNETES } from './versions.mjs';

const STAGED = /(k8s\.io\/\S+) => \.\/staging\/\S+/g;

/**
 * The manifest of a module of ours that has Kubernetes as its dependency, out of Kubernetes' own: `go install` refuses a
 * module that takes others from its folder, and so they are asked for in the version that was published with it.
 */
export function kubernetesModule(manifest, version) {
  const staged = version.replace(/^v1/, 'v0');
  const text = manifest
    .replace(/^module .+$/m, 'module cuspal/tools/kubernetes')
    .replaceAll(STAGED, `$1 => $1 ${staged}`);
  return `${text}\nrequire ${KUBERNETES.module} ${version}\n`;
}

/** Writes that module among what is kept, and returns its folder. */
export function writeKubernetesModule(version) {
  const asked = ['mod', 'download', '-json', `${KUBERNETES.module}@${version}`];
  const { ok, stdout, output } = run('go', asked);
  if (!ok) throw new Error(output);
  const folder = join(CACHE, 'modules', `kubernetes-${version}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'go.mod'), kubernetesModule(readFileSync(JSON.parse(stdout).GoMod, 'utf8'), version));
  return folder;
}
