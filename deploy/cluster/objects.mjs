import { processOf } from './ready-pods.mjs';

/** Resources that come and go by themselves, or are no objects. */
const PASSING = new Set(['events', 'leases', 'componentstatuses', 'nodes']);

/** Everything that the API server lists, as `RESOURCE NAMESPACE/NAME`. */
export async function everything(client) {
  const groups = (await client.get('/apis')).groups.map(({ preferredVersion }) => preferredVersion.groupVersion);
  const paths = ['/api/v1', ...groups.filter((each) => !each.includes('metrics')).map((each) => `/apis/${each}`)];
  const names = new Set();
  for (const path of paths) {
    const { resources } = await client.get(path);
    for (const { name, verbs } of resources) {
      if (!verbs.includes('list') || PASSING.has(name)) continue;
      for (const { metadata } of (await client.get(`${path}/${name}`)).items)
        names.add(`${name} ${metadata.namespace ?? ''}/${metadata.name}`);
    }
  }
  return names;
}

/** The objects of a resource in a namespace by the process that they belong to. */
async function byComponent(client, group, resource, namespace) {
  const { items } = await client.get(`/apis/${group}/namespaces/${namespace}/${resource}`);
  return Object.fromEntries(items.map((each) => [processOf(each), each]));
}

export const deployments = (client, namespace) => byComponent(client, 'apps/v1', 'deployments', namespace);

/** What the budgets of a namespace ask for: { least, all } ready pods of each process. */
export async function budgets(client, namespace) {
  const found = await byComponent(client, 'policy/v1', 'poddisruptionbudgets', namespace);
  const pick = (key) => Object.fromEntries(Object.entries(found).map(([name, { status }]) => [name, status[key]]));
  return { least: pick('desiredHealthy'), all: pick('expectedPods') };
}
