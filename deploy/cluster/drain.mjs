import { zoneOf } from './nodes.mjs';
import { budgets } from './objects.mjs';
import { processOf } from './ready-pods.mjs';
import { NAMESPACE, settled, watched } from './release.mjs';

// The pods have temporary volumes, which is why kubectl wants to be told that they may go.
const WORDS = ['--ignore-daemonsets', '--delete-emptydir-data', '--timeout=180s'];

const componentsOn = (cluster, node) =>
  new Set(
    cluster.pods
      .all()
      .filter(({ spec }) => spec.nodeName === node)
      .map(processOf),
  );

/** The two nodes that have most processes in common, so that a budget must hold the second pod of each back. */
function closest(cluster, nodes) {
  const pairs = nodes.flatMap((one, index) => nodes.slice(index + 1).map((other) => [one, other]));
  const shared = ([one, other]) =>
    componentsOn(cluster, one.metadata.name).intersection(componentsOn(cluster, other.metadata.name)).size;
  return pairs.toSorted((a, b) => shared(b) - shared(a))[0];
}

const nodesOf = async (cluster) => (await cluster.client.get('/api/v1/nodes')).items;

async function drained(cluster, names) {
  const { least } = await budgets(cluster.client, NAMESPACE);
  let refused = 0;
  try {
    const fewest = await watched(cluster, least, async () => {
      const said = await Promise.all(names.map((name) => cluster.run('kubectl', ['drain', name, ...WORDS])));
      refused = said.join('\n').match(/would violate the pod's disruption budget/g)?.length ?? 0;
      await settled(cluster);
    });
    const left = names.filter((name) => componentsOn(cluster, name).size > 0);
    if (left.length > 0) throw new Error(`${left.join(' and ')} still has pods`);
    return { fewest, refused };
  } finally {
    await cluster.run('kubectl', ['uncordon', ...names]);
  }
}

/** Drains two nodes at once: the budgets must have held evictions back, and been kept. */
export async function drainTwo(cluster) {
  const names = closest(cluster, await nodesOf(cluster)).map(({ metadata }) => metadata.name);
  const { fewest, refused } = await drained(cluster, names);
  if (refused === 0) throw new Error('no eviction was held back, so that the budgets were not tried');
  return `${names.join(' and ')}: ${refused} evictions held back, ${fewest}`;
}

/** Drains all nodes of a zone: its pods must find a place in the others. */
export async function drainZone(cluster) {
  const nodes = await nodesOf(cluster);
  const names = nodes.filter((node) => zoneOf(node) === zoneOf(nodes[0])).map(({ metadata }) => metadata.name);
  const { fewest } = await drained(cluster, names);
  return `${names.join(' and ')}: ${fewest}`;
}
