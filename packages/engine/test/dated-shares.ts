import { childrenOf, mahadashas } from '../src/dasha/vimshottari.ts';
import type { Period } from '../src/dasha/vimshottari.ts';
import { DASHA_YEAR_MS } from '../src/dasha/years.ts';
import { matter } from '../src/kp/promise/matter.ts';
import type { Matter } from '../src/kp/promise/matter.ts';
import { PERIOD_CLASSES, periodClassOf } from '../src/kp/promise/period-class.ts';
import type { PeriodClass, PeriodLords } from '../src/kp/promise/period-class.ts';
import { bookChart, datedMatter, datedPeriods } from './dated-periods.ts';
import type { BookChart, DatedPeriod } from './dated-periods.ts';

/** A printed period with its class, and how the days around it divide among the classes (R6T). */
export interface DatedClass extends DatedPeriod {
  readonly class: PeriodClass;
  /** Shares of the days ten years before and after, 0 to 1. */
  readonly shares: Readonly<Record<PeriodClass, number>>;
}

const TEN_YEARS_MS = 10 * DASHA_YEAR_MS;

interface Joint {
  readonly lords: PeriodLords;
  readonly pd: Period;
}

/** All joint periods of the cycle of a printed chart. */
const jointsOf = ({ cycle }: BookChart): readonly Joint[] =>
  mahadashas(cycle).flatMap((md) =>
    childrenOf(md).flatMap((ad) =>
      childrenOf(ad).map((pd): Joint => ({ lords: [md.planet, ad.planet, pd.planet], pd })),
    ),
  );

/** The date that is printed, else the middle of the period that is named. */
function dateOf(row: DatedPeriod, joints: readonly Joint[]): number {
  if (row.date !== null) return Date.parse(row.date);
  const named = joints.find(({ lords }) => lords.every((lord, at) => lord === row.lords[at]));
  if (named === undefined) throw new RangeError(`${row.chart} has no period of ${row.lords.join(', ')}`);
  return (named.pd.startMs + named.pd.endMs) / 2;
}

function sharesOf(of: Matter, joints: readonly Joint[], fromMs: number, toMs: number) {
  const days: Record<PeriodClass, number> = { FULL: 0, PARTIAL: 0, WEAK: 0, SILENT: 0 };
  for (const { lords, pd } of joints) {
    const ms = Math.min(pd.endMs, toMs) - Math.max(pd.startMs, fromMs);
    if (ms > 0) days[periodClassOf(of, lords)] += ms;
  }
  const all = PERIOD_CLASSES.reduce((sum, kind) => sum + days[kind], 0);
  return { FULL: days.FULL / all, PARTIAL: days.PARTIAL / all, WEAK: days.WEAK / all, SILENT: days.SILENT / all };
}

/** The printed periods that name three lords, each with its class and that of the days around it. */
export function datedClasses(): readonly DatedClass[] {
  return datedPeriods
    .filter(({ level }) => level === 'PD')
    .map((row) => {
      const book = bookChart(row.chart);
      const of = matter(book.chart, datedMatter(row));
      const joints = jointsOf(book);
      const at = dateOf(row, joints);
      const fromMs = Math.max(at - TEN_YEARS_MS, book.chart.moment.utcMs);
      const [md, ad, pd] = row.lords;
      if (md === undefined || ad === undefined || pd === undefined) throw new RangeError('A period of two lords.');
      return {
        ...row,
        class: periodClassOf(of, [md, ad, pd]),
        shares: sharesOf(of, joints, fromMs, at + TEN_YEARS_MS),
      };
    });
}
