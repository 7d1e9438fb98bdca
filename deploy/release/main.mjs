import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { zig } from '../../packages/engine/library.mjs';
import { ROOT } from '../../scripts/lib/runtime.mjs';
import { run } from '../tools/run.mjs';
import { GO_PROGRAMS, goProgram, RELEASE_PROGRAMS } from '../tools/versions.mjs';
import { findBuilder } from './builders.mjs';
import { packChart } from './chart.mjs';
import { packAirGap, writeChecksums } from './checksums.mjs';
import { checkFiles, lacksToTry, makeImages, pinned, takeBills, tryImage, writeProvenance } from './images.mjs';
import { buildTree, lacksWheel, packBundle, packClients, packNpm } from './packages.mjs';
import { prove } from './proof.mjs';
import { writePublish } from './publish.mjs';
import { lacksRegistry } from './registry.mjs';
import { runSteps } from './steps.mjs';
import { bump, copyCommit, git, titlesSince } from './tree.mjs';
import { isVersion } from './versions.mjs';
import { draft } from './changes.mjs';

const USAGE = `npm run release -- --dry-run [--version x.y.z]   makes and checks a release, and publishes nothing
npm run release -- --write --version x.y.z       writes the version into all manifests and the changelog
npm run release -- --draft                       prints a section of the changelog from the titles of commits

--registry ghcr.io/cuspal   where images and the chart will be     --base IMAGE   what images are made on
--platforms linux/amd64,linux/arm64                                --all          a step that is skipped is a fault
`;
const { values: asked } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    draft: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    version: { type: 'string' },
    registry: { type: 'string', default: 'ghcr.io/cuspal' },
    base: { type: 'string' },
    platforms: { type: 'string', default: 'linux/amd64,linux/arm64' },
  },
});
const committed = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version;
const version = asked.version ?? committed;

process.exitCode = await begin();

async function begin() {
  if (!isVersion(version)) return told(`${version} is no version: give one such as 0.2.0 or 0.2.0-rc.1.`);
  if (asked.draft) process.stdout.write(draft(titlesSince(ROOT)));
  else if (asked.write) process.stdout.write(`${bump({ root: ROOT, tree: ROOT, version, date: today() })}\n`);
  else if (asked['dry-run']) return dryRun();
  else return told(USAGE);
  return 0;
}

function told(sentence) {
  process.stderr.write(`${sentence}\n`);
  return 2;
}

async function dryRun() {
  const release = plan();
  const state = { folder: release.folder, key: release.key, say };
  const { lacking, failed } = await runSteps(stepsOf(release), state);
  if (failed !== undefined) return 1;
  process.stdout.write(
    `${lacking.length === 0 ? 'nothing' : lacking.join(', ')} skipped; the files are in ${release.out}\n`,
  );
  if (lacking.includes('publish.sh')) {
    const words = version === committed ? '' : ` --version ${version}`;
    process.stdout.write(
      `What was skipped is missing in the release. Run it where it can be done: npm run release -- --dry-run${words}\n`,
    );
  } else
    process.stdout.write(`Nothing is published. The last command is yours: sh ${join(release.out, 'publish.sh')}\n`);
  return asked.all && lacking.length > 0 ? 1 : 0;
}

function plan() {
  const [commit] = git(ROOT, 'rev-parse', 'HEAD');
  const [seconds] = git(ROOT, 'log', '-1', '--format=%ct', commit).map(Number);
  const folder = join(ROOT, '.data/release', version);
  const [helm] = GO_PROGRAMS.map(goProgram);
  const [crane, cosign] = RELEASE_PROGRAMS.map(goProgram);
  const { repository } = JSON.parse(readFileSync(join(ROOT, 'server.json'), 'utf8'));
  const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
  const base = asked.base ?? /^ARG BASE=(.+)$/m.exec(dockerfile)[1];
  const { registry } = asked;
  const platforms = asked.platforms.split(',');
  return {
    ...{ root: ROOT, version, commit, seconds, folder, base, registry, platforms },
    tree: join(folder, 'tree'),
    out: join(folder, 'out'),
    image: join(folder, 'out/image'),
    repository: repository.url,
    builder: findBuilder(),
    programs: { helm, crane, cosign },
    key: JSON.stringify({ commit, version, registry, base, platforms }),
  };
}

/** Every step in its order. What a step finds out for those after it stands in `release`. */
function stepsOf(release) {
  const { programs, platforms } = release;
  const lacksProgram = (name) =>
    existsSync(programs[name]) ? undefined : `${name} is not installed: node deploy/tools/main.mjs --release`;
  const lacksZig = () => (zig() === undefined ? 'zig is not installed: pip install ziglang==0.17.1' : undefined);
  const changelog = () => readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
  const tries = platforms.map((platform) => ({
    name: `try ${platform}`,
    after: ['native files'],
    lacks: () => lacksToTry(platform),
    work: () => tryImage(release, platform),
  }));
  return [
    {
      name: 'tree',
      work: () => {
        mkdirSync(release.out, { recursive: true });
        return copyCommit(release);
      },
    },
    { name: 'version', after: ['tree'], work: () => bump({ ...release, date: today() }) },
    {
      name: 'chart',
      after: ['version'],
      lacks: () => lacksProgram('helm'),
      work: () => packChart({ ...release, helm: programs.helm, changelog: changelog() }),
    },
    {
      name: 'images',
      after: ['version'],
      lacks: () => {
        if (release.builder === undefined) return 'neither docker buildx nor buildah is here';
        return lacksProgram('crane') ?? lacksBase(release);
      },
      work: () => makeImages(release),
    },
    { name: 'native files', after: ['images'], work: () => checkFiles(release) },
    ...tries,
    { name: 'bills of materials', after: ['native files'], work: () => takeBills(release) },
    { name: 'provenance', after: ['images'], work: () => writeProvenance(release) },
    { name: 'build', after: ['version'], work: () => buildTree(release) },
    { name: 'npm packages', after: ['build'], lacks: lacksZig, work: () => packNpm(release) },
    { name: 'bundle for Claude Desktop', after: ['build'], lacks: lacksZig, work: () => packBundle(release) },
    { name: 'Python and Go clients', after: ['build'], lacks: lacksWheel, work: () => packClients(release) },
    { name: 'air-gap bundle', after: ['images', 'chart'], work: () => packAirGap(release) },
    { name: 'checksums', ofAll: true, work: () => writeChecksums(release) },
    {
      name: 'push, pull and verify',
      after: ['images', 'chart', 'bills of materials', 'provenance'],
      lacks: () => lacksRegistry() ?? lacksProgram('cosign'),
      work: () => {
        writePublish(release);
        return prove(release);
      },
    },
    {
      name: 'publish.sh',
      after: [
        ...['images', 'chart', 'bills of materials', 'provenance', 'npm packages', 'bundle for Claude Desktop'],
        'Python and Go clients',
      ],
      lacks: () =>
        version === committed
          ? undefined
          : `the commit names ${committed}: npm run release -- --write --version ${version}, and commit that`,
      work: () => writePublish(release),
    },
  ];
}

/** Finds the base by its digest, once; says why where its registry is not reached. */
function lacksBase(release) {
  try {
    release.base = pinned(release.programs.crane, release.base);
    return undefined;
  } catch (fault) {
    return fault.message;
  }
}

function say(how, name, what, milliseconds) {
  const time = milliseconds === undefined ? '' : `, ${(milliseconds / 1000).toFixed(0)} s`;
  process.stdout.write(`${how.padEnd(8)} ${name}${time}${what ? `: ${what}` : ''}\n`);
}

function today() {
  return new Date().toISOString().slice(0, 10);
}
