/** People whose calendar can be asked for (R41.1). */
export const TRADITIONS = [
  'amanta',
  'purnimanta',
  'gujarati',
  'telugu',
  'tamil',
  'malayalam',
  'bengali',
  'smarta_north',
  'smarta_south',
  'vaishnava_north',
  'vaishnava_south',
] as const;
export type Tradition = (typeof TRADITIONS)[number];

/** How the months of the Moon are named in dark halves: after the month that ends with the new moon, or the next. */
export type MonthNaming = 'amanta' | 'purnimanta';

/**
 * How the day of a sankranti follows from its moment (R41.4): the civil day itself, or the next one where the moment
 * comes after sunset, after three fifths of the day, or after sunrise; or the day after the midnight that follows it.
 */
export type SolarRule = 'CIVIL_DAY' | 'BY_SUNSET' | 'BY_AFTERNOON' | 'BY_SUNRISE' | 'AFTER_MIDNIGHT';

/** By whose rule Ekadashi is kept. */
export const SCHOOLS = ['SMARTA', 'VAISHNAVA_NORTH', 'VAISHNAVA_SOUTH'] as const;
export type EkadashiSchool = (typeof SCHOOLS)[number];

interface Custom {
  readonly months: MonthNaming;
  readonly solar: SolarRule;
  readonly ekadashi: EkadashiSchool;
  /** Whether it is a calendar of fasts alone. */
  readonly fastsOnly?: true;
}

export const CUSTOMS: Readonly<Record<Tradition, Custom>> = {
  amanta: { months: 'amanta', solar: 'CIVIL_DAY', ekadashi: 'SMARTA' },
  purnimanta: { months: 'purnimanta', solar: 'CIVIL_DAY', ekadashi: 'SMARTA' },
  gujarati: { months: 'amanta', solar: 'CIVIL_DAY', ekadashi: 'SMARTA' },
  telugu: { months: 'amanta', solar: 'CIVIL_DAY', ekadashi: 'SMARTA' },
  tamil: { months: 'amanta', solar: 'BY_SUNSET', ekadashi: 'SMARTA' },
  malayalam: { months: 'amanta', solar: 'BY_AFTERNOON', ekadashi: 'SMARTA' },
  bengali: { months: 'amanta', solar: 'AFTER_MIDNIGHT', ekadashi: 'SMARTA' },
  smarta_north: { months: 'purnimanta', solar: 'CIVIL_DAY', ekadashi: 'SMARTA', fastsOnly: true },
  smarta_south: { months: 'amanta', solar: 'CIVIL_DAY', ekadashi: 'SMARTA', fastsOnly: true },
  vaishnava_north: { months: 'purnimanta', solar: 'CIVIL_DAY', ekadashi: 'VAISHNAVA_NORTH', fastsOnly: true },
  vaishnava_south: { months: 'amanta', solar: 'CIVIL_DAY', ekadashi: 'VAISHNAVA_SOUTH', fastsOnly: true },
};

/** Traditions that have festivals of their own. */
export const EVERYWHERE: readonly Tradition[] = [
  'amanta',
  'purnimanta',
  'gujarati',
  'telugu',
  'tamil',
  'malayalam',
  'bengali',
];
