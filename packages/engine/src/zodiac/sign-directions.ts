import { elementOf } from './sign-attributes.ts';
import type { Element } from './sign-attributes.ts';

export const COMPASS = ['E', 'S', 'W', 'N'] as const;
export type CompassPoint = (typeof COMPASS)[number];

/** A quarter in a sentence. */
export const QUARTER_IN_WORDS: Readonly<Record<CompassPoint, string>> = {
  E: 'east',
  S: 'south',
  W: 'west',
  N: 'north',
};

const OF_ELEMENT: Readonly<Record<Element, CompassPoint>> = { fire: 'E', earth: 'S', air: 'W', water: 'N' };

/** The quarter of a sign (0 = Aries): fire east, earth south, air west, water north (R18.1). */
export const signDirection = (signIndex: number): CompassPoint => OF_ELEMENT[elementOf(signIndex)];
