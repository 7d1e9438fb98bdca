import { partOf, signOf } from '../parashari/base/frame.ts';
import type { Graha } from '../zodiac/names.ts';

type Part = readonly [end: number, lord: Graha];

/** Parts of each sign, Aries first: the degree at which each ends, and its lord (R31.4). */
const HADDAS: readonly (readonly Part[])[] = [
  [
    [6, 'Jupiter'],
    [12, 'Venus'],
    [20, 'Mercury'],
    [25, 'Mars'],
    [30, 'Saturn'],
  ],
  [
    [8, 'Venus'],
    [14, 'Mercury'],
    [22, 'Jupiter'],
    [27, 'Saturn'],
    [30, 'Mars'],
  ],
  [
    [6, 'Mercury'],
    [12, 'Venus'],
    [17, 'Jupiter'],
    [24, 'Mars'],
    [30, 'Saturn'],
  ],
  [
    [7, 'Mars'],
    [13, 'Venus'],
    [19, 'Mercury'],
    [26, 'Jupiter'],
    [30, 'Saturn'],
  ],
  [
    [6, 'Jupiter'],
    [11, 'Venus'],
    [18, 'Saturn'],
    [24, 'Mercury'],
    [30, 'Mars'],
  ],
  [
    [7, 'Mercury'],
    [17, 'Venus'],
    [21, 'Jupiter'],
    [28, 'Mars'],
    [30, 'Saturn'],
  ],
  [
    [6, 'Saturn'],
    [14, 'Mercury'],
    [21, 'Jupiter'],
    [28, 'Venus'],
    [30, 'Mars'],
  ],
  [
    [7, 'Mars'],
    [11, 'Venus'],
    [19, 'Mercury'],
    [24, 'Jupiter'],
    [30, 'Saturn'],
  ],
  [
    [12, 'Jupiter'],
    [17, 'Venus'],
    [21, 'Mercury'],
    [26, 'Mars'],
    [30, 'Saturn'],
  ],
  [
    [7, 'Mercury'],
    [14, 'Jupiter'],
    [22, 'Venus'],
    [26, 'Saturn'],
    [30, 'Mars'],
  ],
  [
    [7, 'Mercury'],
    [13, 'Venus'],
    [20, 'Jupiter'],
    [25, 'Mars'],
    [30, 'Saturn'],
  ],
  [
    [12, 'Venus'],
    [16, 'Jupiter'],
    [19, 'Mercury'],
    [28, 'Mars'],
    [30, 'Saturn'],
  ],
];

/** Lord of the hadda that holds a sidereal longitude; a border belongs to the part it opens. */
export function haddaLord(longitude: number): Graha {
  const part = partOf(longitude);
  const found = HADDAS[signOf(longitude)]?.find(([end]) => part < end);
  if (found === undefined) throw new RangeError('A longitude is a finite number.');
  return found[1];
}
