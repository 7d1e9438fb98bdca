import { drainTwo, drainZone } from './drain.mjs';
import { budgets, deployments, everything } from './objects.mjs';
import { isReady, processOf } from './ready-pods.mjs';
import {
  deleteNamespace,
  makeNamespace,
  NAMESPACE,
  nothingMore,
  release,
  settled,
  uninstall,
  watched,
} from './release.mjs';

const FILE = 'values-large.yaml';
const SETTINGS = ['defaults.autoscaling.lullSeconds=5', 'scaling.from=prometheus-adapter'];
/** Settings with which a migration that fails does so soon and is not kept for long. */
const BRIEF = {
  set: ['migration.deadlineSeconds=10', 'migration.keepSeconds=3'],
  why: /job cuspal-migration failed: (?:DeadlineExceeded|BackoffLimitExceeded)/,
};
/** Helm waits for new pods that never become ready, and then gives up. */
const IN_VAIN = { words: ['--timeout', '10s'], why: /context deadline exceeded|timed out waiting/ };
/** At 8 calls a pod (election 2) and 70 % of a core these loads ask for so many pods. */
const BUSY = { election: { cores: 0.5, calls: 14 }, dasha: { cores: 3.4, calls: 1 } };
const GROWN = { election: 7, dasha: 5 };
/** What a process of election that is kept busy shows of itself asks for, at 2 calls a pod. */
const ASKED = { service: 'election', tool: 'find_election_window', calls: 10 };
const SHOWN = { election: 5, dasha: 3 };
const LEAST = { election: 3, dasha: 3 };
const TWO = { election: 2, natal: 2 };

const imageOf = ({ spec }) => spec.containers[0].image;
const isNew = (pod) => imageOf(pod) === 'example.com/cuspal:never-ready';
const test = ['-n', NAMESPACE, 'test', 'cuspal'];
const generations = async (cluster) =>
  Object.entries(await deployments(cluster.client, NAMESPACE)).map(([name, { metadata }]) => [
    name,
    metadata.generation,
  ]);

/** A release goes from each values file to the next, and loses no pod on the way. */
export const growingSteps = (cluster) => ({
  'from values-small.yaml to medium to large': async () => {
    await makeNamespace(cluster);
    const before = await everything(cluster.client);
    await cluster.run('helm', release('install', 'values-small.yaml', 'one'));
    const said = [];
    for (const file of ['values-medium.yaml', 'values-large.yaml']) {
      const { all } = await budgets(cluster.client, NAMESPACE);
      said.push(await watched(cluster, all, () => cluster.run('helm', release('upgrade', file, 'one'))));
      await settled(cluster, file === 'values-medium.yaml' ? TWO : LEAST);
      await cluster.run('helm', test);
    }
    await uninstall(cluster, before);
    await deleteNamespace(cluster);
    return said.join('; ');
  },
});

/** The life of a release with many replicas, from its installation to nothing. */
export const lifeSteps = (cluster) => {
  let before;
  const helm = (verb, tag) => cluster.run('helm', release(verb, FILE, tag, SETTINGS));
  const rolled = async (work) => watched(cluster, (await budgets(cluster.client, NAMESPACE)).all, work);
  const fails = async (verb, tag, { set = [], words = [], why }) => {
    const all = [...release(verb, FILE, tag, [...SETTINGS, ...set]), ...words];
    const { ok, output } = await cluster.attempt('helm', all);
    if (ok || !why.test(output)) throw new Error(`helm ${verb} of ${tag} was to fail by ${why}:\n${output}`);
  };
  return {
    [`${FILE}: a migration that fails leaves nothing installed`]: async () => {
      await makeNamespace(cluster);
      before = await everything(cluster.client);
      await fails('install', 'fails', BRIEF);
      const there = Object.keys(await deployments(cluster.client, NAMESPACE));
      if (there.length > 0) throw new Error(`there are ${there.join(', ')}`);
      await cluster.run('helm', ['-n', NAMESPACE, 'uninstall', 'cuspal', '--wait']);
      return nothingMore(cluster, before);
    },
    [`${FILE}: install`]: async () => {
      await helm('install', 'one');
      await settled(cluster);
      await cluster.run('helm', test);
      return `${Object.values(cluster.pods.counts()).reduce((sum, count) => sum + count, 0)} pods`;
    },
    'growth by processor and by calls under way': async () => {
      cluster.loads = BUSY;
      const said = await rolled(() => settled(cluster, GROWN));
      return `${JSON.stringify(GROWN)}, ${said}`;
    },
    'upgrade while grown': async () => {
      const said = await rolled(() => helm('upgrade', 'two'));
      await settled(cluster, GROWN);
      return said;
    },
    'drain of two nodes at once': () => drainTwo(cluster),
    'drain of a zone': () => drainZone(cluster),
    'upgrade whose pods never become ready': async () => {
      const said = await rolled(() => fails('upgrade', 'never-ready', IN_VAIN));
      const tried = new Set(cluster.pods.all().filter(isNew).map(processOf));
      const all = Object.keys(await deployments(cluster.client, NAMESPACE));
      const spared = all.filter((process) => !tried.has(process));
      if (spared.length > 0) throw new Error(`no new pod was tried of ${spared.join(', ')}`);
      return said;
    },
    rollback: async () => {
      const said = await rolled(() => cluster.run('helm', ['-n', NAMESPACE, 'rollback', 'cuspal', '--wait']));
      await settled(cluster, GROWN);
      const images = new Set(cluster.pods.all().filter(isReady).map(imageOf));
      if ([...images].join() !== 'example.com/cuspal:two') throw new Error(`images: ${[...images].join(', ')}`);
      return said;
    },
    'upgrade whose migration fails': async () => {
      const was = JSON.stringify(await generations(cluster));
      const said = await rolled(() => fails('upgrade', 'fails', BRIEF));
      if (JSON.stringify(await generations(cluster)) !== was) throw new Error('Deployments were changed');
      return said;
    },
    'fewer pods after a lull': async () => {
      cluster.loads = {};
      await settled(cluster, LEAST);
      return JSON.stringify(LEAST);
    },
    'growth by the calls that a real service shows': async () => {
      const busy = await cluster.busyService(ASKED);
      try {
        cluster.loads = { election: { cores: 0.1, shownAt: busy.shownAt } };
        const said = await rolled(() => settled(cluster, SHOWN));
        busy.assertBusy();
        return `${JSON.stringify(SHOWN)}, ${said}`;
      } finally {
        cluster.loads = {};
        await busy.stop();
      }
    },
    uninstall: () => uninstall(cluster, before),
  };
};
