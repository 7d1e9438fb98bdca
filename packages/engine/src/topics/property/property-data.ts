import type { House, Planet } from '../../zodiac/names.ts';

export const PROPERTY_INTENTS = ['buy', 'sell', 'rent', 'any'] as const;
export type PropertyIntent = (typeof PROPERTY_INTENTS)[number];

export const PROPERTY_KINDS = ['house', 'land', 'apartment', 'commercial', 'vehicle'] as const;
export type PropertyKind = (typeof PROPERTY_KINDS)[number];

/** The planet that stands for a kind of property, and the catalogue row of its purchase. */
export interface PropertyKindRow {
  readonly karaka: Planet;
  readonly purchase: 'property_purchase' | 'vehicle_purchase';
  readonly source: string;
}

export const PROPERTY_KIND_ROWS: Readonly<Record<PropertyKind, PropertyKindRow>> = {
  house: { karaka: 'Mars', purchase: 'property_purchase', source: 'KPR3p; R10' },
  land: { karaka: 'Saturn', purchase: 'property_purchase', source: 'KPR3p; R10' },
  apartment: { karaka: 'Mars', purchase: 'property_purchase', source: 'R10, as a house' },
  commercial: { karaka: 'Mars', purchase: 'property_purchase', source: 'R10, as a house' },
  vehicle: { karaka: 'Venus', purchase: 'vehicle_purchase', source: 'KPR3p; R10' },
};

/** The rows of the natal catalogue quoted beside the purchase. */
export const PROPERTY_EVENTS_BESIDE = [
  'house_construction',
  'property_sale',
  'rent_out',
  'ancestral_property',
  'loan',
  'residence_change',
] as const;

/** Owning: home, gain and outlay (R10). */
export const OWNING_HOUSES: readonly House[] = [4, 11, 12];

/** A house that colours what the fourth sub lord gives. */
export interface PropertyFlag {
  readonly house: House;
  readonly source: string;
}

export const PROPERTY_FLAGS: readonly PropertyFlag[] = [
  { house: 6, source: 'R10; R39' },
  { house: 8, source: 'R39' },
  { house: 3, source: 'R10' },
  { house: 12, source: 'R39' },
];
