import { printedScore, tenthsOf } from '../../base/printed.ts';
import type { Chart } from '../../chart/chart.ts';
import { cuspalSubLord, occupants } from '../../chart/placement.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';
import { cureWeight, signifies } from './pull.ts';
import { say } from './health.messages.ts';

export const MODALITY_KEYS = [
  'CONVENTIONAL',
  'FLUIDS_REST',
  'SURGICAL',
  'COUNSELLING',
  'HOSPITAL_HERBAL',
  'HORMONAL_COMFORT',
  'LONG_COURSE',
  'DEVICE_ALLERGY',
  'SUBTLE_MINIMAL',
] as const;
type ModalityKey = (typeof MODALITY_KEYS)[number];
export const MODALITY_RANKS = ['PRIMARY', 'SUPPORTIVE', 'OTHER'] as const;
export type ModalityRank = (typeof MODALITY_RANKS)[number];
export const CURE_RULERS = [
  'CSL11',
  'STAR_LORD_OF_CSL11',
  'CSL5',
  'STAR_LORD_OF_CSL5',
  'CSL1',
  'OCCUPANT_OF_11',
  'OCCUPANT_OF_5',
] as const;
type CureRuler = (typeof CURE_RULERS)[number];

interface ModalityRow {
  readonly key: ModalityKey;
  readonly source: string;
}

/** The kind of care of each planet: the surgeon of Mars and the physician of the Sun from R20.1, the rest general literature. */
export const MODALITY_TABLE: Readonly<Record<Planet, ModalityRow>> = {
  Sun: { key: 'CONVENTIONAL', source: 'R20.1' },
  Moon: { key: 'FLUIDS_REST', source: 'R20.1' },
  Mars: { key: 'SURGICAL', source: 'R20.1' },
  Mercury: { key: 'COUNSELLING', source: 'K' },
  Jupiter: { key: 'HOSPITAL_HERBAL', source: 'K' },
  Venus: { key: 'HORMONAL_COMFORT', source: 'K' },
  Saturn: { key: 'LONG_COURSE', source: 'K' },
  Rahu: { key: 'DEVICE_ALLERGY', source: 'K' },
  Ketu: { key: 'SUBTLE_MINIMAL', source: 'K' },
};

interface Rulership {
  readonly ruler: CureRuler;
  readonly planet: Planet;
  readonly multiplier: number;
}

interface CareModality {
  readonly key: ModalityKey;
  readonly planet: Planet;
  readonly label: string;
  /** Percent to a tenth. */
  readonly share: number;
  readonly rank: ModalityRank;
  readonly from: readonly Rulership[];
}

export interface CareModalities {
  readonly modalities: readonly CareModality[];
  readonly surgicalLean: boolean;
  /** No ruler of the cure cusps signifies a house of cure. */
  readonly silent: boolean;
}

/** The rulers of the cure cusps, with the multiplier of each part; ours. */
function rulerships(chart: Chart): readonly Rulership[] {
  const [eleventh, fifth, first] = [cuspalSubLord(chart, 11), cuspalSubLord(chart, 5), cuspalSubLord(chart, 1)];
  return [
    { ruler: 'CSL11', planet: eleventh, multiplier: 4 },
    { ruler: 'STAR_LORD_OF_CSL11', planet: chart.planets[eleventh].starLord, multiplier: 5 },
    { ruler: 'CSL5', planet: fifth, multiplier: 3 },
    { ruler: 'STAR_LORD_OF_CSL5', planet: chart.planets[fifth].starLord, multiplier: 3 },
    { ruler: 'CSL1', planet: first, multiplier: 2 },
    ...occupants(chart, 11).map((planet) => ({ ruler: 'OCCUPANT_OF_11' as const, planet, multiplier: 2 })),
    ...occupants(chart, 5).map((planet) => ({ ruler: 'OCCUPANT_OF_5' as const, planet, multiplier: 2 })),
  ];
}

/** Kinds of care by the rulers of the cure cusps (R19.6, R20.1; shares ours). Throws out_of_range without Placidus. */
export function careModalities(chart: Chart): CareModalities {
  const rulers = rulerships(chart);
  const weighed = PLANETS.map((planet) => {
    const from = rulers.filter((each) => each.planet === planet);
    const sum = from.reduce((total, { multiplier }) => total + multiplier, 0);
    return { planet, from, points: printedScore(sum * cureWeight(chart, planet)) };
  });
  const shares = tenthsOf(weighed.map(({ points }) => points));
  const most = Math.max(...weighed.map(({ points }) => points));
  const modalities = weighed.map(({ planet, from, points }, index): CareModality => {
    const { key } = MODALITY_TABLE[planet];
    const label = say.kindOfCare({ kind: key });
    return { key, planet, label, share: shares[index] ?? 0, rank: rankOf(points, most), from };
  });
  return {
    modalities: modalities.sort((a, b) => b.share - a.share),
    surgicalLean: leansToSurgery(chart),
    silent: most === 0,
  };
}

/** The highest is PRIMARY with all that tie, six tenths of it or more SUPPORTIVE. */
function rankOf(points: number, most: number): ModalityRank {
  if (most === 0) return 'OTHER';
  if (points === most) return 'PRIMARY';
  return points >= 0.6 * most ? 'SUPPORTIVE' : 'OTHER';
}

/** CSL6 signifies 8, and Mars or Ketu is CSL8, CSL11 or the star lord of one (R19.6). */
function leansToSurgery(chart: Chart): boolean {
  const rulers = ([8, 11] as const).flatMap((cusp) => {
    const csl = cuspalSubLord(chart, cusp);
    return [csl, chart.planets[csl].starLord];
  });
  return (
    signifies(chart, cuspalSubLord(chart, 6), 8) && rulers.some((planet) => planet === 'Mars' || planet === 'Ketu')
  );
}
