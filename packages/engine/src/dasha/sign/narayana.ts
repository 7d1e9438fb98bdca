import { debilitationSign, exaltationSign } from '../../parashari/base/dignity.ts';
import { isOddSign } from '../../parashari/base/frame.ts';
import { coLords, jaiminiLord, strongerSign } from '../../jaimini/strength.ts';
import type { CoLords, Placement, StrongerSign } from '../../jaimini/strength.ts';
import type { Planet } from '../../zodiac/names.ts';
import { modalityOf } from '../../zodiac/sign-attributes.ts';
import { directionByNinth, equalAntardashas, reversed, signPeriods, stepSigns, yearsToLord } from './sign-dasha.ts';
import type { Direction, SignMahadasha } from './sign-dasha.ts';

export const NARAYANA_EXCEPTIONS = ['none', 'saturn', 'ketu'] as const;
type NarayanaException = (typeof NARAYANA_EXCEPTIONS)[number];

interface NarayanaMahadasha extends SignMahadasha {
  /** +1 lord exalted, -1 debilitated. */
  readonly adjust: 0 | 1 | -1;
}

/** Narayana dasha of D1 (PVR ch. 18). Sign indices count from Aries = 0. */
export interface Narayana {
  readonly seed: StrongerSign;
  /** The sign the seed was weighed against. */
  readonly against: number;
  readonly direction: Direction;
  readonly exception: NarayanaException;
  /** Both Saturn and Ketu stand in the seed: Saturn's rule was used. */
  readonly bothInSeed: boolean;
  readonly coLords: CoLords;
  readonly mahadashas: readonly NarayanaMahadasha[];
}

const TRINES_OF_DUAL = [0, 4, 8, 9, 1, 5, 6, 10, 2, 3, 7, 11];

/**
 * Narayana dasha: from the stronger of lagna and seventh, in the order its modality gives, each sign the years to its
 * lord; the second cycle gives each the rest of 12.
 */
export function narayana(placement: Placement, lagna: number, birthMs: number, cycles: 1 | 2): Narayana {
  const seventh = stepSigns(lagna, 6, 'forward');
  const seed = strongerSign(placement, lagna, seventh);
  const exception = exceptionOf(placement, seed.sign);
  const natural = directionByNinth(seed.sign);
  const direction = exception === 'none' ? natural : exception === 'saturn' ? 'forward' : reversed(natural);
  const order = progression(seed.sign, direction, exception);
  const first = order.map((sign) => ({ cycle: 1, sign, ...yearsOf(placement, sign) }));
  const second = first.map((row) => ({ ...row, cycle: 2, years: 12 - row.years }));
  const rows = cycles === 1 ? first : [...first, ...second];
  return {
    seed,
    against: seed.sign === lagna ? seventh : lagna,
    direction,
    exception,
    bothInSeed: placement.signs.Saturn === seed.sign && placement.signs.Ketu === seed.sign,
    coLords: coLords(placement, (sign, lord) => yearsBy(placement, sign, lord)),
    mahadashas: signPeriods(birthMs, rows).map((period) => ({
      ...period,
      antardashas: antardashas(placement, period),
    })),
  };
}

/** Saturn in a sign goes before Ketu in it. */
function exceptionOf({ signs }: Placement, sign: number): NarayanaException {
  if (signs.Saturn === sign) return 'saturn';
  return signs.Ketu === sign ? 'ketu' : 'none';
}

function progression(seed: number, direction: Direction, exception: NarayanaException): readonly number[] {
  const steps = Array.from({ length: 12 }, (_, k) => {
    if (exception === 'saturn') return k;
    switch (modalityOf(seed)) {
      case 'movable':
        return k;
      case 'fixed':
        return k * 5;
      case 'dual':
        return TRINES_OF_DUAL[k] ?? Number.NaN;
    }
  });
  return steps.map((step) => stepSigns(seed, step, direction));
}

function adjustOf(placement: Placement, lord: Planet): 0 | 1 | -1 {
  const sign = placement.signs[lord];
  if (sign === exaltationSign(lord)) return 1;
  return sign === debilitationSign(lord) ? -1 : 0;
}

/** Years by one of the lords, kept within 0 to 12. */
const yearsBy = (placement: Placement, sign: number, lord: Planet): number =>
  Math.min(12, Math.max(0, yearsToLord(sign, placement.signs[lord]) + adjustOf(placement, lord)));

function yearsOf(placement: Placement, sign: number) {
  const lord = jaiminiLord(placement, sign, (each) => yearsBy(placement, sign, each));
  return {
    years: yearsBy(placement, sign, lord),
    lord,
    lordIn: placement.signs[lord],
    adjust: adjustOf(placement, lord),
  };
}

/** From the sign that holds the lord of the stronger of the dasha sign and its seventh, forward if it is odd. */
function antardashas(
  placement: Placement,
  period: { readonly sign: number; readonly startMs: number; readonly endMs: number },
) {
  const { sign: seed } = strongerSign(placement, period.sign, stepSigns(period.sign, 6, 'forward'));
  const first = placement.signs[jaiminiLord(placement, seed)];
  const natural: Direction = isOddSign(first) ? 'forward' : 'backward';
  const exception = exceptionOf(placement, seed);
  const direction = exception === 'none' ? natural : exception === 'saturn' ? 'forward' : reversed(natural);
  return equalAntardashas(period, first, direction);
}
