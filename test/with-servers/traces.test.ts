import { CATALOG } from '@cuspal/catalog';
import { startTracing } from '@cuspal/telemetry/tracing';
import {
  keepSuiteLines,
  startCollector,
  suiteLogger,
  type CollectedSpan,
  type Collector,
  stableText,
} from '@cuspal/telemetry/testing';
import { serviceConfig } from '@cuspal/tool-kit/host';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPostgres, hasPostgres } from '../../gateway/test/databases.ts';
import { testConfig, type TestGateway } from '../../gateway/test/gateway.ts';
import { legacy, send } from '../../gateway/test/http.ts';
import { findRedis } from '../../gateway/test/redis.ts';
import { servicesOn } from '../../gateway/test/services.ts';
import { openDatabase } from '../../gateway/src/database/database.ts';
import { createGateway } from '../../gateway/src/app/gateway.ts';
import { connectServices } from '../../gateway/src/routing/clients.ts';
import { serveTools } from '../../packages/tool-kit/src/host/serve-tools.ts';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { FORBIDDEN } from '../support/forbidden.ts';

const BIRTH = { birth_datetime: '1992-08-14T04:32:00', latitude: 6.927, longitude: 79.861, utc_offset_minutes: 330 };
const TRACE = 'a'.repeat(32);
const OUTSIDE = { traceparent: `00-${TRACE}-${'b'.repeat(16)}-01` };
const redis = await findRedis();

/** A gateway on PostgreSQL and Redis and a service with real tools, all of which send to one collector. */
(hasPostgres() ? describe : describe.skip)('a traced call', () => {
  let collector: Collector;
  let endTracing: () => Promise<void>;
  let gateway: TestGateway;
  let key = '';
  let metrics = '';
  const closing: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    collector = await startCollector();
    const quiet = suiteLogger('ephemeris', 'silent');
    const settings = {
      endpoint: collector.url,
      protocol: 'http/json',
      sampler: 'parentbased_always_on',
      share: 1,
    } as const;
    endTracing = await startTracing('test', settings, quiet);
    const [grpc = 0, figures = 0] = await freePorts(2);
    const service = await serveTools({
      service: 'ephemeris',
      toolsDirectory: new URL('../../services/ephemeris/foundation/', import.meta.url),
      config: serviceConfig(grpc).parse({ LAME_DUCK_SECONDS: '0', METRICS_PORT: String(figures) }),
      logger: quiet,
    });
    const created = await createPostgres();
    const made = await openDatabase({ dataDir: '', databaseUrl: created.url });
    ({ key } = await servicesOn(made).customer({ monthlyAllowance: 100 }));
    await made.close();
    const { targets } = testConfig();
    const config = testConfig({ databaseUrl: created.url, redisUrl: redis?.url });
    const log: Record<string, unknown>[] = [];
    const started = await createGateway({
      config,
      catalogue: CATALOG,
      clients: connectServices({ ...targets, ephemeris: `127.0.0.1:${grpc}` }),
      logger: suiteLogger('gateway', 'info', { write: (line) => void log.push(JSON.parse(line)) }),
    });
    gateway = { gateway: started, url: await started.start(), log };
    closing.push(
      () => gateway.gateway.close(),
      () => service.drain(),
      () => created.drop(),
    );
    await call('get_planets', BIRTH, OUTSIDE);
    await call('get_planets', { ...BIRTH, latitude: 95.5 });
    await send(gateway.url, {
      path: '/v1/tools/get_house_cusps',
      body: BIRTH,
      headers: { authorization: `Bearer ${key}` },
    });
    metrics = `${await textOf(`${gateway.url}/metrics`)}${await textOf(`http://127.0.0.1:${figures}/metrics`)}`;
    await endTracing();
  });
  afterAll(async () => {
    for (const close of closing) await close();
    await collector.close();
  });

  const call = (name: string, args: object, headers = {}) =>
    send(gateway.url, legacy('tools/call', { name, arguments: args }, { authorization: `Bearer ${key}`, ...headers }));
  const spansOf = (traceId: string) => collector.spans.filter((span) => span.traceId === traceId);
  const named = (spans: readonly CollectedSpan[], name: string) => {
    const found = spans.filter((span) => span.name === name);
    expect(found.map(() => name)).toEqual([name]);
    return found[0] as CollectedSpan;
  };

  it('is one tree from the request to the statement and the service', () => {
    const spans = spansOf(TRACE);
    const request = named(spans, 'POST /mcp');
    const tool = named(spans, 'tools/call');
    const [sent, served] = spans.filter(({ name }) => name === 'ToolService/CallTool').sort((a, b) => b.kind - a.kind);
    const unit = named(spans, 'reserve a unit');
    expect(request).toMatchObject({ parentSpanId: 'b'.repeat(16), kind: 2 });
    expect(request.attributes).toMatchObject({ 'http.route': '/mcp', 'http.response.status_code': expect.anything() });
    expect(tool.parentSpanId).toBe(request.spanId);
    expect(tool.attributes).toMatchObject({ 'cuspal.tool': 'get_planets', 'cuspal.outcome': 'success' });
    expect([sent?.parentSpanId, sent?.kind]).toEqual([tool.spanId, 3]);
    expect([served?.parentSpanId, served?.kind]).toEqual([sent?.spanId, 2]);
    expect(unit.parentSpanId).toBe(tool.spanId);
    expect(named(spans, 'postgresql reserve_units').parentSpanId).toBe(unit.spanId);
    // The key is looked up before there is a call.
    expect(
      spans.filter((span) => span.name === 'postgresql select' && span.parentSpanId === request.spanId),
    ).not.toEqual([]);
    if (redis) expect(named(spans, 'redis take').parentSpanId).toBe(request.spanId);
  });

  it('of REST is one too, and a refusal of the arguments is no failure of ours', () => {
    const rest = named(collector.spans, 'POST /v1 tool');
    expect(named(spansOf(rest.traceId), 'tools/call').parentSpanId).toBe(rest.spanId);
    const refused = collector.spans.filter((span) => span.attributes['cuspal.outcome'] === 'validation_failed');
    // The gateway and the service say so.
    expect(refused.map(({ status }) => status)).toEqual([0, 0]);
  });

  it('has its lines in the log under the same trace', () => {
    expect(gateway.log.filter(({ msg }) => msg === 'call').map(({ traceId }) => traceId)).toEqual([
      TRACE,
      ...collector.spans
        .filter(({ name, traceId }) => name === 'tools/call' && traceId !== TRACE)
        .map(({ traceId }) => traceId),
    ]);
  });

  it('shows nothing of what was sent, of the key or of an address, in spans and metrics', () => {
    const samples = metrics.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    const labels = samples.map((line) => line.slice(0, line.lastIndexOf(' ')));
    const spans = collector.received.map(({ body }) => stableText(body.toString()));
    expect(collector.spans.length).toBeGreaterThan(12);
    expect(labels.some((line) => /^cuspal_store_duration_seconds_count\{.*store="postgresql"/.test(line))).toBe(true);
    for (const line of labels) keepSuiteLines(JSON.stringify({ msg: 'metric', line }));
    for (const text of [...spans, ...labels]) {
      expect(text).not.toMatch(/1992|6\.927|79\.861|95\.5|birth|latitude/);
      for (const [, pattern] of FORBIDDEN) expect(text).not.toMatch(pattern);
    }
  });
});

const textOf = (url: string): Promise<string> => fetch(url).then((response) => response.text());
