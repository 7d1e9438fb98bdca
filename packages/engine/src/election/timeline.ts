import type { LocalClock } from '../time/clock.ts';
import type { Place } from '../time/place.ts';
import { PLANETS } from '../zodiac/names.ts';
import type { Ayanamsa, Graha, Planet } from '../zodiac/names.ts';
import { bitOf } from '../zodiac/planet-bits.ts';
import { byPlanet } from '../zodiac/records.ts';
import { dayLords } from './day-lords.ts';
import { RisingSky } from './rising-sky.ts';
import type { RowChange } from './rising-sky.ts';
import { isRetrograde, rowChanges, rowOf, turnsOf } from './row-changes.ts';
import type { Mover } from './row-changes.ts';
import { pause } from './scan-work.ts';
import type { ScanWork } from './scan-work.ts';
import { skyState } from './sky-state.ts';
import type { SkyStretch } from './sky-state.ts';
import type { LordRow } from './sub-rows.ts';
import { trackOf } from './track.ts';

/** Where and by which frame a scan reads the sky. */
export interface ScanPlace extends Place, LocalClock {
  readonly ayanamsa: Ayanamsa;
}

/** The whole seconds of a scan, half open [from, to), Unix seconds. */
export interface SecondSpan {
  readonly from: number;
  readonly to: number;
}

/** All that changes in the sky of a scan, each change at the first whole second not before it. */
export interface Timeline extends SecondSpan {
  /** In order of time, the first one from the beginning. */
  readonly sky: readonly SkyStretch[];
  /** The rows that rise, in the same way; none where no minute is asked for. */
  readonly rising: readonly RowChange[];
  readonly risingSky: RisingSky;
  /** When something changed, once for each change of a sunrise, a row or a motion. */
  readonly changeSeconds: readonly number[];
}

/** One change of the sky. */
type Change =
  | { readonly second: number; readonly planet: Planet; readonly row: LordRow }
  | { readonly second: number; readonly planet: Planet; readonly retrograde: boolean }
  | { readonly second: number; readonly dayLord: Graha };

const PIECE_CHANGES = 50;

/**
 * The sky of a scan, solved and merged once: sunrises, the Moon and the planets over the 249 row starts, their
 * stations, and where minutes are asked for the rows that rise. Throws out_of_range past the ephemeris.
 */
export async function timelineOf(
  work: ScanWork,
  place: ScanPlace,
  { from, to }: SecondSpan,
  risingTo: number | null,
): Promise<Timeline> {
  const { ephemeris } = work;
  const risingSky = new RisingSky(ephemeris, place, place.ayanamsa);
  const movers = byPlanet((planet): Mover => ({
    ephemeris,
    ayanamsa: place.ayanamsa,
    planet,
    track: trackOf(ephemeris, place.ayanamsa, planet),
  }));
  const changes: Change[] = [];
  for (const [index, planet] of PLANETS.entries()) {
    const mover = movers[planet];
    for (const change of rowChanges(mover, from, to)) {
      changes.push({ ...change, planet });
      if (changes.length % 8 === 0) await pause(work, index / 15);
    }
    for (const turn of turnsOf(mover, from, to)) changes.push({ ...turn, planet });
    await pause(work, (index + 1) / 15);
  }
  const [first, ...laterDays] = await daysOf(
    work,
    { ephemeris, place, rising: risingSky, sun: movers.Sun.track },
    { from, to },
  );
  changes.push(...laterDays.map(({ second, lord }) => ({ second, dayLord: lord })));
  changes.sort((a, b) => a.second - b.second);
  const sky = stretches(
    from,
    byPlanet((planet) => rowOf(movers[planet], from)),
    PLANETS.filter((planet) => isRetrograde(ephemeris, planet, from)).reduce((bits, planet) => bits | bitOf(planet), 0),
    first?.lord ?? 'Sun',
    changes,
  );
  const rising = risingTo === null ? [] : await risingRows(work, risingSky, { from, to: risingTo });
  return { from, to, sky, rising, risingSky, changeSeconds: changes.map(({ second }) => second) };
}

async function daysOf(work: ScanWork, days: Parameters<typeof dayLords>[0], { from, to }: SecondSpan) {
  const found = [];
  for (const change of dayLords(days, from, to)) {
    found.push(change);
    // Where the Sun hardly rises, looking for it takes milliseconds.
    await pause(work, 0.6);
  }
  return found;
}

async function risingRows(work: ScanWork, sky: RisingSky, { from, to }: SecondSpan): Promise<readonly RowChange[]> {
  const rows: RowChange[] = [{ second: from, row: sky.rowAtSecond(from) }];
  for (const change of sky.changes(from, to)) {
    rows.push(change);
    if (rows.length % PIECE_CHANGES === 0) await pause(work, 0.6 + (0.4 * (change.second - from)) / (to - from));
  }
  return rows;
}

/** The states that follow one another; changes of one second make one state. */
function stretches(
  from: number,
  rows: Readonly<Record<Planet, LordRow>>,
  retrogradeAtFirst: number,
  firstLord: Graha,
  changes: readonly Change[],
): readonly SkyStretch[] {
  let [current, retrograde, dayLord] = [rows, retrogradeAtFirst, firstLord];
  const found: SkyStretch[] = [{ second: from, state: skyState(current, retrograde, dayLord) }];
  for (let index = 0; index < changes.length; index += 1) {
    const change = changes[index];
    if (change === undefined) continue;
    if ('row' in change) current = { ...current, [change.planet]: change.row };
    else if ('dayLord' in change) dayLord = change.dayLord;
    else if (change.retrograde) retrograde |= bitOf(change.planet);
    else retrograde &= ~bitOf(change.planet);
    if (changes[index + 1]?.second !== change.second) {
      found.push({ second: change.second, state: skyState(current, retrograde, dayLord) });
    }
  }
  return found;
}
