import type { Chart } from '../../chart/chart.ts';
import type { Planet } from '../../zodiac/names.ts';

/** What kind of thing the sub lord brings (R9.6). */
export const NATURE_KINDS = [
  'MORE_THAN_ONE',
  'DELAY',
  'QUICK_DISPUTE',
  'LEGAL_CEREMONY',
  'FOREIGN_SUDDEN',
  'SPIRITUAL_OR_DENIAL',
] as const;
export type NatureKind = (typeof NATURE_KINDS)[number];

const KIND_OF: Readonly<Partial<Record<Planet, NatureKind>>> = {
  Mercury: 'MORE_THAN_ONE',
  Saturn: 'DELAY',
  Mars: 'QUICK_DISPUTE',
  Jupiter: 'LEGAL_CEREMONY',
  Rahu: 'FOREIGN_SUDDEN',
  Ketu: 'SPIRITUAL_OR_DENIAL',
};

/** Gemini, Virgo, Sagittarius, Pisces. */
const isDual = (signIndex: number): boolean => signIndex % 3 === 2;

/** The kinds that a cuspal sub lord and its star lord add to a matter; they move no verdict (R9.6). */
export function natureOf(chart: Chart, subLord: Planet): readonly NatureKind[] {
  const { starLord, signIndex } = chart.planets[subLord];
  const kinds = new Set([KIND_OF[subLord], KIND_OF[starLord]]);
  if (isDual(signIndex)) kinds.add('MORE_THAN_ONE');
  return NATURE_KINDS.filter((kind) => kinds.has(kind));
}
