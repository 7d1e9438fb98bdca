import type { Graha } from '../../zodiac/names.ts';

export const WARRIORS = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
export type Warrior = (typeof WARRIORS)[number];

/** Planets that fight wars and have a cheshta bala of their own: all but the luminaries. */
export const isWarrior = (planet: Graha): planet is Warrior => planet !== 'Sun' && planet !== 'Moon';

/** One value for each of them. */
export const byWarrior = <Value>(value: (planet: Warrior) => Value): Record<Warrior, Value> => ({
  Mars: value('Mars'),
  Mercury: value('Mercury'),
  Jupiter: value('Jupiter'),
  Venus: value('Venus'),
  Saturn: value('Saturn'),
});
