import type { Chart } from '../chart/chart.ts';
import { bestLevel, LEVEL_KEYS, levels, signified } from '../kp/kernel/levels.ts';
import type { Level } from '../kp/kernel/levels.ts';
import type { House, Planet } from '../zodiac/names.ts';
import { say } from './gochara.messages.ts';

export const WEIGHT_BANDS = ['PEAK', 'HIGH', 'MODERATE', 'LOW'] as const;
export type WeightBand = (typeof WEIGHT_BANDS)[number];

export interface Factor {
  readonly name: string;
  readonly points: number;
}

/** How heavily a stretch of Saturn weighs: a service extension, the factors add up to it. */
export interface Weight {
  /** 0 to 100. */
  readonly intensity: number;
  readonly band: WeightBand;
  readonly factors: readonly Factor[];
}

const HARMFUL: readonly House[] = [6, 8, 12];
const HELPFUL: readonly House[] = [1, 5, 11];
const GAINFUL: readonly House[] = [2, 6, 10, 11];
const STAR_POINTS: Readonly<Record<Level, number>> = { 1: 20, 2: 15, 3: 10, 4: 5 };

const among = (houses: readonly House[], group: readonly House[]): boolean =>
  houses.some((house) => group.includes(house));

/**
 * The mark of the lords Saturn passes through on a natal chart, on top of that of the phase (get_sade_sati_intensity).
 * Inside the polar circles the lords signify no houses that could count.
 */
export function saturnWeight(
  chart: Chart,
  phase: { readonly name: string; readonly points: number },
  starLord: Planet,
  subLord: Planet,
): Weight {
  const factors = [
    { name: say.phase({ phase: phase.name }), points: phase.points },
    ...(chart.houses === null ? [] : [starFactor(chart, starLord), subFactor(chart, subLord)]),
    subLordItself(subLord, phase.name),
  ].filter((factor) => factor !== null);
  const sum = factors.reduce((total, { points }) => total + points, 0);
  const intensity = Math.min(100, Math.max(0, sum));
  if (intensity !== sum) factors.push({ name: say.keptWithinHundred(), points: intensity - sum });
  return { intensity, band: bandOf(intensity), factors };
}

/** Band of an intensity of 0 to 100; a scale of ours. */
export const bandOf = (intensity: number): WeightBand =>
  intensity >= 70 ? 'PEAK' : intensity >= 50 ? 'HIGH' : intensity >= 30 ? 'MODERATE' : 'LOW';

function starFactor(chart: Chart, starLord: Planet): Factor | null {
  const level = bestLevel(levels(chart, starLord), HARMFUL);
  return level === null
    ? null
    : { name: say.starLordHarms({ lord: starLord, level: LEVEL_KEYS[level - 1] ?? '' }), points: STAR_POINTS[level] };
}

function subFactor(chart: Chart, subLord: Planet): Factor | null {
  const houses = signified(levels(chart, subLord));
  const [harms, helps] = [among(houses, HARMFUL), among(houses, HELPFUL)];
  if (houses.every((house) => GAINFUL.includes(house)))
    return { name: say.subLordGains({ lord: subLord }), points: -15 };
  if (harms && !helps) return { name: say.subLordHarms({ lord: subLord }), points: 30 };
  if (harms) return { name: say.subLordHarmsAndHelps({ lord: subLord }), points: 10 };
  return null;
}

function subLordItself(subLord: Planet, phase: string): Factor | null {
  if (subLord === 'Saturn') return { name: say.subLordSaturn(), points: 10 };
  if (subLord === 'Jupiter') return { name: say.subLordJupiter(), points: -10 };
  if (subLord === 'Rahu' && phase === 'Vraya') return { name: say.subLordRahu(), points: 10 };
  return null;
}

export const SUB_LORD_VERDICTS = ['HEAVY', 'MIXED', 'EASED', 'NEUTRAL'] as const;
export type SubLordVerdict = (typeof SUB_LORD_VERDICTS)[number];

const EASING: readonly House[] = [1, 2, 5, 10, 11];

/** What the sub lord makes of Saturn in the eighth from the Moon; the first that fits, at any level (get_ashtama_sani). */
export function subLordVerdict(chart: Chart, subLord: Planet): SubLordVerdict {
  const houses = signified(levels(chart, subLord));
  if (!among(houses, [8, 12]) && among(houses, EASING)) return 'EASED';
  if (!among(houses, HARMFUL)) return 'NEUTRAL';
  return among(houses, HELPFUL) ? 'MIXED' : 'HEAVY';
}
