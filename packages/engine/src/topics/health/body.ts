import type { Chart } from '../../chart/chart.ts';
import { SIGN_BODY_PARTS } from '../../parashari/vargas/body-parts.ts';
import { signName } from '../../zodiac/lords.ts';
import type { Planet, Sign, Star } from '../../zodiac/names.ts';
import { STARS } from '../../zodiac/names.ts';
import { modalityOf } from '../../zodiac/sign-attributes.ts';
import type { Modality } from '../../zodiac/sign-attributes.ts';
import { starBodyParts } from '../../zodiac/star-attributes.ts';

/** Parts of the body of a sign by its index, 0 = Aries (R19.2). */
export const signParts = (signIndex: number): readonly string[] => SIGN_BODY_PARTS[signName(signIndex)];

export interface StarParts {
  readonly nakshatra: Star;
  readonly parts: readonly string[];
}

export interface SignParts {
  readonly sign: Sign;
  readonly parts: readonly string[];
}

/** The star of a place and its parts of the body; a star in two signs gives the part of the sign (R19.1). */
export function starPartsOf({
  starIndex,
  signIndex,
}: {
  readonly starIndex: number;
  readonly signIndex: number;
}): StarParts {
  return { nakshatra: STARS[starIndex] ?? 'Ashwini', parts: starBodyParts(starIndex, signIndex) };
}

/** A sign and its parts of the body (R19.2). */
export const signPartsOf = (signIndex: number): SignParts => ({
  sign: signName(signIndex),
  parts: signParts(signIndex),
});

/** How an ailment runs by the sign a planet occupies (R19.4). */
export const CHRONICITIES = ['ACUTE', 'CHRONIC', 'RECURRING'] as const;
export type Chronicity = (typeof CHRONICITIES)[number];

const OF_MODALITY: Readonly<Record<Modality, Chronicity>> = { movable: 'ACUTE', fixed: 'CHRONIC', dual: 'RECURRING' };

/** Movable acute, fixed chronic, dual recurring. */
export const chronicityOf = ({ planets }: Chart, planet: Planet): Chronicity =>
  OF_MODALITY[modalityOf(planets[planet].signIndex)];
