import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { locationOf } from '../deploy/tools/schemas.mjs';
import { GO_PROGRAMS, goProgram, SCHEMAS } from '../deploy/tools/versions.mjs';
import { SERVICES } from '../gateway/src/config/config.ts';
import { CHART, helm, layered, renderedWith, valuesWith, VALUES_FILES, yamlOf, type Tree } from './support/chart.ts';
import { textOf } from './support/compose.ts';

const DIGEST = `sha256:${'0123456789abcdef'.repeat(4)}`;
const CONTAINER = { image: 'registry.example.com/helper:1', args: ['run'] };
const STRICT = { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } };

/** Every point at which an operator adds something. */
const values: Tree = {
  labels: { team: 'stars' },
  annotations: { 'example.com/owner': 'ada' },
  imageRegistry: 'mirror.example.com/cache/',
  image: { digest: DIGEST, pullSecrets: ['pull'] },
  trust: { caConfigMap: 'authorities', key: 'all.pem' },
  loadTools: 'first-call',
  redis: { existingSecret: 'cuspal-redis' },
  exposure: {
    type: 'httpRoute',
    httpRoute: { parentRefs: [{ name: 'public' }], annotations: { 'example.com/route': 'r' } },
  },
  defaults: {
    affinity: { nodeAffinity: { requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms: [{}] } } },
    nodeSelector: { pool: 'general' },
    tolerations: [{ key: 'spot', operator: 'Exists' }],
    priorityClassName: 'usual',
    strategy: { maxSurge: '25%' },
    probes: { liveness: { failureThreshold: 9 } },
    podLabels: { 'example.com/cost': 'a' },
    podAnnotations: { 'example.com/mesh': 'on' },
    annotations: { 'reloader.stakater.com/auto': 'true' },
    serviceAccount: { annotations: { 'example.com/role': 'reader' } },
    service: { annotations: { 'example.com/topology': 'near' } },
    extraEnv: [{ name: 'TZ', value: 'UTC' }],
    envFrom: [{ secretRef: { name: 'more' } }],
    extraVolumes: [{ name: 'scratch', emptyDir: {} }],
    extraVolumeMounts: [{ name: 'scratch', mountPath: '/scratch' }],
    initContainers: [{ name: 'wait', ...CONTAINER }],
    sidecars: [{ name: 'agent', ...CONTAINER, securityContext: { readOnlyRootFilesystem: false } }],
  },
  gateway: {
    nodeSelector: { pool: 'front' },
    priorityClassName: 'front',
    extraEnv: [{ name: 'FRONT', valueFrom: { fieldRef: { fieldPath: 'status.podIP' } } }],
    service: { type: 'LoadBalancer', externalTrafficPolicy: 'Local', loadBalancerSourceRanges: ['10.0.0.0/8'] },
    strategy: { maxUnavailable: 1 },
  },
  services: { natal: { tolerations: [], sidecars: [] } },
  monitoring: {
    podMonitor: { enabled: true },
    rules: { enabled: true },
    dashboards: { enabled: true },
    probe: { enabled: true, prober: 'blackbox:9115' },
  },
  extraObjects: [
    {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name: '{{ include "cuspal.name" . }}-more' },
      data: { host: '{{ .Values.baseUrl }}' },
    },
  ],
};

const schema = JSON.parse(textOf(`${CHART}/values.schema.json`)) as Tree;
const check = new Ajv({ strict: true, strictTypes: false, strictRequired: false, allErrors: true }).compile(schema);
const refusedAt = (above: Tree): readonly string[] =>
  check(layered(valuesWith('values.yaml'), above)) ? [] : (check.errors ?? []).map(({ instancePath }) => instancePath);

describe('the points of extension', () => {
  it('are taken by the schema', () => {
    expect(refusedAt(values)).toEqual([]);
  });

  it.each([
    ['a variable that the chart sets', { defaults: { extraEnv: [{ name: 'DATABASE_URL', value: 'x' }] } }],
    ['a volume of the chart', { defaults: { extraVolumes: [{ name: 'tmp', emptyDir: {} }] } }],
    ['a label by which pods are selected', { labels: { 'app.kubernetes.io/name': 'other' } }],
    ['a point that there is not', { defaults: { affinities: {} } }],
    ['a digest that is none', { image: { digest: 'latest' } }],
    ['more than all pods', { defaults: { strategy: { maxSurge: '120%' } } }],
    ['a container without an image', { defaults: { sidecars: [{ name: 'agent' }] } }],
  ])('%s is refused', (_, above) => {
    expect(refusedAt(above)).not.toEqual([]);
  });

  it('are all in values.yaml, and each has its row in the table beside the other charts', () => {
    const { defaults, ...all } = yamlOf('values.yaml');
    const points = Object.keys(schema['$defs'].process.properties);
    expect(Object.keys(defaults).toSorted()).toEqual(points.toSorted());
    const readme = textOf('deploy/README.md');
    const told = [...readme.matchAll(/^\| `([\w.]+)`/gm)].map(([, name = '']) => name.replace(/^defaults\./, ''));
    for (const point of points) expect(told).toContain(point);
    for (const point of ['labels', 'annotations', 'imageRegistry', 'trust.caConfigMap', 'loadTools', 'extraObjects']) {
      expect(told).toContain(point);
      expect(all).toHaveProperty(point);
    }
  });
});

describe('the example of the External Secrets Operator', () => {
  const secrets = parseAllDocuments(textOf('deploy/secrets/external-secrets.yaml')).map(
    (document) => document.toJS() as Tree,
  );
  const entries = new Map(
    secrets.map(({ spec }): [string, readonly string[]] => [
      spec.target.name,
      spec.data.map(({ secretKey }: Tree) => secretKey),
    ]),
  );

  it('makes every Secret that the values files name, with the entries that the chart reads', () => {
    for (const file of VALUES_FILES) {
      const { database, redis, mail, gatewaySecrets } = valuesWith(file);
      for (const { existingSecret, key } of [database, redis, mail])
        if (existingSecret !== '') expect(entries.get(existingSecret)).toContain(key);
      const { existingSecret } = gatewaySecrets;
      if (existingSecret !== '') expect(entries.get(existingSecret)).toEqual(['COOKIE_SECRET', 'CUSPAL_API_KEYS']);
    }
    expect(entries.get('cuspal-grpc')).toEqual([yamlOf('values.yaml')['grpcSecret'].key]);
    for (const { metadata, spec } of secrets) expect(spec.target.name).toBe(metadata.name);
  });
});

(helm ? describe : describe.skip)('what Helm (deploy/tools) makes of them', () => {
  const objects = helm ? renderedWith(values) : [];
  const ours = objects.filter(({ metadata }) => metadata.name !== 'kp-cuspal-more');
  const ofKind = (kind: string): readonly Tree[] => ours.filter((each) => each['kind'] === kind);
  const component = ({ metadata }: Tree): string => metadata.labels['app.kubernetes.io/component'];
  const deployment = (name: string): Tree => ofKind('Deployment').find((each) => component(each) === name) as Tree;
  const pod = (name: string): Tree => deployment(name)['spec'].template.spec;
  const jobPod = (): Tree => (ofKind('Job')[0] as Tree)['spec'].template.spec;

  it('labels and annotations are on every object and every pod', () => {
    expect(ours.length).toBeGreaterThan(40);
    const templates = [...ofKind('Deployment'), ...ofKind('Job')].map((each) => each['spec'].template as Tree);
    for (const { kind, metadata } of [...ours, ...templates]) {
      const [label, annotation] = [metadata.labels?.team, metadata.annotations?.['example.com/owner']];
      expect([kind, metadata.name, label, annotation]).toEqual([kind, metadata.name, 'stars', 'ada']);
    }
    for (const { metadata } of templates) {
      expect(metadata.labels['example.com/cost']).toBe('a');
      expect(metadata.annotations['example.com/mesh']).toBe('on');
    }
    expect((ofKind('Job')[0] as Tree)['metadata'].annotations['helm.sh/hook']).toBe('pre-install,pre-upgrade');
  });

  it('selectors are as they were, so that an upgrade may add labels', () => {
    for (const { spec } of ofKind('Deployment'))
      expect(Object.keys(spec.selector.matchLabels).filter((key) => !key.startsWith('app.kubernetes.io/'))).toEqual([]);
  });

  it('accounts, services and deployments have annotations of their own, and the route too', () => {
    for (const [kind, key, value] of [
      ['ServiceAccount', 'example.com/role', 'reader'],
      ['Service', 'example.com/topology', 'near'],
      ['Deployment', 'reloader.stakater.com/auto', 'true'],
      ['HTTPRoute', 'example.com/route', 'r'],
    ] as const)
      for (const { metadata } of ofKind(kind)) expect([kind, metadata.annotations[key]]).toEqual([kind, value]);
  });

  it('a process has the defaults, but for what it says itself', () => {
    expect(pod('dasha')).toMatchObject({
      nodeSelector: { pool: 'general' },
      priorityClassName: 'usual',
      tolerations: values['defaults'].tolerations,
      affinity: values['defaults'].affinity,
    });
    expect(pod('gateway')).toMatchObject({ nodeSelector: { pool: 'front' }, priorityClassName: 'front' });
    expect('tolerations' in pod('natal')).toBe(false);
    expect(pod('natal')['containers']).toHaveLength(1);
    expect(jobPod()).toMatchObject({ nodeSelector: { pool: 'general' }, priorityClassName: 'usual' });
    const steps = (name: string) => deployment(name)['spec'].strategy.rollingUpdate;
    expect(steps('dasha')).toEqual({ maxSurge: '25%', maxUnavailable: 0 });
    expect(steps('gateway')).toEqual({ maxSurge: '25%', maxUnavailable: 1 });
    expect(pod('dasha')['containers'][0].livenessProbe).toMatchObject({ failureThreshold: 9, periodSeconds: 20 });
  });

  it('environment, volumes and certificates reach every process and migrations', () => {
    for (const [name, spec] of [
      ...[...SERVICES, 'gateway'].map((each) => [each, pod(each)] as const),
      ['job', jobPod()] as const,
    ]) {
      const { env, envFrom, volumeMounts } = spec['containers'][0];
      expect(envFrom).toEqual([{ secretRef: { name: 'more' } }]);
      expect(env).toContainEqual({ name: 'NODE_EXTRA_CA_CERTS', value: '/etc/cuspal-trust/all.pem' });
      expect(env).toContainEqual(name === 'gateway' ? values['gateway'].extraEnv[0] : { name: 'TZ', value: 'UTC' });
      expect(volumeMounts).toContainEqual({ name: 'trust', mountPath: '/etc/cuspal-trust', readOnly: true });
      expect(volumeMounts).toContainEqual({ name: 'scratch', mountPath: '/scratch' });
      expect(spec['volumes']).toContainEqual({ name: 'trust', configMap: { name: 'authorities' } });
      expect(spec['volumes']).toContainEqual({ name: 'scratch', emptyDir: {} });
      const tools = env.find((each: Tree) => each['name'] === 'LOAD_TOOLS')?.value;
      expect(tools).toBe(SERVICES.some((service) => service === name) ? 'first-call' : undefined);
      // Twice the same name would be the last one's value.
      const names = env.map((each: Tree) => each['name']);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('no variable that the chart sets may be set beside it', () => {
    const { enum: refused } = schema['$defs'].process.properties.extraEnv.items.properties.name.not;
    const set = ['natal', 'gateway'].flatMap((name) =>
      pod(name)['containers'][0].env.map((each: Tree) => String(each['name'])),
    );
    expect(set.filter((name) => !['TZ', 'FRONT', ...refused].includes(name))).toEqual([]);
  });

  it('containers of the operator are as restricted as ours, where they say nothing else', () => {
    const { initContainers, containers } = pod('dasha');
    expect(initContainers).toEqual([{ name: 'wait', ...CONTAINER, securityContext: STRICT }]);
    expect(containers[1]).toEqual({
      name: 'agent',
      ...CONTAINER,
      securityContext: { ...STRICT, readOnlyRootFilesystem: false },
    });
    // A sidecar would keep a Job from ending.
    expect(jobPod()['containers']).toHaveLength(1);
  });

  it('every pod pulls the image by its digest from the registry that is named', () => {
    const pods = [...ofKind('Deployment').map((each) => each['spec'].template.spec as Tree), jobPod()];
    for (const { containers, imagePullSecrets } of pods) {
      expect(containers[0].image).toBe(`mirror.example.com/cache/cuspal@${DIGEST}`);
      expect(imagePullSecrets).toEqual([{ name: 'pull' }]);
    }
  });

  it('the gateway alone is called from outside', () => {
    const specs = Object.fromEntries(ofKind('Service').map((each) => [component(each), each['spec'] as Tree]));
    expect(specs['gateway']).toMatchObject(values['gateway'].service);
    for (const service of SERVICES) expect(specs[service]).toMatchObject({ clusterIP: 'None' });
    expect(() => renderedWith({ services: { natal: { service: { type: 'LoadBalancer' } } } })).toThrow(
      'natal: service.type is LoadBalancer, but only the gateway is called from outside: set gateway.service.type',
    );
  });

  it('further objects are read as templates', () => {
    const more = objects.find(({ metadata }) => metadata.name === 'kp-cuspal-more');
    expect(more).toMatchObject({ kind: 'ConfigMap', data: { host: 'https://mcp.example.com' } });
  });

  const [, kubeconform] = GO_PROGRAMS.map(goProgram);
  (kubeconform && existsSync(kubeconform) && existsSync(SCHEMAS) ? it : it.skip)(
    'all of it is what Kubernetes takes (needs kubeconform)',
    () => {
      const words = ['-strict', '-summary', '-output', 'json', '-schema-location', locationOf(SCHEMAS), '-'];
      const input = objects.map((each) => JSON.stringify(each)).join('\n---\n');
      const said = execFileSync(kubeconform ?? '', words, { input, encoding: 'utf8', timeout: 60_000 });
      expect(JSON.parse(said).summary).toMatchObject({ invalid: 0, errors: 0, skipped: 0 });
    },
  );
});
