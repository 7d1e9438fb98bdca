import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../tools/run.mjs';

const INDEX_TYPES = new Set([
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
]);
/** Folders that a running system fills, and marks of deletion, which an image of ours has none of. */
const LEFT_OUT = [
  ...['dev', 'proc', 'sys'].flatMap((name) => [`--exclude=${name}`, `--exclude=./${name}`]),
  ...['--no-anchored', '--exclude=.wh.*'],
];
const UNPACK_MS = 300_000;

/** File of a blob of an OCI layout, by its digest. */
const blobOf = (folder, digest) => join(folder, 'blobs', ...digest.split(':'));

/** The JSON of a blob; throws where its bytes are not those of its digest. */
function jsonOf(folder, digest) {
  const bytes = readFileSync(blobOf(folder, digest));
  const found = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
  if (found !== digest) throw new Error(`${digest} of ${folder} was changed: it is ${found}`);
  return JSON.parse(bytes.toString('utf8'));
}

/** An OCI layout that holds one image for some platforms: its digest, and for each platform digest, size and layers. */
export function readLayout(folder) {
  const { manifests } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  if (manifests.length !== 1) throw new Error(`${folder} holds ${manifests.length} images in place of one`);
  const [{ digest, mediaType }] = manifests;
  if (!INDEX_TYPES.has(mediaType)) throw new Error(`${folder} holds an image of one platform alone (${mediaType})`);
  const platforms = jsonOf(folder, digest).manifests.map((each) => {
    const { config, layers } = jsonOf(folder, each.digest);
    const { architecture, os } = jsonOf(folder, config.digest);
    const said = each.platform?.architecture;
    if (said !== architecture) throw new Error(`${each.digest} is listed for ${said} and made for ${architecture}`);
    return {
      name: `${os}/${architecture}`,
      architecture,
      digest: each.digest,
      size: layers.reduce((sum, { size }) => sum + size, 0),
      layers: layers.map((layer) => layer.digest),
    };
  });
  return { digest, platforms };
}

/** Unpacks the layers of a platform above each other into a new folder. */
export function unpack(folder, { layers }, target) {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const digest of layers) {
    const words = ['-xf', blobOf(folder, digest), '-C', target, '--no-same-owner', '--anchored', ...LEFT_OUT];
    const { ok, output } = run('tar', words, { timeout: UNPACK_MS });
    if (!ok) throw new Error(`${digest} could not be unpacked:\n${output}`);
  }
}
