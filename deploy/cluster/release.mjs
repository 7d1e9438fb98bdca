import { budgets, deployments, everything } from './objects.mjs';
import { below } from './ready-pods.mjs';

export const CHART = 'deploy/helm/cuspal';
/** The namespace that docs/operations.md and the values files speak of. */
export const NAMESPACE = 'cuspal';
const IMAGE = 'example.com/cuspal';
const SECRETS = {
  'cuspal-database': { DATABASE_URL: 'postgresql://cuspal:secret@database.example.com:5432/cuspal' },
  'cuspal-redis': { REDIS_URL: 'redis://redis.example.com:6379' },
  'cuspal-mail': { SMTP_URL: 'smtp://mail.example.com:587' },
};
const SETTLE_MS = 1_000;

/** Makes the namespace with the Secrets that an operator makes outside the chart, and waits for what comes with it. */
export async function makeNamespace(cluster) {
  const secrets = Object.entries(SECRETS).map(([name, stringData]) => ({
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name, namespace: NAMESPACE },
    stringData,
  }));
  await cluster.apply([{ apiVersion: 'v1', kind: 'Namespace', metadata: { name: NAMESPACE } }, ...secrets]);
  for (const name of ['serviceaccounts/default', 'configmaps/kube-root-ca.crt'])
    await cluster.until(name, () => cluster.client.get(`/api/v1/namespaces/${NAMESPACE}/${name}`));
}

export const deleteNamespace = (cluster) => cluster.run('kubectl', ['delete', 'namespace', NAMESPACE]);

/**
 * The words of helm for the release with a values file, an image and settings: `install`, `upgrade` or `template`. A chart
 * in a registry has no folder with values, and takes those of the tree.
 */
export const release = (verb, file, tag, settings = [], chart = CHART) => [
  ...['-n', NAMESPACE, verb, 'cuspal', chart, '-f', `${chart.startsWith('oci:') ? CHART : chart}/${file}`],
  ...['--wait', '--timeout', '180s'],
  ...[`image.repository=${IMAGE}`, `image.tag=${tag}`, ...settings].flatMap((each) => ['--set', each]),
];

/**
 * Does something while pods are watched. Returns how many there were at the fewest; throws where a process had fewer than
 * `least` at any moment.
 */
export async function watched(cluster, least, work) {
  cluster.pods.begin();
  await work();
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  cluster.assertRunning();
  const { fewest, changes } = cluster.pods.seen();
  const short = below(fewest, least);
  if (short.length > 0) throw new Error(`fewer ready pods than asked for: ${short.join(', ')}`);
  const of = (counts) => Object.keys(least).map((component) => counts[component]);
  const listed = (counts) => of(counts).join(' ');
  return `never fewer ready than ${listed(fewest)} where ${listed(least)} are asked for, ${changes} changes`;
}

/** Waits until each process has as many ready pods as its Deployment asks for, and none is left over. */
export function settled(cluster, replicas = {}) {
  return cluster.until(`${JSON.stringify(replicas)} replicas, all ready`, async () => {
    const found = Object.entries(await deployments(cluster.client, NAMESPACE));
    const { all } = await budgets(cluster.client, NAMESPACE);
    const counts = cluster.pods.counts();
    return (
      found.length > 0 &&
      found.every(
        ([name, { spec, status, metadata }]) =>
          status.observedGeneration === metadata.generation &&
          spec.replicas === (replicas[name] ?? spec.replicas) &&
          [counts[name], status.updatedReplicas, status.replicas, all[name]].every((count) => count === spec.replicas),
      )
    );
  });
}

/** Uninstalls, and waits until nothing is there that was not before. */
export async function uninstall(cluster, before) {
  await cluster.run('helm', ['-n', NAMESPACE, 'uninstall', 'cuspal', '--wait']);
  return nothingMore(cluster, before);
}

export async function nothingMore(cluster, before) {
  let left = [];
  const gone = cluster.until('nothing is left', async () => {
    left = [...(await everything(cluster.client))].filter((name) => !before.has(name));
    return left.length === 0;
  });
  await gone.catch((fault) => {
    throw new Error(`${fault.message}\n${left.join('\n')}`);
  });
  return `${before.size} objects as before`;
}
