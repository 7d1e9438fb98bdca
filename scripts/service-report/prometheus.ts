import { z } from 'zod';
import type { Span } from './month.ts';

const MOST_MS = 30_000;

const answer = z.object({
  status: z.literal('success'),
  data: z.object({
    resultType: z.literal('matrix'),
    result: z.array(
      z.object({ metric: z.record(z.string(), z.string()), values: z.array(z.tuple([z.number(), z.string()])) }),
    ),
  }),
});

/** Values of a series by their moments in Unix seconds; what is no number is left out. */
export interface Series {
  readonly labels: Readonly<Record<string, string>>;
  readonly values: ReadonlyMap<number, number>;
}

/** Asks for the values of an expression over a span. */
export type AskRange = (expression: string, span: Span, stepSeconds: number) => Promise<readonly Series[]>;

/** The HTTP API of a Prometheus, or of what speaks as it does. `token`: sent as a bearer token. */
export function prometheusAt(address: string, token?: string): AskRange {
  const base = addressOf(address);
  return async (expression, { from, until }, stepSeconds) => {
    const asked = new URL('api/v1/query_range', base);
    // A value at a moment is about what was before it, so the first is a step after the begin.
    const query = { query: expression, start: `${from + stepSeconds}`, end: `${until}`, step: `${stepSeconds}` };
    const response = await fetch(asked, {
      method: 'POST',
      body: new URLSearchParams(query),
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(MOST_MS),
    }).catch((fault: unknown) => {
      throw new Error(`Prometheus at ${base.host} does not answer: look at --prometheus and the network.`, {
        cause: fault,
      });
    });
    if (!response.ok)
      throw new Error(
        `Prometheus at ${base.host} answered ${response.status}: ${firstOf(await response.text())} ` +
          'Look at --prometheus, and at PROMETHEUS_TOKEN where it wants one.',
      );
    const read = answer.safeParse(await response.json().catch(() => undefined));
    if (!read.success)
      throw new Error(`What answers at ${base.host} is no Prometheus: give the address above /api/v1 as --prometheus.`);
    return read.data.data.result.map(({ metric, values }) => ({ labels: metric, values: numbersIn(values) }));
  };
}

function addressOf(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error('--prometheus is no http address: give one such as http://localhost:9090.');
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}

const numbersIn = (values: readonly (readonly [number, string])[]): ReadonlyMap<number, number> =>
  new Map(values.map(([at, text]) => [at, Number(text)] as const).filter(([, value]) => Number.isFinite(value)));

const MOST_TEXT = 200;

/** The beginning of what was answered, on one line. */
const firstOf = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, MOST_TEXT);
