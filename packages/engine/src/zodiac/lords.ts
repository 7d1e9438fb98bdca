import { toDms, normalize } from '../base/angles.ts';
import { printedArc, printedDegrees } from '../base/printed.ts';
import { subBoundary } from './boundary.ts';
import type { SubBoundary } from './boundary.ts';
import { divide } from './division.ts';
import type { Division } from './division.ts';
import { SIGNS, STARS } from './names.ts';
import type { Graha, Planet, Sign, Star } from './names.ts';

/** What results print of a point of the zodiac: its sign, star, pada, lords to the fourth level and nearest sub edge. */
export interface Lords {
  readonly sign: Sign;
  /** 0 = Aries. */
  readonly signIndex: number;
  readonly degreeInSign: number;
  readonly dms: string;
  readonly signLord: Graha;
  readonly star: Star;
  /** 1..27. */
  readonly starIndex: number;
  readonly pada: number;
  readonly starLord: Planet;
  readonly subLord: Planet;
  readonly subSubLord: Planet;
  readonly subSubSubLord: Planet;
  readonly boundary: SubBoundary;
}

/** What a short form leaves out of them: all of it follows from the longitude. */
export type LordsInShort = Omit<Lords, 'signIndex' | 'degreeInSign' | 'starIndex' | 'subSubSubLord' | 'boundary'>;

/** Printed form of a sidereal longitude in degrees (R4, the `Lords` object); a point of a chart knows its division. */
export function lordsOf(longitude: number, division: Division = divide(longitude)): Lords {
  const degreeInSign = degreesInSign(longitude, division);
  const { level, distanceArcsec, side, subSubDistanceArcsec } = subBoundary(longitude, division);
  return {
    sign: signName(division.signIndex),
    signIndex: division.signIndex,
    degreeInSign: Math.min(printedDegrees(degreeInSign), 29.999999),
    dms: toDms(degreeInSign),
    signLord: division.signLord,
    star: starName(division.starIndex),
    starIndex: division.starIndex + 1,
    pada: division.pada,
    starLord: division.starLord,
    subLord: division.subLord,
    subSubLord: division.subSubLord,
    subSubSubLord: division.subSubSubLord,
    boundary: {
      level,
      side,
      distanceArcsec: printedArc(distanceArcsec),
      subSubDistanceArcsec: printedArc(subSubDistanceArcsec),
    },
  };
}

/** The same in short, of a point of a chart. */
export const lordsInShort = (point: Division & { readonly longitude: number }): LordsInShort => ({
  sign: signName(point.signIndex),
  dms: toDms(degreesInSign(point.longitude, point)),
  signLord: point.signLord,
  star: starName(point.starIndex),
  pada: point.pada,
  starLord: point.starLord,
  subLord: point.subLord,
  subSubLord: point.subSubLord,
});

/** Zero for a longitude so close below a border that the lookup counts it to the next sign. */
function degreesInSign(longitude: number, { signIndex }: Division): number {
  const degree = normalize(longitude) - signIndex * 30;
  return degree >= 30 ? 0 : Math.max(0, degree);
}

/** Name of a sign by index, 0 = Aries; indices past 11 repeat. */
export function signName(signIndex: number): Sign {
  return SIGNS[signIndex % 12] ?? 'Aries';
}

/** Name of a star by index, 0 = Ashwini; indices past 26 repeat. */
export function starName(starIndex: number): Star {
  return STARS[starIndex % 27] ?? 'Ashwini';
}
