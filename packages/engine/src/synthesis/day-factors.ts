import type { Chart } from '../chart/chart.ts';
import type { TaraBala } from '../almanac/tara-bala.ts';
import { matter } from '../kp/promise/matter.ts';
import { standingReason } from '../kp/promise/standing-reason.ts';
import type { Lean } from '../kp/kernel/levels.ts';
import { lifeMean } from '../kp/timing/own-mean.ts';
import type { ScoreFactor } from '../kp/kernel/score.ts';
import { PLANETS } from '../zodiac/names.ts';
import type { Planet } from '../zodiac/names.ts';
import { dayLean } from './day-slots.ts';
import { GAIN, LORD_POINTS, usualInWords, usualLordPoints } from './own-points.ts';
import { say } from './synthesis.messages.ts';

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

/** What the lord of a running period does for work and gain. */
export function lordFactor(chart: Chart, factor: 'AD_LORD' | 'PD_LORD', planet: Planet): DayFactor {
  const of = matter(chart, GAIN);
  const { standing } = of.lords[planet];
  return {
    factor,
    detail: `${say.periodLord({ lord: planet, of: factor, standing })} ${standingReason(chart, of, planet)}`,
    points: LORD_POINTS[standing],
    system: 'kp',
  };
}

const LEAN_POINTS: Readonly<Record<Lean, number>> = { FOR: 1, AGAINST: -1, BOTH: 0, NONE: 0 };

/** What the star or sub lord of the Moon does for the day. */
export function moonFactor(chart: Chart, factor: 'MOON_STAR_LORD' | 'MOON_SUB_LORD', planet: Planet): DayFactor {
  const lean = dayLean(chart, planet);
  return {
    factor,
    detail: planet === 'Moon' ? say.moonInItsOwn({ of: factor, lean }) : say.moonIn({ of: factor, lord: planet, lean }),
    points: LEAN_POINTS[lean],
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
        ? say.noneRules()
        : both.length === running.length
          ? say.allRule({ lords: both })
          : say.someRule({ lords: both }),
    points: both.length === 0 ? 0 : 1,
    system: 'kp',
  };
}

/** The Moon counted from the birth star and the birth sign, by Parashari custom: told, and never part of a KP score. */
export const taraFactors = ({
  overall,
  chandrashtama,
}: Pick<TaraBala, 'overall'> & { readonly chandrashtama: boolean }): readonly DayFactor[] => [
  { factor: 'TARA_BALA', detail: say.tara({ overall }), points: 0, system: 'parashari' },
  {
    factor: 'CHANDRASHTAMA',
    detail: say.chandrashtama({ eighth: chandrashtama }),
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
