import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCallMetrics, createRegistry } from '@cuspal/telemetry/metrics';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findPromtool } from '../deploy/tools/promtool.mjs';
import { SERVICES } from '../gateway/src/config/config.ts';
import {
  CHART,
  helm,
  layered,
  notesOf,
  rendered,
  renderedWith,
  valuesWith,
  VALUES_FILES,
  type Tree,
} from './support/chart.ts';
import { textOf } from './support/compose.ts';

const PROMETHEUS = 'http://prometheus-operated.monitoring:9090';
const SOURCES: Record<string, readonly string[]> = {
  none: ['scaling.from=none'],
  'prometheus-adapter': ['scaling.from=prometheus-adapter'],
  keda: ['scaling.from=keda', `scaling.keda.prometheus=${PROMETHEUS}`],
};
const LAG = 'gateway.autoscaling.loopLagMs=50';
const COMBINATIONS = VALUES_FILES.flatMap((file) => Object.keys(SOURCES).map((from) => [file, from] as const));

const ofKind = (objects: readonly Tree[], kind: string) => objects.filter((each) => each['kind'] === kind);
const component = ({ metadata }: Tree): string => metadata.labels['app.kubernetes.io/component'];
const named = (objects: readonly Tree[], kind: string, name: string): Tree =>
  ofKind(objects, kind).find((each) => component(each) === name) ?? {};
const podMetrics = (each: Tree): readonly string[] =>
  each['spec'].metrics.flatMap(({ pods }: Tree) => (pods ? [`${pods.metric.name} ${pods.target.averageValue}`] : []));
const triggers = (each: Tree): readonly Tree[] => each['spec'].triggers;
const rulesOf = (objects: readonly Tree[]): readonly Tree[] =>
  ofKind(objects, 'ConfigMap').flatMap(({ metadata, data }) =>
    metadata.name === 'kp-cuspal-adapter-rules' ? (parse(data['config.yaml']) as Tree)['rules'] : [],
  );

const schema = JSON.parse(textOf(`${CHART}/values.schema.json`)) as Tree;
const check = new Ajv({ strict: true, strictTypes: false, strictRequired: false, allErrors: true }).compile(schema);
const refusedAt = (above: Tree): readonly string[] =>
  check(layered(valuesWith('values.yaml'), above)) ? [] : (check.errors ?? []).map(({ instancePath }) => instancePath);

describe('the values by which pods grow', () => {
  it.each([
    ['a source that there is not', { scaling: { from: 'datadog' } }, '/scaling/from'],
    ['a second home of the lull', { defaults: { autoscaling: { scaleDown: { stabilizationWindowSeconds: 1 } } } }, ''],
    ['a behaviour without a policy', { gateway: { autoscaling: { scaleUp: { policies: [] } } } }, '/gateway'],
    ['a trigger that answers nobody with zero', { scaling: { keda: { metadata: { ignoreNullValues: 'true' } } } }, ''],
    ['an address without a scheme', { scaling: { keda: { prometheus: 'prometheus:9090' } } }, '/scaling/keda'],
  ])('%s is refused', (_, above, where) => {
    const found = refusedAt(above);
    expect(found.filter((path) => path.startsWith(where))).not.toEqual([]);
  });

  it('are off in every file', () => {
    for (const file of VALUES_FILES) expect([file, valuesWith(file)['scaling'].from]).toEqual([file, 'none']);
  });
});

/** Helm is not everywhere: node deploy/tools/main.mjs installs it. */
(helm ? describe : describe.skip)('what Helm (deploy/tools) makes of growth', () => {
  it.each(COMBINATIONS)('with %s from %s each process has one scaler, or a number of pods', (file, from) => {
    const objects = rendered(file, ...(SOURCES[from] ?? []));
    const values = valuesWith(file);
    for (const deployment of ofKind(objects, 'Deployment')) {
      const name = component(deployment);
      const { autoscaling } = layered(values['defaults'], values['services'][name] ?? values[name] ?? {});
      const scalers = ['HorizontalPodAutoscaler', 'ScaledObject'].flatMap((kind) =>
        ofKind(objects, kind).filter((each) => each['spec'].scaleTargetRef.name === deployment['metadata'].name),
      );
      const kind = from === 'keda' && autoscaling.callsUnderWay > 0 ? 'ScaledObject' : 'HorizontalPodAutoscaler';
      expect([name, ...scalers.map((each) => each['kind'])]).toEqual([name, ...(autoscaling.enabled ? [kind] : [])]);
      expect('replicas' in deployment['spec']).toBe(!autoscaling.enabled);
    }
    const asked = ofKind(objects, 'HorizontalPodAutoscaler').flatMap(podMetrics);
    expect(asked.length > 0).toBe(from === 'prometheus-adapter' && file === 'values-large.yaml');
    expect(rulesOf(objects).length > 0).toBe(from === 'prometheus-adapter');
  });

  it('with none no scaler asks for a metric that nobody serves, and the notes say what is left out', () => {
    const objects = rendered('values-large.yaml', LAG);
    for (const { spec } of ofKind(objects, 'HorizontalPodAutoscaler'))
      expect(spec.metrics).toEqual([
        { type: 'Resource', resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 70 } } },
      ]);
    const said = 'Pods grow by their processor alone';
    expect(notesOf('values-large.yaml')).toContain(said);
    expect(notesOf('values-medium.yaml')).not.toContain(said);
    expect(notesOf('values-large.yaml', ...(SOURCES['prometheus-adapter'] ?? []))).not.toContain(said);
  });

  it('the notes say when Prometheus is not told of the pods', () => {
    const off = [...(SOURCES['keda'] ?? []), 'monitoring.podMonitor.enabled=false'];
    expect(notesOf('values-large.yaml', ...off)).toContain('monitoring.podMonitor is off');
    expect(notesOf('values-large.yaml', ...(SOURCES['keda'] ?? []))).not.toContain('monitoring.podMonitor is off');
  });

  it('with the adapter a scaler asks for what a rule serves, of metrics that every process shows', async () => {
    const objects = rendered('values-large.yaml', ...(SOURCES['prometheus-adapter'] ?? []), LAG);
    const scaler = (name: string) => podMetrics(named(objects, 'HorizontalPodAutoscaler', name));
    expect(scaler('natal')).toEqual(['cuspal_tool_calls_under_way 8']);
    expect(scaler('election')).toEqual(['cuspal_tool_calls_under_way 2']);
    // 50 ms in seconds.
    expect(scaler('gateway')).toEqual(['cuspal_event_loop_lag_p99_seconds 50m']);
    const rules = rulesOf(objects);
    const served = rules.map(({ name }) => String(name.as));
    const asked = ofKind(objects, 'HorizontalPodAutoscaler').flatMap(podMetrics);
    expect([...new Set(asked.map((each) => each.split(' ')[0]))].toSorted()).toEqual(served.toSorted());
    const registry = createRegistry('natal');
    createCallMetrics(registry);
    const shown = new Set((await registry.getMetricsAsJSON()).map(({ name }) => name));
    for (const { seriesQuery } of rules) {
      const [, series = '', services = ''] = /^(\w+)\{namespace!="",pod!="",service=~"(.+)"\}$/.exec(seriesQuery) ?? [];
      expect([series, shown.has(series)]).toEqual([series, true]);
      expect(services.split('|').toSorted()).toEqual(['gateway', ...SERVICES].toSorted());
    }
  });

  it('the rules stand where the adapter reads them', () => {
    const [map] = ofKind(
      rendered('values.yaml', ...(SOURCES['prometheus-adapter'] ?? []), 'scaling.adapter.namespace=monitoring'),
      'ConfigMap',
    );
    expect(map?.['metadata']).toMatchObject({ name: 'kp-cuspal-adapter-rules', namespace: 'monitoring' });
  });

  it('with KEDA a process grows by its processor and what Prometheus says, and by nothing where that is silent', () => {
    const objects = rendered('values-large.yaml', ...(SOURCES['keda'] ?? []), LAG);
    expect(ofKind(objects, 'ScaledObject')).toHaveLength(8);
    const natal = named(objects, 'ScaledObject', 'natal');
    expect(natal['spec']).toMatchObject({
      scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'kp-cuspal-natal' },
      minReplicaCount: 3,
      maxReplicaCount: 40,
    });
    expect(triggers(natal)).toMatchObject([
      { type: 'cpu', metricType: 'Utilization', metadata: { value: '70' } },
      {
        type: 'prometheus',
        metricType: 'AverageValue',
        metadata: { serverAddress: PROMETHEUS, threshold: '8', ignoreNullValues: 'false' },
      },
    ]);
    const [, lag] = triggers(named(objects, 'ScaledObject', 'gateway'));
    expect(lag?.['metadata']).toMatchObject({ threshold: '0.050' });
    expect(lag?.['metadata'].query).toContain('nodejs_eventloop_lag_p99_seconds{');
  });

  it('KEDA needs an address, and may name who it is', () => {
    expect(() => rendered('values-large.yaml', 'scaling.from=keda')).toThrow(
      'scaling.keda.prometheus: give the address of Prometheus',
    );
    const known = ['scaling.keda.authentication=reader', 'scaling.keda.metadata.authModes=bearer'];
    const [, trigger] = triggers(
      named(rendered('values-large.yaml', ...(SOURCES['keda'] ?? []), ...known), 'ScaledObject', 'dasha'),
    );
    expect(trigger).toMatchObject({ authenticationRef: { name: 'reader' }, metadata: { authModes: 'bearer' } });
  });

  it('a change to KEDA is not refused for the scaler that is about to go', () => {
    const annotations = { 'validations.keda.sh/hpa-ownership': 'false' };
    for (const { metadata } of ofKind(rendered('values-large.yaml'), 'HorizontalPodAutoscaler'))
      expect(metadata).toMatchObject({ annotations });
  });

  it('how fast pods come and go is as the values say, by either way', () => {
    const slow = { selectPolicy: 'Min', policies: [{ type: 'Pods', value: 1, periodSeconds: 60 }] };
    const autoscaling = { enabled: true, callsUnderWay: 4, lullSeconds: 90, scaleUp: slow, scaleDown: slow };
    const expected = {
      scaleUp: { stabilizationWindowSeconds: 0, ...slow },
      scaleDown: { stabilizationWindowSeconds: 90, ...slow },
    };
    const behaviors = (scaling: Tree) => {
      const objects = renderedWith({ scaling, services: { natal: { autoscaling } } });
      return [
        ...ofKind(objects, 'HorizontalPodAutoscaler').map((each) => each['spec'].behavior as Tree),
        ...ofKind(objects, 'ScaledObject').map(
          (each) => each['spec'].advanced.horizontalPodAutoscalerConfig.behavior as Tree,
        ),
      ];
    };
    for (const scaling of [{}, { from: 'prometheus-adapter' }, { from: 'keda', keda: { prometheus: PROMETHEUS } }])
      expect(behaviors(scaling)).toEqual([expected]);
  });

  const promtool = findPromtool();
  (promtool === undefined ? it.skip : it)('the queries add up the pods of one process alone (needs promtool)', () => {
    const calls = (labels: string, values: string) => ({ series: `cuspal_tool_calls_under_way{${labels}}`, values });
    // The mean of the last minute is 4 of the first and 3 of the second, 7 together.
    const input_series = [
      calls('namespace="astro",service="natal",pod="kp-cuspal-natal-6d4-a"', '2 6 2 6 2 6 2 6 2'),
      calls('namespace="astro",service="natal",pod="kp-cuspal-natal-6d4-b"', '3x8'),
      calls('namespace="astro",service="natal",pod="other-cuspal-natal-6d4-a"', '100x8'),
      calls('namespace="astro",service="dasha",pod="kp-cuspal-dasha-6d4-a"', '100x8'),
      calls('namespace="other",service="natal",pod="kp-cuspal-natal-6d4-a"', '100x8'),
    ];
    const [, { metadata }] = triggers(
      named(rendered('values-large.yaml', ...(SOURCES['keda'] ?? [])), 'ScaledObject', 'natal'),
    ) as [Tree, Tree];
    const [{ metricsQuery }] = rulesOf(rendered('values-large.yaml', ...(SOURCES['prometheus-adapter'] ?? []))) as [
      Tree,
    ];
    const pods = ['a', 'b'].map((each) => `kp-cuspal-natal-6d4-${each}`);
    // As prometheus-adapter fills its templates for the pods that a scaler selects.
    const filled = String(metricsQuery)
      .replaceAll('<<.Series>>', 'cuspal_tool_calls_under_way')
      .replaceAll('<<.LabelMatchers>>', `namespace="astro",pod=~"${pods.join('|')}"`)
      .replaceAll('<<.GroupBy>>', 'pod');
    // Between two readings, so that the minute has four of them by every version of Prometheus.
    const eval_time = '2m7s';
    const test = {
      tests: [
        {
          interval: '15s',
          input_series,
          promql_expr_test: [
            { expr: metadata.query, eval_time, exp_samples: [{ labels: '{}', value: 7 }] },
            {
              expr: filled,
              eval_time,
              exp_samples: pods.map((pod, index) => ({ labels: `{pod="${pod}"}`, value: [4, 3][index] })),
            },
          ],
        },
      ],
    };
    const folder = mkdtempSync(join(tmpdir(), 'cuspal-scaling-'));
    try {
      const file = join(folder, 'scaling.test.yaml');
      writeFileSync(file, JSON.stringify(test));
      const said = execFileSync(promtool ?? '', ['test', 'rules', file], { encoding: 'utf8', timeout: 60_000 });
      expect(said).toContain('SUCCESS');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
