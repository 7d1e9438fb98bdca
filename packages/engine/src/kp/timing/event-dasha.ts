import { overlap } from '../../base/intervals.ts';
import type { Chart } from '../../chart/chart.ts';
import { vimshottariOf } from '../../dasha/cycle-of.ts';
import { childrenOf, mahadashas } from '../../dasha/vimshottari.ts';
import type { Period } from '../../dasha/vimshottari.ts';
import type { Interval } from '../../base/intervals.ts';
import type { Planet } from '../../zodiac/names.ts';
import type { Matter } from '../promise/matter.ts';
import { notAbove, periodClass } from '../promise/period-class.ts';
import type { PeriodClass, PeriodJudgement, PeriodLords } from '../promise/period-class.ts';
import { byWindowOrder, inCommon } from './window-order.ts';

/** An antardasha judged for a matter by its two lords. */
export interface EventAntardasha extends PeriodJudgement {
  readonly md: Period;
  readonly ad: Period;
  readonly rulingPlanetsInCommon: readonly Planet[];
}

export interface EventPratyantardasha {
  readonly pd: Period;
  readonly class: PeriodClass;
}

/** How a matter's periods are judged: what the promise leaves open limits the class. */
export interface EventDashaContext {
  readonly matter: Matter;
  readonly span: Interval;
  /** Ruling planets of the moment of judgment. */
  readonly rulingPlanets: readonly Planet[];
  /** A matter that is not promised gets no class above WEAK. */
  readonly promised: boolean;
}

/** All antardashas of a span for a matter, best first (R6T.3); SILENT ones and those of a lord against it too. */
export function eventAntardashas(chart: Chart, context: EventDashaContext): readonly EventAntardasha[] {
  const found = mahadashas(vimshottariOf(chart)).flatMap((md) =>
    overlapping(childrenOf(md), context.span).map((ad) => ({ md, ad, ...judged(context, [md.planet, ad.planet]) })),
  );
  return inOrder(found, context.span, ({ ad }) => ad.startMs);
}

/**
 * The best pratyantardashas of an antardasha within the span: those of the best class met there, the first
 * `max`; none when all are SILENT.
 */
export function bestPratyantardashas(
  { md, ad }: Pick<EventAntardasha, 'md' | 'ad'>,
  context: EventDashaContext,
  max: number,
): readonly EventPratyantardasha[] {
  const all = overlapping(childrenOf(ad), context.span).map((pd) => ({
    pd,
    ...judged(context, [md.planet, ad.planet, pd.planet]),
  }));
  const ranked = inOrder(all, context.span, ({ pd }) => pd.startMs);
  const best = ranked[0]?.class ?? 'SILENT';
  if (best === 'SILENT') return [];
  return ranked
    .filter((each) => each.class === best)
    .slice(0, max)
    .map(({ pd, class: of }) => ({ pd, class: of }));
}

const overlapping = (periods: readonly Period[], span: Interval): readonly Period[] =>
  periods.filter((period) => overlap(period, span));

function judged(
  { matter, promised, rulingPlanets }: EventDashaContext,
  lords: PeriodLords,
): PeriodJudgement & Pick<EventAntardasha, 'rulingPlanetsInCommon'> {
  const plain = periodClass(matter, lords);
  return {
    ...plain,
    class: promised ? plain.class : notAbove('WEAK', plain.class),
    rulingPlanetsInCommon: inCommon(lords, rulingPlanets),
  };
}

const inOrder = <Row extends PeriodJudgement & Pick<EventAntardasha, 'rulingPlanetsInCommon'>>(
  rows: readonly Row[],
  span: Interval,
  start: (row: Row) => number,
): readonly Row[] => {
  const ordered = (row: Row) => ({ ...row, startMs: start(row), running: start(row) < span.startMs });
  return [...rows].sort((a, b) => byWindowOrder(ordered(a), ordered(b)));
};
