import { type LocalClock, offsetAt } from './clock.ts';
import { type Area, type KeptClock, LAST_OF_PAST_CLOCKS, MEAN_TIME_SINCE, PAST_CLOCKS } from './past-clocks.ts';
import { greatCircleKm } from './place.ts';
import { printOffset } from './print.ts';
import { utcOffsetAt } from './zone.ts';
import { say } from './time.messages.ts';

interface Noted extends LocalClock {
  readonly utcMs: number;
  readonly latitude: number;
  readonly longitude: number;
}

const LAST_MS = Date.parse(LAST_OF_PAST_CLOCKS);
const ROWS = PAST_CLOCKS.map((row) => ({ ...row, fromMs: Date.parse(row.from), untilMs: Date.parse(row.until) }));
/** Clocks that show the same to this many minutes are one: longitudes of towns are not exacter. */
const SAME_MINUTES = 0.75;
/** Before any zone had a standard time. */
const LOCAL_TIME_MS = Date.UTC(1800, 0, 2);
const BEFORE_WAR_TIME_MS = Date.UTC(1942, 0, 15);

/**
 * What to tell of a time of the past that may have been noted by another clock than the one it is read at, and what to
 * send for that clock; null where nothing need be said. Where the history of these clocks is known, what to do is left.
 */
export function pastClockNote(moment: Noted, historyKnown = false): string | null {
  if (moment.utcMs >= LAST_MS) return null;
  const { was, clocks } = keptThen(moment);
  const differs = (one: number, other: number): boolean => Math.abs(one - other) > SAME_MINUTES;
  const others = clocks.filter(
    (clock, index) =>
      differs(clock, moment.offsetMinutes) && clocks.slice(0, index).every((earlier) => differs(clock, earlier)),
  );
  if (others.length === 0) return null;
  const send = others.map((clock) => `${Number(clock.toFixed(4))} (${printOffset(clock)})`);
  return [
    ...(historyKnown ? [] : new Set(was)),
    say.readAt({ offset: printOffset(moment.offsetMinutes) }),
    say.sendAnotherClock({ offsets: send }),
  ].join(' ');
}

interface Kept {
  readonly was: readonly string[];
  /** Minutes ahead of UT. */
  readonly clocks: readonly number[];
}

const NOTHING_KEPT: Kept = { was: [], clocks: [] };

function keptThen(moment: Noted): Kept {
  const rows = ROWS.filter(
    ({ fromMs, untilMs, areas }) =>
      fromMs <= moment.utcMs && moment.utcMs < untilMs && areas.some((area) => lies(moment, area)),
  );
  if (rows.length === 0) return meanTimeOfTown(moment);
  return {
    was: rows.map(({ was }) => say.pastClock({ was })),
    clocks: rows.flatMap(({ clocks }) => clocks.map((clock) => minutesOf(clock, moment))),
  };
}

const lies = (moment: Noted, area: Area): boolean =>
  'km' in area
    ? greatCircleKm(moment, area) <= area.km
    : moment.latitude >= area.south &&
      moment.latitude <= area.north &&
      moment.longitude >= area.west &&
      moment.longitude <= area.east;

function minutesOf(clock: KeptClock, moment: Noted): number {
  if (typeof clock === 'number') return clock;
  if (clock === 'MEAN') return meanTime(moment);
  if (clock === 'HOUR' || clock === 'HOUR_PLUS_ONE') return hourOf(clock, moment);
  return utcOffsetAt(moment.utcMs, clock.zone) + (clock.plus ?? 0);
}

/** A place without a zone has the nearest whole hour; a zone has its own, which may have known no War Time. */
function hourOf(clock: 'HOUR' | 'HOUR_PLUS_ONE', { zone, longitude, utcMs, ...moment }: Noted): number {
  if (zone === undefined) return Math.round(longitude / 15) * 60 + (clock === 'HOUR' ? 0 : 60);
  return clock === 'HOUR' ? utcOffsetAt(BEFORE_WAR_TIME_MS, zone) : offsetAt({ ...moment, zone }, utcMs);
}

/** Local mean time to the second: the Sun goes over a degree in four minutes. */
const meanTime = ({ longitude }: Noted): number => Math.round(longitude * 240) / 60;

/** Before standard time a zone shows the local mean time of its chief city, and other towns had their own. */
function meanTimeOfTown(moment: Noted): Kept {
  const { zone, utcMs, offsetMinutes } = moment;
  if (zone === undefined) return NOTHING_KEPT;
  const first = utcOffsetAt(LOCAL_TIME_MS, zone);
  const isStandard = utcMs >= Date.UTC(MEAN_TIME_SINCE[zone] ?? 9999, 0, 1);
  // Zones of the sea and the ice have none.
  if (first % 60 === 0 || offsetMinutes !== first || isStandard) return NOTHING_KEPT;
  return { was: [say.meanTimeOfCity({ zone })], clocks: [meanTime(moment)] };
}
