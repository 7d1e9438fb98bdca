import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { CHART, packChart } from '../deploy/release/chart.mjs';
import { packAirGap, writeChecksums } from '../deploy/release/checksums.mjs';
import { takeBills, writeProvenance } from '../deploy/release/images.mjs';
import { readLayout, unpack } from '../deploy/release/layout.mjs';
import { prove } from '../deploy/release/proof.mjs';
import { writePublish } from '../deploy/release/publish.mjs';
import { lacksRegistry } from '../deploy/release/registry.mjs';
import { GO_PROGRAMS, goProgram, RELEASE_PROGRAMS } from '../deploy/tools/versions.mjs';
import { textOf } from './support/compose.ts';

const ROOT = join(import.meta.dirname, '..');
const VERSION = '0.2.0';
/** cosign and the registry are started many times. */
const LONGEST_MS = 600_000;
const PROCESSORS = { amd64: 'x64', arm64: 'arm64' };
const [helm = ''] = GO_PROGRAMS.map(goProgram);
const [crane = '', cosign = ''] = RELEASE_PROGRAMS.map(goProgram);
const missing = [
  ...[helm, crane, cosign].filter((file) => !existsSync(file)).map((file) => file.split('/').at(-1)),
  ...(lacksRegistry() === undefined ? [] : ['docker-registry']),
];
const folder = mkdtempSync(join(tmpdir(), 'cuspal-release-'));
const out = join(folder, 'out');
const image = join(out, 'image');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Puts bytes into an OCI layout; returns what a manifest says of them. */
function put(mediaType: string, bytes: Buffer): { mediaType: string; digest: string; size: number } {
  const digest = createHash('sha256').update(bytes).digest('hex');
  mkdirSync(join(image, 'blobs/sha256'), { recursive: true });
  writeFileSync(join(image, 'blobs/sha256', digest), bytes);
  return { mediaType, digest: `sha256:${digest}`, size: bytes.length };
}
const putJson = (kind: string, value: object) =>
  put(`application/vnd.oci.image.${kind}.v1+json`, Buffer.from(JSON.stringify(value)));

/** An image for two processors that holds a bill of materials and nothing else, as an OCI layout. */
function smallImage(): void {
  const manifests = Object.entries(PROCESSORS).map(([architecture, node]) => {
    const files = join(folder, 'files', architecture);
    mkdirSync(join(files, 'app'), { recursive: true });
    const bill = {
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      components: [{ type: 'library', name: `koffi-linux-${node}` }],
    };
    writeFileSync(join(files, 'app/sbom.cdx.json'), JSON.stringify(bill));
    const { stdout } = spawnSync('tar', ['-c', '-C', files, 'app'], { maxBuffer: 1e7 });
    const layer = put('application/vnd.oci.image.layer.v1.tar+gzip', gzipSync(stdout));
    const whole = createHash('sha256').update(stdout).digest('hex');
    const config = putJson('config', {
      architecture,
      os: 'linux',
      rootfs: { type: 'layers', diff_ids: [`sha256:${whole}`] },
    });
    const manifest = {
      schemaVersion: 2,
      mediaType: 'application/vnd.oci.image.manifest.v1+json',
      config,
      layers: [layer],
    };
    return { ...putJson('manifest', manifest), platform: { os: 'linux', architecture } };
  });
  const index = { schemaVersion: 2, mediaType: 'application/vnd.oci.image.index.v1+json', manifests };
  writeFileSync(join(image, 'oci-layout'), '{"imageLayoutVersion":"1.0.0"}');
  writeFileSync(join(image, 'index.json'), JSON.stringify({ schemaVersion: 2, manifests: [putJson('index', index)] }));
}

const release = {
  ...{ root: ROOT, folder, out, image, version: VERSION, commit: 'c0ffee', seconds: 0 },
  registry: 'ghcr.io/cuspal',
  repository: 'https://example.com/cuspal',
  platforms: Object.keys(PROCESSORS).map((name) => `linux/${name}`),
  builder: { name: 'a test' },
  programs: { helm, crane, cosign },
};

it('an image is read by its digests, platform by platform, and a changed file is found', () => {
  smallImage();
  const { platforms } = readLayout(image);
  expect(platforms.map(({ name }: { name: string }) => name)).toEqual(release.platforms);
  for (const platform of platforms) unpack(image, platform, join(folder, 'roots', platform.architecture));
  expect(takeBills(release)).toBe('1 packages of linux/amd64, 1 packages of linux/arm64');
  writeFileSync(join(folder, 'base'), `docker.io/library/node:24@sha256:${'0'.repeat(64)}`);
  expect(writeProvenance(release)).toBe('commit c0ffee, base 000000000000');
  const [{ digest }] = platforms;
  const file = join(image, 'blobs', digest.replace(':', '/'));
  writeFileSync(file, '{}');
  expect(() => readLayout(image)).toThrow(`${digest} of ${image} was changed`);
  smallImage();
});

const title = missing.length > 0 ? ` (skipped: not installed are ${missing.join(', ')})` : '';
it.skipIf(missing.length > 0)(
  `a release comes back from a registry as it went there, and a changed one is refused${title}`,
  async () => {
    smallImage();
    const tree = join(folder, 'tree');
    mkdirSync(tree, { recursive: true });
    expect(spawnSync('cp', ['-r', '--parents', CHART, tree], { cwd: ROOT }).status).toBe(0);
    const manifest = textOf(`${CHART}/Chart.yaml`).replaceAll(/(?<=^(?:version|appVersion): ).+/gm, VERSION);
    writeFileSync(join(tree, CHART, 'Chart.yaml'), manifest);
    packChart({ ...release, tree, helm, changelog: textOf('CHANGELOG.md') });
    packAirGap(release);
    await writeChecksums(release);
    writePublish(release);
    expect(await prove(release)).toMatch(
      /^2 platforms pushed, pulled, verified with their statements; a changed image was refused/,
    );
  },
  LONGEST_MS,
);
