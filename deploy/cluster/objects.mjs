import { processOf } from './ready-pods.mjs';

/** Resources that come and go by themselves, or are no objects. */
const PASSING = new Set(['events', 'leases', 'componentstatuses', 'nodes']);
/** Type of the Secrets in which Helm keeps what it installed. */
const KEPT_RELEASE = 'helm.sh/release.v1';

/** Every object that the API server lists, each with its kind: { resource, object }. */
async function* everyObject(client) {
  const groups = (await client.get('/apis')).groups.map(({ preferredVersion }) => preferredVersion.groupVersion);
  const paths = ['/api/v1', ...groups.filter((each) => !each.includes('metrics')).map((each) => `/apis/${each}`)];
  for (const path of paths) {
    const { resources } = await client.get(path);
    for (const { name: resource, kind, verbs } of resources) {
      if (!verbs.includes('list') || PASSING.has(resource)) continue;
      for (const item of (await client.get(`${path}/${resource}`)).items) yield { resource, object: { kind, ...item } };
    }
  }
}

/** Everything that the API server lists, as `RESOURCE NAMESPACE/NAME`. */
export async function everything(client) {
  const names = new Set();
  for await (const { resource, object } of everyObject(client))
    names.add(`${resource} ${object.metadata.namespace ?? ''}/${object.metadata.name}`);
  return names;
}

/** The objects that Helm made of charts, and not those in which it keeps its releases. */
export async function objectsOfHelm(client) {
  const made = [];
  for await (const { object } of everyObject(client)) {
    const isMade = (object.metadata.managedFields ?? []).some(({ manager }) => manager === 'helm');
    if (isMade && object.type !== KEPT_RELEASE) made.push(object);
  }
  return made;
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
