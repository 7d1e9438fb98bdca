import type { Chart } from '../../chart/chart.ts';
import type { House } from '../../zodiac/names.ts';
import { countSigns, signsOf } from '../base/frame.ts';

export const MANGLIK_REFERENCES = ['Lagna', 'Moon', 'Venus'] as const;
export type ManglikReference = (typeof MANGLIK_REFERENCES)[number];

/** Houses of Mars that count (R28.5). */
const MANGLIK_HOUSES: readonly House[] = [1, 2, 4, 7, 8, 12];

export interface ManglikHit {
  /** House of Mars, counted in signs from the reference. */
  readonly house: House;
  readonly hit: boolean;
  /** House 2 counts in the southern school. */
  readonly school: 'southern' | null;
}

/** Where Mars stands from Lagna, Moon and Venus (R28.5). */
export function manglikHits(chart: Chart): Readonly<Record<ManglikReference, ManglikHit>> {
  const { Moon, Venus, Mars } = signsOf(chart);
  const from = (sign: number): ManglikHit => {
    const house = countSigns(sign, Mars);
    return { house, hit: MANGLIK_HOUSES.includes(house), school: house === 2 ? 'southern' : null };
  };
  return { Lagna: from(chart.ascendant.signIndex), Moon: from(Moon), Venus: from(Venus) };
}
