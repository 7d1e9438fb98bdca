import { YEAR_MS } from '@cuspal/engine/time/julian';
/** Birth parameters as a caller sends them. */
export interface SampleChart {
  readonly label: string;
  readonly arguments: {
    readonly birth_datetime: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly utc_offset_minutes?: number;
    readonly time_zone?: string;
    readonly ayanamsa?: 'kp' | 'kp_new' | 'lahiri' | 'raman' | 'true_chitra' | 'khullar';
  };
  /** A moment to ask about: 35 years after the birth, but within the ephemeris. Unix milliseconds. */
  readonly now: number;
  /** Why a tool may answer out_of_range: no Placidus cusps, or searches that run past 2399. */
  readonly edge?: 'polar' | 'last years';
}

/** Invented births: every inhabited continent, 1800 to 2399, both hemispheres, all ayanamsas, offset or zone, hard times of day. */
export const SAMPLE_CHARTS: readonly SampleChart[] = [
  chart('Chennai 1992', '1992-08-14T10:02:00', 13.0827, 80.2707, 330),
  chart('Mumbai, war time', '1943-11-02T23:59:59', 18.975, 72.8258, { time_zone: 'Asia/Kolkata' }, 'lahiri'),
  chart('Kolkata, local mean time', '1862-01-12T06:33', 22.5726, 88.3639, 353.4667, 'raman'),
  chart('Kathmandu, quarter hour', '2001-06-01T21:15:30', 27.7172, 85.324, 345, 'kp_new'),
  chart('Tokyo', '1964-10-10T14:00', 35.6762, 139.6503, 540, 'true_chitra'),
  chart('Manila, a day behind', '1830-05-05T12:00', 14.5995, 120.9842, -956, 'lahiri'),
  chart('Jakarta, near the equator', '1978-03-21T05:58', -6.2088, 106.8456, 420, 'khullar'),
  chart('Quito, on the equator', '1999-12-31T23:59', 0, -78.4678, -300),
  chart('London, repeated hour', '2010-10-31T01:30', 51.5074, -0.1278, { time_zone: 'Europe/London' }),
  chart('Berlin, skipped hour', '2021-03-28T02:30', 52.52, 13.405, { time_zone: 'Europe/Berlin' }, 'kp_new'),
  chart('Paris 1800', '1800-03-01T00:10', 48.8566, 2.3522, 9.35),
  chart('Reykjavik, high latitude', '1955-07-01T03:20', 64.1466, -21.9426, -60, 'raman'),
  chart('Tromso, polar', '1985-12-21T12:00', 69.6492, 18.9553, { time_zone: 'Europe/Oslo' }, 'kp', 'polar'),
  chart('Moscow', '1917-11-07T21:45', 55.7558, 37.6173, 152, 'lahiri'),
  chart('Cairo', '1952-07-23T07:30', 30.0444, 31.2357, { time_zone: 'Africa/Cairo' }),
  chart('Lagos', '1989-04-17T16:40', 6.5244, 3.3792, 60, 'true_chitra'),
  chart('Nairobi', '2063-02-08T11:11:11', -1.2921, 36.8219, 180),
  chart('Cape Town', '1918-07-18T02:54', -33.9249, 18.4241, 120, 'khullar'),
  chart('New York', '1975-01-20T18:05', 40.7128, -74.006, { time_zone: 'America/New_York' }),
  chart('Los Angeles', '1926-06-01T09:30', 34.0522, -118.2437, -480, 'raman'),
  chart('Anchorage, far west', '2120-11-11T20:20', 61.2181, -149.9003, -540, 'lahiri'),
  chart('Sao Paulo', '1960-03-21T02:35', -23.5505, -46.6333, -180, 'kp_new'),
  chart('Ushuaia, far south', '2008-08-08T08:08', -54.8019, -68.303, { time_zone: 'America/Argentina/Ushuaia' }),
  chart('Sydney', '1997-01-26T15:47', -33.8688, 151.2093, 660),
  chart('Apia, over the date line', '2299-05-30T13:13', -13.8333, -171.7667, 780, 'true_chitra'),
  chart('Chatham Islands, last years', '2398-11-30T22:00', -43.9535, -176.5597, 765, 'kp', 'last years'),
];

function chart(
  label: string,
  birth_datetime: string,
  latitude: number,
  longitude: number,
  offset: number | { readonly time_zone: string },
  ayanamsa?: SampleChart['arguments']['ayanamsa'],
  edge?: SampleChart['edge'],
): SampleChart {
  return {
    label,
    arguments: {
      birth_datetime,
      latitude,
      longitude,
      ...(typeof offset === 'number' ? { utc_offset_minutes: offset } : offset),
      ...(ayanamsa === undefined ? {} : { ayanamsa }),
    },
    now: Math.min(Date.parse(`${birth_datetime}Z`) + 35 * YEAR_MS, Date.UTC(2399, 0, 1)),
    ...(edge === undefined ? {} : { edge }),
  };
}
