import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { stableText, startCollector, suiteLogger, type Collector } from '../testing/index.ts';
import { z } from 'zod';
import { VERSION } from '../version.ts';
import { currentSpan, endingOf, keptSpan, openSpan, outsideSpans, traced, type Span } from './spans.ts';
import { startTracing } from './start.ts';
import { TRACING_VARIABLES, tracingSettings } from './variables.ts';

const settingsOf = (variables: Readonly<Record<string, string>>) =>
  tracingSettings(readEnvironment(z.object(TRACING_VARIABLES), variables));
const SPAN = { name: 'work', kind: 'internal' } as const;
const PARENT = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`, tracestate: 'vendor=1' };

let collector: Collector;
beforeEach(async () => {
  collector = await startCollector();
});
afterEach(() => collector.close());

/** Does the work with tracing on and gives back the spans that arrived, once all have. */
async function spansOf(variables: Readonly<Record<string, string>>, work: () => Promise<unknown>) {
  const settings = settingsOf({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    ...variables,
  });
  const end = await startTracing('natal', settings, suiteLogger('natal', 'silent'));
  try {
    await work();
  } finally {
    await end();
  }
  return collector.spans;
}

describe('tracing', () => {
  it('is off without a collector or when disabled: work is done alone', async () => {
    for (const variables of [{}, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_SDK_DISABLED: 'true' }]) {
      expect(settingsOf(variables)).toBeUndefined();
      const end = await startTracing('natal', settingsOf(variables), suiteLogger('natal', 'silent'));
      expect(
        await traced(
          () => SPAN,
          (span) => Promise.resolve(span),
        ),
      ).toBeUndefined();
      expect(currentSpan()).toBeUndefined();
      expect(openSpan(() => SPAN)).toBeUndefined();
      expect(keptSpan()(() => 7) + outsideSpans(() => 1)).toBe(8);
      await end();
    }
    expect(collector.received).toEqual([]);
  });

  it('makes a tree: under a given parent, under the present span, and under one that is open', async () => {
    let seen: Span | undefined;
    const spans = await spansOf({}, () =>
      traced(
        () => ({
          ...SPAN,
          name: 'outer',
          kind: 'server',
          parent: PARENT,
          attributes: { 'cuspal.tool': 'get_planets' },
        }),
        async (outer) => {
          seen = outer;
          openSpan(() => ({ ...SPAN, name: 'statement', kind: 'client' }))?.end();
          await traced(
            () => ({ ...SPAN, name: 'inner' }),
            async (inner) => inner?.set(endingOf('success')),
          );
        },
      ),
    );
    const byName = Object.fromEntries(spans.map((span) => [span.name, span]));
    expect(byName['outer']).toMatchObject({
      service: 'cuspal-natal',
      traceId: 'a'.repeat(32),
      parentSpanId: 'b'.repeat(16),
      kind: 2,
      attributes: { 'cuspal.tool': 'get_planets' },
      status: 0,
    });
    const { spanId } = byName['outer'] ?? {};
    expect(seen).toMatchObject({ traceparent: `00-${'a'.repeat(32)}-${spanId}-01`, tracestate: 'vendor=1' });
    expect(byName['inner']).toMatchObject({ parentSpanId: spanId, attributes: { 'cuspal.outcome': 'success' } });
    expect(byName['statement']).toMatchObject({ parentSpanId: spanId, kind: 3, traceId: 'a'.repeat(32) });
    expect(spans).toHaveLength(3);
  });

  it('says which process of which version it was, by the name that its operator gives it', async () => {
    const one = () =>
      traced(
        () => SPAN,
        () => Promise.resolve(),
      );
    const [unnamed] = await spansOf({}, one);
    expect(unnamed?.resource).toMatchObject({
      'service.name': 'cuspal-natal',
      'service.version': VERSION,
      'service.instance.id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'service.instance.id=natal-7,k8s.pod.name=natal-7');
    const spans = await spansOf({}, one);
    vi.unstubAllEnvs();
    expect(spans.at(-1)?.resource).toMatchObject({ 'service.instance.id': 'natal-7', 'k8s.pod.name': 'natal-7' });
  });

  it('keeps a span for work that is done later, and leaves out work that is of nobody', async () => {
    const spans = await spansOf({}, async () => {
      const later = await traced(
        () => ({ ...SPAN, name: 'asker' }),
        async () => {
          outsideSpans(() => openSpan(() => ({ ...SPAN, name: 'nobody' }))?.end());
          return keptSpan();
        },
      );
      later(() => openSpan(() => ({ ...SPAN, name: 'batch' }))?.end());
      openSpan(() => ({ ...SPAN, name: 'timer' }))?.end();
    });
    expect(spans.map(({ name }) => name)).toEqual(['asker', 'batch']);
    expect(spans[1]?.parentSpanId).toBe(spans[0]?.spanId);
  });

  it('lets a span begin before its work does', async () => {
    const [span] = await spansOf({}, () =>
      traced(
        () => ({ ...SPAN, since: performance.now() - 5_000 }),
        () => Promise.resolve(),
      ),
    );
    const age = Date.now() - (span?.startMs ?? Number.NaN);
    expect(age).toBeGreaterThanOrEqual(4_900);
    expect(age).toBeLessThan(60_000);
  });

  it('tells a fault by its type, and our own outcomes as errors', async () => {
    const spans = await spansOf({}, async () => {
      const born = new RangeError('no chart of 1992-08-14T04:32 at 6.927, 79.861');
      await traced(
        () => SPAN,
        () => Promise.reject(born),
      ).catch(() => {});
      for (const outcome of ['engine_timeout', 'validation_failed'])
        await traced(
          () => SPAN,
          async (span) => span?.set(endingOf(outcome)),
        );
    });
    expect(spans.map(({ status, attributes }) => [status, attributes['error.type']])).toEqual([
      [2, 'RangeError'],
      [2, 'engine_timeout'],
      [0, undefined],
    ]);
    expect(stableText(collector.received.map(({ body }) => body.toString()).join())).not.toMatch(/1992|6\.927/);
  });

  it.each([
    ['always_off', {}, PARENT, 0],
    ['parentbased_always_on', {}, { ...PARENT, traceparent: PARENT.traceparent.replace(/01$/, '00') }, 0],
    ['always_on', {}, { ...PARENT, traceparent: PARENT.traceparent.replace(/01$/, '00') }, 1],
    ['parentbased_traceidratio', { OTEL_TRACES_SAMPLER_ARG: '0' }, undefined, 0],
    ['parentbased_traceidratio', { OTEL_TRACES_SAMPLER_ARG: '0' }, PARENT, 1],
    ['traceidratio', { OTEL_TRACES_SAMPLER_ARG: '0' }, PARENT, 0],
  ])('%s with %j decides', async (sampler, more, parent, sent) => {
    let inside = '';
    const spans = await spansOf({ OTEL_TRACES_SAMPLER: sampler, ...more }, () =>
      traced(
        () => ({ ...SPAN, parent }),
        async (span) => void (inside = span?.traceparent ?? ''),
      ),
    );
    expect(spans).toHaveLength(sent);
    // Calls made within it hear what was decided.
    expect(inside).toMatch(sent === 1 ? /-01$/ : /-00$/);
    if (parent) expect(inside).toContain('a'.repeat(32));
  });

  it('speaks protobuf unless told otherwise, under the name that it is given', async () => {
    await spansOf({ OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf', OTEL_SERVICE_NAME: 'sky' }, () =>
      traced(
        () => SPAN,
        () => Promise.resolve(),
      ),
    );
    expect(collector.received.map(({ type }) => type)).toEqual(['application/x-protobuf']);
    expect(collector.received[0]?.body.toString('latin1')).toMatch(/service\.name[^]*sky[^]*work/);
  });

  it('goes on when spans are not taken, and says so', async () => {
    const lines: string[] = [];
    const logger = suiteLogger('natal', 'info', { write: (line) => void lines.push(line) });
    const settings = settingsOf({ OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/elsewhere` });
    const end = await startTracing('natal', settings, logger);
    expect(
      await traced(
        () => SPAN,
        () => Promise.resolve(5),
      ),
    ).toBe(5);
    await end();
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 'error', msg: 'spans cannot be sent' }]);
  });

  it.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'must be an address such as http://collector:4318'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', 'http/json'],
    ['OTEL_TRACES_SAMPLER', 'sometimes', 'parentbased_traceidratio'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5', 'must be a share from 0 to 1'],
  ])('%s cannot be %s', (name, value, said) => {
    expect(() => settingsOf({ [name]: value })).toThrow(said);
  });
});
