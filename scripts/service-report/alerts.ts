import type { Span } from './month.ts';
import { namespaceOf } from './levels.ts';
import type { AskRange } from './prometheus.ts';

/** Five minutes: 31 days of them are fewer values than a Prometheus gives at most for a series. */
const LOOK_SECONDS = 300;
const PAGES = 'max by (namespace, alertname) (ALERTS{alertstate="firing", severity="page", alertname=~"Cuspal.+"})';

/** An alert that called somebody, and for how long it fired. */
export interface Fired {
  readonly alert: string;
  readonly minutes: number;
}

/** The alerts of each namespace, that which fired longest first. */
export async function firedIn(ask: AskRange, span: Span): Promise<ReadonlyMap<string, readonly Fired[]>> {
  const fired = new Map<string, Fired[]>();
  for (const series of await ask(PAGES, span, LOOK_SECONDS)) {
    const namespace = namespaceOf(series);
    const minutes = (series.values.size * LOOK_SECONDS) / 60;
    fired.set(namespace, [...(fired.get(namespace) ?? []), { alert: series.labels['alertname'] ?? '', minutes }]);
  }
  for (const each of fired.values()) each.sort((a, b) => b.minutes - a.minutes || (a.alert < b.alert ? -1 : 1));
  return fired;
}
