import { balanceAtBirth, vimshottari } from '../dasha/vimshottari.ts';
import type { Balance } from '../dasha/vimshottari.ts';
import { ROW_BORDERS, staysOf } from '../passages/stays.ts';
import type { Stay } from '../passages/stays.ts';
import { beginSearch } from '../passages/transit-search.ts';
import { siderealPosition } from '../search/position.ts';
import type { Ephemeris } from '../sky/port.ts';
import { jdFromUtcMs } from '../time/julian.ts';
import type { BirthParameters } from '../time/moment.ts';
import { PLANETS } from '../zodiac/names.ts';
import type { Planet } from '../zodiac/names.ts';
import { birthWindow } from './birth-window.ts';
import type { BirthWindow } from './birth-window.ts';

/** The first dasha of a birth at an instant. */
interface DashaAtBirth extends Balance {
  readonly atMs: number;
}

/** What is known of a birth on a day at an unknown time: the planets, and nothing of houses. */
export interface UnknownDay {
  readonly window: BirthWindow;
  /** The stays of each planet in one sub of one sign, which tile the local day. */
  readonly stays: ReadonlyMap<Planet, readonly Stay[]>;
  /** The mahadasha of a birth at the beginning of the day, and of one at its end (R13.1). */
  readonly dashas: readonly [DashaAtBirth, DashaAtBirth];
}

/** The planets over the local day of a birth (R4); a clock time in the date is set aside. */
export async function unknownDay(
  ephemeris: Ephemeris,
  birth: BirthParameters,
  yieldTurn: () => Promise<void>,
): Promise<UnknownDay> {
  const window = birthWindow(birth, undefined, undefined);
  const { fromMs, toMs, noon } = window;
  const search = beginSearch(ephemeris, noon.ayanamsa, yieldTurn);
  const stays = new Map<Planet, readonly Stay[]>();
  for (const planet of PLANETS) {
    stays.set(planet, await staysOf(search, planet, ROW_BORDERS, { startMs: fromMs, endMs: toMs }));
    await yieldTurn();
  }
  const dasha = (atMs: number): DashaAtBirth => {
    const moon = siderealPosition(ephemeris, 'Moon', jdFromUtcMs(atMs), noon.ayanamsa);
    return { atMs, ...balanceAtBirth(vimshottari(moon.longitude, atMs)) };
  };
  return { window, stays, dashas: [dasha(fromMs), dasha(toMs)] };
}
