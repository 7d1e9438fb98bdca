import type { Chart, Houses } from '../../chart/chart.ts';
import { cuspsFromAscendant, houseOf } from '../../chart/houses.ts';
import { EngineError } from '../../base/errors.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { byPlanet } from '../../zodiac/records.ts';
import { pointAt } from '../../zodiac/point.ts';
import { SUB_SUB_ROWS } from '../../zodiac/sub-sub-table.ts';
import type { SubSubRow } from '../../zodiac/sub-sub-table.ts';
import { SUB_ROWS } from '../../zodiac/sub-table.ts';
import type { SubRow } from '../../zodiac/sub-table.ts';
import { say } from './horary.messages.ts';

/** Numbers a querent may name: of the subs, and of the sub-subs. */
export const LAST_NUMBER = 249;
export const LAST_FINE_NUMBER = 2193;

/** The place of the zodiac that a number names (R4.4, R4.6). */
export interface NumberPlace {
  /** The row of the 249. */
  readonly row: SubRow;
  /** The row of the 2193; null of a number from 1 to 249. */
  readonly fine: SubSubRow | null;
  /** Sidereal degrees at which it begins. */
  readonly degrees: number;
}

/** The row of the 249 that a number names (R4.6). Throws validation_failed for any other number. */
export const numberRow = (number: number): SubRow => rowOf(SUB_ROWS, number);

function rowOf<Row>(rows: readonly Row[], number: number): Row {
  const row = rows[number - 1];
  if (row === undefined) {
    throw new EngineError('validation_failed', say.noSuchNumber({ number, last: rows.length }));
  }
  return row;
}

/** The place that a number from 1 to 249 names. */
export function placeOfNumber(number: number): NumberPlace {
  const row = numberRow(number);
  return { row, fine: null, degrees: row.fromArcsec / 3600 };
}

/** The place that a number from 1 to 2193 names: its sub-sub, in the sub of a number from 1 to 249 (R4.4). */
export function placeOfFineNumber(number: number): NumberPlace {
  const fine = rowOf(SUB_SUB_ROWS, number);
  return { row: fine.row, fine, degrees: fine.fromThirds / 10_800 };
}

/**
 * The chart of a number (R4.6, R17.1): the sky of the moment of judgement with the first arc-second of the numbered part
 * on the Ascendant, and the other cusps by the closed form for that place (R3.5). Planets stay where they are; only
 * their houses change.
 */
export function horaryChart(ephemeris: Ephemeris, sky: Chart, number: number | NumberPlace): Chart {
  const { moment, frame, ayanamsaTrue } = sky;
  const rising = (typeof number === 'number' ? placeOfNumber(number) : number).degrees;
  const found = cuspsFromAscendant(ephemeris, rising, moment.latitude, frame.obliquityTrue, ayanamsaTrue);
  const houses = onTheDegree(found, rising, ayanamsaTrue);
  return {
    ...sky,
    planets: byPlanet((planet) => {
      const position = sky.planets[planet];
      return { ...position, house: houseOf(position.longitude, houses.cusps) };
    }),
    ascendant: houses.cusps[0] ?? pointAt(rising, ayanamsaTrue),
    houses,
  };
}

/** The closed form is exact to rounding, but a border decides the lords: cusps 1 and 7 take the table's degree itself. */
const onTheDegree = (houses: Houses, rising: number, ayanamsaTrue: number): Houses => ({
  ...houses,
  cusps: houses.cusps.map((cusp) => {
    if (cusp.house === 1) return { ...cusp, ...pointAt(rising, ayanamsaTrue) };
    return cusp.house === 7 ? { ...cusp, ...pointAt(rising + 180, ayanamsaTrue) } : cusp;
  }),
});
