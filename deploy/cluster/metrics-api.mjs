import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { isReady, processOf } from './ready-pods.mjs';

const CALLS = 'cuspal_tool_calls_under_way';
const RESOURCE = '/apis/metrics.k8s.io/v1beta1';
const CUSTOM = '/apis/custom.metrics.k8s.io/v1beta2';
const KINDS = {
  [RESOURCE]: { name: 'pods', kind: 'PodMetrics', verbs: ['get', 'list'] },
  [CUSTOM]: { name: `pods/${CALLS}`, kind: 'MetricValueList', verbs: ['get'] },
};
const IDLE = { cores: 0.001, calls: 0 };
const SHOWN = new RegExp(`^${CALLS}(?:\\{[^}]*\\})? (\\d+)$`, 'gm');
const READ_MS = 2_000;

/** The calls under way that a process shows at its address of metrics. */
async function callsShownAt(address) {
  const response = await fetch(address, { signal: AbortSignal.timeout(READ_MS) });
  const shown = [...(await response.text()).matchAll(SHOWN)];
  if (!response.ok || shown.length === 0) throw new Error(`${address} shows no ${CALLS}: status ${response.status}`);
  return shown.reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Loads in figures: of those that a process shows of itself, `shownAt` says where. */
export async function readLoads(loads) {
  const entries = Object.entries(loads).map(async ([name, { shownAt, ...load }]) => [
    name,
    shownAt === undefined ? load : { ...load, calls: await callsShownAt(shownAt) },
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

const selects = (selector, labels = {}) =>
  selector.split(',').every((term) => {
    const [key, value] = term.split('=');
    return labels[key] === value;
  });

/**
 * What the API of resource metrics and that of custom metrics answer to a path; undefined where they have nothing. The
 * load of a process, { cores, calls }, is shared by its ready pods, as a balancer would.
 */
export function answerTo(address, pods, loads, now) {
  const { pathname: path, searchParams } = new URL(address, 'https://metrics');
  // The star that stands for all pods may come encoded.
  const pathname = path.replaceAll(/%2a/gi, '*');
  const group = Object.keys(KINDS).find((each) => pathname === each);
  if (group !== undefined) {
    const resources = [{ singularName: '', namespaced: true, ...KINDS[group] }];
    return { kind: 'APIResourceList', apiVersion: 'v1', groupVersion: group.slice('/apis/'.length), resources };
  }
  const [, api, namespace, rest] = /^(\/apis\/[^/]+\/[^/]+)\/namespaces\/([^/]+)\/(.+)$/.exec(pathname) ?? [];
  const ready = pods.filter(
    ({ metadata, ...pod }) =>
      metadata.namespace === namespace &&
      selects(searchParams.get('labelSelector') ?? '', metadata.labels) &&
      isReady({ metadata, ...pod }),
  );
  const share = (pod) => {
    const { cores, calls } = loads[processOf(pod)] ?? IDLE;
    return { cores: cores / ready.length, calls: calls / ready.length };
  };
  const timestamp = now.toISOString();
  if (api === RESOURCE && rest === 'pods') {
    const items = ready.map((pod) => ({
      metadata: { name: pod.metadata.name, namespace, labels: pod.metadata.labels },
      timestamp,
      window: '1s',
      containers: pod.spec.containers.map(({ name }) => ({
        name,
        usage: { cpu: `${Math.round((share(pod).cores * 1000) / pod.spec.containers.length)}m`, memory: '200Mi' },
      })),
    }));
    return { kind: 'PodMetricsList', apiVersion: 'metrics.k8s.io/v1beta1', metadata: {}, items };
  }
  if (api === CUSTOM && rest === `pods/*/${CALLS}`) {
    const items = ready.map((pod) => ({
      describedObject: { kind: 'Pod', apiVersion: '/v1', namespace, name: pod.metadata.name },
      metric: { name: CALLS },
      timestamp,
      value: `${Math.round(share(pod).calls * 1000)}m`,
    }));
    return { kind: 'MetricValueList', apiVersion: 'custom.metrics.k8s.io/v1beta2', metadata: {}, items };
  }
  return undefined;
}

const failure = (code, message) => ({ kind: 'Status', apiVersion: 'v1', status: 'Failure', message, code });

/** Serves both APIs on a port of this machine; `pods` and `loads` are asked anew for each answer. */
export async function serveMetrics({ certificate, key }, pods, loads) {
  const server = createServer(
    { cert: readFileSync(certificate), key: readFileSync(key) },
    async (request, response) => {
      const answer = await readLoads(loads()).then(
        (read) => answerTo(request.url, pods(), read, new Date()) ?? failure(404, 'there is nothing at this path'),
        ({ message }) => failure(503, message),
      );
      response.writeHead(answer.code ?? 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer));
    },
  );
  await new Promise((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  return {
    port: server.address().port,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Objects that lead the API server to both APIs: a name of the cluster that stands for this machine. */
export const metricsObjects = (port) => [
  { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'metrics' } },
  {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name: 'metrics', namespace: 'metrics' },
    spec: { type: 'ExternalName', externalName: 'localhost', ports: [{ port }] },
  },
  ...Object.keys(KINDS).map((each) => {
    const [group, version] = each.slice('/apis/'.length).split('/');
    return {
      apiVersion: 'apiregistration.k8s.io/v1',
      kind: 'APIService',
      metadata: { name: `${version}.${group}` },
      spec: {
        group,
        version,
        groupPriorityMinimum: 100,
        versionPriority: 100,
        insecureSkipTLSVerify: true,
        service: { name: 'metrics', namespace: 'metrics', port },
      },
    };
  }),
];
