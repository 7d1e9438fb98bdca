import type { Chart } from '../../chart/chart.ts';
import { natalEvent } from '../../events/natal.ts';
import { matter } from '../../kp/promise/matter.ts';
import { verdictOf } from '../../kp/promise/promise.ts';
import type { ScoreFactor } from '../../kp/kernel/score.ts';
import { cuspLean } from '../shared/topic-panel.ts';
import type { CuspLean } from '../shared/topic-panel.ts';
import { topicPeriods } from '../../kp/timing/topic-timing.ts';
import type { TopicPeriod } from '../../kp/timing/topic-timing.ts';
import type { Interval } from '../../base/intervals.ts';
import type { House } from '../../zodiac/names.ts';
import { say } from './money.messages.ts';

export const PILLARS = ['EARNING', 'SAVING', 'GAIN', 'OUTFLOW'] as const;
export type PillarName = (typeof PILLARS)[number];
/** The last three are those of OUTFLOW: HEAVY leaks most. */
export const PILLAR_LEVELS = ['STRONG', 'FAIR', 'WEAK', 'HEAVY', 'MODERATE', 'LIGHT'] as const;
export type PillarLevel = (typeof PILLAR_LEVELS)[number];
export const WEALTH_CLASSES = ['ABUNDANT', 'GOOD', 'MODERATE', 'STRAINED'] as const;
export type WealthClass = (typeof WEALTH_CLASSES)[number];

interface PillarSets {
  /** What the two groups are, where favourable would read the wrong way round. */
  readonly names?: 'OUTFLOW';
  readonly cusps: readonly House[];
  readonly favourable: readonly House[];
  readonly against: readonly House[];
  readonly source: 'R10';
}

/** Cusps and houses of each pillar; a sub lord FOR the outflow leaks. */
const PILLAR_SETS: Readonly<Record<PillarName, PillarSets>> = {
  EARNING: { cusps: [2, 6, 10], favourable: [2, 6, 10, 11], against: [5, 8, 12], source: 'R10' },
  SAVING: { cusps: [2, 11], favourable: [2, 11], against: [8, 12], source: 'R10' },
  GAIN: { cusps: [11], favourable: [2, 6, 11], against: [5, 8, 12], source: 'R10' },
  OUTFLOW: {
    cusps: [12],
    favourable: [5, 8, 12],
    against: [2, 11],
    names: 'OUTFLOW',
    source: 'R10',
  },
};

interface Pillar {
  readonly name: PillarName;
  readonly level: PillarLevel;
  readonly cusps: readonly CuspLean[];
}

export interface Wealth {
  readonly pillars: readonly Pillar[];
  readonly wealthClass: WealthClass;
  /** The points of the factors added up, -1 to 7. */
  readonly points: number;
  readonly factors: readonly ScoreFactor[];
}

/** All FOR, most AGAINST, or between; the outflow has its own words. */
export function pillarLevel(name: PillarName, leans: readonly CuspLean['lean'][]): PillarLevel {
  const against = leans.filter((each) => each === 'AGAINST').length;
  const third = leans.every((each) => each === 'FOR') ? 0 : against * 2 > leans.length ? 2 : 1;
  const words = name === 'OUTFLOW' ? (['HEAVY', 'MODERATE', 'LIGHT'] as const) : (['STRONG', 'FAIR', 'WEAK'] as const);
  return words[third];
}

/** `earning is strong`. */
export const pillarInWords = (name: PillarName, level: PillarLevel): string => say.pillar({ name, level });

const LEVEL_POINTS: Readonly<Record<PillarLevel, number>> = {
  STRONG: 2,
  FAIR: 1,
  WEAK: 0,
  HEAVY: -1,
  MODERATE: 0,
  LIGHT: 0,
};

/** Band of the points of all pillars: abundant from 6, good from 4, moderate from 2; a scale of ours. */
export function wealthClass(points: number): WealthClass {
  if (points >= 6) return 'ABUNDANT';
  if (points >= 4) return 'GOOD';
  return points >= 2 ? 'MODERATE' : 'STRAINED';
}

/** Earning, keeping, gaining and spending by the sub lords of 2, 6, 10, 11, 12 (R10); the points are a service extension. */
export function wealth(chart: Chart): Wealth {
  const pillars = PILLARS.map((name): Pillar => {
    const { cusps, favourable, against, names } = PILLAR_SETS[name];
    const leans = cusps.map((cusp) => cuspLean(chart, cusp, favourable, against, names));
    return {
      name,
      level: pillarLevel(
        name,
        leans.map(({ lean }) => lean),
      ),
      cusps: leans,
    };
  });
  const gain = natalEvent('wealth_gain');
  const clearly = verdictOf(chart, gain).verdict === 'ACTIVE';
  const factors: readonly ScoreFactor[] = [
    ...pillars.map(({ name, level }) => ({
      factor: name,
      detail: say.pillarDetail({ pillar: pillarInWords(name, level) }),
      points: LEVEL_POINTS[level],
    })),
    {
      factor: 'wealth_gain',
      detail: say.gainPromised({ label: gain.label, clearly }),
      points: clearly ? 1 : 0,
    },
  ];
  const points = factors.reduce((sum, factor) => sum + factor.points, 0);
  return { pillars, wealthClass: wealthClass(points), points, factors };
}

export const MONEY_TONES = ['GAINING', 'NEUTRAL', 'TIGHT'] as const;
type MoneyTone = (typeof MONEY_TONES)[number];

export interface MoneyPeriod extends TopicPeriod {
  readonly tone: MoneyTone;
  readonly reason: string;
}

/** The antardashas of a span by their lords on 2, 6, 10, 11 against 5, 8, 12: one against the matter makes it tight. */
export function moneyPeriods(chart: Chart, span: Interval): readonly MoneyPeriod[] {
  const { lords } = matter(chart, natalEvent('wealth_gain'));
  return topicPeriods(chart, span).map((period) => {
    const [md, ad] = [lords[period.md].standing, lords[period.ad].standing];
    const tone =
      md === 'AGAINST' || ad === 'AGAINST' ? 'TIGHT' : md === 'STRONG' && ad === 'STRONG' ? 'GAINING' : 'NEUTRAL';
    const reason = say.lordsForGain({
      one: period.md === period.ad,
      md: period.md,
      mdStanding: md,
      ad: period.ad,
      adStanding: ad,
    });
    return { ...period, tone, reason };
  });
}
