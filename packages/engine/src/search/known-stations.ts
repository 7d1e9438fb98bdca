import type { Ephemeris } from '../sky/port.ts';
import { FIRST_JD, LAST_JD } from '../time/known-span.ts';
import type { Planet } from '../zodiac/names.ts';

/** A turn of a planet. */
export interface Station {
  readonly jd: number;
  /** The motion that begins here. */
  readonly turns: 'retrograde' | 'direct';
  readonly tropicalLongitude: number;
}

/** The stations in [fromJd, toJd) and how many ephemeris calls it took to find them. */
export interface Piece {
  readonly fromJd: number;
  readonly toJd: number;
  readonly stations: readonly Station[];
  readonly calls: number;
}

const kept = new WeakMap<object, Map<string, Piece>>();

/** The piece of the fixed grid that holds a Julian day. */
export const pieceAt = (jd: number, pieceDays: number): number => Math.floor((jd - FIRST_JD) / pieceDays);

/**
 * A piece of the fixed grid, found at its first use and then kept: a planet's turns belong to
 * the sky alone, whatever the birth. Some 10,000 stations stand in the six centuries, so nothing is ever dropped.
 */
export function knownPiece(
  ephemeris: Ephemeris,
  planet: Planet,
  index: number,
  pieceDays: number,
  find: (fromJd: number, toJd: number) => readonly Station[],
): Piece {
  const pieces = kept.get(ephemeris.sky) ?? new Map<string, Piece>();
  kept.set(ephemeris.sky, pieces);
  const key = `${planet} ${index}`;
  const known = pieces.get(key);
  if (known) return known;
  const fromJd = FIRST_JD + index * pieceDays;
  const toJd = Math.min(fromJd + pieceDays, LAST_JD);
  const before = ephemeris.calls;
  const stations = find(fromJd, toJd);
  const piece = { fromJd, toJd, stations, calls: ephemeris.calls - before };
  pieces.set(key, piece);
  return piece;
}
