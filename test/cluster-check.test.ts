import { describe, expect, it } from 'vitest';
import { commandOf, commandsAfter } from '../deploy/cluster/guide.mjs';
import { answerTo, readLoads } from '../deploy/cluster/metrics-api.mjs';
import { objectsOfHelm } from '../deploy/cluster/objects.mjs';
import { below, ReadyPods } from '../deploy/cluster/ready-pods.mjs';
import { runSteps } from '../deploy/cluster/run-steps.mjs';
import { firstUnlike, unlike } from '../deploy/cluster/same-objects.mjs';
import { commandsFor, linkerWords, kubernetesModule } from '../deploy/tools/build.mjs';
import { clusterPrograms, GO_PROGRAMS, OLDEST_KUBERNETES, RELEASE_PROGRAMS } from '../deploy/tools/versions.mjs';
import { bytes, start } from '../packages/tool-kit/test/running-service.ts';
import { textOf } from './support/compose.ts';

const pod = (uid: string, component: string, ready: boolean, deletionTimestamp?: string) => ({
  metadata: {
    uid,
    name: uid,
    namespace: 'cuspal',
    labels: { 'app.kubernetes.io/component': component, 'app.kubernetes.io/instance': 'cuspal' },
    ...(deletionTimestamp && { deletionTimestamp }),
  },
  spec: { containers: [{ name: component }] },
  status: { conditions: [{ type: 'Ready', status: ready ? 'True' : 'False' }] },
});

describe('the pods that a watch tells of', () => {
  it('are counted as ready until they are asked to end, and the fewest at any moment are kept', () => {
    const pods = new ReadyPods([pod('a', 'natal', true), pod('b', 'natal', true), pod('c', 'meta', true)]);
    pods.begin();
    pods.apply('ADDED', pod('d', 'natal', false));
    pods.apply('MODIFIED', pod('a', 'natal', true, '2026-01-01T00:00:00Z'));
    pods.apply('MODIFIED', pod('d', 'natal', true));
    pods.apply('DELETED', pod('a', 'natal', true));
    expect(pods.counts()).toEqual({ natal: 2, meta: 1 });
    expect(pods.seen()).toEqual({ fewest: { natal: 1, meta: 1 }, changes: 4 });
    pods.begin();
    expect(pods.seen()).toEqual({ fewest: { natal: 2, meta: 1 }, changes: 0 });
  });

  it('fall short by name, also when a process was not there at all', () => {
    expect(below({ natal: 1, meta: 1 }, { natal: 2, meta: 1, dasha: 1 })).toEqual(['natal: 1 of 2', 'dasha: 0 of 1']);
  });
});

describe('the metrics that an autoscaler is fed', () => {
  const pods = [pod('a', 'dasha', true), pod('b', 'dasha', true), pod('c', 'dasha', false), pod('d', 'meta', true)];
  const asked = (path: string, component: string) =>
    answerTo(
      `${path}?labelSelector=${encodeURIComponent(`app.kubernetes.io/component=${component}`)}`,
      pods,
      { dasha: { cores: 3, calls: 5 } },
      new Date(0),
    );

  it('share the load of a process among its ready pods', () => {
    const cpu = asked('/apis/metrics.k8s.io/v1beta1/namespaces/cuspal/pods', 'dasha');
    expect(cpu?.items).toMatchObject([
      { metadata: { name: 'a' }, timestamp: '1970-01-01T00:00:00.000Z', containers: [{ usage: { cpu: '1500m' } }] },
      { metadata: { name: 'b' }, containers: [{ name: 'dasha', usage: { cpu: '1500m' } }] },
    ]);
    const path = '/apis/custom.metrics.k8s.io/v1beta2/namespaces/cuspal/pods/*/cuspal_tool_calls_under_way';
    expect(asked(path, 'dasha')?.items).toMatchObject([
      { describedObject: { name: 'a' }, value: '2500m' },
      { describedObject: { name: 'b' }, value: '2500m' },
    ]);
    expect(asked(path.replace('*', '%2A'), 'meta')?.items).toMatchObject([
      { describedObject: { name: 'd' }, value: '0m' },
    ]);
  });

  it('have the calls that a real process shows at its own address', async () => {
    const { service, client, metricsPort } = await start();
    const leaving = new AbortController();
    const argumentsJson = bytes({ milliseconds: 60_000 });
    const underWay = Array.from({ length: 7 }, () =>
      client.callTool({ name: 'get_toy_wait', argumentsJson }, { signal: leaving.signal }).catch(() => undefined),
    );
    const shownAt = `http://127.0.0.1:${metricsPort}/metrics`;
    try {
      await expect.poll(() => readLoads({ dasha: { cores: 1, shownAt } })).toEqual({ dasha: { cores: 1, calls: 7 } });
      const path = `https://metrics/apis/custom.metrics.k8s.io/v1beta2/namespaces/cuspal/pods/*/cuspal_tool_calls_under_way`;
      const selected = `${path}?labelSelector=app.kubernetes.io%2Fcomponent%3Ddasha`;
      const answer = answerTo(selected, pods, await readLoads({ dasha: { cores: 1, shownAt } }), new Date(0));
      expect(answer?.items).toMatchObject([{ value: '3500m' }, { value: '3500m' }]);
      await expect(readLoads({ dasha: { shownAt: `http://127.0.0.1:${metricsPort}/other` } })).rejects.toThrow(
        'shows no cuspal_tool_calls_under_way: status 404',
      );
    } finally {
      leaving.abort();
      await Promise.all(underWay);
      client.close();
      await service.drain();
    }
  });

  it('are none for another namespace, metric or path', () => {
    expect(asked('/apis/metrics.k8s.io/v1beta1/namespaces/other/pods', 'dasha')?.items).toEqual([]);
    expect(asked('/apis/metrics.k8s.io/v1beta1/nodes', 'dasha')).toBeUndefined();
    expect(asked('/apis/custom.metrics.k8s.io/v1beta2/namespaces/cuspal/pods/*/other', 'dasha')).toBeUndefined();
  });
});

describe('the steps of the check', () => {
  const running = { assertRunning: () => undefined };

  it('that this machine cannot do are skipped with the reason, and the others are done', async () => {
    const lines: string[] = [];
    const steps = {
      first: async () => 'one',
      second: { lacks: async () => 'no registry is here', work: () => expect.unreachable() },
      third: { lacks: () => undefined, work: async () => 'three' },
    };
    const ended = await runSteps(steps, { ...running, say: (line: string) => lines.push(line) });
    expect(ended).toEqual({ skipped: 1, failed: undefined });
    expect(lines).toEqual([
      expect.stringMatching(/^ok {7}first, \d+ s: one$/),
      'skipped  second: no registry is here',
      expect.stringMatching(/^ok {7}third, \d+ s: three$/),
    ]);
  });

  it('end with one that fails, and the rest is named', async () => {
    const lines: string[] = [];
    const steps = { first: () => Promise.reject(new Error('it broke')), second: () => expect.unreachable() };
    const assertRunning = () => {
      throw new Error('etcd ended with code 1');
    };
    const ended = await runSteps(steps, { assertRunning, say: (line: string) => lines.push(line) });
    expect(ended).toEqual({ skipped: 0, failed: 'first' });
    expect(lines).toEqual(['FAILED   first\nit broke', 'etcd ended with code 1', 'not done second']);
  });
});

describe('the objects of a release', () => {
  it('are held to those of the tree by name, both ways', () => {
    expect(unlike(['Service a', 'Service b'], ['Service b', 'Job c'])).toEqual([
      'Service a is not there',
      'Job c was not asked for',
    ]);
  });

  it('are held to the text of the tree line by line', () => {
    expect(firstUnlike('a\nb', 'a\nb')).toBeUndefined();
    expect(firstUnlike('a\nb', 'a\nc')).toBe('line 2 is "c" in place of "b"');
    expect(firstUnlike('a', 'a\nd')).toBe('line 2 is "d" in place of ""');
  });

  it('are those that Helm made, and not its own records nor what came about by itself', async () => {
    const made = (manager: string, name: string, more = {}) => ({
      metadata: { name, managedFields: [{ manager }] },
      ...more,
    });
    const answers: Record<string, object> = {
      '/apis': { groups: [{ preferredVersion: { groupVersion: 'apps/v1' } }] },
      '/api/v1': { resources: [{ name: 'secrets', kind: 'Secret', verbs: ['list'] }] },
      '/apis/apps/v1': {
        resources: [
          { name: 'deployments', kind: 'Deployment', verbs: ['list'] },
          { name: 'deployments/status', kind: 'Deployment', verbs: ['get'] },
          { name: 'replicasets', kind: 'ReplicaSet', verbs: ['list'] },
        ],
      },
      '/api/v1/secrets': {
        items: [made('kubectl', 'a'), made('helm', 'b'), made('helm', 'c', { type: 'helm.sh/release.v1' })],
      },
      '/apis/apps/v1/deployments': { items: [made('helm', 'd')] },
      '/apis/apps/v1/replicasets': { items: [made('kube-controller-manager', 'e')] },
    };
    const found = await objectsOfHelm({ get: async (path: string) => answers[path] });
    expect(found).toMatchObject([
      { kind: 'Secret', metadata: { name: 'b' } },
      { kind: 'Deployment', metadata: { name: 'd' } },
    ]);
  });
});

describe('the commands of a guide', () => {
  const guide = 'First:\n\n```\na HOST\n```\n\nThen `c d` or `c e USER`. Last:\n\n```\nb PASSWORD\nREGISTRY/x\n```\n';

  it('are read with the names filled in that are left to the reader', () => {
    expect(commandsAfter(guide, 'Last:')).toEqual(['b secret', 'example.com/x']);
    expect(commandsAfter(guide, 'First:')).toEqual(['a database.example.com']);
    expect(commandOf(guide, 'c e')).toBe('c e cuspal');
    expect(commandsAfter(guide, 'Last:', { REGISTRY: '127.0.0.1:5000' })).toEqual(['b PASSWORD', '127.0.0.1:5000/x']);
  });

  it('that verifies a chart ask for its digest once, and verify and install that', () => {
    const [digest, verify, install] = commandsAfter(textOf('docs/releases.md'), 'verified first:', {
      REGISTRY: 'here',
    });
    expect(digest).toBe('digest=$(crane digest here/charts/cuspal:VERSION)');
    expect(verify).toMatch(/^cosign verify here\/charts\/cuspal@\$digest /);
    expect(install).toMatch(/^helm -n cuspal install cuspal oci:\/\/here\/charts\/cuspal@\$digest /);
  });

  it('are missed by name', () => {
    expect(() => commandsAfter(guide, 'Nowhere')).toThrow('the guide has no commands after "Nowhere"');
    expect(() => commandOf(guide, 'c f')).toThrow('the guide has no command "c f"');
  });
});

describe('the programs of the control plane', () => {
  it('are built from a module that asks for the same version', () => {
    const etcd = clusterPrograms().find(({ name }) => name === 'etcd');
    expect(etcd).toBeDefined();
    expect(textOf('deploy/tools/go/etcd/go.mod')).toContain(`${etcd?.package} ${etcd?.version}`);
  });

  it('take the parts of Kubernetes in the version that was published with it', () => {
    const own = [
      'module k8s.io/kubernetes',
      'require (\n\tk8s.io/api v0.0.0\n\tgo.uber.org/zap v1.27.0\n)',
      'replace (\n\tk8s.io/api => ./staging/src/k8s.io/api\n)',
    ].join('\n\n');
    expect(kubernetesModule(own, 'v1.30.14').split('\n\n')).toEqual([
      'module cuspal/tools/kubernetes',
      'require (\n\tk8s.io/api v0.0.0\n\tgo.uber.org/zap v1.27.0\n)',
      'replace (\n\tk8s.io/api => k8s.io/api v0.30.14\n)\nrequire k8s.io/kubernetes v1.30.14\n',
    ]);
  });

  it('are tried in the oldest version that the chart takes', () => {
    const [, oldest] = /^kubeVersion: '>=(.+)\.0-0'$/m.exec(textOf('deploy/helm/cuspal/Chart.yaml')) ?? [];
    expect(OLDEST_KUBERNETES).toMatch(new RegExp(`^v${oldest}\\.`));
  });

  it('say the version that they are, which charts ask for', () => {
    const words = linkerWords({ from: 'kubernetes', version: 'v1.36.3' });
    const base = 'k8s.io/component-base/version';
    for (const said of ['gitVersion=v1.36.3', 'gitMajor=1', 'gitMinor=36'])
      expect(words).toContain(`-X ${base}.${said}`);
  });
});

describe('the programs of Go', () => {
  const commands = commandsFor([...GO_PROGRAMS, ...clusterPrograms(), ...RELEASE_PROGRAMS], '/made');

  it('are made with one command for each module, which compiles what they share once', () => {
    const [kubernetes] = commands.filter(
      ({ group }: { group: readonly { from?: string }[] }) => group[0]?.from === 'kubernetes',
    );
    expect(kubernetes?.words.filter((word: string) => word.startsWith('k8s.io/kubernetes/cmd/'))).toHaveLength(4);
    expect(new Set(commands.map(({ made }: { made: string }) => made)).size).toBe(commands.length);
  });
});
