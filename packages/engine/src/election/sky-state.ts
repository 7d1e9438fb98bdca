import { GRAHAS, PLANETS } from '../zodiac/names.ts';
import type { Graha, Node, Planet } from '../zodiac/names.ts';
import { bitOf } from '../zodiac/planet-bits.ts';
import { signAspect } from '../zodiac/sign-aspects.ts';
import type { LordRow } from './sub-rows.ts';

/** The rows of the nine planets, which of them are retrograde and who rules the day: all that a moment is judged by but the rising row. */
export interface SkyState {
  readonly rows: Readonly<Record<Planet, LordRow>>;
  /** Bits of the retrograde ones of Mars to Saturn. */
  readonly retrograde: number;
  readonly dayLord: Graha;
  /** Bits of the planets in the star or the sub of a retrograde one: no ruling planets (R8.4). */
  readonly rejected: number;
  /** Bits of the planets that each node stands for when they rule: lord of its sign, those with it, those that aspect it (R8.3). */
  readonly ties: Readonly<Record<Node, number>>;
}

/** A state of the sky that holds from a whole second until the next one begins. */
export interface SkyStretch {
  /** Unix seconds. */
  readonly second: number;
  readonly state: SkyState;
}

/** A state with what follows from it. */
export function skyState(rows: Readonly<Record<Planet, LordRow>>, retrograde: number, dayLord: Graha): SkyState {
  let rejected = 0;
  for (const planet of PLANETS) {
    const { starBit, subBit } = rows[planet];
    if (((starBit | subBit) & retrograde) !== 0) rejected |= bitOf(planet);
  }
  return { rows, retrograde, dayLord, rejected, ties: { Rahu: tiesOf(rows, 'Rahu'), Ketu: tiesOf(rows, 'Ketu') } };
}

function tiesOf(rows: SkyState['rows'], node: Node): number {
  const { signIndex, signBit } = rows[node];
  let bits = signBit;
  for (const planet of GRAHAS) {
    const from = rows[planet].signIndex;
    if (from === signIndex || signAspect(planet, from, signIndex) !== null) bits |= bitOf(planet);
  }
  return bits;
}

const RAHU = bitOf('Rahu');
const KETU = bitOf('Ketu');

/**
 * The ruling planets that pass a membership test (R8.1, R8.3, R8.4): lords of day, Moon sign and Moon star, where a
 * row rises its sign and star lord too, and the nodes that act for one of them, less the rejected. Bits.
 */
export function rulingMembers({ rows, dayLord, rejected, ties }: SkyState, rising: LordRow | null): number {
  const slots =
    bitOf(dayLord) | rows.Moon.signBit | rows.Moon.starBit | (rising === null ? 0 : rising.signBit | rising.starBit);
  const rahu = (ties.Rahu & slots) === 0 ? 0 : RAHU;
  const ketu = (ties.Ketu & slots) === 0 ? 0 : KETU;
  return (slots | rahu | ketu) & ~rejected;
}
