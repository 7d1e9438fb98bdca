import type { Chart, Houses } from '../../chart/chart.ts';
import { cuspsFromAscendant, houseOf } from '../../chart/houses.ts';
import { EngineError } from '../../base/errors.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { byPlanet } from '../../zodiac/records.ts';
import { pointAt } from '../../zodiac/point.ts';
import { SUB_ROWS } from '../../zodiac/sub-table.ts';
import type { SubRow } from '../../zodiac/sub-table.ts';

/** Numbers a querent may name. */
const LAST_NUMBER = 249;

/** The row of the 249 that a number names (R4.6). Throws validation_failed for any other number. */
export function numberRow(number: number): SubRow {
  const row = SUB_ROWS[number - 1];
  if (row === undefined) {
    throw new EngineError(
      'validation_failed',
      `The number is ${number}. Send a whole number from 1 to ${LAST_NUMBER}.`,
    );
  }
  return row;
}

/**
 * The chart of a number (R4.6, R17.1): the sky of the moment of judgement with the first arc-second of the numbered sub
 * on the Ascendant, and the other cusps by the closed form for that place (R3.5). Planets stay where they are; only
 * their houses change.
 */
export function horaryChart(ephemeris: Ephemeris, sky: Chart, number: number): Chart {
  const { moment, frame, ayanamsaTrue } = sky;
  const rising = numberRow(number).fromArcsec / 3600;
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
