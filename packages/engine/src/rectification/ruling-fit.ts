import { rulingPlanetMembers, rulingPlanets } from '../kp/ruling/ruling-planets.ts';
import type { Ephemeris } from '../sky/port.ts';
import type { Moment } from '../time/moment.ts';
import type { Division } from '../zodiac/division.ts';
import type { Planet } from '../zodiac/names.ts';

/** The ruling planets of the moment of work, against which candidates are held (R16.1). */
export interface Rulers {
  /** Classic five and node agents, without rejected ones. */
  readonly members: readonly Planet[];
  /** Lord of the sign rising then. */
  readonly risingSignLord: Planet;
}

export function rulersOf(ephemeris: Ephemeris, moment: Moment): Rulers {
  const found = rulingPlanets(ephemeris, moment);
  return { members: rulingPlanetMembers(found), risingSignLord: found.slots.ascSignLord };
}

/** What of a candidate the ruling planets are compared with. */
export interface RisingAndMoon {
  readonly lagna: Division;
  readonly moon: Division;
}

/** How many of five are members: sign, star, sub and sub-sub lord of the Lagna, star lord of the Moon. */
export const rulingAgreement = ({ members }: Rulers, { lagna, moon }: RisingAndMoon): number =>
  [lagna.signLord, lagna.starLord, lagna.subLord, lagna.subSubLord, moon.starLord].filter((lord) =>
    members.includes(lord),
  ).length;
