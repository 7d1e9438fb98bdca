import type { Graha, Node, Planet } from '../../zodiac/names.ts';
import { say } from './work.messages.ts';

/** The broad trade of the seven, in their order. */
export const GRAHA_INDUSTRIES = [
  'GOVERNMENT_MEDICINE',
  'LIQUIDS_PUBLIC_CARE',
  'ENGINEERING_DEFENCE',
  'COMMERCE_COMMUNICATION',
  'LAW_FINANCE_EDUCATION',
  'ARTS_TRANSPORT_LUXURY',
  'MINING_CONSTRUCTION_LABOUR',
] as const;
export type GrahaIndustry = (typeof GRAHA_INDUSTRIES)[number];
/** The broad trade of a planet. */
export const INDUSTRIES = [...GRAHA_INDUSTRIES, 'ELECTRONICS_AVIATION_FOREIGN', 'HEALING_SOFTWARE_OCCULT'] as const;
export type Industry = (typeof INDUSTRIES)[number];

export interface PlanetField<Of = Industry> {
  readonly industry: Of;
  readonly source: 'KPR2; R20.1';
}

const row = <Of extends Industry>(industry: Of): PlanetField<Of> => ({
  industry,
  source: 'KPR2; R20.1',
});

/** The trade of each planet (R20.1). */
export const PLANET_FIELDS: Readonly<Record<Graha, PlanetField<GrahaIndustry>> & Record<Node, PlanetField>> = {
  Sun: row('GOVERNMENT_MEDICINE'),
  Moon: row('LIQUIDS_PUBLIC_CARE'),
  Mars: row('ENGINEERING_DEFENCE'),
  Mercury: row('COMMERCE_COMMUNICATION'),
  Jupiter: row('LAW_FINANCE_EDUCATION'),
  Venus: row('ARTS_TRANSPORT_LUXURY'),
  Saturn: row('MINING_CONSTRUCTION_LABOUR'),
  Rahu: row('ELECTRONICS_AVIATION_FOREIGN'),
  Ketu: row('HEALING_SOFTWARE_OCCULT'),
};

/** Its work in words (R20.1). */
export const planetField = (planet: Planet): string => say.planetField({ planet });
