import type { Chart } from '../../chart/chart.ts';
import type { HouseSets } from '../../events/event.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';
import { matter } from '../promise/matter.ts';
import { horaryMatter } from './horary-matter.ts';
import { sameMoment } from './intuition.ts';

export const CROSS_STATUSES = ['CONVERGENT', 'PARTIAL', 'DIVERGENT', 'SAME_MOMENT'] as const;
type CrossStatus = (typeof CROSS_STATUSES)[number];

export const CROSS_CONFIDENCES = ['HIGHEST', 'MODERATE', 'SUSPECT_BIRTH_TIME', 'NOT_APPLICABLE'] as const;
type CrossConfidence = (typeof CROSS_CONFIDENCES)[number];

/** Limits of our own: shares of planets that serve the matter in both charts. */
const CONVERGENT_FROM = 0.5;
const PARTIAL_FROM = 0.2;

const CONFIDENCE: Readonly<Record<CrossStatus, CrossConfidence>> = {
  CONVERGENT: 'HIGHEST',
  PARTIAL: 'MODERATE',
  DIVERGENT: 'SUSPECT_BIRTH_TIME',
  SAME_MOMENT: 'NOT_APPLICABLE',
};

/** How far a number chart and a birth chart name the same planets for a matter. */
export interface CrossValidation {
  readonly status: CrossStatus;
  readonly common: readonly Planet[];
  readonly horaryOnly: readonly Planet[];
  readonly natalOnly: readonly Planet[];
  /** Common planets among all named, three decimals. */
  readonly ratio: number;
  readonly confidence: CrossConfidence;
}

/** The planets fruitful for a matter in a number chart (R5.6) and those STRONG for it in a birth chart (R6T.1), held side by side. */
export function crossValidation(horary: Chart, natal: Chart, event: HouseSets): CrossValidation {
  const first = horaryMatter(horary, event).set.fruitful;
  const second = matter(natal, event).strong;
  const all = PLANETS.filter((planet) => first.includes(planet) || second.includes(planet));
  const common = all.filter((planet) => first.includes(planet) && second.includes(planet));
  // The sub lord of the primary cusp always brings the matter of a birth chart, so some planet is named.
  const ratio = common.length / all.length;
  const status = statusOf(sameMoment(horary, natal), ratio);
  return {
    status,
    common,
    horaryOnly: all.filter((planet) => !second.includes(planet)),
    natalOnly: all.filter((planet) => !first.includes(planet)),
    ratio: Math.round(ratio * 1000) / 1000,
    confidence: CONFIDENCE[status],
  };
}

function statusOf(same: boolean, ratio: number): CrossStatus {
  if (same) return 'SAME_MOMENT';
  if (ratio >= CONVERGENT_FROM) return 'CONVERGENT';
  return ratio >= PARTIAL_FROM ? 'PARTIAL' : 'DIVERGENT';
}
