import type { Chart } from '../chart/chart.ts';
import { isDusthana, wholeSignHouse } from '../parashari/base/frame.ts';
import { combustionOf } from '../parashari/states/combustion.ts';
import type { Graha } from '../zodiac/names.ts';
import type { Muntha, MunthaGrade } from './annual-chart.ts';
import { isBadForMuntha } from './annual-chart.ts';
import { panchavargeeya } from './strength.ts';
import { say } from './tajik.messages.ts';

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
      detail: say.munthaInHouse({ house: muntha.house, grade: muntha.grade }),
      points: MUNTHA_POINTS[muntha.grade],
    },
    {
      factor: 'munthaLord',
      detail: say.munthaLordInHouse({ lord: muntha.lord, house: lordHouse, bad: isBadForMuntha(lordHouse) }),
      points: isBadForMuntha(lordHouse) ? -1 : 1,
    },
    {
      factor: 'yearLord',
      detail: say.yearLordInHouse({ lord: yearLord, strong, placed, house }),
      points: strong && placed ? 1 : -1,
    },
  ];
  if (combustionOf(annual, yearLord) !== 'NONE') {
    factors.push({
      factor: 'yearLordCombust',
      detail: say.yearLordCombust({ lord: yearLord }),
      points: -1,
    });
  }
  const score = factors.reduce((sum, { points }) => sum + points, 0);
  return { tone: score >= 3 ? 'FAVOURABLE' : score <= 0 ? 'DIFFICULT' : 'MIXED', score, factors };
}
