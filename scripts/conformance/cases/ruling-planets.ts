import type { Case } from './case.ts';

type Row = readonly [id: string, place: string, datetime: string, lat: number, lon: number, offset: number];

/** Seven of the moments lie between midnight and sunrise, where programs differ about the day. */
const ROWS: readonly Row[] = [
  ['chennai-monday', 'Chennai', '2024-01-15T09:30:00', 13.0827, 80.2707, 330],
  ['chennai-before-sunrise', 'Chennai', '2024-01-16T04:30:00', 13.0827, 80.2707, 330],
  ['colombo-before-sunrise', 'Colombo', '1992-08-14T04:32:00', 6.927, 79.861, 330],
  ['delhi-winter-dawn', 'New Delhi', '2012-12-12T06:40:00', 28.6139, 77.209, 330],
  ['delhi-noon', 'New Delhi', '2012-12-12T12:12:12', 28.6139, 77.209, 330],
  ['mumbai-evening', 'Mumbai', '2006-07-11T18:24:00', 19.076, 72.8777, 330],
  ['bangalore-night', 'Bangalore', '2019-09-07T01:53:00', 12.9716, 77.5946, 330],
  ['kathmandu', 'Kathmandu', '2015-04-25T11:56:00', 27.7172, 85.324, 345],
  ['dubai', 'Dubai', '2024-02-29T07:17:07', 25.2048, 55.2708, 240],
  ['tokyo', 'Tokyo', '1964-10-10T14:00:00', 35.6762, 139.6503, 540],
  ['sydney-summer', 'Sydney', '2020-02-29T22:22:22', -33.87, 151.21, 660],
  ['auckland-dawn', 'Auckland', '2011-06-13T05:20:00', -36.8485, 174.7633, 720],
  ['nairobi', 'Nairobi', '1999-08-11T13:00:00', -1.2921, 36.8219, 180],
  ['johannesburg', 'Johannesburg', '1994-04-27T07:30:00', -26.2041, 28.0473, 120],
  ['oslo-night', 'Oslo', '2001-02-19T03:07:00', 59.91, 10.75, 60],
  ['london', 'London', '2012-07-27T21:00:00', 51.5074, -0.1278, 60],
  ['reykjavik', 'Reykjavik', '1986-10-11T10:40:00', 64.1466, -21.9426, 0],
  ['new-york-night', 'New York', '1977-07-14T02:34:00', 40.7128, -74.006, -240],
  ['los-angeles', 'Los Angeles', '1984-07-28T16:15:00', 34.0522, -118.2437, -420],
  ['lima', 'Lima', '1970-05-31T15:23:00', -12.0464, -77.0428, -300],
  ['buenos-aires', 'Buenos Aires', '1986-06-29T15:00:00', -34.6037, -58.3816, -180],
  ['quito', 'Quito', '1985-09-23T09:00:00', 0, -78.5, -300],
];

export const rulingPlanets: readonly Case[] = ROWS.map(
  ([id, place, datetime, latitude, longitude, utcOffsetMinutes]) => ({
    id,
    input: { place, datetime, latitude, longitude, utcOffsetMinutes, ayanamsa: 'kp' },
  }),
);
