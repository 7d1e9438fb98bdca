import { printedScore } from '../../base/printed.ts';
import type { Chart } from '../../chart/chart.ts';
import { perChart } from '../../chart/per-chart.ts';
import { dashaYears } from '../../dasha/vimshottari.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { byPlanet } from '../../zodiac/records.ts';
import { level, weight } from '../kernel/levels.ts';

/** What lords hold for work and gain and what against it, 4 to 1 a house by its level. */
export interface GainWeights {
  /** Held by 2, 3, 6, 10 and 11. */
  readonly good: number;
  /** Held by 5, 8 and 12. */
  readonly bad: number;
}

const GOOD_HOUSES: readonly House[] = [2, 3, 6, 10, 11];
const BAD_HOUSES: readonly House[] = [5, 8, 12];

const lordWeights = perChart((chart): Readonly<Record<Planet, GainWeights>> => {
  const held = (planet: Planet, houses: readonly House[]): number =>
    houses.reduce((sum, house) => sum + weight(level(chart, planet, house)), 0);
  return byPlanet((planet) => ({ good: held(planet, GOOD_HOUSES), bad: held(planet, BAD_HOUSES) }));
});

/** A lord counts three times the one above it: the nearest changes first, and it is what one month has and another not. */
const NEARER = 3;
const sharesOf = (count: number): readonly number[] => {
  const parts = Array.from({ length: count }, (_, index) => NEARER ** index);
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / whole);
};

/** The weights of lords that rule together, mahadasha first, averaged, the nearest counting most. Throws out_of_range without Placidus. */
export function gainWeights(chart: Chart, lords: readonly Planet[]): GainWeights {
  const of = lordWeights(chart);
  const shares = sharesOf(lords.length);
  const mean = (side: keyof GainWeights): number =>
    lords.reduce((sum, lord, index) => sum + (shares[index] ?? 0) * of[lord][side], 0);
  return { good: mean('good'), bad: mean('bad') };
}

const WHOLE_YEARS = PLANETS.reduce((sum, planet) => sum + dashaYears(planet), 0);

/** The mean of something of the ruling planet over the 120 years: at each level it rules as many of them as it has years. */
export const lifeMean = (value: (planet: Planet) => number): number =>
  PLANETS.reduce((sum, planet) => sum + dashaYears(planet) * value(planet), 0) / WHOLE_YEARS;

/** Mean and spread of good less bad over a person's 120 years, for one ruling planet. */
const ownMean = perChart((chart): { readonly mean: number; readonly spread: number } => {
  const of = lordWeights(chart);
  const balance = (planet: Planet): number => of[planet].good - of[planet].bad;
  const mean = lifeMean(balance);
  return { mean, spread: Math.sqrt(lifeMean((planet) => (balance(planet) - mean) ** 2)) };
});

export interface ToneWeights extends GainWeights {
  /** How far good less bad lies above the person's own mean, in spreads of the person's own periods. */
  readonly score: number;
}

/**
 * How far a time is better or worse for work and gain than the times of the same person are, as it is printed. `lords` is how
 * many rule it together: a mean of several spreads less than one of them (ADR 57).
 */
export function toneWeights(chart: Chart, { good, bad }: GainWeights, lords: number): ToneWeights {
  const { mean, spread } = ownMean(chart);
  const score = spread === 0 ? 0 : (good - bad - mean) / (spread * Math.hypot(...sharesOf(lords)));
  return { good: printedScore(good), bad: printedScore(bad), score: printedScore(score) };
}

/** What is half a spread above or below the own mean has a tone of its own. */
const OWN_TONE = 0.5;

/** The tone of a score, of three from the best to the worst. */
export function toneOfScore<Tone extends string>(score: number, [good, even, bad]: readonly [Tone, Tone, Tone]): Tone {
  if (score >= OWN_TONE) return good;
  return score <= -OWN_TONE ? bad : even;
}
