import { isOddSign, signOf } from '../base/frame.ts';
import { vargaPlace } from './vargas.ts';

export const D60_NATURES = ['benign', 'harsh'] as const;
type DeityNature = (typeof D60_NATURES)[number];

/** A deity of the sixtieth parts. */
export interface D60Deity {
  /** 1 to 60. */
  readonly number: number;
  readonly name: string;
  /** By one list; the lists differ. */
  readonly nature: DeityNature;
}

/** Names and natures of the sixty parts, in the order of an odd sign (BPHS 6). */
const NAMES: readonly (readonly [name: string, nature: DeityNature])[] = [
  ['Ghora', 'harsh'],
  ['Rakshasa', 'harsh'],
  ['Deva', 'benign'],
  ['Kubera', 'benign'],
  ['Yaksha', 'benign'],
  ['Kinnara', 'benign'],
  ['Bhrashta', 'harsh'],
  ['Kulaghna', 'harsh'],
  ['Garala', 'harsh'],
  ['Vahni', 'harsh'],
  ['Maya', 'harsh'],
  ['Purishaka', 'harsh'],
  ['Apampati', 'benign'],
  ['Marutvan', 'benign'],
  ['Kala', 'harsh'],
  ['Sarpa', 'harsh'],
  ['Amrita', 'benign'],
  ['Indu', 'benign'],
  ['Mridu', 'benign'],
  ['Komala', 'benign'],
  ['Heramba', 'benign'],
  ['Brahma', 'benign'],
  ['Vishnu', 'benign'],
  ['Maheshvara', 'benign'],
  ['Deva', 'benign'],
  ['Ardra', 'benign'],
  ['Kalinasha', 'benign'],
  ['Kshitisha', 'benign'],
  ['Kamalakara', 'benign'],
  ['Gulika', 'harsh'],
  ['Mrityu', 'harsh'],
  ['Kala', 'harsh'],
  ['Davagni', 'harsh'],
  ['Ghora', 'harsh'],
  ['Yama', 'harsh'],
  ['Kantaka', 'harsh'],
  ['Sudha', 'benign'],
  ['Amrita', 'benign'],
  ['Purnachandra', 'benign'],
  ['Vishadagdha', 'harsh'],
  ['Kulanasha', 'harsh'],
  ['Vamshakshaya', 'harsh'],
  ['Utpata', 'harsh'],
  ['Kala', 'harsh'],
  ['Saumya', 'benign'],
  ['Komala', 'benign'],
  ['Shitala', 'benign'],
  ['Karaladamshtra', 'harsh'],
  ['Chandramukhi', 'benign'],
  ['Pravina', 'benign'],
  ['Kalapavaka', 'harsh'],
  ['Dandayudha', 'harsh'],
  ['Nirmala', 'benign'],
  ['Saumya', 'benign'],
  ['Krura', 'harsh'],
  ['Atishitala', 'benign'],
  ['Amrita', 'benign'],
  ['Payodhi', 'benign'],
  ['Bhramana', 'harsh'],
  ['Chandrarekha', 'benign'],
];

/** The sixty deities, in the order of an odd sign (BPHS 6; R24). */
export const D60_DEITIES: readonly D60Deity[] = NAMES.map(([name, nature], index) => ({
  number: index + 1,
  name,
  nature,
}));

/** The deity of the sixtieth part in which a sidereal longitude stands: in even signs the order is reversed (R24). */
export function d60Deity(longitude: number): D60Deity {
  const { part } = vargaPlace('D60', longitude);
  const found = D60_DEITIES[isOddSign(signOf(longitude)) ? part : 59 - part];
  if (found === undefined) throw new RangeError('A longitude is a finite number.');
  return found;
}
