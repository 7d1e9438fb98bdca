import { printedDegrees } from '../../base/printed.ts';
import type { Chart } from '../../chart/chart.ts';
import { separation } from '../../base/angles.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { ASPECT_ORDINALS } from '../../zodiac/sign-aspects.ts';
import { aspectOn } from './drishti.ts';
import { countSigns, kthSign, signsOf, wholeSignHouse } from './frame.ts';
import { chartNatures } from './natures.ts';
import type { Nature } from './natures.ts';

export interface PlanetAspect {
  readonly aspector: Planet;
  readonly target: Planet;
  /** Signs counted from the aspector's own as 1. */
  readonly ordinal: number;
  /** Nature of the aspector. */
  readonly nature: Nature;
  /** The target looks back. */
  readonly mutual: boolean;
}

export interface HouseAspect {
  readonly aspector: Planet;
  readonly house: House;
  /** 0 = Aries. */
  readonly sign: number;
  readonly ordinal: number;
  readonly nature: Nature;
}

export interface Conjunction {
  readonly planets: readonly [Planet, Planet];
  readonly sign: number;
  readonly house: House;
  readonly orbDegrees: number;
}

/** Every planet that looks at another by sign (R23.7); the nodes never at each other (R6.4). */
export function planetAspects(chart: Chart): readonly PlanetAspect[] {
  const signs = signsOf(chart);
  const natures = chartNatures(chart);
  return PLANETS.flatMap((aspector) =>
    PLANETS.filter((target) => target !== aspector).flatMap((target): readonly PlanetAspect[] => {
      const ordinal = aspectOn(aspector, target, signs);
      if (ordinal === null) return [];
      const mutual = aspectOn(target, aspector, signs) !== null;
      return [{ aspector, target, ordinal, nature: natures[aspector], mutual }];
    }),
  );
}

/** Planets at which no other looks by sign. */
export const unaspected = (aspects: readonly PlanetAspect[]): readonly Planet[] =>
  PLANETS.filter((planet) => aspects.every(({ target }) => target !== planet));

/** Every whole-sign house a planet looks at. */
export function houseAspects(chart: Chart): readonly HouseAspect[] {
  const signs = signsOf(chart);
  const natures = chartNatures(chart);
  return PLANETS.flatMap((aspector) =>
    ASPECT_ORDINALS[aspector].map((ordinal) => {
      const sign = kthSign(signs[aspector], ordinal);
      return {
        aspector,
        house: countSigns(chart.ascendant.signIndex, sign),
        sign,
        ordinal,
        nature: natures[aspector],
      };
    }),
  );
}

/** Pairs of planets in one sign, with the degrees between them. */
export function conjunctions(chart: Chart): readonly Conjunction[] {
  const { planets } = chart;
  return PLANETS.flatMap((x, index) =>
    PLANETS.slice(index + 1)
      .filter((y) => planets[x].signIndex === planets[y].signIndex)
      .map((y) => ({
        planets: [x, y] as const,
        sign: planets[x].signIndex,
        house: wholeSignHouse(chart, x),
        orbDegrees: printedDegrees(separation(planets[x].longitude, planets[y].longitude)),
      })),
  );
}
