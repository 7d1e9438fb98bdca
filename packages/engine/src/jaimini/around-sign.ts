import { planetsIn } from '../parashari/base/frame.ts';
import type { SignsOf } from '../parashari/base/frame.ts';
import type { NaturesOf, Nature } from '../parashari/base/natures.ts';
import { PLANETS } from '../zodiac/names.ts';
import type { Planet } from '../zodiac/names.ts';
import { rasiDrishti } from './rasi-drishti.ts';

/** A planet and whether it helps or hurts in this chart. */
export interface PlanetNature {
  readonly planet: Planet;
  readonly nature: Nature;
}

const withNatures = (planets: readonly Planet[], natures: NaturesOf): readonly PlanetNature[] =>
  planets.map((planet) => ({ planet, nature: natures[planet] }));

/** The planets in a sign with their natures. */
export const occupantsOf = (signs: SignsOf, natures: NaturesOf, sign: number): readonly PlanetNature[] =>
  withNatures(planetsIn(signs, sign), natures);

/** The planets that see a sign by rasi drishti, with their natures (R29.1). */
export const seeing = (signs: SignsOf, natures: NaturesOf, sign: number): readonly PlanetNature[] =>
  withNatures(
    PLANETS.filter((planet) => rasiDrishti(signs[planet], sign)),
    natures,
  );

/** Keeps the planets of one nature. */
export const ofNature = (planets: readonly PlanetNature[], nature: Nature): readonly Planet[] =>
  planets.filter((each) => each.nature === nature).map(({ planet }) => planet);
