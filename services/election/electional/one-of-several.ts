import { relaxationsView } from '@cuspal/tool-kit/views/relaxations';
import { printInstant } from '@cuspal/engine/time/print';
import {
  cuspRuleView,
  eventView,
  notePromise,
  promiseView,
  missingFrom,
  supportingOf,
  supportingPeriodView,
} from './election-result.ts';
import { type Elected, noteSky, viewingOf } from './election-run.ts';
import type { Call } from './scan-plan.ts';
import { selectionView } from './selection-view.ts';
import { minutesOf, windowView, type WindowView } from './window-view.ts';

/** One election among several (find_auspicious_time). */
export async function electionView(call: Call, elected: Elected, lens: boolean) {
  const { set, scan, selection, occasion, plan } = elected;
  const viewing = viewingOf(call, elected, lens);
  const windows: WindowView[] = [];
  for (const chosen of selection.chosen) {
    windows.push(windowView(viewing, chosen));
    await call.yieldTurn();
  }
  const [best] = selection.chosen;
  const startLocal = best && printInstant((best.date?.usable ?? best.window).from * 1000, occasion.place);
  notePromise(set, call.note);
  return {
    event: eventView(set.topic),
    granularity: plan.granularity,
    promise: promiseView(set),
    windows,
    selection: selectionView(viewing, scan, selection, plan, startLocal, null),
    relaxations: relaxationsView(
      set,
      selection.chosen.map(({ window }) => window),
    ),
    cuspRule: cuspRuleView(set.topic),
    ...supportingPeriodView(supportingOf(set, best?.window, missingFrom(scan), occasion.startMs), occasion.place),
  };
}

/** The stretch of time that all the elections share: the longest of them. */
export function wholeScan(call: Call, elected: readonly Elected[], askedDays: number) {
  const [first, ...others] = elected;
  if (first === undefined) throw new RangeError('no election was asked for');
  const longest = others.reduce((most, each) => (each.plan.span.to > most.plan.span.to ? each : most), first);
  noteSky(call, longest);
  const { occasion, plan, scan } = longest;
  const print = (second: number): string => printInstant(second * 1000, occasion.place);
  return {
    startLocal: print(plan.span.from),
    endLocal: print(plan.span.to),
    scanDays: plan.scanDays,
    ...(plan.clampedFrom !== undefined && { clampedFrom: askedDays }),
    usableMinutes: minutesOf(scan.usableSeconds),
  };
}
