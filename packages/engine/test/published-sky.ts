/** What the US Naval Observatory publishes, to the minute of UT, and entries of the Sun into stars and signs. */
export const PUBLISHED_SEASONS = {
  2023: ['2023-03-20T21:24Z', '2023-06-21T14:58Z', '2023-09-23T06:50Z', '2023-12-22T03:27Z'],
  2026: ['2026-03-20T14:46Z', '2026-06-21T08:24Z', '2026-09-23T00:05Z', '2026-12-21T20:50Z'],
} as const;

export const PUBLISHED_NEW_MOONS = [
  '2023-01-21T20:53Z',
  '2023-02-20T07:06Z',
  '2023-03-21T17:23Z',
  '2023-04-20T04:12Z',
  '2023-05-19T15:53Z',
  '2023-06-18T04:37Z',
] as const;

/** bhrigusadhu.com, Delhi, Lahiri: to two minutes. */
export const PUBLISHED_ARDRA = '2021-06-22T05:39+05:30';
/** satish.com.in, true Chitra, by the geometric Sun: the apparent one comes 6.5 to 9.5 minutes later. */
export const PUBLISHED_MAKARA = '2023-01-14T20:15+05:30';

/** Minutes between an instant in Unix milliseconds and a printed one. */
export const minutesFrom = (utcMs: number, printed: string): number => (utcMs - Date.parse(printed)) / 60_000;
