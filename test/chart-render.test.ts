import { describe, expect, it } from 'vitest';
import { parseConfig, SERVICES } from '../gateway/src/config/config.ts';
import { serviceConfig } from '../packages/tool-kit/src/host/service-config.ts';
import { CHART, helm, rendered, valuesWith, VALUES_FILES, type Tree } from './support/chart.ts';
import { textOf } from './support/compose.ts';

const GROWS = 'autoscaling.enabled=true';
const PROCESSES = [...SERVICES, 'gateway'];
const ofKind = (objects: readonly Tree[], kind: string) => objects.filter((each) => each['kind'] === kind);
const nameOf = (each: Tree): string => each['metadata'].name;
const component = (each: Tree): string => each['metadata'].labels['app.kubernetes.io/component'];
const podOf = (each: Tree): Tree => (each['kind'] === 'Pod' ? each : each['spec'].template)['spec'];
const labelsOfPod = (each: Tree): Tree => each['spec'].template.metadata.labels;
const selects = (selector: Tree, labels: Tree) =>
  Object.entries(selector).every(([key, value]) => labels[key] === value);

const SECRETS: Tree = {
  DATABASE_URL: 'postgresql://cuspal:x@db:5432/cuspal',
  REDIS_URL: 'redis://cache:6379',
  SMTP_URL: 'smtp://mail:25',
  COOKIE_SECRET: 'f3d81c6b0a9e47528d1c6b0a9e475283',
  CUSPAL_API_KEYS: 'f3d81c6b0a9e47528d1c6b0a9e475284',
  GRPC_SECRET: 'f3d81c6b0a9e47528d1c6b0a9e475285',
};
const environmentOf = (deployment: Tree): Record<string, string> =>
  Object.fromEntries(
    podOf(deployment)['containers'][0].env.map(({ name, value }: Tree) => [name, value ?? SECRETS[String(name)]]),
  );
const portsOf = (deployment: Tree) => podOf(deployment)['containers'][0].ports as readonly Tree[];

/** Helm is not everywhere: node deploy/tools/main.mjs installs it. */
(helm ? describe : describe.skip)('what Helm (deploy/tools) makes of the chart', () => {
  describe.each(VALUES_FILES)('with %s', (file) => {
    const objects = helm ? rendered(file) : [];
    const values = valuesWith(file);
    const deployments = ofKind(objects, 'Deployment');
    /** None where the gateway runs the tools. */
    const services = values['tools'] === 'in-process' ? [] : SERVICES;
    const processes = [...services, 'gateway'];

    it('has each process once, with a service, an account without a token and a budget', () => {
      for (const kind of ['Deployment', 'Service', 'ServiceAccount', 'PodDisruptionBudget'])
        expect([kind, ofKind(objects, kind).map(component).sort()]).toEqual([kind, processes.toSorted()]);
      for (const account of ofKind(objects, 'ServiceAccount'))
        expect(account['automountServiceAccountToken']).toBe(false);
      for (const each of deployments) {
        for (const kind of ['Service', 'PodDisruptionBudget'])
          for (const other of ofKind(objects, kind)) {
            const selector = kind === 'Service' ? other['spec'].selector : other['spec'].selector.matchLabels;
            expect(selects(selector, labelsOfPod(each))).toBe(component(other) === component(each));
          }
        expect(selects(each['spec'].selector.matchLabels, labelsOfPod(each))).toBe(true);
      }
    });

    it('runs every pod under the restricted standard', () => {
      const pods = [...deployments, ...ofKind(objects, 'Job'), ...ofKind(objects, 'Pod')];
      expect(pods).toHaveLength(processes.length + 2);
      for (const pod of pods.map(podOf)) {
        expect(pod).toMatchObject({
          automountServiceAccountToken: false,
          securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
        });
        for (const container of pod['containers'])
          expect(container.securityContext).toEqual({
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          });
        for (const volume of pod['volumes'] ?? []) expect(Object.keys(volume)).toEqual(['name', 'emptyDir']);
      }
    });

    it('gives the gateway what it takes, and each service a name behind which its pods are found', () => {
      const gateway = deployments.find((each) => component(each) === 'gateway') ?? {};
      const config = parseConfig(environmentOf(gateway));
      expect(config).toMatchObject({ baseUrl: 'https://mcp.example.com', databaseUrl: SECRETS['DATABASE_URL'] });
      expect(config.redisUrl !== undefined).toBe(values['redis'].existingSecret !== '');
      expect(config.trustProxy).toBe(values['exposure'].type === 'none' ? 0 : 1);
      expect(config.tools).toBe(values['tools']);
      for (const service of services) {
        const behind = ofKind(objects, 'Service').find((each) => component(each) === service) ?? {};
        expect(behind['spec']).toMatchObject({ clusterIP: 'None', ports: [{ port: 50_051, targetPort: 'grpc' }] });
        expect(config.targets[service]).toBe(`dns:///${nameOf(behind)}:50051`);
        const deployment = deployments.find((each) => component(each) === service) ?? {};
        const { PROCESS, ...environment } = environmentOf(deployment);
        expect([PROCESS, serviceConfig(50_051).strict().parse(environment).METRICS_PORT]).toEqual([service, 9464]);
        expect(portsOf(deployment)).toContainEqual({ name: 'grpc', containerPort: 50_051 });
      }
      expect(portsOf(gateway)).toContainEqual({ name: 'http', containerPort: 3000 });
      expect(textOf('Dockerfile')).toMatch(/^ENV .* HOST=0\.0\.0\.0 PORT=3000 GRPC_HOST=0\.0\.0\.0 GRPC_PORT=50051 /m);
    });

    it('waits for the lame duck, the drain and a margin, and asks after each process as it answers', () => {
      for (const each of deployments) {
        const { LAME_DUCK_SECONDS, DRAIN_SECONDS } = environmentOf(each);
        const sum = Number(LAME_DUCK_SECONDS) + Number(DRAIN_SECONDS) + values['drain'].marginSeconds;
        expect(podOf(each)['terminationGracePeriodSeconds']).toBe(sum);
        const { startupProbe, readinessProbe, livenessProbe } = podOf(each)['containers'][0];
        const probe = (path: string) =>
          component(each) === 'gateway' ? { httpGet: { path, port: 'metrics' } } : { grpc: { port: 50_051 } };
        expect(startupProbe).toMatchObject(probe('/health/live'));
        expect(livenessProbe).toMatchObject(probe('/health/live'));
        expect(readinessProbe).toMatchObject(probe('/health/serving'));
      }
    });

    it('leaves the number of pods to whoever scales them', () => {
      const scaled = ofKind(objects, 'HorizontalPodAutoscaler').map((each) => each['spec'].scaleTargetRef.name);
      for (const each of deployments) expect('replicas' in each['spec']).toBe(!scaled.includes(nameOf(each)));
      expect(scaled).toHaveLength({ 'values-medium.yaml': 8, 'values-large.yaml': 8 }[file as string] ?? 0);
    });

    it('lets only the gateway reach the services, and those nobody', () => {
      const policies = ofKind(objects, 'NetworkPolicy').filter((each) => nameOf(each) === 'kp-cuspal-services');
      expect(policies).toHaveLength(services.length > 0 ? 1 : 0);
      for (const { spec } of policies) {
        const [first, ...others] = spec.ingress;
        expect(spec.podSelector.matchExpressions[0].values).toEqual(SERVICES.toSorted());
        expect(first.from).toHaveLength(1);
        expect(first.from[0].podSelector.matchLabels['app.kubernetes.io/component']).toBe('gateway');
        expect(first.ports).toEqual([{ protocol: 'TCP', port: 50_051 }]);
        expect(others.flatMap(({ ports }: Tree) => ports)).toEqual(others.map(() => ({ protocol: 'TCP', port: 9464 })));
        expect(spec).toMatchObject({ egress: [], policyTypes: ['Ingress', 'Egress'] });
      }
      const ports = (name: string) =>
        ofKind(objects, 'NetworkPolicy')
          .filter((each) => nameOf(each) === `kp-cuspal-${name}`)
          .flatMap((each) => each['spec'].egress.flatMap(({ ports }: Tree) => ports.map(({ port }: Tree) => port)));
      const { redis, mail } = values;
      const asked = [...(redis.existingSecret ? [6379] : []), ...(mail.existingSecret ? [25, 465, 587] : [])];
      // The last is for documents by which applications name themselves.
      expect(ports('gateway')).toEqual([53, 53, ...(services.length > 0 ? [50_051] : []), 5432, ...asked, 443]);
      expect(ports('migration')).toEqual([53, 53, 5432]);
    });

    it('migrates before anything is replaced, and is reached in at most one way', () => {
      const [job] = ofKind(objects, 'Job');
      expect(job?.['metadata'].annotations['helm.sh/hook']).toBe('pre-install,pre-upgrade');
      expect(podOf(job ?? {})['containers'][0].args).toEqual(['migrate']);
      const ways = objects
        .map((each) => String(each['kind']))
        .filter((kind) => ['Ingress', 'HTTPRoute'].includes(kind));
      expect(ways).toEqual(
        { none: [], ingress: ['Ingress'], httpRoute: ['HTTPRoute'] }[String(values['exposure'].type)],
      );
    });
  });

  it('the small one asks for as much as it says', () => {
    const all = ofKind(rendered('values-small.yaml'), 'Deployment').map(
      (each) => podOf(each)['containers'][0].resources,
    );
    const sum = (read: (resources: Tree) => string) =>
      all.reduce((total, each) => total + Number(/^(\d+)(?:m|Mi)$/.exec(read(each))?.[1]), 0);
    const figures = [
      sum(({ requests }) => requests.cpu) / 1000,
      ...['requests', 'limits'].map((of) => sum((r) => r[of].memory)),
    ];
    const said = /asks? for ([\d.]+) cores and (\d+) MiB, and may take (\d+) MiB/.exec(
      textOf(`${CHART}/values-small.yaml`),
    );
    expect(figures).toEqual(said?.slice(1).map(Number));
  });

  it('a longer drain is a longer wait, and a name holds for everything', () => {
    const longer = rendered('values.yaml', 'drain.drainSeconds=90', 'drain.lameDuckSeconds=20', 'fullnameOverride=kp');
    for (const each of ofKind(longer, 'Deployment')) expect(podOf(each)['terminationGracePeriodSeconds']).toBe(120);
    expect(longer.map(nameOf).filter((name) => !/^kp(?:-|$)/.test(name))).toEqual([]);
  });

  it.each([
    ['files for directories of servers', 'wellKnown', 'WELL_KNOWN_DIR', '/app/.well-known', '/app/.well-known'],
    ['plans', 'plans', 'PLANS_FILE', '/app/.plans', '/app/.plans/plans.json'],
    ['what the operator says of privacy and terms', 'legal', 'LEGAL_FILE', '/app/.legal', '/app/.legal/legal.json'],
  ])('%s comes from a ConfigMap, to the gateway alone', (_what, value, variable, folder, target) => {
    const deployments = ofKind(rendered('values.yaml', `${value}.existingConfigMap=claims`), 'Deployment');
    const folders = deployments.map((each) => {
      const [{ env, volumeMounts }] = podOf(each)['containers'];
      const [volume] = podOf(each)['volumes'].filter(({ configMap }: Tree) => configMap?.name === 'claims');
      const mount = volumeMounts.find(({ name }: Tree) => name === volume?.name);
      const named = env.find(({ name }: Tree) => name === variable)?.value;
      return [component(each), mount?.mountPath, mount?.readOnly, named];
    });
    const expected = (name: string) => (name === 'gateway' ? [folder, true, target] : []);
    for (const [name, ...found] of folders) expect(found.filter(Boolean)).toEqual(expected(name));
  });

  it('the way in is by the name of baseUrl, and by any where that is an address', () => {
    const hostsOf = (baseUrl: string) => {
      const shown = [
        ...rendered('values-medium.yaml', `baseUrl=${baseUrl}`),
        ...rendered('values-large.yaml', `baseUrl=${baseUrl}`),
      ];
      const [ingress] = ofKind(shown, 'Ingress');
      const [route] = ofKind(shown, 'HTTPRoute');
      return [ingress?.['spec'].rules[0].host, ingress?.['spec'].tls[0].hosts?.[0], route?.['spec'].hostnames?.[0]];
    };
    for (const [baseUrl, host] of [
      ['https://MCP.example.com:8443', 'mcp.example.com'],
      ['https://192.0.2.1', undefined],
      ['https://[2001:db8::1]:8443', undefined],
    ] as const)
      expect([baseUrl, ...hostsOf(baseUrl)]).toEqual([baseUrl, host, host, host]);
  });

  it('names that look like numbers stay texts', () => {
    const named = ['database.existingSecret', 'database.key', 'redis.existingSecret', 'defaults.priorityClassName'];
    const [gateway] = ofKind(rendered('values.yaml', ...named.map((value) => `${value}=1e3`)), 'Deployment').filter(
      (each) => component(each) === 'gateway',
    );
    const { containers, priorityClassName } = podOf(gateway ?? {});
    const references = containers[0].env.flatMap(({ valueFrom }: Tree) => (valueFrom ? [valueFrom.secretKeyRef] : []));
    expect([priorityClassName, ...references]).toEqual([
      '1e3',
      { name: '1e3', key: '1e3' },
      { name: '1e3', key: 'REDIS_URL' },
    ]);
  });

  it('every process has the secret of their calls, where one is named', () => {
    const secretsOf = (...settings: readonly string[]) =>
      ofKind(rendered('values.yaml', ...settings), 'Deployment').map(
        (each) => podOf(each)['containers'][0].env.find(({ name }: Tree) => name === 'GRPC_SECRET')?.valueFrom,
      );
    expect(secretsOf()).toEqual(PROCESSES.map(() => undefined));
    const secretKeyRef = { name: 'cuspal-grpc', key: 'GRPC_SECRET' };
    expect(secretsOf('grpcSecret.existingSecret=cuspal-grpc')).toEqual(PROCESSES.map(() => ({ secretKeyRef })));
  });

  it('every process listens where listenOn says, with IPv6 too', () => {
    for (const [settings, address] of [
      [[], '0.0.0.0'],
      [['listenOn=::'], '::'],
    ] as const) {
      const addresses = ofKind(rendered('values.yaml', ...settings), 'Deployment').map((each) => {
        const { HOST, GRPC_HOST } = environmentOf(each);
        return component(each) === 'gateway' ? [HOST, GRPC_HOST] : [GRPC_HOST, HOST];
      });
      expect(addresses).toEqual(PROCESSES.map(() => [address, undefined]));
    }
  });

  it('more pods at least than at most are refused by name', () => {
    expect(() => rendered('values-large.yaml', 'services.natal.autoscaling.minReplicas=41')).toThrow(
      'natal: autoscaling.minReplicas is 41, and maxReplicas only 40',
    );
  });

  it.each(['gateway.replicas=2', 'defaults.replicas=2', ...['gateway', 'defaults'].map((of) => `${of}.${GROWS}`)])(
    'several gateways need Redis, which is said where it is missing: %s',
    (setting) => {
      expect(() => rendered('values.yaml', setting)).toThrow(
        'name the Secret with its address in redis.existingSecret',
      );
      expect(() => rendered('values.yaml', setting, 'redis.existingSecret=r')).not.toThrow();
    },
  );

  it('one gateway needs no Redis beside several of each service', () => {
    expect(() => rendered('values.yaml', 'defaults.replicas=2', 'gateway.replicas=1')).not.toThrow();
    expect(() => rendered('values.yaml', `defaults.${GROWS}`, 'gateway.autoscaling.enabled=false')).not.toThrow();
  });

  it('what the schema refuses is refused by name', () => {
    expect(() => rendered('values.yaml', 'drain.drainSeconds=50')).toThrow("at '/drain/drainSeconds'");
  });
});
