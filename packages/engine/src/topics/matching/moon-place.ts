import { separation, normalize } from '../../base/angles.ts';
import { divide, STAR_DEGREES } from '../../zodiac/division.ts';
import type { Division } from '../../zodiac/division.ts';

/** The place of a Moon for matching: all that the kootas read. Indices from 0. */
export interface MoonPlace extends Pick<Division, 'signIndex' | 'starIndex' | 'pada' | 'signLord'> {
  /** Sidereal degrees. */
  readonly longitude: number;
}

/** The place of a Moon at a sidereal longitude. */
export function moonPlace(longitude: number): MoonPlace {
  const { signIndex, starIndex, pada, signLord } = divide(longitude);
  return { longitude: normalize(longitude), signIndex, starIndex, pada, signLord };
}

/** A border so near that a small error of birth time puts the Moon on its other side. */
export interface NearBorder {
  readonly of: 'sign' | 'star' | 'sign and star';
  readonly distanceArcsec: number;
  /** The Moon just across. */
  readonly otherSide: MoonPlace;
}

const NEAR = 1 / 60;
const JUST_BELOW = 0.1 / 3600;

/** The border of a sign or a star within 1' of a Moon, and its place on the other side; null when none is so near. */
export function nearBorder({ longitude, signIndex, starIndex }: MoonPlace): NearBorder | null {
  const near = [
    ...[signIndex, signIndex + 1].map((index) => ({ of: 'sign' as const, at: normalize(index * 30) })),
    ...[starIndex, starIndex + 1].map((index) => ({ of: 'star' as const, at: normalize(index * STAR_DEGREES) })),
  ].filter(({ at }) => separation(at, longitude) <= NEAR);
  const [border] = near;
  if (border === undefined) return null;
  const below = divide(border.at - JUST_BELOW);
  const isBelow = below.signIndex === signIndex && below.starIndex === starIndex;
  return {
    of: near.length > 1 ? 'sign and star' : border.of,
    distanceArcsec: separation(border.at, longitude) * 3600,
    otherSide: moonPlace(isBelow ? border.at : border.at - JUST_BELOW),
  };
}
