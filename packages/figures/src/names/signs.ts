import { FigureError } from '../errors.ts';
import { named, shortName } from './spoken.ts';

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

const GLYPHS = '♈♉♊♋♌♍♎♏♐♑♒♓';

/** 0 for Aries to 11 for Pisces. Throws a FigureError where the name is none of them. */
export function signIndexOf(name: string, at: string): number {
  const index = SIGNS.findIndex((sign) => sign === name);
  if (index >= 0) return index;
  throw new FigureError(`${at} must be a sign from Aries to Pisces, but it is ${JSON.stringify(name.slice(0, 40))}.`);
}

/** As results and programs name it. */
export const signName = (index: number): string => SIGNS[index] ?? '';
/** As it is said to whoever reads the figure. */
export const signSaid = (index: number): string => named(signName(index));
/** Ari, Tau, Gem. */
export const signShort = (index: number): string => shortName(signName(index), 3, SIGNS);
export const signGlyph = (index: number): string => `${GLYPHS[index] ?? ''}\ufe0e`;

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
/** A house, 1 to 12, as charts number cusps. */
export const roman = (house: number): string => ROMAN[house - 1] ?? String(house);

/** A longitude within 0 to 360. */
export const normalised = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** 0 for Aries to 11 for Pisces. */
export const signIndexAt = (longitude: number): number => Math.floor(normalised(longitude) / 30) % 12;

/** The longitude of a place within a sign, as results print it: 27°08'49". Throws a FigureError where it is none. */
export function longitudeIn(sign: string, dms: string, at: string): number {
  const [, degrees, minutes, seconds] = /^(\d{1,2})°(\d{2})'(\d{2})"$/.exec(dms) ?? [];
  if (degrees === undefined)
    throw new FigureError(`${at} must be degrees such as 27°08'49", but it is ${JSON.stringify(dms.slice(0, 20))}.`);
  return signIndexOf(sign, at) * 30 + Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
}

/** Degrees and minutes within the sign, cut and not rounded, as charts print them: 27°58′. */
export function degreesInSign(longitude: number): string {
  const minutes = Math.floor((normalised(longitude) % 30) * 60 + 1e-6);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}
