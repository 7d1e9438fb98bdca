import type { Planet } from './names.ts';

/** Signs a planet looks at, counted from its own as 1 (R6.2). The nodes cast the seventh only. */
export const ASPECT_ORDINALS: Readonly<Record<Planet, readonly number[]>> = {
  Sun: [7],
  Moon: [7],
  Mars: [4, 7, 8],
  Mercury: [7],
  Jupiter: [5, 7, 9],
  Venus: [7],
  Saturn: [3, 7, 10],
  Rahu: [7],
  Ketu: [7],
};

/** Count from one sign index (0 = Aries) to another, both ends included: 1 = the same sign, 7 = the opposite (R6.2). */
export const aspectOrdinal = (fromSign: number, toSign: number): number => ((((toSign - fromSign) % 12) + 12) % 12) + 1;

/** The ordinal of the planet's sign aspect from one sign on another, or null when it casts none (R6.2). */
export function signAspect(planet: Planet, fromSign: number, toSign: number): number | null {
  const ordinal = aspectOrdinal(fromSign, toSign);
  return ASPECT_ORDINALS[planet].includes(ordinal) ? ordinal : null;
}

/** For each sign index, whether a planet in `fromSign` stands in it or casts a sign aspect on it (R6.2). */
export const signReach = (planet: Planet, fromSign: number): readonly boolean[] =>
  (REACH[planet][fromSign] ??= Array.from(
    { length: 12 },
    (_, sign) => sign === fromSign || signAspect(planet, fromSign, sign) !== null,
  ));

/** Filled on first use: 9 planets in 12 signs. */
const REACH: Readonly<Record<Planet, (readonly boolean[])[]>> = {
  Sun: [],
  Moon: [],
  Mars: [],
  Mercury: [],
  Jupiter: [],
  Venus: [],
  Saturn: [],
  Rahu: [],
  Ketu: [],
};
