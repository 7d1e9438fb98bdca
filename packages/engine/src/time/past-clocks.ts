/**
 * Clocks of the past that a zone does not tell, because IANA has one city for a whole country, or that were kept beside
 * the official one. Sources: the zone database 2025b (in the public domain) with its comments on India, Burma, Ceylon,
 * France, Germany and the United States; for Calcutta, Bombay and Madras the history of Indian Standard Time as "On Time
 * in India" and "On the Introduction of a Standard Time for India" (Proceedings of the Asiatic Society of Bengal, 1899)
 * and Indian Standard Time, Calcutta Time and Bombay Time (Wikipedia) tell it.
 */
export interface PastClock {
  /** What was so; the notes of a result say it. */
  readonly was: PastClockName;
  /** Instants of UT. */
  readonly from: string;
  readonly until: string;
  readonly areas: readonly Area[];
  /** The clocks that a birth may have been noted by. */
  readonly clocks: readonly KeptClock[];
}

/** A clock of the past as the catalogue of its sentences names it. */
type PastClockName =
  | 'CALCUTTA'
  | 'BOMBAY'
  | 'RAILWAYS_OF_INDIA'
  | 'EAST_BENGAL'
  | 'INDIA_AT_WAR'
  | 'CEYLON_AT_WAR'
  | 'BRITAIN_AT_WAR'
  | 'FRANCE_AT_WAR'
  | 'GERMANY_IN_1945'
  | 'GERMANY_IN_1947'
  | 'WAR_TIME'
  | 'BURMA_UNDER_JAPAN'
  | 'MALAYA_UNDER_JAPAN'
  | 'JAVA_UNDER_JAPAN'
  | 'PHILIPPINES_UNDER_JAPAN'
  | 'HONG_KONG_UNDER_JAPAN';

export type Area =
  | { readonly latitude: number; readonly longitude: number; readonly km: number }
  | { readonly south: number; readonly west: number; readonly north: number; readonly east: number };

/**
 * Minutes ahead of UT, what a zone had then with so many more, the local mean time of the place, or the standard time of
 * the hour that the place lies in and that with an hour more.
 */
export type KeptClock = number | { readonly zone: string; readonly plus?: number } | 'MEAN' | 'HOUR' | 'HOUR_PLUS_ONE';

/** Without Ceylon and Burma. */
const INDIA: readonly Area[] = [
  { south: 8, west: 60.8, north: 37, east: 79.4 },
  { south: 10, west: 79.4, north: 37, east: 92.5 },
  { south: 23, west: 92.5, north: 29.5, east: 96.2 },
];
const CEYLON: Area = { south: 5.8, west: 79.4, north: 9.9, east: 82 };
const BRITAIN: Area = { south: 49.8, west: -8.3, north: 61, east: 1.9 };
const FRANCE: Area = { south: 42.3, west: -4.9, north: 51.1, east: 8.3 };
const GERMANY: Area = { south: 47.2, west: 5.8, north: 55.1, east: 15.1 };

const ofZone = (zone: string, plus = 0): KeptClock => ({ zone, plus });
const INDIAN = ofZone('Asia/Kolkata');

export const PAST_CLOCKS: readonly PastClock[] = [
  {
    was: 'CALCUTTA',
    from: '1854-06-28T00:00Z',
    until: '1949-01-01T00:00Z',
    areas: [{ latitude: 22.57, longitude: 88.36, km: 50 }],
    clocks: [353 + 1 / 3, INDIAN],
  },
  {
    was: 'BOMBAY',
    from: '1854-06-28T00:00Z',
    until: '1956-01-01T00:00Z',
    areas: [{ latitude: 19.02, longitude: 72.86, km: 50 }],
    clocks: [291, INDIAN],
  },
  {
    was: 'RAILWAYS_OF_INDIA',
    from: '1854-06-28T00:00Z',
    until: '1906-01-01T00:00Z',
    areas: INDIA,
    clocks: [INDIAN, 'MEAN'],
  },
  {
    was: 'EAST_BENGAL',
    from: '1906-01-01T00:00Z',
    until: '1941-10-01T00:00Z',
    areas: [{ south: 20.5, west: 88.8, north: 26.7, east: 92.7 }],
    clocks: [353 + 1 / 3, 330],
  },
  ...[
    ['1941-09-30T18:30Z', '1942-05-14T17:30Z'],
    ['1942-08-31T18:30Z', '1945-10-14T17:30Z'],
  ].map(([from = '', until = '']) => ({ was: 'INDIA_AT_WAR' as const, from, until, areas: INDIA, clocks: [330, 390] })),
  {
    was: 'CEYLON_AT_WAR',
    from: '1942-01-04T18:30Z',
    until: '1945-10-15T19:30Z',
    areas: [CEYLON],
    clocks: [330, ofZone('Asia/Colombo')],
  },
  {
    was: 'BURMA_UNDER_JAPAN',
    from: '1942-04-30T17:30Z',
    until: '1945-05-02T15:00Z',
    areas: [{ south: 9.8, west: 92.2, north: 28.5, east: 101.2 }],
    clocks: [390, 540],
  },
  {
    was: 'MALAYA_UNDER_JAPAN',
    from: '1942-02-15T16:30Z',
    until: '1945-09-11T15:00Z',
    areas: [{ south: 1.1, west: 99.6, north: 6.8, east: 104.6 }],
    clocks: [450, 540],
  },
  {
    was: 'JAVA_UNDER_JAPAN',
    from: '1942-03-22T16:30Z',
    until: '1945-09-22T15:00Z',
    areas: [{ south: -8.9, west: 105, north: -5.7, east: 114.7 }],
    clocks: [450, 540],
  },
  {
    was: 'PHILIPPINES_UNDER_JAPAN',
    from: '1942-02-11T16:00Z',
    until: '1945-03-03T15:00Z',
    areas: [{ south: 4.5, west: 116.8, north: 21.3, east: 126.7 }],
    clocks: [480, 540],
  },
  {
    was: 'HONG_KONG_UNDER_JAPAN',
    from: '1941-12-24T15:30Z',
    until: '1945-11-17T17:00Z',
    areas: [{ south: 22.1, west: 113.8, north: 22.6, east: 114.5 }],
    clocks: [480, 540],
  },
  ...[
    ['1940-02-25T02:00Z', '1945-10-07T02:00Z'],
    ['1947-04-13T01:00Z', '1947-08-10T01:00Z'],
  ].map(([from = '', until = '']) => ({
    was: 'BRITAIN_AT_WAR' as const,
    from,
    until,
    areas: [BRITAIN],
    clocks: [ofZone('Europe/London'), ofZone('Europe/London', -60)],
  })),
  ...[
    ['1940-06-14T22:00Z', '1941-05-04T23:00Z'],
    ['1941-10-05T22:00Z', '1942-03-08T23:00Z'],
  ].map(([from = '', until = '']) => ({
    was: 'FRANCE_AT_WAR' as const,
    from,
    until,
    areas: [FRANCE],
    clocks: [120, 60],
  })),
  {
    was: 'GERMANY_IN_1945',
    from: '1945-05-24T00:00Z',
    until: '1945-09-24T00:00Z',
    areas: [GERMANY],
    clocks: [120, 180],
  },
  {
    was: 'GERMANY_IN_1947',
    from: '1947-05-11T01:00Z',
    until: '1947-06-29T00:00Z',
    areas: [GERMANY],
    clocks: [120, 180],
  },
  {
    was: 'WAR_TIME',
    from: '1942-02-09T10:00Z',
    until: '1945-09-30T06:00Z',
    areas: [{ south: 24.4, west: -141, north: 70, east: -59.5 }],
    clocks: ['HOUR', 'HOUR_PLUS_ONE'],
  },
];

/** No row reaches past this instant of UT. */
export const LAST_OF_PAST_CLOCKS = '1956-01-01T00:00Z';

/** Zones that kept the mean time of their chief city as a standard, and the year from which; from the zone database. */
export const MEAN_TIME_SINCE: Readonly<Record<string, number>> = {
  'Africa/Asmara': 1870,
  'Africa/Banjul': 1912,
  'Africa/Freetown': 1882,
  'Africa/Monrovia': 1882,
  'America/Argentina/Cordoba': 1894,
  'America/Asuncion': 1890,
  'America/Bogota': 1884,
  'America/Costa_Rica': 1890,
  'America/Jamaica': 1890,
  'America/La_Paz': 1890,
  'America/Martinique': 1890,
  'America/Montevideo': 1908,
  'America/Santiago': 1890,
  'America/St_Johns': 1884,
  'America/St_Lucia': 1890,
  'America/St_Vincent': 1890,
  'Asia/Bangkok': 1880,
  'Asia/Ho_Chi_Minh': 1906,
  'Asia/Irkutsk': 1880,
  'Asia/Jakarta': 1867,
  'Asia/Makassar': 1920,
  'Asia/Pontianak': 1908,
  'Asia/Singapore': 1901,
  'Asia/Tbilisi': 1880,
  'Asia/Tehran': 1916,
  'Atlantic/Bermuda': 1890,
  'Atlantic/Madeira': 1884,
  'Atlantic/St_Helena': 1890,
  'Atlantic/Stanley': 1890,
  'Europe/Amsterdam': 1835,
  'Europe/Athens': 1895,
  'Europe/Brussels': 1880,
  'Europe/Bucharest': 1891,
  'Europe/Copenhagen': 1890,
  'Europe/Dublin': 1880,
  'Europe/Helsinki': 1878,
  'Europe/Kyiv': 1880,
  'Europe/Lisbon': 1884,
  'Europe/Moscow': 1880,
  'Europe/Paris': 1891,
  'Europe/Prague': 1850,
  'Europe/Riga': 1880,
  'Europe/Rome': 1866,
  'Europe/Tallinn': 1880,
  'Europe/Warsaw': 1880,
  'Indian/Maldives': 1880,
  'Pacific/Easter': 1890,
};
