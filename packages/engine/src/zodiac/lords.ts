import { toDms, normalize } from '../base/angles.ts';
import { printedArc, printedDegrees } from '../base/printed.ts';
import { subBoundary } from './boundary.ts';
import type { SubBoundary } from './boundary.ts';
import { divide } from './division.ts';
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

/** Printed form of a sidereal longitude in degrees (R4, the `Lords` object). */
export function lordsOf(longitude: number): Lords {
  const division = divide(longitude);
  const degree = normalize(longitude) - division.signIndex * 30;
  // Zero for a longitude so close below a border that the lookup counts it to the next sign.
  const degreeInSign = degree >= 30 ? 0 : Math.max(0, degree);
  const { distanceArcsec, subSubDistanceArcsec, ...boundary } = subBoundary(longitude);
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
      ...boundary,
      distanceArcsec: printedArc(distanceArcsec),
      subSubDistanceArcsec: printedArc(subSubDistanceArcsec),
    },
  };
}

/** Name of a sign by index, 0 = Aries; indices past 11 repeat. */
export function signName(signIndex: number): Sign {
  return SIGNS[signIndex % 12] ?? 'Aries';
}

/** Name of a star by index, 0 = Ashwini; indices past 26 repeat. */
export function starName(starIndex: number): Star {
  return STARS[starIndex % 27] ?? 'Ashwini';
}
