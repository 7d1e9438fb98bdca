import type { Chart } from '../chart/chart.ts';
import type { TaraBala } from '../almanac/tara-bala.ts';
import { signifiesNear } from '../kp/kernel/levels.ts';
import { HOUSES } from '../zodiac/names.ts';
import type { House, Planet } from '../zodiac/names.ts';
import { lordFactor, moonFactor, ownMeanFactor, rulingFactor, taraFactors } from './day-factors.ts';
import type { DayFactor } from './day-factors.ts';
import { say } from './synthesis.messages.ts';

export const DAY_TONES = ['SUPPORTIVE', 'STEADY', 'MIXED', 'CAREFUL'] as const;
export type DayTone = (typeof DAY_TONES)[number];

/** What the tone of a day is made of. */
export interface DayGrounds {
  /** Lords of mahadasha, antardasha and pratyantardasha. */
  readonly running: readonly [md: Planet, ad: Planet, pd: Planet];
  readonly moonStarLord: Planet;
  readonly moonSubLord: Planet;
  /** Ruling planets of moment and place that are neither deferred nor rejected; null where there are none to know. */
  readonly keptRulingPlanets: readonly Planet[] | null;
  /** Null where it is not known. */
  readonly tara: (Pick<TaraBala, 'overall'> & { readonly chandrashtama: boolean }) | null;
}

export interface DayScore {
  readonly score: number;
  /** Their points add up to the score; rows that could not be known are left out. */
  readonly factors: readonly DayFactor[];
  readonly tone: DayTone;
  /** Which row of the table decided, first to fourth. */
  readonly rule: string;
}

/** The tone of a person's day, beside the person's other days, by points of our own. Throws out_of_range without Placidus. */
export function dayScore(chart: Chart, { running, moonStarLord, moonSubLord, ...more }: DayGrounds): DayScore {
  const [, ad, pd] = running;
  const factors = [
    lordFactor(chart, 'AD_LORD', ad),
    lordFactor(chart, 'PD_LORD', pd),
    moonFactor(chart, 'MOON_STAR_LORD', moonStarLord),
    moonFactor(chart, 'MOON_SUB_LORD', moonSubLord),
    ...(more.keptRulingPlanets === null ? [] : [rulingFactor(running, more.keptRulingPlanets)]),
    ...(more.tara === null ? [] : taraFactors(more.tara)),
    ownMeanFactor(chart, more.keptRulingPlanets !== null),
  ];
  const score = factors.reduce((sum, { points }) => sum + points, 0);
  return { score, factors, ...toneOf(score) };
}

/** 4 or more, 1 or more, -2 or more, or less. */
export function toneOf(score: number): Pick<DayScore, 'tone' | 'rule'> {
  if (score >= 4) return { tone: 'SUPPORTIVE', rule: 'S1' };
  if (score >= 1) return { tone: 'STEADY', rule: 'S2' };
  return score >= -2 ? { tone: 'MIXED', rule: 'S3' } : { tone: 'CAREFUL', rule: 'S4' };
}

export interface FocusHouse {
  readonly house: House;
  readonly keyword: string;
}

/** Houses that both of two lords signify at level 1 or 2, each with what it stands for (R39). */
export const focusHouses = (chart: Chart, pd: Planet, moonSubLord: Planet): readonly FocusHouse[] =>
  HOUSES.filter((house) => [pd, moonSubLord].every((planet) => signifiesNear(chart, planet, [house]))).map((house) => ({
    house,
    // In a few words (R39; KPR2 houses chapter, condensed).
    keyword: say.houseKeyword({ house: `${house}` }),
  }));
