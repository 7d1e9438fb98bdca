import { stepsOf, STEP_SECONDS, type Span } from './month.ts';
import type { AskRange, Series } from './prometheus.ts';

// What docs/service-levels.md promises, as the rules of the chart measure it. A rule has the share of what failed in six
// hours, so a month is the mean of its quarter days, weighed by how much there was to do in each.

const REQUESTS =
  'sum by (namespace) (increase(cuspal_tool_calls_total{service="gateway"}[6h])' +
  ' or increase(cuspal_requests_refused_total{status=~"5.."}[6h]) or increase(cuspal_connections_dropped_total[6h]))';

/** The rule records a rate each time it is evaluated, and the mean of them times six hours is the number of calls. */
const TIMED = (kind: string): string =>
  `${STEP_SECONDS} * avg_over_time(cuspal:tool_calls:timed_rate5m{class="${kind}"}[6h])`;

/** A promise: its share that may fail, what failed of each quarter day, and how much there was. */
export interface Level {
  readonly name: string;
  readonly mayFail: number;
  readonly failed: string;
  readonly weight: string;
}

export const levels = (availability: number, speed: number): readonly Level[] => [
  {
    name: 'availability',
    mayFail: 1 - availability / 100,
    failed: 'cuspal:requests:failed_ratio_rate6h',
    weight: REQUESTS,
  },
  ...['short', 'long'].map((kind) => ({
    name: `speed, ${kind}`,
    mayFail: 1 - speed / 100,
    failed: `cuspal:tool_calls:late_ratio_rate6h{class="${kind}"}`,
    weight: TIMED(kind),
  })),
];

/** How a level was kept in a namespace. */
export interface Kept {
  readonly level: string;
  /** In per cent. */
  readonly objective: number;
  /** In per cent; undefined where nothing was measured. */
  readonly reached: number | undefined;
  readonly total: number;
  readonly failed: number;
  /** Share of what may fail that failed: 1 is all of it. */
  readonly budgetUsed: number | undefined;
  /** Quarter days of which both numbers are there, of all in the span. */
  readonly measured: number;
  readonly steps: number;
}

/** Namespace of a series; one without the label is of an installation that has but one. */
export const namespaceOf = ({ labels }: Series): string => labels['namespace'] ?? '';

/** How a level was kept in each namespace that has a number of it. */
export async function keptIn(ask: AskRange, level: Level, span: Span): Promise<ReadonlyMap<string, Kept>> {
  const [failed, weights] = await Promise.all([
    ask(level.failed, span, STEP_SECONDS),
    ask(level.weight, span, STEP_SECONDS),
  ]);
  const shares = new Map(failed.map((series) => [namespaceOf(series), series.values]));
  return new Map(
    weights.map((series) => {
      const namespace = namespaceOf(series);
      return [namespace, weighed(level, shares.get(namespace) ?? new Map(), series.values, stepsOf(span))];
    }),
  );
}

function weighed(
  { name, mayFail }: Level,
  shares: ReadonlyMap<number, number>,
  weights: ReadonlyMap<number, number>,
  steps: number,
): Kept {
  const both = [...weights].flatMap(([at, weight]) => {
    // The rule has no share of a quarter day in which nothing was asked for.
    const share = shares.get(at) ?? (weight === 0 ? 0 : undefined);
    return share === undefined ? [] : [{ weight, share }];
  });
  const total = both.reduce((sum, { weight }) => sum + weight, 0);
  const failed = both.reduce((sum, { weight, share }) => sum + weight * share, 0);
  return {
    level: name,
    objective: 100 * (1 - mayFail),
    reached: total > 0 ? 100 * (1 - failed / total) : undefined,
    total,
    failed,
    budgetUsed: total > 0 ? failed / total / mayFail : undefined,
    measured: both.length,
    steps,
  };
}
