import type { Attributes } from '../svg/element.ts';
import type { PositionTable } from './position-table.ts';

/** A planet, the Ascendant or a cusp in a chart that is divided by signs. */
export interface Entry {
  readonly kind: 'planet' | 'ascendant' | 'cusp';
  readonly label: string;
  /** Without its degrees, for a square that has no room for them. */
  readonly short: string;
  readonly data: Attributes;
}

/** What the South and the North Indian styles draw. */
export interface SignChart {
  /** 0 to 11; undefined where the Ascendant is not known. */
  readonly ascendantSign: number | undefined;
  /** By sign, Aries first; within a sign in the order of degrees. */
  readonly entries: readonly (readonly Entry[])[];
  /** Houses counted from the Ascendant by signs are shown. */
  readonly wholeSignHouses: boolean;
  /** For the middle of the South Indian chart. The first is its name. */
  readonly centre: readonly string[];
  /** Everything with its degrees, for below a chart of short labels. */
  readonly table: PositionTable;
}

/** House of a sign counted from that of the Ascendant, 1 to 12. */
export const houseOfSign = (sign: number, ascendantSign: number): number => ((sign - ascendantSign + 12) % 12) + 1;
