import { separation } from '../base/angles.ts';
import type { Chart } from '../chart/chart.ts';
import { isDusthana, signOf, signsOf, wholeSignHouse } from '../parashari/base/frame.ts';
import { chartNatures } from '../parashari/base/natures.ts';
import { signLordOf } from '../zodiac/division.ts';
import { PLANETS } from '../zodiac/names.ts';
import type { Graha, Planet } from '../zodiac/names.ts';
import { tajikAspect } from './aspects.ts';
import { panchavargeeya } from './strength.ts';

export const SAHAM_VERDICTS = ['STRONG', 'ORDINARY', 'AFFLICTED'] as const;
export type SahamVerdict = (typeof SAHAM_VERDICTS)[number];

export interface SahamJudgement {
  /** Planets within five degrees of it, the nodes too. */
  readonly conjunct: readonly Planet[];
  /** The planets among Jupiter, Venus, Mars and Saturn whose sign sees its sign. */
  readonly seenBy: readonly Graha[];
  readonly verdict: SahamVerdict;
}

const ORB = 5;
const STRONG = 10;
const SEERS: readonly Graha[] = ['Mars', 'Jupiter', 'Venus', 'Saturn'];

/** How a saham stands: by its lord and by what is joined to it. */
export function judgeSaham(chart: Chart, longitude: number): SahamJudgement {
  const sign = signOf(longitude);
  const lord = signLordOf(sign);
  const natures = chartNatures(chart);
  const conjunct = PLANETS.filter((planet) => separation(chart.planets[planet].longitude, longitude) <= ORB);
  const malefic = conjunct.some((planet) => natures[planet] === 'malefic');
  const benefic = conjunct.some((planet) => natures[planet] === 'benefic');
  const afflicted = isDusthana(wholeSignHouse(chart, lord)) || (malefic && !benefic);
  const strong = panchavargeeya(chart)[lord].total >= STRONG && !malefic;
  return {
    conjunct,
    seenBy: SEERS.filter((planet) => tajikAspect(signsOf(chart)[planet], sign) !== 'none'),
    verdict: afflicted ? 'AFFLICTED' : strong ? 'STRONG' : 'ORDINARY',
  };
}
