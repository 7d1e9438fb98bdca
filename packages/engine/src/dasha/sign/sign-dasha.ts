import type { Planet } from '../../zodiac/names.ts';
import type { CutPeriod } from '../cut-period.ts';
import { divideSpan, floorMs, wholeSpan } from '../exact-span.ts';
import { DASHA_YEAR_MS } from '../years.ts';

export const DIRECTIONS = ['forward', 'backward'] as const;
/** Through the zodiac or against it. */
export type Direction = (typeof DIRECTIONS)[number];

/** A period of a sign dasha, which begins at birth and is never cut. Sign indices count from Aries = 0. */
export interface SignPeriod extends Pick<CutPeriod, 'startMs' | 'endMs'> {
  readonly sign: number;
}

/** A mahadasha of a sign with the lord that gave its years. */
export interface SignMahadasha extends SignPeriod {
  /** Which round: 1 or 2. */
  readonly cycle: number;
  readonly years: number;
  readonly lord: Planet;
  readonly lordIn: number;
  readonly antardashas: readonly SignPeriod[];
}

/** Odd-footed signs: Aries, Taurus, Gemini, Libra, Scorpio, Sagittarius. */
export const isOddFooted = (sign: number): boolean => sign % 6 < 3;

/** The sign so many steps on in a direction. */
export const stepSigns = (sign: number, steps: number, direction: Direction): number =>
  (((direction === 'forward' ? sign + steps : sign - steps) % 12) + 12) % 12;

export const reversed = (direction: Direction): Direction => (direction === 'forward' ? 'backward' : 'forward');

/** Forward when the ninth sign from a sign is odd-footed, else backward. */
export const directionByNinth = (sign: number): Direction =>
  isOddFooted(stepSigns(sign, 8, 'forward')) ? 'forward' : 'backward';

/**
 * Years of a sign whose lord stands in another: the count from the one to the other less 1, forward from an odd-footed
 * sign, backward from an even-footed one; 12 with the lord in the sign itself.
 */
export function yearsToLord(sign: number, lordSign: number): number {
  const steps = isOddFooted(sign) ? lordSign - sign : sign - lordSign;
  return (steps + 12) % 12 || 12;
}

/** Periods of whole years one after the other from birth. */
export function signPeriods<Row extends { readonly years: number }>(
  birthMs: number,
  rows: readonly Row[],
): readonly (Row & Pick<SignPeriod, 'startMs' | 'endMs'>)[] {
  let startMs = birthMs;
  return rows.map((row) => {
    const endMs = startMs + row.years * DASHA_YEAR_MS;
    const period = { ...row, startMs, endMs };
    startMs = endMs;
    return period;
  });
}

const TWELFTHS: readonly number[] = Array.from({ length: 12 }, () => 1);

/** Twelve equal antardashas of the signs in a direction from a first one; none in a period without length. */
export function equalAntardashas(
  { startMs, endMs }: Pick<SignPeriod, 'startMs' | 'endMs'>,
  first: number,
  direction: Direction,
): readonly SignPeriod[] {
  if (startMs === endMs) return [];
  return divideSpan(wholeSpan(0, endMs - startMs), TWELFTHS).map(({ from, to, parts }, k) => ({
    sign: stepSigns(first, k, direction),
    startMs: startMs + floorMs(from, parts),
    endMs: startMs + floorMs(to, parts),
  }));
}
