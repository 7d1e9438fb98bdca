import { createServer } from 'node:http';
import { z } from 'zod';
import { keepSuiteLines } from './suite-log.ts';

const attributes = z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })).default([]);

const request = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().default(''),
              name: z.string(),
              kind: z.number(),
              startTimeUnixNano: z.string(),
              attributes,
              status: z.object({ code: z.number().default(0) }).default({ code: 0 }),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** A span as a collector gets it; `kind` and `status` by the numbers of OTLP. */
export interface CollectedSpan {
  readonly service: string;
  /** What is said of the process. */
  readonly resource: Readonly<Record<string, unknown>>;
  readonly traceId: string;
  readonly spanId: string;
  /** Empty for the first of a trace. */
  readonly parentSpanId: string;
  readonly name: string;
  /** 1 internal, 2 server, 3 client. */
  readonly kind: number;
  /** Unix milliseconds. */
  readonly startMs: number;
  readonly attributes: Readonly<Record<string, unknown>>;
  /** 2 is an error. */
  readonly status: number;
}

export interface Collector {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly url: string;
  readonly spans: readonly CollectedSpan[];
  /** Everything that came, headers and bodies, as it came. */
  readonly received: readonly { readonly type: string; readonly authorization: string; readonly body: Buffer }[];
  close(): Promise<void>;
}

/** Takes OTLP over HTTP as a collector does. What it gets as JSON also goes to the logs of the whole suite. */
export async function startCollector(): Promise<Collector> {
  const spans: CollectedSpan[] = [];
  const received: Collector['received'][number][] = [];
  const server = createServer((incoming, response) => {
    const pieces: Buffer[] = [];
    incoming.on('data', (piece: Buffer) => pieces.push(piece));
    incoming.on('end', () => {
      const body = Buffer.concat(pieces);
      const { 'content-type': type = '', authorization = '' } = incoming.headers;
      received.push({ type, authorization, body });
      const taken = incoming.method === 'POST' && incoming.url === '/v1/traces';
      if (taken && type === 'application/json') spans.push(...spansIn(body.toString()));
      response.writeHead(taken ? 200 : 404, { 'content-type': type }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    spans,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function spansIn(text: string): readonly CollectedSpan[] {
  const { resourceSpans } = request.parse(JSON.parse(text));
  const spans = resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap((scope) =>
      scope.spans.map(({ status, attributes: own, startTimeUnixNano, ...span }) => ({
        ...span,
        startMs: Number(startTimeUnixNano) / 1e6,
        service: String(valuesOf(resource.attributes)['service.name']),
        resource: valuesOf(resource.attributes),
        attributes: valuesOf(own),
        status: status.code,
      })),
    ),
  );
  for (const span of spans) keepSuiteLines(JSON.stringify({ ...span, msg: 'span' }));
  return spans;
}

const valuesOf = (pairs: z.output<typeof attributes>): Record<string, unknown> =>
  Object.fromEntries(pairs.map(({ key, value }) => [key, Object.values(value)[0]]));
