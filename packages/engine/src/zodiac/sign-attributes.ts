/** Element, modality and varna of a sign by its index, 0 = Aries. */
export const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const;
export type Element = (typeof ELEMENTS)[number];

export const MODALITIES = ['movable', 'fixed', 'dual'] as const;
export type Modality = (typeof MODALITIES)[number];

export const VARNAS = ['brahmin', 'kshatriya', 'vaishya', 'shudra'] as const;
export type Varna = (typeof VARNAS)[number];

const VARNA_OF_ELEMENT: Readonly<Record<Element, Varna>> = {
  water: 'brahmin',
  fire: 'kshatriya',
  earth: 'vaishya',
  air: 'shudra',
};

/** Fire, earth, air, water in turn from Aries. */
export const elementOf = (signIndex: number): Element => pick(ELEMENTS, signIndex);

/** Movable, fixed, dual in turn from Aries. */
export const modalityOf = (signIndex: number): Modality => pick(MODALITIES, signIndex);

/** Water brahmin, fire kshatriya, earth vaishya, air shudra (R33.1). */
export const varnaOf = (signIndex: number): Varna => VARNA_OF_ELEMENT[elementOf(signIndex)];

function pick<T>(cycle: readonly T[], index: number): T {
  const value = cycle[index % cycle.length];
  if (value === undefined) throw new RangeError(`no sign with index ${index}`);
  return value;
}

export const COMPASS = ['E', 'S', 'W', 'N'] as const;
export type CompassPoint = (typeof COMPASS)[number];

const OF_ELEMENT: Readonly<Record<Element, CompassPoint>> = { fire: 'E', earth: 'S', air: 'W', water: 'N' };

/** The quarter of a sign (0 = Aries): fire east, earth south, air west, water north (R18.1). */
export const signDirection = (signIndex: number): CompassPoint => OF_ELEMENT[elementOf(signIndex)];

export const STATURES = ['short', 'medium', 'tall'] as const;
export type Stature = (typeof STATURES)[number];

/** Aries first. */
const OF_SIGN: readonly Stature[] = [
  'short',
  'short',
  'medium',
  'medium',
  'tall',
  'tall',
  'tall',
  'tall',
  'medium',
  'medium',
  'short',
  'short',
];

/** The build that a sign (0 = Aries) gives (R18.5). */
export const statureOf = (signIndex: number): Stature => OF_SIGN[signIndex] ?? 'medium';
