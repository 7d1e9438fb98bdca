import { DAY_MS } from './julian.ts';
import { ownClock, ownOffset, type OwnClock } from './own-clocks.ts';
import { type Civil, wallMs } from './wall-clock.ts';
import { unknownZone } from './unknown-zone.ts';

interface Zone {
  readonly format: Intl.DateTimeFormat;
  readonly own: OwnClock | undefined;
}

const zones = new Map<string, Zone>();
/** No zone has been further from UT than 16 hours (docs/api.md#dates-and-clocks). */
const WIDEST_MS = 16 * 3_600_000;

/** What a wall-clock time was in a zone. */
export interface ZoneReading {
  /** Minutes ahead of UT. */
  readonly offsetMinutes: number;
  /** How often the clocks showed it: once, twice (put back) or never (put forward). */
  readonly shown: 'once' | 'twice' | 'never';
}

/**
 * Offset in force at a wall-clock time in an IANA zone (docs/api.md#dates-and-clocks). A skipped time has the offset
 * after the change, a repeated one its earlier reading; local mean time before standard time is kept to the second (a
 * fraction of a minute). Error: validation_failed for a zone that is not known.
 */
export const zoneReading = (civil: Civil, zone: string): ZoneReading => wallReading(wallMs(civil), zone);

/** The same of a wall-clock time given as the milliseconds at which a clock of UT shows it. */
export function wallReading(wall: number, zone: string): ZoneReading {
  // Where a clock shows a time twice, the greater offset is the earlier instant.
  const [earliest, later] = readingsOf(wall, zone);
  if (earliest !== undefined) return { offsetMinutes: earliest, shown: later === undefined ? 'once' : 'twice' };
  return { offsetMinutes: offsetReached(wall, utcOffsetAt(wall - WIDEST_MS, zone), zone), shown: 'never' };
}

/** The offset alone. */
export const zoneOffsetMinutes = (civil: Civil, zone: string): number => zoneReading(civil, zone).offsetMinutes;

/** The offsets at which a wall-clock time was shown, greatest first; none for a skipped one. */
function readingsOf(wall: number, zone: string): readonly number[] {
  const before = utcOffsetAt(wall - WIDEST_MS, zone);
  const after = utcOffsetAt(wall + WIDEST_MS, zone);
  const tried = new Set([before, after, offsetReached(wall, before, zone), offsetReached(wall, after, zone)]);
  return [...tried].filter((offset) => offsetReached(wall, offset, zone) === offset).sort((a, b) => b - a);
}

/** Offsets at the beginnings of days of UT, by zone: asking the runtime takes a hundred times as long. */
const known = new Map<string, Map<number, number>>();
const MOST_DAYS = 10_000;

/** Offset of an IANA zone at an instant, in minutes ahead of UT. */
export function utcOffsetAt(utcMs: number, zone: string): number {
  const day = Math.floor(utcMs / DAY_MS);
  const before = offsetOfDay(day, zone);
  // No zone has ever changed its clocks and changed them back within a day.
  return before === offsetOfDay(day + 1, zone) ? before : askedOffset(utcMs, zone);
}

function offsetOfDay(day: number, zone: string): number {
  const key = zone.toLowerCase();
  const days = known.get(key) ?? new Map<number, number>();
  const found = days.get(day);
  if (found !== undefined) return found;
  const offset = askedOffset(day * DAY_MS, zone);
  if (days.size >= MOST_DAYS) days.clear();
  days.set(day, offset);
  known.set(key, days);
  return offset;
}

function askedOffset(utcMs: number, zone: string): number {
  const { format, own } = zoneOf(zone);
  return (own && ownOffset(own, utcMs)) ?? shownOffset(format, utcMs);
}

/** Throws validation_failed for a zone that is not known. */
export function requireZone(zone: string): void {
  zoneOf(zone);
}

/** By the runtime's history of the zone. */
function shownOffset(format: Intl.DateTimeFormat, utcMs: number): number {
  const seconds = Math.floor(utcMs / 1000);
  const parts: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(seconds * 1000)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return (Date.UTC(year, month - 1, day, hour, minute, second) / 1000 - seconds) / 60;
}

function offsetReached(wall: number, offsetMinutes: number, zone: string): number {
  return utcOffsetAt(wall - offsetMinutes * 60_000, zone);
}

function zoneOf(zone: string): Zone {
  const key = zone.toLowerCase();
  const before = zones.get(key);
  if (before !== undefined) return before;
  const format = createFormat(zone);
  const made = { format, own: ownClock(zone) ?? ownClock(format.resolvedOptions().timeZone) };
  zones.set(key, made);
  return made;
}

/**
 * Names that runtimes know beside those of IANA. They are abbreviations to a caller, and of another place: BST would be
 * Dhaka and not British summer, AST Anchorage and not the Atlantic coast.
 */
const ALIEN =
  /^(?:ACT|AET|AGT|ART|AST|BET|BST|CAT|CNT|CST|CTT|EAT|ECT|IET|IST|JST|MIT|NET|NST|PLT|PNT|PRT|PST|SST|VST|SystemV\/.*)$/i;

function createFormat(zone: string): Intl.DateTimeFormat {
  try {
    // Newer runtimes also take "+05:30" as a zone: that is an offset, not a place with a history.
    if (!/^[A-Za-z]/.test(zone) || ALIEN.test(zone)) throw new RangeError(zone);
    return new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    throw unknownZone(zone);
  }
}
