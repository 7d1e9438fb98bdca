import type { Case } from './case.ts';

type Row = readonly [planet: string, from: number, to: number];

const ROWS: readonly Row[] = [
  ['Saturn', 1850, 1852],
  ['Saturn', 1947, 1949],
  ['Saturn', 2000, 2002],
  ['Saturn', 2025, 2027],
  ['Jupiter', 1900, 1902],
  ['Jupiter', 1969, 1971],
  ['Jupiter', 2024, 2026],
  ['Mars', 1988, 1989],
  ['Mars', 2020, 2021],
  ['Mars', 2024, 2026],
  ['Venus', 2023, 2024],
  ['Mercury', 2024, 2025],
];

/** Each station of a planet within some calendar years. */
export const stations: readonly Case[] = ROWS.map(([planet, from, to]) => ({
  id: `${planet.toLowerCase()}-${from}`,
  input: { planet, from: `${from}-01-01T00:00:00`, to: `${to}-01-01T00:00:00`, ayanamsa: 'kp' },
}));
