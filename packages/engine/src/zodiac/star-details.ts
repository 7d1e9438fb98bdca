import type { Division } from './division.ts';
import { starName } from './lords.ts';
import type { Planet, Star } from './names.ts';
import { elementOf, modalityOf, varnaOf } from './sign-attributes.ts';
import type { Element, Modality, Varna } from './sign-attributes.ts';
import { padaSyllable, starAttributes, starBodyParts } from './star-attributes.ts';
import type { StarAttributes } from './star-attributes.ts';

/** The star of a point with its attributes; what depends on the sign follows the sign of the point. */
export interface StarDetails extends Omit<StarAttributes, 'bodyParts'> {
  /** 1..27. */
  readonly index: number;
  readonly name: Star;
  readonly lord: Planet;
  readonly varna: Varna;
  readonly element: Element;
  readonly modality: Modality;
  readonly bodyParts: readonly string[];
  readonly padaSyllable: string;
}

/** Attributes of the star in which a point stands (R19.1). */
export function starDetails({ starIndex, signIndex, starLord, pada }: Division): StarDetails {
  return {
    index: starIndex + 1,
    name: starName(starIndex),
    lord: starLord,
    ...starAttributes(starIndex),
    varna: varnaOf(signIndex),
    element: elementOf(signIndex),
    modality: modalityOf(signIndex),
    bodyParts: starBodyParts(starIndex, signIndex),
    padaSyllable: padaSyllable(starIndex, pada),
  };
}
