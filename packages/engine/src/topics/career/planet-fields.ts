import type { Graha, Node } from '../../zodiac/names.ts';

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
  readonly field: string;
  readonly industry: Of;
  readonly source: 'KPR2; R20.1';
}

const row = <Of extends Industry>(field: string, industry: Of): PlanetField<Of> => ({
  field,
  industry,
  source: 'KPR2; R20.1',
});

/** Work of each planet (R20.1). */
export const PLANET_FIELDS: Readonly<Record<Graha, PlanetField<GrahaIndustry>> & Record<Node, PlanetField>> = {
  Sun: row('government, security-of-service posts, medicine, chemicals, gold', 'GOVERNMENT_MEDICINE'),
  Moon: row('liquids, shipping, catering, nursing, public, textiles, travel', 'LIQUIDS_PUBLIC_CARE'),
  Mars: row('army, police, surgery, engineering, metals, fire, land', 'ENGINEERING_DEFENCE'),
  Mercury: row('accounts, writing, trade, communication, mathematics, data', 'COMMERCE_COMMUNICATION'),
  Jupiter: row('law, teaching, finance, banking, religion, export', 'LAW_FINANCE_EDUCATION'),
  Venus: row('arts, cinema, vehicles, textiles, food, hospitality, luxury', 'ARTS_TRANSPORT_LUXURY'),
  Saturn: row('labour, mines, iron, leather, construction, research, big undertakings', 'MINING_CONSTRUCTION_LABOUR'),
  Rahu: row('foreign, electronics, aviation, chemicals, cinema', 'ELECTRONICS_AVIATION_FOREIGN'),
  Ketu: row('healing, occult, software, mathematics, religion', 'HEALING_SOFTWARE_OCCULT'),
};
