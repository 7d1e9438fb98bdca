import type { Chart } from '../../chart/chart.ts';
import { describer } from './describer.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import type { Planet } from '../../zodiac/names.ts';
import { modalityOf } from '../../zodiac/sign-attributes.ts';
import { planetInWords } from '../../zodiac/planet-words.ts';
import { say } from './shared.messages.ts';

/** The two planets marriage is read from: the sub lord of cusp 7 and its star lord. */
export interface Seventh {
  readonly csl: Planet;
  readonly starLord: Planet;
}

/** Sub lord of cusp 7 and the planet in whose star it stands (R9.1). Throws out_of_range without Placidus. */
export function seventh(chart: Chart): Seventh {
  const csl = cuspalSubLord(chart, 7);
  return { csl, starLord: chart.planets[csl].starLord };
}

/**
 * Whether a planet is one of those a rule names. A node counts as itself and as the first planet it stands for (R6.2);
 * its place and motion stay its own.
 */
export const standsFor = (chart: Chart, planet: Planet, named: readonly Planet[]): boolean =>
  named.includes(planet) || named.includes(describer(chart, planet).planet);

/** `Saturn`, or `Rahu (acting for Saturn)`. */
export function inName(chart: Chart, planet: Planet): string {
  const { planet: read, correctedFrom } = describer(chart, planet);
  return correctedFrom === null ? planetInWords(planet) : say.actingFor({ node: planet, planet: read });
}

/**
 * Which of the planets a rule names is the 7th sub lord or its star lord, as the opening of a sentence without its full
 * stop; null when none is. `Saturn is the 7th sub lord`, `Rahu (acting for Mars) is the star lord of the 7th sub lord
 * Venus`.
 */
export function inSeventh(chart: Chart, named: readonly Planet[]): string | null {
  const { csl, starLord } = seventh(chart);
  const first = standsFor(chart, csl, named);
  const second = starLord !== csl && standsFor(chart, starLord, named);
  const star = inName(chart, starLord);
  if (first) return say.isSeventhSubLord({ lord: inName(chart, csl), both: second, starLord: star });
  return second ? say.isStarLordOfSeventh({ starLord: star, csl }) : null;
}

/** Whether a planet stands in Gemini, Virgo, Sagittarius or Pisces. */
export const inDualSign = (chart: Chart, planet: Planet): boolean =>
  modalityOf(chart.planets[planet].signIndex) === 'dual';
