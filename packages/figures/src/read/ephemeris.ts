import { FigureError } from '../errors.ts';
import { normalised } from '../names/signs.ts';
import { planetOf, PLANETS, type Planet } from '../names/planets.ts';
import { instantOf, type Instant } from '../names/instant.ts';
import { fieldsOf, type Fields } from './fields.ts';

export interface Track {
  readonly planet: Planet;
  readonly points: readonly { readonly at: Instant; readonly longitude: number }[];
}

export interface SkyEvent {
  readonly planet: Planet;
  readonly kind: 'ingress' | 'retrograde' | 'direct';
  readonly at: Instant;
  readonly longitude: number;
  /** The sign entered, or the motion that begins. */
  readonly to: string;
}

export interface EphemerisPage {
  readonly tracks: readonly Track[];
  readonly events: readonly SkyEvent[];
  readonly from: Instant;
  readonly to: Instant;
}

const UNIX_EPOCH = 2_440_587.5;
const DAY = 86_400_000;
const KINDS: Readonly<Record<string, SkyEvent['kind']>> = {
  SIGN_INGRESS: 'ingress',
  STATION_RETROGRADE: 'retrograde',
  STATION_DIRECT: 'direct',
};

/** Daily places of the planets, and the stations and ingresses into signs within those days; the Moon's are left out. */
export function ephemerisOf(result: unknown): EphemerisPage {
  const fields = fieldsOf(result);
  const offset = fields.number('utcOffsetMinutes');
  const days = fields.objects('days').map((day) => ({
    at: instantOfDay(day.number('julianDayUt'), offset),
    planets: day.object('planets'),
  }));
  const [from, to] = [days[0]?.at, days.at(-1)?.at];
  if (from === undefined || to === undefined || to.ms <= from.ms)
    throw new FigureError(`${fields.at}.days must be two days or more in order, but there are ${days.length}.`);
  return {
    from,
    to,
    tracks: PLANETS.filter((planet) => days.every(({ planets }) => planets.has(planet))).map((planet) => ({
      planet,
      points: days.map(({ at, planets }) => ({ at, longitude: longitudeOf(planets.object(planet)) })),
    })),
    events: fields
      .objects('events')
      .filter((event) => KINDS[event.text('type')] !== undefined && event.text('planet') !== 'Moon')
      .map(eventOf)
      .filter(({ at }) => at.ms >= from.ms && at.ms <= to.ms),
  };
}

const longitudeOf = (fields: Fields): number => normalised(fields.number('siderealLongitude'));

function instantOfDay(julianDay: number, offsetMinutes: number): Instant {
  const ms = Math.round((julianDay - UNIX_EPOCH) * DAY);
  if (!(Math.abs(ms) < 8.64e15))
    throw new FigureError(`julianDayUt must be a day of the calendar, but it is ${julianDay}.`);
  return { ms, offsetMinutes, stamp: new Date(ms).toISOString() };
}

const eventOf = (fields: Fields): SkyEvent => ({
  planet: planetOf(fields.text('planet'), `${fields.at}.planet`),
  kind: KINDS[fields.text('type')] ?? 'ingress',
  at: instantOf(fields.text('at'), `${fields.at}.at`),
  longitude: longitudeOf(fields),
  to: fields.text('to'),
});
