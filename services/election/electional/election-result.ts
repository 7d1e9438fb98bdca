import type { ElectingSet } from '@cuspal/engine/election/electing-planets';
import type { ElectionScan, ElectionWindow } from '@cuspal/engine/election/election-scan';
import type { ElectionTopic } from '@cuspal/engine/election/election-topic';
import type { Layer } from '@cuspal/engine/election/layers';
import { nextSupportingPeriod } from '@cuspal/engine/election/relaxation';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { verdictOf } from '@cuspal/engine/kp/promise/promise';
import { printInstant } from '@cuspal/engine/time/print';
import { promiseSummary } from '@cuspal/engine/topics/shared/topic-panel';
import { PLANETS } from '@cuspal/engine/zodiac/names';
import type { z } from 'zod';
import type {
  cuspRuleShape,
  electedEventShape,
  periodsShape,
  scanSummaryShape,
  significatorSetShape,
  supportingPeriodShape,
} from './election-shapes.ts';
import type { Supporting } from './election-summary.ts';
import type { PlannedScan, SentHours } from './scan-plan.ts';
import { minutesOf } from './window-view.ts';
import { say } from './electional.messages.ts';

/** The event of a result. */
export const eventView = (topic: ElectionTopic): z.input<typeof electedEventShape> => ({
  key: topic.key,
  label: topic.label,
  matterHouses: topic.matterHouses,
  electedHouses: topic.electedHouses,
  primaryHouse: topic.primaryHouse,
  avoidHouses: topic.avoidHouses,
  provenance: topic.provenance,
  citation: topic.citation,
  defaultGranularity: topic.defaultGranularity,
  electionType: topic.electionType,
  significance: topic.significance,
  catalogue: topic.catalogue,
});

export const cuspRuleView = ({ cuspRule }: ElectionTopic): z.input<typeof cuspRuleShape> => ({
  ...cuspRule,
  text: cuspRule.text(),
  enforced: false,
});

/** Promise of the event in one line. It is reported only and removes no window; the result names the event above it. */
export const promiseView = ({ chart, topic }: ElectingSet) =>
  promiseSummary(chart, { ...topic.judged, label: say.theEvent() });

/** Notes that the natal event of the same name has another verdict, because other houses give it. */
export function notePromise({ chart, topic }: ElectingSet, note: (sentence: string) => void): void {
  const natal = topic.natal ?? NATAL_EVENTS.find(({ key }) => key === topic.key);
  if (natal === undefined || verdictOf(chart, natal).verdict === verdictOf(chart, topic.judged).verdict) return;
  const { judged } = topic;
  note(
    say.otherPromise({
      cusp: judged.primaryCusp,
      required: judged.required,
      denial: judged.denial,
      label: natal.label,
      natalCusp: natal.primaryCusp,
      natalRequired: natal.required,
      natalDenial: natal.denial,
    }),
  );
}

export const significatorSetView = ({ planets }: ElectingSet): z.input<typeof significatorSetShape> =>
  PLANETS.map((planet) => planets[planet]);

/** The scan in numbers. */
export function scanSummaryView(
  scan: ElectionScan,
  { span, scanDays, clampedFrom, granularity }: PlannedScan,
  clock: LocalClock,
): z.input<typeof scanSummaryShape> {
  const { PERIOD, RULING_AND_TRANSIT, MOON, ASCENDANT } = scan.layerSeconds;
  const minutes = ({ met, relaxed }: typeof PERIOD) => ({ met: minutesOf(met), relaxed: minutesOf(relaxed) });
  return {
    startLocal: printInstant(span.from * 1000, clock),
    endLocal: printInstant(span.to * 1000, clock),
    scanDays,
    ...(clampedFrom !== undefined && { clampedFrom }),
    usableMinutes: minutesOf(scan.usableSeconds),
    boundariesSolved: scan.boundaries,
    intervalsEvaluated: scan.intervals,
    offeredWindows: scan.windows.length,
    droppedShort: scan.droppedShort,
    layerMinutes: {
      period: minutes(PERIOD),
      ruling: minutes(RULING_AND_TRANSIT),
      moon: minutes(MOON),
      ascendant: granularity === 'minute' ? minutes(ASCENDANT) : null,
    },
  };
}

const MOST_PERIODS = 12;

/** The joint periods of a scan, clipped to it, at most twelve. */
export function periodsView(
  { periods, span }: ElectionScan,
  clock: LocalClock,
): { readonly period: z.input<typeof periodsShape>; readonly periodsOmitted?: number } {
  const print = (second: number): string => printInstant(second * 1000, clock);
  const rows = periods.map(({ second, period }, index) => ({
    md: period.md.planet,
    ad: period.ad.planet,
    pd: period.pd.planet,
    class: period.class,
    startLocal: print(Math.max(second, span.from)),
    endLocal: print(Math.min(periods[index + 1]?.second ?? span.to, span.to)),
  }));
  const omitted = rows.length - MOST_PERIODS;
  return { period: rows.slice(0, MOST_PERIODS), ...(omitted > 0 && { periodsOmitted: omitted }) };
}

/**
 * The next period that carries the event, where that of the best window does not, or where nothing is offered because
 * the period is what is missing most: null where none comes in ten years, else undefined.
 */
export function supportingOf(
  set: ElectingSet,
  best: ElectionWindow | undefined,
  missing: Layer | null,
  fromMs: number,
): Supporting {
  if (best !== undefined) return best.layers.period === 'MET' ? undefined : nextSupportingPeriod(set, fromMs);
  if (missing !== 'PERIOD') return undefined;
  const next = nextSupportingPeriod(set, fromMs);
  // A period that runs already cannot be what is missing: hours too short for any moment leave every layer empty.
  return next !== null && next.pd.startMs <= fromMs ? undefined : next;
}

/** The layer that keeps a scan from offering anything; null where it offers a window. */
export const missingFrom = ({ windows, failedLayer }: ElectionScan): Layer | null =>
  windows.length === 0 ? failedLayer : null;

/** The supporting period as the result prints it; no field where none is needed. */
export function supportingPeriodView(
  found: Supporting,
  clock: LocalClock,
): { readonly nextSupportingPeriod?: z.input<typeof supportingPeriodShape> } {
  if (found === undefined) return {};
  if (found === null) return { nextSupportingPeriod: null };
  const { md, ad, pd, class: of } = found;
  return {
    nextSupportingPeriod: {
      start: printInstant(pd.startMs, clock),
      end: printInstant(pd.endMs, clock),
      md: md.planet,
      ad: ad.planet,
      pd: pd.planet,
      class: of,
    },
  };
}

/** The hours as they were sent. */
export const hoursView = (sent: SentHours | undefined): { readonly preferredTimeOfDay?: SentHours } =>
  sent === undefined
    ? {}
    : {
        preferredTimeOfDay: {
          start: sent.start,
          end: sent.end,
          ...(sent.label !== undefined && { label: sent.label }),
        },
      };
