import { elementOf } from '../../zodiac/sign-attributes.ts';
import type { Element } from '../../zodiac/sign-attributes.ts';
import { signOf } from '../base/frame.ts';
import { vargaPlace } from './vargas.ts';

/** The pushkara navamsas of a sign, counted from 0, by its element: two of nine (R23.6). */
const PUSHKARA: Readonly<Record<Element, readonly [number, number]>> = {
  fire: [6, 8],
  earth: [2, 4],
  air: [5, 7],
  water: [0, 2],
};

/** Whether a sidereal longitude stands in a pushkara navamsa (R23.6). */
export const isPushkara = (longitude: number): boolean =>
  PUSHKARA[elementOf(signOf(longitude))].includes(vargaPlace('D9', longitude).part);
