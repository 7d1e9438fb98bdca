import { stableText } from './testing/index.ts';
import { describe, expect, it } from 'vitest';
import { createLogger, logCall, nestLogger, traceIdOf, type LoggedCalls } from './logger.ts';
import { createCallMetrics, createRegistry, listenMetrics } from './metrics.ts';
import { readMetrics } from './read-metrics.ts';
import { maskedFault } from './redaction.ts';

function recorder(level: 'info' | 'silent' = 'info', calls: LoggedCalls = 'all') {
  const lines: string[] = [];
  return {
    logger: createLogger('natal', level, { destination: { write: (line) => void lines.push(line) }, calls }),
    lines,
  };
}

const call = {
  requestId: 'r',
  traceId: 't',
  accountId: 'a',
  tool: 'get_planets',
  durationMs: 1.23456,
  outcome: 'success',
};

describe('the log', () => {
  it('has one line a call', () => {
    const { logger, lines } = recorder();
    logCall(logger, call);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      service: 'natal',
      ...call,
      durationMs: 1.23,
      msg: 'call',
    });
  });

  it('has a line of failed calls alone, or of a share of the others too', () => {
    const linesOf = (calls: LoggedCalls): readonly string[] => {
      const { logger, lines } = recorder('info', calls);
      for (let at = 0; at < 10_000; at += 1) {
        logCall(logger, { ...call, requestId: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}` });
      }
      logCall(logger, { ...call, outcome: 'quota_exhausted' });
      logCall(logger, { ...call, outcome: 'internal_error' });
      return lines;
    };
    const outcomes = linesOf('errors').map((line) => JSON.parse(line).outcome);
    expect(outcomes).toEqual(['quota_exhausted', 'internal_error']);
    expect(linesOf(0)).toHaveLength(2);
    expect(linesOf(1)).toHaveLength(10_002);
    // A tenth of ten thousand, give or take five times its deviation of thirty.
    const tenth = linesOf(0.1);
    expect(Math.abs(tenth.length - 1_002)).toBeLessThan(150);
    // Another process keeps the lines of the same calls.
    const idsOf = (lines: readonly string[]) => lines.map((line) => JSON.parse(line).requestId);
    expect(idsOf(linesOf(0.1))).toEqual(idsOf(tenth));
  });

  it('never shows who was born when and where, at any depth, or a credential', () => {
    const { logger, lines } = recorder();
    const person = { datetime: '1992-08-14T10:02', latitude: 13.0827, utcOffsetMinutes: 330 };
    logger.info({
      birth_datetime: '1992-08-14T10:02',
      utc_offset_minutes: 330,
      nested: { people: [{ partner: person }, person], Longitude: 80.2707 },
      arguments: '{"latitude":13.0827}',
      headers: { authorization: 'Bearer mcp_secret' },
      known_events: [{ date: '2001-01-01' }],
    });
    expect(stableText(lines.join())).not.toMatch(/1992|13\.0827|80\.27|330|secret|2001-01-01/);
    expect(JSON.parse(lines[0] ?? '').nested.people[1]).toEqual({
      datetime: '[cut]',
      latitude: '[cut]',
      utcOffsetMinutes: '[cut]',
    });
  });

  it('cuts from a fault what its message may quote: addresses, keys, tokens, values of a query', () => {
    const key = `mcp_${'aB-3_'.repeat(9)}`.slice(0, 47);
    const message = `Failed query: insert into t (a) values ($1)\nparams: ada@example.com,${key},hash`;
    const cause = new Error(`RCPT TO:<ada.b+c@sub.example.com> refused; key "${key}" of eve@example.com`);
    const fault = maskedFault(new Error(message, { cause }));
    expect(fault).toMatchObject({
      message: 'Failed query: insert into t (a) values ($#)',
      cause: { message: 'RCPT TO:<[address]> refused; key "[secret]" of [address]' },
    });
    expect(JSON.stringify(fault)).not.toMatch(/ada|eve|aB-/);
  });

  it('shows a fault by its type and frames, with its digits masked', () => {
    const { logger, lines } = recorder();
    const fault = new RangeError('jd 2448848.68 at 13.08', { cause: new Error('cusp 7') });
    logCall(logger, { ...call, outcome: 'internal_error', fault });
    const line = JSON.parse(lines[0] ?? '');
    expect(line).toMatchObject({
      level: 'error',
      fault: { type: 'RangeError', message: 'jd #######.## at ##.##', cause: { message: 'cusp #' } },
    });
    expect(line.fault.stack).toMatch(/^\s+at .*telemetry\.test/);
    expect(line.fault.stack).not.toContain('2448848');
  });

  it('is what Nest writes to', () => {
    const { logger, lines } = recorder();
    nestLogger(logger).warn('from Nest');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'warn', msg: 'from Nest' });
  });

  it('keeps silent when told so', () => {
    const { logger, lines } = recorder('silent');
    logCall(logger, call);
    expect(lines).toEqual([]);
  });
});

it.each([
  ['00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', '0af7651916cd43dd8448eb211c80319c'],
  ['', ''],
  ['00-xyz-1-01', ''],
])('the trace id of "%s" is "%s"', (traceparent, id) => {
  expect(traceIdOf(traceparent)).toBe(id);
});

it('a call is under way until it has ended, and none are counted from the start', async () => {
  const registry = createRegistry('natal');
  const metrics = createCallMetrics(registry);
  const count = async () =>
    /^cuspal_tool_calls_under_way\{service="natal"\} (\d+)$/m.exec(await registry.metrics())?.[1];
  expect(await count()).toBe('0');
  const ended = metrics.began();
  const other = metrics.began();
  expect(await count()).toBe('2');
  ended();
  expect(await count()).toBe('1');
  other();
  expect(await count()).toBe('0');
});

const PLANETS = { tool: 'get_planets', family: 'foundation' };
const SENT = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;

it('the metrics listener shows calls by tool, family and outcome and nothing else', async () => {
  const registry = createRegistry('natal');
  const metrics = createCallMetrics(registry);
  metrics.observe({ ...PLANETS, outcome: 'success', seconds: 0.002, traceparent: SENT });
  metrics.observe({
    ...PLANETS,
    outcome: 'validation_failed',
    seconds: 0.0001,
    traceparent: SENT.replace(/01$/, '00'),
  });
  const listener = await listenMetrics(registry, '127.0.0.1', 0);
  const get = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${listener.port}${path}`, { method });
  const response = await get('/metrics');
  expect(response.headers.get('content-type')).toContain('text/plain');
  const text = await response.text();
  expect(text).toContain(
    'cuspal_tool_calls_total{tool="get_planets",family="foundation",outcome="success",service="natal"} 1',
  );
  expect(text).toContain(
    'cuspal_tool_call_duration_seconds_count{service="natal",tool="get_planets",family="foundation"} 2',
  );
  expect(text).toContain('process_cpu_seconds_total');
  expect(text).not.toContain('trace_id');
  const accept = 'application/openmetrics-text;version=1.0.0,text/plain;q=0.5';
  const open = await fetch(`http://127.0.0.1:${listener.port}/metrics`, { headers: { accept } });
  expect(open.headers.get('content-type')).toContain('application/openmetrics-text');
  const lines = (await open.text()).split('\n');
  // The sent trace is beside its bucket, and the one that is not sent is nowhere.
  const [exemplar, ...others] = lines.filter((line) => line.includes('trace_id'));
  expect(others).toEqual([]);
  expect(exemplar).toContain('le="0.0025"');
  expect(exemplar).toContain(`# {trace_id="${'a'.repeat(32)}",span_id="${'b'.repeat(16)}"} 0.002 `);
  expect(lines).toContain('# TYPE cuspal_tool_calls counter');
  expect(lines.some((line) => line.startsWith('cuspal_tool_calls_total{'))).toBe(true);
  expect(lines.slice(-2)).toEqual(['# EOF', '']);
  // Reading in both formats at once leaves each as it is.
  const both = await Promise.all([
    readMetrics(registry, accept),
    readMetrics(registry),
    readMetrics(registry, accept),
    readMetrics(registry),
  ]);
  expect(both.map((read) => /^# TYPE cuspal_tool_calls(_total)? counter$/m.exec(read.text)?.[1])).toEqual([
    undefined,
    '_total',
    undefined,
    '_total',
  ]);
  expect((await get('/')).status).toBe(404);
  expect((await get('/metrics', 'POST')).status).toBe(404);
  await listener.close();
});
