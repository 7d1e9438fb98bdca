import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../tools/run.mjs';
import { KUBERNETES } from '../tools/versions.mjs';
import { chartFile } from './chart.mjs';
import { readLayout } from './layout.mjs';
import { startRegistry } from './registry.mjs';

const LONGEST_MS = 10 * 60_000;
/** How a signature by a key is checked that stands in no public log. */
const BY_KEY = ['--insecure-ignore-tlog'];

/**
 * Publishes a release by its own script to a registry of this machine, signed by a key made for it, and holds what comes
 * back to what went out: the image and its statements verify, and an image that was changed does not.
 */
export async function prove({ out, folder, version, programs: { crane, cosign, helm } }) {
  const work = join(folder, 'proof');
  rmSync(work, { recursive: true, force: true });
  const registry = await startRegistry(join(work, 'registry'));
  const environment = { COSIGN_PASSWORD: '', HELM_CACHE_HOME: work, HELM_CONFIG_HOME: work, HELM_DATA_HOME: work };
  const attempt = (program, words, env = {}) =>
    run(program, words, { cwd: work, env: { ...environment, ...env }, timeout: LONGEST_MS });
  const must = (program, words, env) => {
    const { ok, stdout, output } = attempt(program, words, env);
    if (!ok) throw new Error(`${program.split('/').at(-1)} ${words[0]} failed:\n${output}`);
    return stdout.trim();
  };
  try {
    must(cosign, ['generate-key-pair', '--output-key-prefix', join(work, 'key')]);
    const key = ['--key', join(work, 'key.pub'), ...BY_KEY];
    const at = `${registry.address}/cuspal`;
    must('sh', [join(out, 'publish.sh'), 'images', 'chart'], {
      REGISTRY: at,
      COSIGN_KEY: join(work, 'key.key'),
      HELM_PUSH_WORDS: '--plain-http',
    });
    const image = `${at}/cuspal:${version}`;
    const { digest, platforms } = readLayout(join(out, 'image'));
    const found = must(crane, ['digest', image]);
    if (found !== digest) throw new Error(`${digest} was pushed, and ${found} is there`);
    must(cosign, ['verify', ...key, image]);
    must(cosign, ['verify-attestation', ...key, '--type', 'slsaprovenance1', image]);
    for (const each of platforms) {
      const one = `${at}/cuspal@${each.digest}`;
      must(crane, ['validate', '--remote', one]);
      must(cosign, ['verify', ...key, one]);
      must(cosign, ['verify-attestation', ...key, '--type', 'cyclonedx', one]);
    }
    // The same tag then leads to an image with one label more.
    must(crane, ['mutate', `${at}/cuspal@${platforms[0].digest}`, '--label', 'changed=yes', '--tag', image]);
    const changed = attempt(cosign, ['verify', ...key, image]);
    if (changed.ok) throw new Error('an image that was changed is taken for ours');
    if (!/no (?:matching )?signatures/.test(changed.output)) throw new Error(`cosign said else:\n${changed.output}`);

    must(cosign, ['verify', ...key, `${at}/charts/cuspal:${version}`]);
    must(helm, ['pull', `oci://${at}/charts/cuspal`, '--version', version, '--plain-http', '--destination', work]);
    const pulled = readFileSync(join(work, `cuspal-${version}.tgz`));
    if (!pulled.equals(readFileSync(join(out, chartFile(version))))) throw new Error('the chart came back changed');
    must(helm, ['template', 'cuspal', join(work, `cuspal-${version}.tgz`), '--kube-version', KUBERNETES.version]);
    return `${platforms.length} platforms pushed, pulled, verified with their statements; a changed image was refused`;
  } finally {
    registry.stop();
    rmSync(work, { recursive: true, force: true });
  }
}
