import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../tools/run.mjs';
import { chartFile } from './chart.mjs';

const LIST = 'SHA256SUMS';
/** What is not downloaded: the layout goes to the registry, and signatures are of this list itself. */
const LEFT_OUT = /^(?:image|publish\.sh|SHA256SUMS.*)$/;

async function sha256(file) {
  const digest = createHash('sha256');
  for await (const chunk of createReadStream(file)) digest.update(chunk);
  return digest.digest('hex');
}

/** Writes the checksums of all files of a release as `sha256sum -c` reads them. */
export async function writeChecksums({ out }) {
  const names = readdirSync(out)
    .filter((name) => !LEFT_OUT.test(name))
    .sort();
  const lines = [];
  for (const name of names) lines.push(`${await sha256(join(out, name))}  ${name}\n`);
  writeFileSync(join(out, LIST), lines.join(''));
  return `${names.length} files`;
}

/** Packs what a cluster without a way out needs: the image, the chart, and how both are brought in. */
export function packAirGap({ out, version }) {
  const name = `cuspal-airgap-${version}.tar`;
  const howTo = [
    `Cuspal ${version} for a cluster without a way out. REGISTRY is the registry that it reaches.`,
    '',
    `crane push image REGISTRY/cuspal:${version}     or: skopeo copy --all oci:image docker://REGISTRY/cuspal:${version}`,
    `helm install cuspal ${chartFile(version)} --set image.repository=REGISTRY/cuspal -f VALUES`,
    '',
    'SHA256SUMS beside this archive, and its signature SHA256SUMS.sigstore.json, say whether it is whole.',
    '',
  ];
  writeFileSync(join(out, 'AIRGAP.txt'), howTo.join('\n'));
  const files = ['AIRGAP.txt', 'image', chartFile(version)];
  const words = ['-cf', name, '--sort=name', '--owner=0', '--group=0', '--numeric-owner', ...files];
  const { ok, output } = run('tar', words, { cwd: out, timeout: 600_000 });
  if (!ok) throw new Error(output);
  return name;
}
