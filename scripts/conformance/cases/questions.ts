import type { Case } from './case.ts';

type Row = readonly [number: number, place: string, datetime: string, lat: number, lon: number, offset: number];

/** Numbers over the whole zodiac, among them halves of the six subs that a sign cuts, each judged somewhere. */
const ROWS: readonly Row[] = [
  [1, 'Chennai', '2024-01-15T09:30:00', 13.0827, 80.2707, 330],
  [22, 'Colombo', '2015-05-04T16:45:00', 6.927, 79.861, 330],
  [23, 'Colombo', '2015-05-04T16:45:00', 6.927, 79.861, 330],
  [34, 'Mumbai', '1969-10-02T11:11:00', 19.076, 72.8777, 330],
  [62, 'London', '2023-07-01T20:00:00', 51.5074, -0.1278, 60],
  [75, 'Durgapur', '2013-04-02T10:25:09', 23.5, 87.3333, 330],
  [105, 'New York', '2010-03-14T08:05:00', 40.7128, -74.006, -240],
  [147, 'Sydney', '2020-02-29T22:22:22', -33.87, 151.21, 660],
  [150, 'Nairobi', '1999-08-11T13:00:00', -1.2921, 36.8219, 180],
  [189, 'Oslo', '2018-11-30T07:40:00', 59.91, 10.75, 60],
  [212, 'Buenos Aires', '1987-01-20T23:50:00', -34.6037, -58.3816, -180],
  [228, 'Singapore', '2026-08-09T12:00:00', 1.3521, 103.8198, 480],
  [237, 'Reykjavik', '2005-06-21T01:30:00', 64.1466, -21.9426, 0],
  [249, 'Delhi', '1993-12-25T05:55:00', 28.6139, 77.209, 330],
];

export const questions: readonly Case[] = ROWS.map(
  ([number, place, datetime, latitude, longitude, utcOffsetMinutes]) => ({
    id: `${String(number).padStart(3, '0')}-${place.toLowerCase().replace(' ', '-')}-${datetime.slice(0, 4)}`,
    input: { number, place, datetime, latitude, longitude, utcOffsetMinutes, ayanamsa: 'kp' },
  }),
);
