import { CATALOG } from '@cuspal/catalog';
import { describe, expect, it } from 'vitest';
import { Ajv } from 'ajv';
import { CONFIG, parseConfig, SERVICES } from '../gateway/src/config/config.ts';
import { LOG_LEVELS } from '../packages/telemetry/src/logger.ts';
import { TRACING_VARIABLES } from '../packages/telemetry/src/tracing/variables.ts';
import { CHART, layered, valuesWith, VALUES_FILES, yamlOf, type Tree } from './support/chart.ts';
import { textOf } from './support/compose.ts';

const schema = JSON.parse(textOf(`${CHART}/values.schema.json`)) as Tree;
const check = new Ajv({ strict: true, strictTypes: false, strictRequired: false, allErrors: true }).compile(schema);
const base = yamlOf('values.yaml');
const faultsOf = (values: Tree) => (check(values) ? [] : (check.errors ?? []).map(({ instancePath }) => instancePath));
const with_ = (above: Tree, file = 'values.yaml') => faultsOf(layered(valuesWith(file), above));

describe('the values of the chart', () => {
  it.each(VALUES_FILES)('%s is what the schema takes', (file) => {
    expect(faultsOf(valuesWith(file))).toEqual([]);
  });

  it.each([
    ['a second home of the time that a pod has to end', { terminationGracePeriodSeconds: 30 }, ''],
    ['a drain shorter than the longest call', { drain: { drainSeconds: 50 } }, '/drain/drainSeconds'],
    ['a time without a margin', { drain: { marginSeconds: 0 } }, '/drain/marginSeconds'],
    ['the drain as a variable', { gatewayEnvironment: { DRAIN_SECONDS: '9' } }, '/gatewayEnvironment'],
    ['a secret as a variable', { gatewayEnvironment: { DATABASE_URL: 'postgres://x' } }, '/gatewayEnvironment'],
    ['no database', { database: { existingSecret: '' } }, '/database/existingSecret'],
    ['a service that there is not', { services: { natl: {} } }, '/services'],
    ['a collector without a scheme', { tracing: { endpoint: 'collector:4318' } }, '/tracing/endpoint'],
    ['an address with a path', { baseUrl: 'https://example.com/mcp' }, '/baseUrl'],
    ['a route on no gateway', { exposure: { type: 'httpRoute' } }, '/exposure/httpRoute/parentRefs'],
  ])('%s is refused', (_, above, where) => {
    expect(with_(above)).toContain(where);
  });

  it.each(VALUES_FILES)('%s names who may read the metrics that it has collected', (file) => {
    const { monitoring, networkPolicy } = valuesWith(file);
    expect(networkPolicy.scrapers.length > 0).toBe(monitoring.podMonitor.enabled);
  });

  it('name the seven services, and the drain of the processes', () => {
    expect(Object.keys(base['services'])).toEqual([...SERVICES]);
    expect(Object.keys(schema['properties'].services.properties)).toEqual([...SERVICES]);
    const { lameDuckSeconds, drainSeconds } = parseConfig({});
    expect(base['drain']).toMatchObject({ lameDuckSeconds, drainSeconds });
    const longest = Math.max(...CATALOG.map(({ deadlineSeconds = 15 }) => deadlineSeconds));
    expect(schema['properties'].drain.properties.drainSeconds.minimum).toBe(longest + 1);
    expect(schema['properties'].logLevel.enum.toSorted()).toEqual([...LOG_LEVELS].sort());
  });

  it('reach every variable of the gateway that neither the image nor the chart sets', () => {
    const chart = [
      ...[
        'BASE_URL',
        'TOOLS',
        'TRUST_PROXY',
        'METRICS_PORT',
        'LOG_LEVEL',
        'LOG_CALLS',
        'LAME_DUCK_SECONDS',
        'DRAIN_SECONDS',
      ],
      ...SERVICES.map((service) => `${service.toUpperCase()}_TARGET`),
      ...[
        'DATABASE_URL',
        'DATABASE_POOL',
        'LEASE_GRACE',
        'MIGRATION_DATABASE_URL',
        'REDIS_URL',
        'SMTP_URL',
        'COOKIE_SECRET',
        'CUSPAL_API_KEYS',
        'AUDIT_SINK_SECRET',
        'BILLING_KEY',
        'PLANS_FILE',
        'LEGAL_FILE',
        'WELL_KNOWN_DIR',
        'GRPC_SECRET',
        'GRPC_TLS_CERT',
        'GRPC_TLS_KEY',
        'GRPC_TLS_CA',
        'GRPC_TLS_NAME',
      ],
    ];
    const { properties: tracing } = schema['properties'].tracing;
    const traces = [
      ...[
        'OTEL_EXPORTER_OTLP_ENDPOINT',
        'OTEL_TRACES_SAMPLER',
        'OTEL_TRACES_SAMPLER_ARG',
        'OTEL_EXPORTER_OTLP_HEADERS',
      ],
      ...(tracing.environment.propertyNames.enum as readonly string[]),
    ];
    expect(traces.sort()).toEqual(Object.keys(TRACING_VARIABLES).sort());
    const free = schema['properties'].gatewayEnvironment.propertyNames.enum as readonly string[];
    const all = [...free, ...traces, ...chart, 'HOST', 'PORT', 'DATA_DIR'];
    expect(all.sort()).toEqual(CONFIG.map(({ name }) => name).sort());
  });

  it('are of the version of the project', () => {
    const { version } = JSON.parse(textOf('package.json'));
    expect(yamlOf('Chart.yaml')).toMatchObject({ version, appVersion: version });
  });
});
