import type { Chart } from '../../chart/chart.ts';
import { signsOf } from '../../parashari/base/frame.ts';
import type { SignsOf } from '../../parashari/base/frame.ts';
import { vargaSign } from '../../parashari/vargas/vargas.ts';
import type { Planet } from '../../zodiac/names.ts';
import { lightOf } from '../birth-light.ts';
import type { BirthLight } from '../birth-light.ts';
import type { DashaScheme } from '../nakshatra/planet-dasha.ts';
import { starProgress } from '../../zodiac/division.ts';

export const CONDITIONAL_KEYS = [
  'shodashottari',
  'dwadashottari',
  'panchottari',
  'shatabdika',
  'chaturashiti_sama',
  'dwisaptati_sama',
  'shashtihayani',
  'shattrimsha_sama',
] as const;
export type ConditionalKey = (typeof CONDITIONAL_KEYS)[number];

/** Where a run begins: the first lord's place in the scheme and the part of its years passed. */
export interface DashaStart {
  readonly index: number;
  readonly passed: number;
}

/** What the conditions look at. Sign indices count from Aries = 0. */
export interface ConditionFacts extends BirthLight {
  readonly lagna: number;
  /** Hora (D2) of the lagna: the Sun's is the Leo half (R24). */
  readonly hora: 'Sun' | 'Moon';
  readonly navamsaLagna: number;
  readonly dwadasamsaLagna: number;
  readonly signs: SignsOf;
}

/** Whether a condition holds, in words. */
interface DashaCondition {
  readonly applies: boolean;
  readonly reason: string;
  /** The same by another print of the text, where one exists. */
  readonly variantApplies?: boolean;
}

/** One of the eight conditional nakshatra dashas (BPHS 46). */
export interface ConditionalDasha {
  readonly key: ConditionalKey;
  readonly scheme: DashaScheme<Planet>;
  readonly start: (moonLongitude: number) => DashaStart;
  readonly condition: (facts: ConditionFacts) => DashaCondition;
}

const LEO = 4;

/** Facts of a chart born by day or by night. */
export const conditionFacts = (chart: Chart, byDay: boolean): ConditionFacts => {
  const { longitude, signIndex } = chart.ascendant;
  return {
    ...lightOf(chart, byDay),
    lagna: signIndex,
    hora: vargaSign('D2', longitude) === LEO ? 'Sun' : 'Moon',
    navamsaLagna: vargaSign('D9', longitude),
    dwadasamsaLagna: vargaSign('D12', longitude),
    signs: signsOf(chart),
  };
};

/** First lord by the count from a star (1 = Ashwini) to the Moon's star, both included, round the lords. */
export const countedFrom =
  (firstStar: number, lords: number) =>
  (moonLongitude: number): DashaStart => {
    const { starIndex, passed } = starProgress(moonLongitude);
    return { index: ((starIndex + 1 - firstStar + 27) % 27) % lords, passed };
  };

/** The same by the count from the Moon's star on to a star. */
export const countedTo =
  (lastStar: number, lords: number) =>
  (moonLongitude: number): DashaStart => {
    const { starIndex, passed } = starProgress(moonLongitude);
    return { index: ((lastStar - (starIndex + 1) + 27) % 27) % lords, passed };
  };
