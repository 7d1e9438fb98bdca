import type { Chart } from '../chart/chart.ts';
import { isDusthana, wholeSignHouse } from '../parashari/base/frame.ts';
import { combustionOf } from '../parashari/states/combustion.ts';
import type { Graha } from '../zodiac/names.ts';
import { planetInWords } from '../zodiac/planet-words.ts';
import type { Muntha, MunthaGrade } from './annual-chart.ts';
import { isBadForMuntha } from './annual-chart.ts';
import { panchavargeeya } from './strength.ts';

export const YEAR_TONES = ['FAVOURABLE', 'MIXED', 'DIFFICULT'] as const;
export type YearTone = (typeof YEAR_TONES)[number];

export const TONE_FACTORS = ['munthaHouse', 'munthaLord', 'yearLord', 'yearLordCombust'] as const;

interface ToneFactor {
  readonly factor: (typeof TONE_FACTORS)[number];
  readonly detail: string;
  readonly points: number;
}

export interface JudgedTone {
  readonly tone: YearTone;
  readonly score: number;
  readonly factors: readonly ToneFactor[];
}

const MUNTHA_POINTS: Readonly<Record<MunthaGrade, number>> = { EXCELLENT: 2, GOOD: 1, BAD: -1 };
const MUNTHA_WORDS: Readonly<Record<MunthaGrade, string>> = { EXCELLENT: 'excellent', GOOD: 'good', BAD: 'bad' };
const STRONG = 10;

/** How a year looks by its muntha and its lord; a scale of ours. */
export function yearTone(annual: Chart, muntha: Muntha, yearLord: Graha): JudgedTone {
  const lordHouse = wholeSignHouse(annual, muntha.lord);
  const house = wholeSignHouse(annual, yearLord);
  const strong = panchavargeeya(annual)[yearLord].total >= STRONG;
  const placed = !isDusthana(house);
  const factors: ToneFactor[] = [
    {
      factor: 'munthaHouse',
      detail: `The muntha is in house ${muntha.house} of the annual chart, which is ${MUNTHA_WORDS[muntha.grade]}.`,
      points: MUNTHA_POINTS[muntha.grade],
    },
    {
      factor: 'munthaLord',
      detail: `Its lord ${planetInWords(muntha.lord)} is in house ${lordHouse}, which is ${isBadForMuntha(lordHouse) ? 'bad' : 'good'} for it.`,
      points: isBadForMuntha(lordHouse) ? -1 : 1,
    },
    {
      factor: 'yearLord',
      detail: `The year lord ${planetInWords(yearLord)} ${strong ? 'is strong' : 'has a fivefold strength below 10'} ${strong === placed ? 'and' : 'but'} is in house ${house}.`,
      points: strong && placed ? 1 : -1,
    },
  ];
  if (combustionOf(annual, yearLord) !== 'NONE') {
    factors.push({
      factor: 'yearLordCombust',
      detail: `The year lord ${planetInWords(yearLord)} is combust.`,
      points: -1,
    });
  }
  const score = factors.reduce((sum, { points }) => sum + points, 0);
  return { tone: score >= 3 ? 'FAVOURABLE' : score <= 0 ? 'DIFFICULT' : 'MIXED', score, factors };
}
