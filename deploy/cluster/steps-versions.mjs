import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { copyChart, inFolder, LATER } from './charts.mjs';
import { budgets, everything } from './objects.mjs';
import { CHART, deleteNamespace, makeNamespace, NAMESPACE, release, settled, uninstall, watched } from './release.mjs';

const FILE = 'values-large.yaml';
const ROLLBACK = ['-n', NAMESPACE, 'rollback', 'cuspal', '--wait'];

/** A release goes to the chart of this tree from the one before, on to a later one, and back to each. */
export const versionSteps = (cluster) => ({
  'the chart before and the one after: upgrades and rollbacks': {
    lacks: async () =>
      (await chartBefore(cluster)) === undefined ? 'the history of the chart is not there' : undefined,
    work: () => inFolder('cuspal-charts-', (folder) => thereAndBack(cluster, folder)),
  },
});

async function thereAndBack(cluster, folder) {
  const older = await chartOf(cluster, await chartBefore(cluster), folder);
  // The later one is what an operator has who upgraded and goes back.
  const newer = copyChart(join(folder, 'after'), LATER);
  await makeNamespace(cluster);
  const before = await everything(cluster.client);
  const to = (verb, tag, chart) => cluster.run('helm', release(verb, FILE, tag, [], chart));
  await to('install', 'before', older);
  await settled(cluster);
  const said = [];
  const rolled = async (title, work) => {
    const { all } = await budgets(cluster.client, NAMESPACE);
    said.push(`${title} ${await watched(cluster, all, work)}`);
    await settled(cluster);
  };
  await rolled('from the one before:', () => to('upgrade', 'this', CHART));
  await rolled('to the one after:', () => to('upgrade', 'after', newer));
  await rolled('back to this:', () => cluster.run('helm', ROLLBACK));
  await rolled('back to the one before:', () => cluster.run('helm', [...ROLLBACK, '1']));
  await uninstall(cluster, before);
  await deleteNamespace(cluster);
  return said.join('; ');
}

/**
 * The commit whose chart was the last: that of the newest tag, and before there was one the commit before the newest
 * change of a template. Undefined where the history is not there.
 */
async function chartBefore(cluster) {
  const git = async (...words) => {
    const { ok, output } = await cluster.attempt('git', words);
    return ok && output.trim() !== '' ? output.trim() : undefined;
  };
  const tagged = await git('describe', '--tags', '--abbrev=0', '--match=v[0-9]*', 'HEAD^');
  if (tagged !== undefined) return tagged;
  const changed = await git('log', '-1', '--format=%H', '--', `${CHART}/templates`);
  return changed && git('rev-parse', '--verify', '--quiet', `${changed}^`);
}

async function chartOf(cluster, commit, folder) {
  const [tree, archive] = [join(folder, 'before'), join(folder, 'before.tar')];
  mkdirSync(tree);
  await cluster.run('git', ['archive', '--output', archive, commit, CHART]);
  await cluster.run('tar', ['-xf', archive, '-C', tree]);
  return join(tree, CHART);
}
