import { keptIn, levels, type Kept, namespaceOf } from './levels.ts';
import { spanOf, type Span } from './month.ts';
import type { AskRange } from './prometheus.ts';

/** What a month was in one namespace. */
export interface Report {
  readonly month: string;
  readonly namespace: string;
  /** ISO 8601: until when it is about, and whether that is the end of the month. */
  readonly until: string;
  readonly isWhole: boolean;
  readonly levels: readonly Kept[];
  readonly alerts: readonly Fired[];
}

export interface Promised {
  readonly month: string;
  /** In per cent. */
  readonly availability: number;
  readonly speed: number;
}

/** The reports of a month, one for each namespace that was measured. */
export async function reportsOf(ask: AskRange, promised: Promised, now: Date): Promise<readonly Report[]> {
  const { month, availability, speed } = promised;
  const span = spanOf(month, now);
  const alerts = await firedIn(ask, span);
  const kept: ReadonlyMap<string, Kept>[] = [];
  for (const level of levels(availability, speed)) kept.push(await keptIn(ask, level, span));
  const namespaces = [...new Set([...alerts.keys(), ...kept.flatMap((each) => [...each.keys()])])].sort();
  return namespaces.map((namespace) => ({
    month,
    namespace,
    until: new Date(span.until * 1000).toISOString(),
    isWhole: span.isWhole,
    levels: kept.flatMap((each) => each.get(namespace) ?? []),
    alerts: alerts.get(namespace) ?? [],
  }));
}

const percent = (value: number | undefined, digits: number): string =>
  value === undefined ? 'no traffic' : `${value.toFixed(digits)} %`;

const count = (value: number): string => Math.round(value).toLocaleString('en-GB');

const rowOf = ({ level, objective, reached, total, failed, budgetUsed, measured, steps }: Kept): string =>
  `| ${level} | ${percent(objective, 2)} | ${percent(reached, 3)} | ${count(total)} | ${count(failed)} | ` +
  `${percent(budgetUsed === undefined ? undefined : 100 * budgetUsed, 0)} | ${measured} of ${steps} |`;

/** A report as a page that can be sent. */
export function textOf({ month, namespace, until, isWhole, levels: kept, alerts }: Report): string {
  const where = namespace === '' ? '' : ` (${namespace})`;
  const end = isWhole ? '' : `\nThe month is not over. This is what it was until ${until}.\n`;
  const fired =
    alerts.length === 0
      ? 'No alert called anybody.'
      : `| alert | minutes |\n| --- | --- |\n${alerts.map(({ alert, minutes }) => `| ${alert} | ${minutes} |`).join('\n')}`;
  return `# Service report, ${month}${where}
${end}
| level | objective | reached | requests | missed | budget used | quarter days measured |
| --- | --- | --- | --- | --- | --- | --- |
${kept.map(rowOf).join('\n')}

## Alerts that called somebody

${fired}
`;
}

/** Five minutes: 31 days of them are fewer values than a Prometheus gives at most for a series. */
const LOOK_SECONDS = 300;
const PAGES = 'max by (namespace, alertname) (ALERTS{alertstate="firing", severity="page", alertname=~"Cuspal.+"})';

/** An alert that called somebody, and for how long it fired. */
interface Fired {
  readonly alert: string;
  readonly minutes: number;
}

/** The alerts of each namespace, that which fired longest first. */
async function firedIn(ask: AskRange, span: Span): Promise<ReadonlyMap<string, readonly Fired[]>> {
  const fired = new Map<string, Fired[]>();
  for (const series of await ask(PAGES, span, LOOK_SECONDS)) {
    const namespace = namespaceOf(series);
    const minutes = (series.values.size * LOOK_SECONDS) / 60;
    fired.set(namespace, [...(fired.get(namespace) ?? []), { alert: series.labels['alertname'] ?? '', minutes }]);
  }
  for (const each of fired.values()) each.sort((a, b) => b.minutes - a.minutes || (a.alert < b.alert ? -1 : 1));
  return fired;
}
