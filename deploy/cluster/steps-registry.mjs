import { appendFileSync, copyFileSync, existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { writeChecksums } from '../release/checksums.mjs';
import { writePublish } from '../release/publish.mjs';
import { lacksRegistry, startRegistry } from '../release/registry.mjs';
import { goProgram, RELEASE_PROGRAMS } from '../tools/versions.mjs';
import { copyChart, inFolder, LATER, packedChart, versionHere } from './charts.mjs';
import { ROOT } from './cluster.mjs';
import { commandsAfter } from './guide.mjs';
import { budgets, everything } from './objects.mjs';
import {
  CHART,
  deleteNamespace,
  makeNamespace,
  NAMESPACE,
  nothingMore,
  release,
  settled,
  uninstall,
  watched,
} from './release.mjs';
import { assertSameObjects } from './same-objects.mjs';

const [LARGE, SMALL] = ['values-large.yaml', 'values-small.yaml'];
/** The registry of this machine has no certificate. */
const PLAIN = '--plain-http';
const GUIDE = 'docs/releases.md';
const VERIFIED = 'verified first:';
/** How a key signs that tells no public log. */
const NO_LOG = ['--use-signing-config=false', '--tlog-upload=false'];
const TEMPLATE = ['--validate', '--no-hooks'];
const [crane, cosign] = RELEASE_PROGRAMS.map(goProgram);

/** The chart as strangers get it: packed by a release, out of a registry, and verified before it is installed. */
export const registrySteps = (cluster, { helm }) => ({
  'the packed chart from a registry: install, upgrade, uninstall': {
    lacks: lacksRegistry,
    work: () => inRegistry((at, folder) => liveFromRegistry(cluster, { at, folder, helm })),
  },
  [`${GUIDE}: install of a signed chart, and of none that is not`]: {
    lacks: () => lacksRegistry() ?? lacksSigning(),
    work: () => inRegistry((at, folder) => installVerified(cluster, { at, folder, helm })),
  },
});

function lacksSigning() {
  const missing = RELEASE_PROGRAMS.filter((program) => !existsSync(goProgram(program))).map(({ name }) => name);
  return missing.length > 0 ? `not installed: ${missing.join(', ')} (node deploy/tools/main.mjs --release)` : undefined;
}

/** Does something with a registry and a folder, of both of which nothing stays. */
const inRegistry = (work) =>
  inFolder('cuspal-registry-', async (folder) => {
    const { address, stop } = await startRegistry(join(folder, 'registry'));
    try {
      return await work(`${address}/cuspal`, folder);
    } finally {
      stop();
    }
  });

const push = (cluster, archive, at) => cluster.run('helm', ['push', archive, `oci://${at}/charts`, PLAIN]);

/** A release comes out of a registry and goes to a later version there; its objects are those of the tree each time. */
async function liveFromRegistry(cluster, { at, folder, helm }) {
  const here = versionHere();
  for (const version of [here, LATER])
    await push(cluster, packedChart(join(folder, version), { version, helm, registry: at }), at);
  await makeNamespace(cluster);
  const before = await everything(cluster.client);
  const made = (tag, chart) => cluster.run('helm', [...release('template', LARGE, tag, [], chart), ...TEMPLATE]);
  const [now, later] = [await made('this', CHART), await made('later', copyChart(join(folder, 'later'), LATER))];
  const from = (verb, version, tag) =>
    cluster.run('helm', [...release(verb, LARGE, tag, [], `oci://${at}/charts/cuspal`), '--version', version, PLAIN]);

  await from('install', here, 'this');
  await settled(cluster);
  const said = [`installed: ${await assertSameObjects(cluster, now)}`];
  const { all } = await budgets(cluster.client, NAMESPACE);
  const rolled = await watched(cluster, all, () => from('upgrade', LATER, 'later'));
  await settled(cluster);
  said.push(`upgraded: ${await assertSameObjects(cluster, later)}, ${rolled}`);
  said.push(`uninstalled: ${await uninstall(cluster, before)}`);
  await deleteNamespace(cluster);
  return said.join('; ');
}

/**
 * The guide for those who verify, word by word. It installs what the release's own script signed, and nothing where the
 * same tag leads to a chart that was changed, whether nobody signed that or a stranger.
 */
async function installVerified(cluster, { at, folder, helm }) {
  const version = versionHere();
  const chart = `${at}/charts/cuspal`;
  const digest = async () => (await cluster.run(crane, ['digest', `${chart}:${version}`])).trim();
  const path = [crane, cosign].map((file) => dirname(file)).join(delimiter);
  const env = { COSIGN_PASSWORD: '', PATH: `${path}${delimiter}${cluster.environment.PATH}` };
  const shell = { cwd: folder, env };
  for (const who of ['cosign', 'stranger'])
    await cluster.run(cosign, ['generate-key-pair', '--output-key-prefix', who], shell);
  const key = { COSIGN_KEY: join(folder, 'cosign.key'), HELM_PUSH_WORDS: PLAIN };
  const script = await publishScript(folder, { version, at, helm });
  await cluster.run('sh', [script, 'chart'], { cwd: folder, env: { ...env, ...key } });
  const signed = await digest();

  await makeNamespace(cluster);
  const before = await everything(cluster.client);
  const values = join(folder, 'values.yaml');
  copyFileSync(join(ROOT, CHART, SMALL), values);
  const lines = commandsAfter(readFileSync(join(ROOT, GUIDE), 'utf8'), VERIFIED, { REGISTRY: at, VERSION: version });
  const typed = lines.map((line) => (line.startsWith('helm') ? `${line} ${PLAIN}` : line)).join('\n');
  const install = () => cluster.attempt('sh', ['-ec', typed], shell);
  const refused = async (whose, why) => {
    const { ok, output } = await install();
    if (ok || !why.test(output)) throw new Error(`a chart ${whose} was to be refused by ${why}:\n${output}`);
    await nothingMore(cluster, before);
  };

  await push(cluster, await packedChanged(cluster, folder, version), at);
  await refused('that was changed', /no signatures found/);
  const sign = ['sign', '--yes', '--key', 'stranger.key', ...NO_LOG, `${chart}@${await digest()}`];
  await cluster.run(cosign, sign, shell);
  await refused('that a stranger signed', /no matching (?:signatures|attestations)/);

  await cluster.run(crane, ['tag', `${chart}@${signed}`, version]);
  const text = await cluster.run('helm', [
    ...['-n', NAMESPACE, 'template', 'cuspal', CHART, '-f', values, '--set', `image.repository=${at}/cuspal`],
    ...TEMPLATE,
  ]);
  const { ok, output } = await install();
  if (!ok) throw new Error(`the chart that was signed was not installed:\n${output}`);
  const same = await assertSameObjects(cluster, text);
  await uninstall(cluster, before);
  await deleteNamespace(cluster);
  return `${same}; one that was changed and one that a stranger signed were refused`;
}

/** Packs the chart, and writes the script that publishes it as that of a release does. */
async function publishScript(folder, { version, at, helm }) {
  const out = dirname(packedChart(folder, { version, helm, registry: at }));
  await writeChecksums({ out });
  return writePublish({ out, version, registry: at, platforms: [], commit: 'HEAD', programs: { helm, crane, cosign } });
}

/** The chart of the tree in the same version with a comment more, packed. */
async function packedChanged(cluster, folder, version) {
  const parent = join(folder, 'changed');
  const chart = copyChart(parent, version);
  appendFileSync(join(chart, 'values.yaml'), '# changed\n');
  await cluster.run('helm', ['package', chart, '--destination', parent]);
  return join(parent, `cuspal-${version}.tgz`);
}
