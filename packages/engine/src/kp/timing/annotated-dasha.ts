import type { Chart } from '../../chart/chart.ts';
import { lifeSpan } from '../../dasha/life-span.ts';
import { DASHA_YEAR_MS } from '../../dasha/years.ts';
import { EngineError } from '../../base/errors.ts';
import { isVolunteered } from '../../events/event.ts';
import type { NatalEvent } from '../../events/event.ts';
import { partedByAge } from '../../events/life-stage.ts';
import type { SetAside } from '../../events/life-stage.ts';
import { NATAL_EVENTS } from '../../events/natal.ts';
import { printDate } from '../../time/print.ts';
import type { Interval } from '../../base/intervals.ts';
import type { Planet } from '../../zodiac/names.ts';
import { matter } from '../promise/matter.ts';
import { periodClass } from '../promise/period-class.ts';
import type { PeriodClass, PeriodJudgement } from '../promise/period-class.ts';
import { verdictOf } from '../promise/promise.ts';
import { perChart } from '../../chart/per-chart.ts';
import { gainWeights, toneOfScore, toneWeights } from './own-mean.ts';
import type { ToneWeights } from './own-mean.ts';
import { byWindowOrder } from './window-order.ts';
import { say } from './timing.messages.ts';

/** The natal events that may be given a time: those the chart does not deny, in catalogue order. */
export const timedEvents = perChart((chart): readonly NatalEvent[] =>
  NATAL_EVENTS.filter((event) => verdictOf(chart, event).side !== 'no'),
);

type Potential = 'HIGH' | 'MODERATE';

/** What an antardasha can bring. */
export interface EventPotential extends PeriodJudgement {
  readonly event: NatalEvent;
  readonly potential: Potential;
}

interface Antardasha {
  readonly md: Planet;
  readonly ad: Planet;
  readonly rulingPlanetsInCommon: readonly Planet[];
  /** Years of the person when it begins. */
  readonly age: number;
}

/**
 * The events an antardasha can bring at the age at which it begins, the first `max`, and those of another age: HIGH when its class is FULL, MODERATE when it is PARTIAL
 * (R6T.2). HIGH stands first, then the order of windows. Adverse ones only where they are wanted.
 */
export function eventPotentials(
  chart: Chart,
  { md, ad, rulingPlanetsInCommon, age }: Antardasha,
  max: number,
  includeAdverse: boolean,
): { readonly potentials: readonly EventPotential[]; readonly setAside: readonly SetAside<NatalEvent>[] } {
  const found = timedEvents(chart)
    .filter((event) => isVolunteered(event, includeAdverse))
    .flatMap((event): readonly EventPotential[] => {
      const of = matter(chart, event);
      const judged = periodClass(of, [md, ad]);
      const potential = POTENTIAL_OF[judged.class];
      return potential === null ? [] : [{ event, potential, ...judged }];
    })
    .map((each) => ({ ...each, rulingPlanetsInCommon, startMs: 0 }))
    .sort((a, b) => Number(b.potential === 'HIGH') - Number(a.potential === 'HIGH') || byWindowOrder(a, b));
  const { chosen, setAside } = partedByAge(found, age);
  return { potentials: chosen.slice(0, max), setAside };
}

/** What the class of a mahadasha and antardasha comes to; a weak one is not told of. */
const POTENTIAL_OF: Readonly<Record<PeriodClass, Potential | null>> = {
  FULL: 'HIGH',
  PARTIAL: 'MODERATE',
  WEAK: null,
  SILENT: null,
};

export const PERIOD_TONES = ['SUPPORTIVE', 'MIXED', 'ADVERSE'] as const;
export type PeriodTone = (typeof PERIOD_TONES)[number];

/** The tone of a period for work and gain beside the person's own mean, by its lords, mahadasha first. */
export function periodTone(
  chart: Chart,
  lords: readonly Planet[],
): { readonly tone: PeriodTone; readonly toneWeights: ToneWeights } {
  const weights = toneWeights(chart, gainWeights(chart, lords), lords.length);
  return { tone: toneOfScore(weights.score, PERIOD_TONES), toneWeights: weights };
}

const DETAIL_YEARS = 20;
const WHOLE_LIFE_YEARS = 120;

/**
 * What of a life is annotated: the window asked for (a life from birth when no years are given), and in it the at most
 * twenty years that get their antardashas, round now or as near to it as the window lies. Throws validation_failed when
 * no part of the window lies within the 120 dasha years.
 */
export function annotatedWindow(
  chart: Chart,
  fromMs: number,
  years: number | undefined,
  nowMs: number,
): { readonly window: Interval; readonly detail: Interval; readonly notes: readonly string[] } {
  const asked = years ?? WHOLE_LIFE_YEARS;
  requireLived(chart, fromMs, asked);
  const { notes, ...window } = lifeSpan(chart, fromMs, asked, 'from_date');
  const length = Math.min(DETAIL_YEARS * DASHA_YEAR_MS, window.endMs - window.startMs);
  const wanted = nowMs - length / 2;
  const startMs = Math.min(Math.max(wanted, window.startMs), window.endMs - length);
  const cut = length < window.endMs - window.startMs;
  return {
    window,
    detail: { startMs, endMs: startMs + length },
    notes: [
      // A life of 120 years from birth always ends a little early: the first mahadasha is cut.
      ...(years === undefined && fromMs >= chart.moment.utcMs ? [] : notes),
      ...(cut ? [say.antardashasForYears({ years: DETAIL_YEARS })] : []),
    ],
  };
}

function requireLived({ moment }: Chart, fromMs: number, years: number): void {
  if (fromMs + years * DASHA_YEAR_MS > moment.utcMs) return;
  throw new EngineError(
    'validation_failed',
    say.yearsBeforeBirth({ years, from: printDate(fromMs, moment), birth: printDate(moment.utcMs, moment) }),
    'from_date',
  );
}
