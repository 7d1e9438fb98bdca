/** The nine planets of KP in the order of all output (docs/api.md#numbers-and-instants). */
export const PLANETS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'] as const;
export type Planet = (typeof PLANETS)[number];
export type Node = 'Rahu' | 'Ketu';
/** Sun to Saturn: those that own signs and cast full aspects. */
export type Graha = Exclude<Planet, Node>;
export const GRAHAS: readonly Graha[] = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];
export const isNode = (planet: Planet): planet is Node => planet === 'Rahu' || planet === 'Ketu';

export const SIGNS = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const;
export type Sign = (typeof SIGNS)[number];

/** Lord of each sign, Aries first. */
export const SIGN_LORDS: readonly Graha[] = [
  'Mars',
  'Venus',
  'Mercury',
  'Moon',
  'Sun',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Saturn',
  'Jupiter',
];

/** The 27 stars (R4.1). */
export const STARS = [
  'Ashwini',
  'Bharani',
  'Krittika',
  'Rohini',
  'Mrigashira',
  'Ardra',
  'Punarvasu',
  'Pushya',
  'Ashlesha',
  'Magha',
  'Purva Phalguni',
  'Uttara Phalguni',
  'Hasta',
  'Chitra',
  'Swati',
  'Vishakha',
  'Anuradha',
  'Jyeshtha',
  'Mula',
  'Purva Ashadha',
  'Uttara Ashadha',
  'Shravana',
  'Dhanishta',
  'Shatabhisha',
  'Purva Bhadrapada',
  'Uttara Bhadrapada',
  'Revati',
] as const;
export type Star = (typeof STARS)[number];

/** Vimshottari order: lords of stars 0..8 and again, and of every division of them (R4.1). */
export const DASHA_ORDER: readonly Planet[] = [
  'Ketu',
  'Venus',
  'Sun',
  'Moon',
  'Mars',
  'Rahu',
  'Jupiter',
  'Saturn',
  'Mercury',
];
/** Years of the lords in DASHA_ORDER; they sum to 120 (R4.1). */
export const DASHA_YEARS: readonly number[] = [7, 20, 6, 10, 7, 18, 16, 19, 17];

export const AYANAMSAS = ['kp', 'kp_new', 'lahiri', 'raman', 'true_chitra', 'khullar'] as const;
export type Ayanamsa = (typeof AYANAMSAS)[number];

export type House = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
export const HOUSES: readonly House[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
