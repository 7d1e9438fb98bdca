import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { once } from '../base/once.ts';
import { FIRST_JD, LAST_JD } from '../time/known-span.ts';
import type { Planet } from '../zodiac/names.ts';

/** A turn of a planet. */
export interface Station {
  readonly jd: number;
  /** The motion that begins here. */
  readonly turns: 'retrograde' | 'direct';
  readonly tropicalLongitude: number;
}

/** The stations in [fromJd, toJd) and how many ephemeris calls it takes to find them. */
export interface Piece {
  readonly fromJd: number;
  readonly toJd: number;
  readonly stations: readonly Station[];
  readonly calls: number;
}

/** Days between looks at the speed: a third of the planet's shortest retrogression, so none can hide. */
export const STEP_DAYS: Partial<Record<Planet, number>> = { Mercury: 6, Venus: 13, Mars: 19, Jupiter: 38, Saturn: 44 };

/** Looks in a piece, which is searched as one. */
const STEPS = 64;

/** The planets that turn, in the order of the table. */
export const TURNING: readonly Planet[] = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'];

/** The piece of the fixed grid that holds a Julian day. */
export const pieceAt = (jd: number, step: number): number => Math.floor((jd - FIRST_JD) / (step * STEPS));

/** The days of a piece of the fixed grid. */
export function pieceSpan(index: number, step: number): Pick<Piece, 'fromJd' | 'toJd'> {
  const fromJd = FIRST_JD + index * step * STEPS;
  return { fromJd, toJd: Math.min(fromJd + step * STEPS, LAST_JD) };
}

/** How many pieces tile the years that the ephemeris knows. */
export const piecesOf = (step: number): number => pieceAt(LAST_JD, step) + 1;

/** The table of all stations, which `npm run stations` finds and writes. */
export const STATIONS_FILE = fileURLToPath(new URL('../../data/stations.bin', import.meta.url));

/**
 * The pieces of all planets as one row of numbers: for each piece how many stations it has and what it costs, then each
 * station as the Julian day, the longitude, and 1 where the planet turns back or 0 where it goes on.
 */
export const stationNumbers = (pieces: readonly Piece[]): readonly number[] =>
  pieces.flatMap(({ stations, calls }) => [
    stations.length,
    calls,
    ...stations.flatMap(({ jd, tropicalLongitude, turns }) => [jd, tropicalLongitude, turns === 'retrograde' ? 1 : 0]),
  ]);

const table = once(() => {
  const bytes = readFileSync(STATIONS_FILE);
  const numbers = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  // The bytes of a number are in the order of Intel's processors, wherever they are read.
  const next = (): number => numbers.getFloat64(8 * at++, true);
  const pieces = (planet: Planet): readonly Piece[] => {
    const step = STEP_DAYS[planet] ?? Number.NaN;
    return Array.from({ length: piecesOf(step) }, (_, index) => {
      const [count, calls] = [next(), next()];
      const stations = Array.from({ length: count }, (): Station => {
        const [jd, tropicalLongitude] = [next(), next()];
        return { jd, turns: next() === 1 ? 'retrograde' : 'direct', tropicalLongitude };
      });
      return { ...pieceSpan(index, step), stations, calls };
    });
  };
  return new Map(TURNING.map((planet) => [planet, pieces(planet)]));
});

const NO_STATIONS = { stations: [], calls: 0 };

/** A piece of the fixed grid: a planet's turns belong to the sky alone, whatever the birth (ADR 80). */
export function knownPiece(planet: Planet, index: number): Piece {
  const step = STEP_DAYS[planet] ?? Number.NaN;
  return table().get(planet)?.[index] ?? { ...pieceSpan(index, step), ...NO_STATIONS };
}
