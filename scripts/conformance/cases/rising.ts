import type { Case } from './case.ts';
import { outside } from '../outside.ts';

const { latitude, longitude, utc_offset_minutes, date, items } = outside.rising();

/** Degrees at which a desktop program of elections saw the ascendant enter a sub, and the same half a world away. */
export const rising: readonly Case[] = [
  {
    id: 'pallavaram-2022',
    input: {
      place: 'Pallavaram',
      latitude,
      longitude,
      utcOffsetMinutes: utc_offset_minutes,
      ayanamsa: 'kp',
      from: `${date}T09:00:00`,
      to: `${date}T13:00:00`,
      targetArcsec: items.map(({ sidereal_asc_deg }) => Math.round(sidereal_asc_deg * 3600)),
    },
  },
  {
    id: 'bergen-2022',
    input: {
      place: 'Bergen',
      latitude: 60.3913,
      longitude: 5.3221,
      utcOffsetMinutes: 120,
      ayanamsa: 'kp',
      from: `${date}T00:00:00`,
      to: `${date}T23:00:00`,
      targetArcsec: [108_000, 216_000, 324_000, 432_000, 540_000, 648_000, 756_000, 864_000],
    },
  },
];
