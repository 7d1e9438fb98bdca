import type { Chart } from '../../chart/chart.ts';
import { isVolunteered } from '../../events/event.ts';
import type { NatalEvent, Topic } from '../../events/event.ts';
import { fitsAge } from '../../events/life-stage.ts';
import type { SetAside } from '../../events/life-stage.ts';
import { NATAL_EVENTS } from '../../events/natal.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { matter } from '../promise/matter.ts';
import { classRank, isOffered, periodClass } from '../promise/period-class.ts';
import type { OfferedClass, PeriodLords } from '../promise/period-class.ts';
import { verdictOf } from '../promise/promise.ts';
import { closeShare } from './active-events.ts';
import type { MonthPiece } from './annual-forecast.ts';
import { inCommon } from './window-order.ts';

/** A promised event that the longest joint period of a month gives. */
export interface MonthTheme {
  readonly event: NatalEvent;
  readonly class: OfferedClass;
  readonly covered: readonly House[];
}

/** A month as its themes are chosen. */
export interface ThemeMonth {
  readonly pieces: readonly MonthPiece[];
  /** Years of the person when it begins. */
  readonly age: number;
}

interface MonthThemes {
  /** Favourable and neutral ones, best first. */
  readonly themes: readonly MonthTheme[];
  /** Adverse ones, where they are wanted. */
  readonly cautions: readonly MonthTheme[];
}

export interface ThemeChoice {
  /** Ruling planets of the moment of judgment. */
  readonly rulingPlanets: readonly Planet[];
  /** This topic only, its adverse events included. */
  readonly topic?: Topic | undefined;
  readonly includeAdverse: boolean;
}

interface Ranked extends MonthTheme {
  readonly share: number;
  readonly common: number;
}

const MOST_THEMES = 4;
const MOST_CAUTIONS = 2;
/** A theme of every month says nothing. */
const MONTHS_OF_AN_EVENT = 3;

/** The themes of each month, and what would be one at another age. */
export interface YearThemes {
  readonly months: readonly MonthThemes[];
  readonly setAside: readonly SetAside<NatalEvent>[];
}

/**
 * What the months of a year bring at the age at which each begins, by the longest joint period of each: class, then the share of required
 * houses held at level 1 or 2, then ruling planets among the lords, then the catalogue. An event stands only in the
 * three months that are its best.
 */
export function yearThemes(
  chart: Chart,
  months: readonly ThemeMonth[],
  { rulingPlanets, topic, includeAdverse }: ThemeChoice,
): YearThemes {
  const events = NATAL_EVENTS.filter(
    (event) =>
      (topic === undefined || event.topic === topic) &&
      isVolunteered(event, includeAdverse || topic !== undefined) &&
      verdictOf(chart, event).side === 'yes',
  );
  const found = events.flatMap((event) =>
    months.flatMap(({ pieces, age }, month) =>
      candidates(chart, event, pieces, rulingPlanets).map((row) => ({ ...row, month, age })),
    ),
  );
  const fitting = found.filter(({ event, age }) => fitsAge(event, age));
  const kept = events.flatMap((event) =>
    fitting
      .filter((row) => row.event === event)
      .sort((a, b) => byStrength(a, b) || a.month - b.month)
      .slice(0, MONTHS_OF_AN_EVENT),
  );
  const named = new Set(kept.map(({ event }) => event));
  const aside = events.flatMap((event) =>
    named.has(event)
      ? []
      : found
          .filter((row) => row.event === event)
          .sort(byStrength)
          .slice(0, 1),
  );
  const byMonth = months.map((_, month): MonthThemes => {
    const own = kept.filter((each) => each.month === month).sort(byStrength);
    const adverse = (each: Ranked): boolean => each.event.polarity === 'adverse';
    return {
      themes: own.filter((each) => !adverse(each)).slice(0, MOST_THEMES),
      cautions: own.filter(adverse).slice(0, MOST_CAUTIONS),
    };
  });
  return { months: byMonth, setAside: aside.sort(byStrength).map(({ event, age }) => ({ event, age })) };
}

function candidates(
  chart: Chart,
  event: NatalEvent,
  pieces: readonly MonthPiece[],
  rulingPlanets: readonly Planet[],
): readonly Ranked[] {
  const [longest] = [...pieces].sort((a, b) => b.days - a.days);
  if (longest === undefined) return [];
  const lords: PeriodLords = [longest.md.planet, longest.ad.planet, longest.pd.planet];
  const { class: of, covered } = periodClass(matter(chart, event), lords);
  if (!isOffered(of)) return [];
  const common = inCommon(lords, rulingPlanets).length;
  return [{ event, class: of, covered, share: closeShare(chart, event, lords), common }];
}

const byStrength = (a: Ranked, b: Ranked): number =>
  classRank(a.class) - classRank(b.class) || b.share - a.share || b.common - a.common;
