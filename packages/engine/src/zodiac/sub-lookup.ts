import { EngineError } from '../base/errors.ts';
import { divide } from './division.ts';
import { normalize } from '../base/angles.ts';
import { SUB_ROWS } from './sub-table.ts';
import type { SubRow } from './sub-table.ts';

/** Where a longitude stands in its row of the 249. */
export interface RowPosition {
  readonly row: SubRow;
  /** 0 <= x < 1. */
  readonly fractionElapsed: number;
  readonly arcsecFromStart: number;
  readonly arcsecToEnd: number;
}

/** The row of the 249 in which a sidereal longitude in degrees falls, by the same lookup as its lords (R4.3, R4.5). */
export function subRowAt(longitude: number): RowPosition {
  const { subIndex, signIndex } = divide(longitude);
  const row = SUB_ROWS.find((each) => each.subIndex === subIndex && each.signIndex === signIndex);
  if (row === undefined) throw new EngineError('internal_error', 'The sub of a longitude was not found.');
  // Zero for a hair below a border that the lookup counts to the row it opens; from 360° that hair is nearly a circle.
  const passed = normalize(longitude) * 3600 - row.fromArcsec;
  const width = row.toArcsec - row.fromArcsec;
  const arcsecFromStart = passed < 0 || passed > width ? 0 : passed;
  return { row, fractionElapsed: arcsecFromStart / width, arcsecFromStart, arcsecToEnd: width - arcsecFromStart };
}
