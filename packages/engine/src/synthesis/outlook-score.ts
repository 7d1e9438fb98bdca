import type { YoginiTone } from '../dasha/nakshatra/yogini.ts';
import type { SadeSatiPhase } from '../gochara/sade-sati.ts';
import type { StandingKind } from '../kp/kernel/standing.ts';
import type { MonthTone } from '../kp/timing/annual-forecast.ts';
import {
  annualChartFactor,
  ashtamaFactor,
  dashaFactor,
  eclipsesFactor,
  monthsFactor,
  OUTLOOK_FACTORS,
  openingsFactor,
  ownMeanFactor,
  sadeSatiFactor,
  yoginiFactor,
} from './outlook-factors.ts';
import type {
  AnnualChartMarks,
  OutlookFactor,
  OutlookFactorName,
  SpokenTime,
  WeighedEclipse,
} from './outlook-factors.ts';

export const OUTLOOK_TONES = ['FAVOURABLE', 'STEADY', 'MIXED', 'CHALLENGING'] as const;
export type OutlookTone = (typeof OUTLOOK_TONES)[number];

/** What the tone of a year is made of; undefined where it could not be found. */
export interface OutlookGrounds {
  readonly time: SpokenTime;
  readonly annualChart: AnnualChartMarks;
  readonly months: readonly MonthTone[] | undefined;
  /** Shares of the span under antardasha lords of each standing. */
  readonly dasha: Readonly<Record<StandingKind, number>> | undefined;
  /** What an antardasha lord gives on the mean of the person's life. */
  readonly usualPoints: number | undefined;
  readonly sadeSati: SadeSatiPhase | null | undefined;
  readonly ashtamaSani: boolean | undefined;
  readonly yogini: readonly (YoginiTone | null)[] | undefined;
  readonly eclipses: readonly WeighedEclipse[] | undefined;
  /** Labels of the openings, best first. */
  readonly openings: readonly string[] | undefined;
}

export interface OutlookScore {
  readonly tone: OutlookTone;
  /** Row of the scale that fired. */
  readonly rule: 'S1' | 'S2' | 'S3' | 'S4';
  readonly score: number;
  /** Their points add up to the score. */
  readonly factors: readonly OutlookFactor[];
  /** Rows that could not be read. */
  readonly passedOver: readonly OutlookFactorName[];
}

/** The tone of a year, beside the person's other years, by points of our own over several systems. */
export function outlookScore(of: OutlookGrounds): OutlookScore {
  const months = known(of.months, monthsFactor);
  const factors = [
    annualChartFactor(of.annualChart),
    ...months,
    ...known(of.dasha, (shares) => dashaFactor(shares, months[0]?.points ?? 0, of.time)),
    ...known(of.sadeSati, (phase) => sadeSatiFactor(phase, of.time)),
    ...known(of.ashtamaSani, (active) => ashtamaFactor(active, of.time)),
    ...known(of.yogini, (tones) => yoginiFactor(tones, of.time)),
    ...known(of.eclipses, eclipsesFactor),
    ...known(of.openings, (labels) => openingsFactor(labels, of.time)),
    ...known(of.usualPoints, ownMeanFactor),
  ];
  const score = factors.reduce((sum, { points }) => sum + points, 0);
  const read = factors.map(({ factor }) => factor);
  return { ...scale(score), score, factors, passedOver: OUTLOOK_FACTORS.filter((each) => !read.includes(each)) };
}

const known = <Ground>(ground: Ground | undefined, row: (found: Ground) => OutlookFactor): readonly OutlookFactor[] =>
  ground === undefined ? [] : [row(ground)];

function scale(score: number): Pick<OutlookScore, 'tone' | 'rule'> {
  if (score >= 4) return { tone: 'FAVOURABLE', rule: 'S1' };
  if (score >= 1) return { tone: 'STEADY', rule: 'S2' };
  return score >= -2 ? { tone: 'MIXED', rule: 'S3' } : { tone: 'CHALLENGING', rule: 'S4' };
}
