import type { Graha } from '../zodiac/names.ts';

/** Lords of the annual lagna by day and by night, Aries first (R31.3). */
const TRIRASHI: readonly (readonly [day: Graha, night: Graha])[] = [
  ['Sun', 'Jupiter'],
  ['Venus', 'Moon'],
  ['Saturn', 'Mercury'],
  ['Venus', 'Mars'],
  ['Jupiter', 'Sun'],
  ['Moon', 'Venus'],
  ['Mercury', 'Saturn'],
  ['Mars', 'Venus'],
  ['Saturn', 'Saturn'],
  ['Mars', 'Mars'],
  ['Jupiter', 'Jupiter'],
  ['Moon', 'Moon'],
];

/** Trirashi lord of a lagna, 0 = Aries. */
export function trirashiLord(lagnaSign: number, byDay: boolean): Graha {
  const row = TRIRASHI[lagnaSign];
  if (row === undefined) throw new RangeError('A sign index lies from 0 to 11.');
  return byDay ? row[0] : row[1];
}
