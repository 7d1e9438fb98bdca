import type { Case } from './case.ts';

/** A sidereal degree, what begins there, and the years in which its passages are asked. */
type Row = readonly [id: string, planet: string, degrees: number, begins: string, from: number, to: number];

/** Degrees are starts of signs, stars or subs; a slow planet passes most of them one or three times. */
const ROWS: readonly Row[] = [
  ['saturn-aries-1997', 'Saturn', 0, 'Aries', 1997, 2001],
  ['saturn-capricorn-2020', 'Saturn', 270, 'Capricorn', 2019, 2022],
  ['saturn-aquarius-2022', 'Saturn', 300, 'Aquarius', 2022, 2024],
  ['saturn-pisces-2025', 'Saturn', 330, 'Pisces', 2024, 2027],
  ['saturn-rohini-1970', 'Saturn', 40, 'Rohini', 1969, 1974],
  ['saturn-chitra-sub-1952', 'Saturn', 180 - 20 / 3 + 7 / 9, 'Rahu sub of Chitra', 1950, 1955],
  ['saturn-leo-1860', 'Saturn', 120, 'Leo', 1859, 1863],
  ['saturn-taurus-2117', 'Saturn', 30, 'Taurus', 2115, 2121],
  ['jupiter-aries-2011', 'Jupiter', 0, 'Aries', 2010, 2013],
  ['jupiter-taurus-2024', 'Jupiter', 30, 'Taurus', 2023, 2026],
  ['jupiter-cancer-2025', 'Jupiter', 90, 'Cancer', 2025, 2027],
  ['jupiter-libra-1993', 'Jupiter', 180, 'Libra', 1992, 1995],
  ['jupiter-pushya-1955', 'Jupiter', 280 / 3, 'Pushya', 1954, 1957],
  ['jupiter-mula-1900', 'Jupiter', 240, 'Mula', 1899, 1902],
  ['jupiter-sagittarius-2066', 'Jupiter', 240, 'Sagittarius', 2065, 2068],
  ['rahu-pisces-2023', 'Rahu', 0, 'Pisces, left behind Aries', 2022, 2025],
  ['rahu-aquarius-2025', 'Rahu', 330, 'Aquarius, left behind Pisces', 2024, 2027],
  ['rahu-scorpio-1956', 'Rahu', 240, 'Scorpio, left behind Sagittarius', 1955, 1958],
  ['ketu-swati-2022', 'Ketu', 180 + 20, 'Swati, left behind Vishakha', 2021, 2024],
  ['mars-cancer-2024', 'Mars', 90, 'Cancer', 2024, 2026],
  ['mars-aries-2020', 'Mars', 0, 'Aries', 2020, 2021],
  ['mars-libra-2014', 'Mars', 180, 'Libra', 2014, 2015],
];

export const passages: readonly Case[] = ROWS.map(([id, planet, targetDegrees, begins, from, to]) => ({
  id,
  input: { planet, targetDegrees, begins, from: `${from}-01-01T00:00:00`, to: `${to}-01-01T00:00:00`, ayanamsa: 'kp' },
}));
