import { cutPeriod } from '../cut-period.ts';
import type { ExactPeriod } from '../cut-period.ts';
import { divideSpan, wholeSpan } from '../exact-span.ts';
import type { ExactSpan } from '../exact-span.ts';
import { DASHA_YEAR_MS } from '../years.ts';

/** The lords of a planet dasha in their order, with their years. */
export interface DashaScheme<Lord extends string> {
  readonly lords: readonly Lord[];
  /** In the order of the lords. */
  readonly years: readonly number[];
  /** Years of one round. */
  readonly total: number;
}

export interface DashaCycle<Lord extends string> {
  readonly scheme: DashaScheme<Lord>;
  readonly birthMs: number;
  /** When the first mahadasha would have begun: all other borders are exact offsets from here. */
  readonly nominalStartMs: number;
  readonly firstLord: Lord;
  /** What remains of the first mahadasha at birth. */
  readonly balanceYears: number;
}

export interface DashaPeriod<Lord extends string> extends ExactPeriod {
  readonly cycle: DashaCycle<Lord>;
  readonly lord: Lord;
  /** Years of the lord in the scheme. */
  readonly years: number;
}

/** Which antardasha comes first: that of the mahadasha's own lord, or the next one and its own last. */
export const ANTARDASHA_STARTS = ['own', 'next'] as const;
export type AntardashaStart = (typeof ANTARDASHA_STARTS)[number];

/** A scheme from its lords and years in order. */
export const dashaScheme = <Lord extends string>(
  rows: readonly (readonly [lord: Lord, years: number])[],
): DashaScheme<Lord> => ({
  lords: rows.map(([lord]) => lord),
  years: rows.map(([, years]) => years),
  total: rows.reduce((sum, [, years]) => sum + years, 0),
});

/**
 * The run of a planet dasha from birth: its first lord by place in the scheme, and the part of that lord's years
 * passed at birth; one rounding only, to the millisecond.
 */
export function dashaCycle<Lord extends string>(
  scheme: DashaScheme<Lord>,
  firstIndex: number,
  passed: number,
  birthMs: number,
): DashaCycle<Lord> {
  const { lord, years } = lordAt(scheme, firstIndex);
  return {
    scheme,
    birthMs,
    nominalStartMs: birthMs - Math.round(passed * years * DASHA_YEAR_MS),
    firstLord: lord,
    balanceYears: years * (1 - passed),
  };
}

/** The mahadashas that begin within so many years of birth, round after round, the first one cut at birth. */
export function dashaMahadashas<Lord extends string>(
  cycle: DashaCycle<Lord>,
  years: number,
): readonly DashaPeriod<Lord>[] {
  const untilMs = cycle.birthMs + years * DASHA_YEAR_MS;
  const periods: DashaPeriod<Lord>[] = [];
  let index = cycle.scheme.lords.indexOf(cycle.firstLord);
  let offsetMs = 0;
  while (cycle.nominalStartMs + offsetMs < untilMs) {
    const endMs = offsetMs + lordAt(cycle.scheme, index).years * DASHA_YEAR_MS;
    periods.push(...periodOf(cycle, index, wholeSpan(offsetMs, endMs)));
    offsetMs = endMs;
    index += 1;
  }
  return periods;
}

/** The periods inside a period, in proportion to the lords' years, those over before birth left out. */
export function dashaChildren<Lord extends string>(
  { cycle, lord, span }: DashaPeriod<Lord>,
  start: AntardashaStart = 'own',
): readonly DashaPeriod<Lord>[] {
  const { scheme } = cycle;
  const first = scheme.lords.indexOf(lord) + (start === 'own' ? 0 : 1);
  const weights = scheme.lords.map((_, k) => lordAt(scheme, first + k).years);
  return divideSpan(span, weights).flatMap((part, k) => periodOf(cycle, first + k, part));
}

function periodOf<Lord extends string>(
  cycle: DashaCycle<Lord>,
  index: number,
  span: ExactSpan,
): readonly DashaPeriod<Lord>[] {
  const period = cutPeriod(span, cycle.nominalStartMs, cycle.birthMs);
  return period === null ? [] : [{ ...period, cycle, ...lordAt(cycle.scheme, index) }];
}

/** Lord and years by place in the scheme; places past the last repeat. */
function lordAt<Lord extends string>(
  { lords, years }: DashaScheme<Lord>,
  index: number,
): { readonly lord: Lord; readonly years: number } {
  const place = index % lords.length;
  const lord = lords[place];
  const length = years[place];
  if (lord === undefined || length === undefined) throw new RangeError('A scheme has a lord for every place.');
  return { lord, years: length };
}
