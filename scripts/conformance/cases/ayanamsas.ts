import type { Case } from './case.ts';

const DATES = [
  '1801-01-01',
  '1850-01-01',
  '1875-06-15',
  '1900-01-01',
  '1922-07-18',
  '1947-08-15',
  '1956-03-21',
  '1970-07-23',
  '1985-10-05',
  '2000-01-01',
  '2024-01-01',
  '2026-04-14',
  '2050-01-01',
  '2100-03-21',
  '2200-09-23',
  '2399-12-01',
];

/** Dates at noon of UT, at each of which the six ayanamsas are asked. */
export const ayanamsas: readonly Case[] = DATES.map((date) => ({ id: date, input: { datetime: `${date}T12:00:00` } }));
