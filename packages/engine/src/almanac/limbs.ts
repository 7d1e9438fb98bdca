import { normalize } from '../base/angles.ts';
import { STAR_DEGREES } from '../zodiac/division.ts';
import { DASHA_ORDER } from '../zodiac/names.ts';
import type { Graha, Planet } from '../zodiac/names.ts';
import { WEEKDAY_LORDS } from './day-frame.ts';

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const DAYS_OF_HALF = [
  'Pratipada',
  'Dwitiya',
  'Tritiya',
  'Chaturthi',
  'Panchami',
  'Shashthi',
  'Saptami',
  'Ashtami',
  'Navami',
  'Dashami',
  'Ekadashi',
  'Dwadashi',
  'Trayodashi',
  'Chaturdashi',
] as const;
export const TITHI_NAMES = [...DAYS_OF_HALF, 'Purnima', 'Amavasya'] as const;
/** The lords of tithis 1 to 15 are the same in both halves and repeat after the eighth; Amavasya has Rahu. */
const TITHI_LORDS: readonly Planet[] = [...WEEKDAY_LORDS, 'Rahu'];
export const TITHI_GROUPS = ['Purna', 'Nanda', 'Bhadra', 'Jaya', 'Rikta'] as const;

export const PAKSHAS = ['Shukla', 'Krishna'] as const;
type Paksha = (typeof PAKSHAS)[number];
type TithiGroup = (typeof TITHI_GROUPS)[number];

export interface Tithi {
  /** 1..30, 15 = Purnima, 30 = Amavasya. */
  readonly number: number;
  readonly name: (typeof TITHI_NAMES)[number];
  readonly paksha: Paksha;
  readonly group: TithiGroup;
  readonly lord: Planet;
}

export const YOGA_NAMES = [
  'Vishkambha',
  'Priti',
  'Ayushman',
  'Saubhagya',
  'Shobhana',
  'Atiganda',
  'Sukarma',
  'Dhriti',
  'Shula',
  'Ganda',
  'Vriddhi',
  'Dhruva',
  'Vyaghata',
  'Harshana',
  'Vajra',
  'Siddhi',
  'Vyatipata',
  'Variyan',
  'Parigha',
  'Shiva',
  'Siddha',
  'Sadhya',
  'Shubha',
  'Shukla',
  'Brahma',
  'Indra',
  'Vaidhriti',
] as const;
const BAD_YOGAS: ReadonlySet<number> = new Set([1, 6, 9, 10, 13, 15, 17, 19, 27]);

export interface Yoga {
  /** 1..27. */
  readonly number: number;
  readonly name: (typeof YOGA_NAMES)[number];
  readonly quality: 'good' | 'bad';
  readonly lord: Planet;
}

const MOVING_KARANAS = ['Bava', 'Balava', 'Kaulava', 'Taitila', 'Gara', 'Vanija', 'Vishti'] as const;
const FIXED_KARANAS = { 1: 'Kimstughna', 58: 'Shakuni', 59: 'Chatushpada', 60: 'Naga' } as const;
export const KARANA_NAMES = [
  ...MOVING_KARANAS,
  FIXED_KARANAS[1],
  FIXED_KARANAS[58],
  FIXED_KARANAS[59],
  FIXED_KARANAS[60],
] as const;

export interface Karana {
  /** 1..60, two to a tithi. */
  readonly number: number;
  readonly name: (typeof KARANA_NAMES)[number];
  /** Bhadra, to be avoided. */
  readonly isVishti: boolean;
  /** Null for the four fixed karanas. */
  readonly lord: Graha | null;
}

/** Arcs of the limbs in degrees: of elongation for tithi and karana, of the sum for yoga. */
const TITHI_ARC = 12;
const KARANA_ARC = 6;
const YOGA_ARC = STAR_DEGREES;

/** Moon minus Sun, 0..360: the same tropical or sidereal. */
export const elongation = (sun: number, moon: number): number => normalize(moon - sun);

/** Tithi of an elongation (R32.1). */
export function tithiAt(elongationDegrees: number): Tithi {
  return tithiNumbered(Math.floor(elongationDegrees / TITHI_ARC) + 1);
}

/** Karana of an elongation (R32.1). */
export function karanaAt(elongationDegrees: number): Karana {
  return karanaNumbered(Math.floor(elongationDegrees / KARANA_ARC) + 1);
}

/** Yoga of sidereal longitudes: the ayanamsa matters, twice (R32.1). */
export function yogaAt(sun: number, moon: number): Yoga {
  return yogaNumbered(Math.floor(normalize(sun + moon) / YOGA_ARC) + 1);
}

/** Tithi 1..30. */
export function tithiNumbered(number: number): Tithi {
  const day = ((number - 1) % 15) + 1;
  const name = number === 30 ? 'Amavasya' : number === 15 ? 'Purnima' : DAYS_OF_HALF[day - 1];
  const group = TITHI_GROUPS[day % 5];
  const lord = number === 30 ? 'Rahu' : TITHI_LORDS[(day - 1) % 8];
  if (name === undefined || group === undefined || lord === undefined) throw new RangeError(`no tithi ${number}`);
  return { number, name, paksha: number <= 15 ? 'Shukla' : 'Krishna', group, lord };
}

/** `Krishna Shashthi`, `Purnima`: the name with its half of the month. */
export const tithiTitle = (tithi: Tithi): string =>
  tithi.number % 15 === 0 ? tithi.name : `${tithi.paksha} ${tithi.name}`;

/** Yoga 1..27; its lord is the lord of the star counted from Pushya. */
export function yogaNumbered(number: number): Yoga {
  const name = YOGA_NAMES[number - 1];
  const lord = DASHA_ORDER[((number + 6) % 27) % 9];
  if (name === undefined || lord === undefined) throw new RangeError(`no yoga ${number}`);
  return { number, name, quality: BAD_YOGAS.has(number) ? 'bad' : 'good', lord };
}

/** Karana 1..60. */
export function karanaNumbered(number: number): Karana {
  if (number === 1 || number === 58 || number === 59 || number === 60) {
    return { number, name: FIXED_KARANAS[number], isVishti: false, lord: null };
  }
  const turn = (number - 2) % 7;
  const name = MOVING_KARANAS[turn];
  const lord = WEEKDAY_LORDS[turn];
  if (name === undefined || lord === undefined) throw new RangeError(`no karana ${number}`);
  return { number, name, isVishti: name === 'Vishti', lord };
}
