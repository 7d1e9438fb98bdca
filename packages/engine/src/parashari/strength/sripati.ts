import type { Chart } from '../../chart/chart.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { EngineError } from '../../base/errors.ts';
import { arcForward, normalize } from '../../base/angles.ts';

import { HOUSES } from '../../zodiac/names.ts';
import type { House } from '../../zodiac/names.ts';
import { say } from './strength.messages.ts';

/** The four angles of a chart, sidereal degrees. */
export interface Angles {
  readonly ascendant: number;
  readonly midheaven: number;
}

export interface Bhava {
  readonly house: House;
  /** Sidereal degrees: from the sandhi before (included) through the middle to the sandhi after. */
  readonly start: number;
  readonly madhya: number;
  readonly end: number;
}

/** Ascendant and midheaven at any latitude: the midheaven needs no horizon (R3.6). */
export function anglesOf(ephemeris: Ephemeris, chart: Chart): Angles {
  const { moment, houses, ascendant, ayanamsaTrue } = chart;
  const midheaven = houses
    ? houses.midheaven.longitude
    : normalize(ephemeris.houses(moment.jdUt, moment, 'O').midheaven - ayanamsaTrue);
  return { ascendant: ascendant.longitude, midheaven };
}

/**
 * Sripati bhavas (R3.6): ascendant and midheaven are the middles of houses 1 and 10, the arcs between them are cut in
 * three, and a house runs from the sandhi half way to the middle before it to that half way to the next. Null where the
 * midheaven does not stand within the half circle before the ascendant (inside the polar circles).
 */
export function sripatiBhavas({ ascendant, midheaven }: Angles): readonly Bhava[] | null {
  const upper = arcForward(midheaven, ascendant);
  if (upper <= 0 || upper >= 180) return null;
  const lower = 180 - upper;
  const madhya = (house: House): number => {
    const quarter = (house - 1) % 6;
    // Houses 1 to 3 are counted from the ascendant, 4 to 6 from the lower midheaven; 7 to 12 lie opposite.
    const fromAngle = quarter < 3 ? ascendant + (quarter * lower) / 3 : midheaven + 180 + ((quarter - 3) * upper) / 3;
    return normalize(fromAngle + (house > 6 ? 180 : 0));
  };
  return HOUSES.map((house, index) => {
    const middle = madhya(house);
    const sandhi = (from: number, to: number): number => normalize(from + arcForward(from, to) / 2);
    return {
      house,
      madhya: middle,
      start: sandhi(madhya(HOUSES[(index + 11) % 12] ?? 12), middle),
      end: sandhi(middle, madhya(HOUSES[(index + 1) % 12] ?? 1)),
    };
  });
}

/** The same, where a tool cannot go on without them. Throws out_of_range. */
export function requireSripatiBhavas(angles: Angles): readonly Bhava[] {
  const bhavas = sripatiBhavas(angles);
  if (bhavas) return bhavas;
  throw noSripatiBhavas();
}

/** Says that Sripati houses do not exist here. */
export const noSripatiBhavas = (): EngineError => new EngineError('out_of_range', say.noSripati(), 'latitude');

/** The bhava that holds a sidereal longitude, sandhi to sandhi (R3.6). */
export function bhavaOf(bhavas: readonly Bhava[], longitude: number): House {
  const found = bhavas.find(({ start, end }) => arcForward(start, longitude) < arcForward(start, end));
  if (!found) throw new EngineError('internal_error', 'The Sripati houses do not close the circle.');
  return found.house;
}
