import type { Attributes } from '../svg/element.ts';
import { fitted, textWidth } from '../svg/measure.ts';
import type { PositionTable } from './position-table.ts';

/** A planet, the Ascendant, a cusp or another point in a chart that is divided by signs. */
export interface Entry {
  readonly kind: 'planet' | 'ascendant' | 'cusp' | 'point';
  readonly label: string;
  /** Without its degrees, for a square that has no room for them. */
  readonly short: string;
  readonly data: Attributes;
}

/** A house of Placidus: the longitude of its cusp, and what stands in it in the order of degrees. */
export interface Bhava {
  readonly cusp: number;
  readonly entries: readonly Entry[];
}

/** What the South, the North and the East Indian styles draw. */
export interface SignChart {
  /** 0 to 11; undefined where the Ascendant is not known. */
  readonly ascendantSign: number | undefined;
  /** By sign, Aries first; within a sign in the order of degrees. */
  readonly entries: readonly (readonly Entry[])[];
  /** Houses counted from the Ascendant by signs are shown. */
  readonly wholeSignHouses: boolean;
  /** For the middle of the South Indian chart. The first is its name. */
  readonly centre: readonly string[];
  /** Everything with its degrees, for below a chart of short labels; none where the chart stands among others. */
  readonly table: PositionTable | undefined;
  /** The twelve houses, where the result has them. */
  readonly bhavas?: readonly Bhava[];
}

/** A chart below the heading of its figure. */
export interface DrawnChart {
  readonly height: number;
  readonly body: (top: number) => readonly string[];
}

/** House of a sign counted from that of the Ascendant, 1 to 12. */
export const houseOfSign = (sign: number, ascendantSign: number): number => ((sign - ascendantSign + 12) % 12) + 1;

/** A line in the middle of a chart: the running lords go without their word, and then closer, where they have no room. */
export function centreSaid(content: string, room: number, size: number): string {
  const lords = content.replace(/^Dasha /, '');
  const forms = [content, lords, lords.replaceAll(' – ', '–')];
  return forms.find((form) => textWidth(form, size) <= room) ?? fitted(content, room, size);
}
