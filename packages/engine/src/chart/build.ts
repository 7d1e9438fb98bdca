import type { BodyState, Ephemeris } from '../sky/port.ts';
import { EngineError } from '../base/errors.ts';
import { divide } from '../zodiac/division.ts';
import { normalize } from '../base/angles.ts';
import type { Moment } from '../time/moment.ts';
import { pointAt } from '../zodiac/point.ts';
import type { Planet } from '../zodiac/names.ts';
import { lazilyByPlanet } from '../zodiac/records.ts';
import type { Chart, Houses, PlanetPosition } from './chart.ts';
import { ascendantOfArmc, houseOf, siderealHouses } from './houses.ts';

/** Sun, Moon and nodes never count as retrograde (R6.5, R12.3). */
const CAN_RETROGRADE: ReadonlySet<Planet> = new Set<Planet>(['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn']);

/**
 * The chart of a moment: nine planets with the mean node (R1.1), twelve Placidus cusps (R3.1) and lords (R4), sidereal
 * by the true ayanamsa (R1.3). Inside the polar circles `houses` and the planets' houses are null and the ascendant
 * stays. Throws out_of_range outside 1800-2399.
 */
export function buildChart(ephemeris: Ephemeris, moment: Moment): Chart {
  const { jdUt } = moment;
  const frame = ephemeris.frame(jdUt);
  const ayanamsa = ephemeris.ayanamsa(jdUt, moment.ayanamsa);
  const houses = placidus(ephemeris, moment, ayanamsa.true);

  let node: BodyState | undefined;
  const stateOf = (planet: Planet): BodyState => {
    if (planet !== 'Rahu' && planet !== 'Ketu') return ephemeris.body(jdUt, planet);
    node ??= ephemeris.body(jdUt, 'MeanNode');
    return planet === 'Rahu' ? node : { ...node, longitude: normalize(node.longitude + 180) };
  };
  const position = (planet: Planet): PlanetPosition => {
    const state = stateOf(planet);
    const longitude = normalize(state.longitude - ayanamsa.true);
    return {
      ...divide(longitude),
      planet,
      latitude: state.latitude,
      distance: state.distance,
      speed: state.speed,
      retrograde: state.speed < 0 && CAN_RETROGRADE.has(planet),
      house: houses === null ? null : houseOf(longitude, houses.cusps),
      longitude,
      tropicalLongitude: state.longitude,
    };
  };

  return {
    moment,
    frame,
    ayanamsaTrue: ayanamsa.true,
    ayanamsaMean: ayanamsa.mean,
    // A calendar of periods reads the Moon alone.
    planets: lazilyByPlanet(position),
    ascendant: houses?.cusps[0] ?? risingPoint(ephemeris, moment, frame.obliquityTrue, ayanamsa.true),
    houses,
  };
}

function placidus(ephemeris: Ephemeris, moment: Moment, ayanamsaTrue: number): Houses | null {
  try {
    return siderealHouses(ephemeris.houses(moment.jdUt, moment, 'P'), ayanamsaTrue);
  } catch (error) {
    if (error instanceof EngineError && error.field === 'latitude') return null;
    throw error;
  }
}

function risingPoint(ephemeris: Ephemeris, moment: Moment, obliquityTrue: number, ayanamsaTrue: number) {
  const armc = ephemeris.siderealTime(moment.jdUt) * 15 + moment.longitude;
  return pointAt(ascendantOfArmc(armc, moment.latitude, obliquityTrue) - ayanamsaTrue, ayanamsaTrue);
}
