import type { Chart } from '../../chart/chart.ts';
import { countSigns, isKendra, isTrikona } from '../../parashari/base/frame.ts';
import { normalize } from '../../base/angles.ts';
import { STAR_DEGREES, starProgress } from '../../zodiac/division.ts';
import type { Planet } from '../../zodiac/names.ts';
import { lightOf } from '../birth-light.ts';
import type { BirthLight } from '../birth-light.ts';
import { dashaCycle, dashaScheme } from './planet-dasha.ts';
import type { DashaCycle } from './planet-dasha.ts';

/** Eight lords, 108 years. */
export const ASHTOTTARI = dashaScheme<Exclude<Planet, 'Ketu'>>([
  ['Sun', 6],
  ['Moon', 15],
  ['Mars', 8],
  ['Mercury', 17],
  ['Saturn', 10],
  ['Jupiter', 19],
  ['Rahu', 12],
  ['Venus', 21],
]);
type AshtottariLord = (typeof ASHTOTTARI.lords)[number];

/** Stars of each lord's arc, from Ardra on. */
const ARC_STARS: readonly number[] = [4, 3, 4, 3, 3, 3, 4, 3];
const ARDRA = 5;

/** The Moon's arc, degrees; `to` passes 360 in the arc of Rahu, which runs over 0 Aries. */
interface AshtottariArc {
  readonly from: number;
  readonly to: number;
  readonly passed: number;
}

export interface Ashtottari {
  readonly cycle: DashaCycle<AshtottariLord>;
  readonly arc: AshtottariArc;
}

/** Ashtottari of a birth from its sidereal Moon: the lord of the Moon's arc first, balance by the rest of the arc. */
export function ashtottari(moonLongitude: number, birthMs: number): Ashtottari {
  const { starIndex, passed } = starProgress(moonLongitude);
  const fromArdra = (starIndex - ARDRA + 27) % 27;
  let starsBefore = 0;
  let index = 0;
  let stars = starsOf(index);
  while (starsBefore + stars <= fromArdra) {
    starsBefore += stars;
    index += 1;
    stars = starsOf(index);
  }
  const passedStars = fromArdra - starsBefore + passed;
  const from = normalize((ARDRA + starsBefore) * STAR_DEGREES);
  return {
    cycle: dashaCycle(ASHTOTTARI, index, passedStars / stars, birthMs),
    arc: { from, to: from + stars * STAR_DEGREES, passed: passedStars * STAR_DEGREES },
  };
}

function starsOf(index: number): number {
  const stars = ARC_STARS[index];
  if (stars === undefined) throw new RangeError('The eight arcs fill the zodiac.');
  return stars;
}

/** The conditions under which Ashtottari is to be used (BPHS 46); either is enough. */
export interface AshtottariUse {
  /** Rahu in a kendra or trikona from the sign of the lagna lord, and not in the lagna. */
  readonly rahuRule: boolean;
  /** Count of Rahu's sign from that of the lagna lord. */
  readonly rahuFromLagnaLord: number;
  readonly rahuInLagna: boolean;
  /** Birth by day in the dark half of the month or by night in the bright half. */
  readonly lightRule: boolean;
  readonly light: BirthLight;
}

/** Whether Ashtottari is to be used for a chart, born by day or by night: reported, no refusal. */
export function ashtottariUse(chart: Chart, byDay: boolean): AshtottariUse {
  const { planets, ascendant } = chart;
  const light = lightOf(chart, byDay);
  const rahuFromLagnaLord = countSigns(planets[ascendant.signLord].signIndex, planets.Rahu.signIndex);
  const rahuInLagna = planets.Rahu.signIndex === ascendant.signIndex;
  return {
    rahuRule: !rahuInLagna && (isKendra(rahuFromLagnaLord) || isTrikona(rahuFromLagnaLord)),
    rahuFromLagnaLord,
    rahuInLagna,
    lightRule: light.byDay === light.darkHalf,
    light,
  };
}
