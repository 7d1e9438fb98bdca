import { AYANAMSAS } from './ayanamsas.ts';
import { monthName, printedOffset } from './instant.ts';
import { named, withNamesOf } from './spoken.ts';

const CLOCK = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}))?/;

/**
 * The birth that a figure belongs to, from the arguments of a call: 14 Aug 1992, 04:32 (UTC+05:30), 6.93° N, 79.86° E, Lahiri. Undefined
 * where they name no birth. Without an ayanamsa tools take that of KP. `labels`: as `FigureOptions` has them.
 */
export const subjectOf = (args: unknown, labels: Readonly<Record<string, string>> = {}): string | undefined =>
  withNamesOf(undefined, () => subjectSaid(args), labels);

function subjectSaid(args: unknown): string | undefined {
  if (typeof args !== 'object' || args === null) return undefined;
  const given = new Map<string, unknown>(Object.entries(args));
  const [, year, month, day, clock] = CLOCK.exec(textOf(given.get('birth_datetime'))) ?? [];
  if (year === undefined) return undefined;
  const [latitude, longitude] = [given.get('latitude'), given.get('longitude')];
  const ayanamsa = given.get('ayanamsa');
  return [
    `${Number(day)} ${monthName(Number(month) - 1)} ${year}`,
    ...(clock === undefined ? [] : [`${clock}${zoneOf(given)}`]),
    ...(typeof latitude === 'number' ? [turnOf(latitude, 'N', 'S')] : []),
    ...(typeof longitude === 'number' ? [turnOf(longitude, 'E', 'W')] : []),
    typeof ayanamsa === 'string' ? (AYANAMSAS[ayanamsa] ?? ayanamsa.slice(0, 20)) : (AYANAMSAS['kp'] ?? ''),
  ].join(', ');
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function zoneOf(given: ReadonlyMap<string, unknown>): string {
  const [minutes, zone] = [given.get('utc_offset_minutes'), given.get('time_zone')];
  if (typeof minutes === 'number') return ` (${printedOffset(minutes)})`;
  return typeof zone === 'string' ? ` (${zone.slice(0, 40)})` : '';
}

/** 6.93° N */
export const turnOf = (degrees: number, positive: string, negative: string): string =>
  `${Math.abs(degrees).toFixed(2)}° ${named(degrees < 0 ? negative : positive)}`;
