import type { Chart } from '../chart/chart.ts';
import type { TaraBala } from '../almanac/tara-bala.ts';
import { matter } from '../kp/promise/matter.ts';
import { standingReason } from '../kp/promise/standing-reason.ts';
import { standingInWords } from '../kp/promise/standing-words.ts';
import type { Lean } from '../kp/kernel/levels.ts';
import { lifeMean } from '../kp/timing/own-mean.ts';
import type { ScoreFactor } from '../kp/kernel/score.ts';
import { PLANETS } from '../zodiac/names.ts';
import type { Planet } from '../zodiac/names.ts';
import { planetFirst, planetInWords, planetsInWords } from '../zodiac/planet-words.ts';
import { dayLean } from './day-slots.ts';
import { GAIN, LORD_POINTS, usualInWords, usualLordPoints } from './own-points.ts';

export const DAY_FACTORS = [
  'AD_LORD',
  'PD_LORD',
  'MOON_STAR_LORD',
  'MOON_SUB_LORD',
  'RULING_PLANET',
  'TARA_BALA',
  'CHANDRASHTAMA',
  'OWN_MEAN',
] as const;
export type DayFactorName = (typeof DAY_FACTORS)[number];

/** A row of the tone of a day, with the system it belongs to. */
export interface DayFactor extends ScoreFactor {
  readonly factor: DayFactorName;
  readonly system: 'kp' | 'parashari';
}

const PERIOD = { AD_LORD: 'antardasha', PD_LORD: 'pratyantardasha' } as const;

/** What the lord of a running period does for work and gain. */
export function lordFactor(chart: Chart, factor: keyof typeof PERIOD, planet: Planet): DayFactor {
  const of = matter(chart, GAIN);
  const { standing } = of.lords[planet];
  return {
    factor,
    detail: `${planetFirst(planet)}, lord of the ${PERIOD[factor]}, ${standingInWords(standing, 'work and gain')}. ${standingReason(chart, of, planet)}`,
    points: LORD_POINTS[standing],
    system: 'kp',
  };
}

const LEAN_POINTS: Readonly<Record<Lean, number>> = { FOR: 1, AGAINST: -1, BOTH: 0, NONE: 0 };
const LEAN_IN_WORDS: Readonly<Record<Lean, string>> = {
  FOR: 'favours the day by its own houses',
  AGAINST: 'goes against the day by its own houses',
  BOTH: 'speaks for the day and against it alike',
  NONE: 'signifies none of the houses weighed',
};
const PART = { MOON_STAR_LORD: 'star', MOON_SUB_LORD: 'sub' } as const;

/** What the star or sub lord of the Moon does for the day. */
export function moonFactor(chart: Chart, factor: keyof typeof PART, planet: Planet): DayFactor {
  const towards = dayLean(chart, planet);
  const place = `The Moon is in ${planet === 'Moon' ? 'its own' : 'the'} ${PART[factor]}`;
  return {
    factor,
    detail: `${place}${planet === 'Moon' ? ', and it' : ` of ${planetInWords(planet)}, which`} ${LEAN_IN_WORDS[towards]}.`,
    points: LEAN_POINTS[towards],
    system: 'kp',
  };
}

/** Whether a running lord rules the moment too and may act (R8.4, R8.5). */
export function rulingFactor(running: readonly Planet[], kept: readonly Planet[]): DayFactor {
  const both = [...new Set(running)].filter((planet) => kept.includes(planet));
  return {
    factor: 'RULING_PLANET',
    detail:
      both.length === 0
        ? 'None of the three period lords is a ruling planet that can act now.'
        : `${both.length === running.length ? 'All three period lords,' : 'Of the three period lords'} ${planetsInWords(both)}${both.length === running.length ? ',' : ''} ${both.length > 1 ? 'are ruling planets' : 'is a ruling planet'} of the moment too.`,
    points: both.length === 0 ? 0 : 1,
    system: 'kp',
  };
}

const TARA_IN_WORDS: Readonly<Record<TaraBala['overall'], string>> = {
  GOOD: 'By Tara Bala, the star count from birth, this time is good for the person.',
  MIXED: 'By Tara Bala, the star count from birth, this time is mixed for the person.',
  AVOID: 'By Tara Bala, the star count from birth, this time is best kept free of beginnings.',
};

/** The Moon counted from the birth star and the birth sign, by Parashari custom: told, and never part of a KP score. */
export const taraFactors = ({
  overall,
  chandrashtama,
}: Pick<TaraBala, 'overall'> & { readonly chandrashtama: boolean }): readonly DayFactor[] => [
  { factor: 'TARA_BALA', detail: TARA_IN_WORDS[overall], points: 0, system: 'parashari' },
  {
    factor: 'CHANDRASHTAMA',
    detail: chandrashtama
      ? 'The Moon is in the eighth sign from the natal Moon, where custom asks for care.'
      : 'The Moon is not in the eighth sign from the natal Moon.',
    points: 0,
    system: 'parashari',
  },
];

/** One at least of three period lords is a ruling planet in four moments of five. */
const USUAL_RULING = 0.8;

/**
 * The points of a usual day of the same person, taken off, so that a day is told beside the person's other days.
 */
export function ownMeanFactor(chart: Chart, withRulingPlanets: boolean): DayFactor {
  const moon = (planet: Planet): number => LEAN_POINTS[dayLean(chart, planet)];
  // Each planet rules as many of 120 years, and as much of a star by sub, as it has years; stars are nine of a size each.
  const mean =
    2 * usualLordPoints(chart) +
    PLANETS.reduce((sum, planet) => sum + moon(planet), 0) / PLANETS.length +
    lifeMean(moon) +
    (withRulingPlanets ? USUAL_RULING : 0);
  const usual = Math.round(mean);
  return {
    factor: 'OWN_MEAN',
    detail: usualInWords('day', usual),
    points: 0 - usual,
    system: 'kp',
  };
}
