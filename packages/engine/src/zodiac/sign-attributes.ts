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
