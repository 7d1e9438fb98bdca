import type { Case } from './case.ts';

/** Place and moment: name, wall clock, latitude and longitude (north and east positive), minutes ahead of UT. */
type Row = readonly [id: string, place: string, datetime: string, latitude: number, longitude: number, offset: number];

/** Invented births: no row is a person. */
const WORLD: readonly Row[] = [
  ['colombo-1992', 'Colombo', '1992-08-14T04:32:00', 6.927, 79.861, 330],
  ['sydney-1975', 'Sydney', '1975-11-03T21:15:00', -33.87, 151.21, 600],
  ['oslo-2001', 'Oslo', '2001-02-19T10:07:00', 59.91, 10.75, 60],
  ['chennai-1969', 'Chennai', '1969-03-21T05:40:00', 13.0827, 80.2707, 330],
  ['delhi-2012', 'New Delhi', '2012-12-12T12:12:12', 28.6139, 77.209, 330],
  ['mumbai-1947', 'Mumbai', '1947-08-15T00:01:00', 19.076, 72.8777, 330],
  ['kathmandu-1990', 'Kathmandu', '1990-04-06T18:20:00', 27.7172, 85.324, 345],
  ['kathmandu-1970', 'Kathmandu', '1970-10-09T06:10:00', 27.7172, 85.324, 330],
  ['dhaka-2009', 'Dhaka, summer time', '2009-07-22T08:00:00', 23.8103, 90.4125, 420],
  ['karachi-1950', 'Karachi', '1950-06-30T23:59:59', 24.8607, 67.0011, 300],
  ['singapore-1938', 'Singapore', '1938-02-02T14:45:00', 1.3521, 103.8198, 440],
  ['tokyo-1964', 'Tokyo', '1964-10-10T14:00:00', 35.6762, 139.6503, 540],
  ['shanghai-1988', 'Shanghai, summer time', '1988-08-08T08:08:00', 31.2304, 121.4737, 540],
  ['kabul-2020', 'Kabul', '2020-01-01T00:00:00', 34.5553, 69.2075, 270],
  ['tehran-1979', 'Tehran', '1979-02-11T18:30:00', 35.6892, 51.389, 210],
  ['jerusalem-1999', 'Jerusalem', '1999-12-31T23:59:00', 31.7683, 35.2137, 120],
  ['dubai-2024', 'Dubai', '2024-02-29T07:07:07', 25.2048, 55.2708, 240],
  ['cairo-1919', 'Cairo', '1919-03-09T11:20:00', 30.0444, 31.2357, 120],
  ['nairobi-1963', 'Nairobi', '1963-12-12T00:00:00', -1.2921, 36.8219, 180],
  ['lagos-1960', 'Lagos', '1960-10-01T00:30:00', 6.5244, 3.3792, 60],
  ['johannesburg-1994', 'Johannesburg', '1994-04-27T07:00:00', -26.2041, 28.0473, 120],
  ['quito-1985', 'Quito, on the equator', '1985-09-23T06:00:00', 0, -78.5, -300],
  ['lima-1821', 'Lima, local mean time', '1821-07-28T10:00:00', -12.0464, -77.0428, -308.2],
  ['buenos-aires-1986', 'Buenos Aires', '1986-06-29T15:00:00', -34.6037, -58.3816, -180],
  ['ushuaia-2010', 'Ushuaia', '2010-06-21T11:28:00', -54.8019, -68.303, -180],
  ['new-york-1977', 'New York, summer time', '1977-07-13T20:34:00', 40.7128, -74.006, -240],
  ['los-angeles-1984', 'Los Angeles, summer time', '1984-07-28T16:15:00', 34.0522, -118.2437, -420],
  ['st-johns-1949', "St John's, half-hour zone", '1949-03-31T23:59:00', 47.5615, -52.7126, -210],
  ['honolulu-1941', 'Honolulu, half-hour zone', '1941-12-07T07:48:00', 21.3069, -157.8583, -630],
  ['caracas-2010', 'Caracas, half-hour zone', '2010-01-15T13:13:13', 10.4806, -66.9036, -270],
  ['kiritimati-2000', 'Kiritimati, 14 hours ahead', '2000-01-01T00:00:00', 1.8721, -157.4278, 840],
  ['chatham-2011', 'Chatham Islands, summer time', '2011-11-11T11:11:11', -43.954, -176.56, 825],
  ['auckland-1955', 'Auckland', '1955-02-24T15:00:00', -36.8485, 174.7633, 720],
];

const HISTORIC: readonly Row[] = [
  ['paris-1805', 'Paris, local mean time', '1805-12-02T07:30:00', 48.8566, 2.3522, 9.35],
  ['calcutta-1861', 'Calcutta, local mean time', '1861-05-07T02:38:00', 22.5726, 88.3639, 353.3333333333333],
  ['bombay-1900', 'Bombay, local mean time', '1900-02-28T18:00:00', 18.96, 72.82, 291.3],
  ['madras-1888', 'Madras time', '1888-09-05T06:00:00', 13.0827, 80.2707, 321.1666666666667],
  ['amsterdam-1929', 'Amsterdam time', '1929-06-12T19:30:00', 52.3676, 4.9041, 79.53333333333333],
  ['dublin-1904', 'Dublin mean time, a leap day', '1904-02-29T08:00:00', 53.3498, -6.2603, -25.35],
  ['monrovia-1971', 'Monrovia, 44 minutes and a half behind', '1971-07-26T12:00:00', 6.3156, -10.8074, -44.5],
  ['london-1943', 'London, double summer time', '1943-06-15T22:10:00', 51.5074, -0.1278, 120],
  ['manila-1842', 'Manila, still on the American date', '1842-01-01T09:00:00', 14.5995, 120.9842, -956],
  ['sitka-1860', 'Sitka, on the Asian date', '1860-10-18T15:30:00', 57.0531, -135.33, 898.7833333333333],
  ['petrograd-1917', 'Petrograd, local mean time', '1917-11-07T21:40:00', 59.9311, 30.3609, 121.01666666666667],
  ['calcutta-1943', 'Calcutta, war time', '1943-01-01T12:00:00', 22.5726, 88.3639, 390],
];

const NORTH_AND_SOUTH: readonly Row[] = [
  ['reykjavik-1986', 'Reykjavik', '1986-10-11T10:40:00', 64.1466, -21.9426, 0],
  ['oulu-2015', 'Oulu', '2015-12-21T09:00:00', 65.0121, 25.4651, 120],
  ['fairbanks-1997', 'Fairbanks, summer time', '1997-06-21T02:00:00', 64.8378, -147.7164, -480],
  ['palmer-2003', 'Palmer Station', '2003-03-21T03:00:00', -64.7743, -64.0538, -240],
  ['arctic-2018', 'A third of a degree below the circle', '2018-03-05T16:20:00', 66.2, 20, 60],
  ['yakutsk-1983', 'Yakutsk', '1983-01-27T12:00:00', 62.0355, 129.6755, 540],
];

const FUTURE: readonly Row[] = [
  ['chennai-2026', 'Chennai', '2026-04-14T10:30:00', 13.0827, 80.2707, 330],
  ['london-2050', 'London', '2050-05-05T05:05:00', 51.5074, -0.1278, 60],
  ['delhi-2096', 'New Delhi, a leap day', '2096-02-29T03:33:00', 28.6139, 77.209, 330],
  ['new-york-2150', 'New York', '2150-09-01T18:00:00', 40.7128, -74.006, -300],
  ['tokyo-2199', 'Tokyo', '2199-12-31T23:00:00', 35.6762, 139.6503, 540],
  ['bangalore-2250', 'Bangalore', '2250-07-07T07:07:00', 12.9716, 77.5946, 330],
  ['sao-paulo-2333', 'São Paulo', '2333-03-03T03:33:00', -23.5505, -46.6333, -180],
  ['colombo-2399', 'Colombo', '2399-11-30T12:00:00', 6.927, 79.861, 330],
];

/** The seconds are chosen so that the rising degree or the Moon stands a few arc-seconds from the border of a sub. */
const AT_BORDERS: readonly Row[] = [
  ['madurai-1958', 'Madurai', '1958-07-19T06:02:28', 9.9252, 78.1198, 330],
  ['pune-1983', 'Pune', '1983-01-09T13:01:06', 18.5204, 73.8567, 330],
  ['durban-1971', 'Durban', '1971-05-17T21:01:46', -29.8587, 31.0218, 120],
  ['edinburgh-1967', 'Edinburgh', '1967-08-30T03:01:00', 55.9533, -3.1883, 60],
  ['lahore-1932', 'Lahore', '1932-11-02T16:02:02', 31.5204, 74.3587, 330],
  ['perth-2005', 'Perth', '2005-10-25T09:05:47', -31.9523, 115.8613, 480],
  ['toronto-1996', 'Toronto', '1996-01-13T20:33:46', 43.6532, -79.3832, -300],
  ['nagpur-1978', 'Nagpur', '1978-03-28T10:52:29', 21.1458, 79.0882, 330],
  ['hyderabad-2019', 'Hyderabad', '2019-06-16T22:10:30', 17.385, 78.4867, 330],
  ['madrid-1939', 'Madrid', '1939-04-01T11:46:03', 40.4168, -3.7038, 0],
];

const AYANAMSAS = ['kp_new', 'lahiri', 'raman', 'true_chitra', 'khullar'] as const;
const IN_EACH_AYANAMSA = ['colombo-1992', 'delhi-2012', 'calcutta-1861', 'new-york-1977'];

const ALL = [...WORLD, ...HISTORIC, ...NORTH_AND_SOUTH, ...FUTURE, ...AT_BORDERS];

export const births: readonly Case[] = [
  ...ALL.map((row) => birth(row, 'kp')),
  ...ALL.filter(([id]) => IN_EACH_AYANAMSA.includes(id)).flatMap((row) =>
    AYANAMSAS.map((ayanamsa) => birth([`${row[0]}-${ayanamsa.replace('_', '-')}`, ...cut(row)], ayanamsa)),
  ),
];

function cut([, ...rest]: Row): [string, string, number, number, number] {
  return rest;
}

function birth([id, place, datetime, latitude, longitude, utcOffsetMinutes]: Row, ayanamsa: string): Case {
  return { id, input: { place, datetime, latitude, longitude, utcOffsetMinutes, ayanamsa } };
}
