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
