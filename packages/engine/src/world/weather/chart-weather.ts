import { normalize, separation } from '../../base/angles.ts';
import type { Chart } from '../../chart/chart.ts';
import { houseOfPlanet, cuspOf } from '../../chart/placement.ts';
import { wholeSignHouse } from '../../parashari/base/frame.ts';
import { signLordOf } from '../../zodiac/division.ts';
import { signName } from '../../zodiac/lords.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import type { Contribution } from './channels.ts';
import { PLANET_WEATHER, signWeather, times } from './weather-values.ts';
import { say } from './weather.messages.ts';

/** The houses a sky is weighed in: Placidus, or whole signs inside the polar circles. */
interface WeatherHouses {
  readonly houseOf: (planet: Planet) => House;
  /** Degrees; the beginning of the fourth sign where houses are signs. */
  readonly fourthCusp: number;
  readonly fourthSign: number;
}

function housesOf(chart: Chart): WeatherHouses {
  if (chart.houses === null) {
    const fourthSign = (chart.ascendant.signIndex + 3) % 12;
    return { houseOf: (planet) => wholeSignHouse(chart, planet), fourthCusp: fourthSign * 30, fourthSign };
  }
  const { longitude, signIndex } = cuspOf(chart, 4);
  return { houseOf: (planet) => houseOfPlanet(chart, planet), fourthCusp: longitude, fourthSign: signIndex };
}

/** The 4th is the sky over a place, the 1st the place itself. */
const WEIGHT_OF_HOUSE: Readonly<Partial<Record<House, number>>> = { 4: 2, 1: 1, 7: 0.5, 10: 0.5 };
const OTHER_HOUSES = 0.25;

const ASPECTS: readonly number[] = [0, 60, 90, 120, 180];
const ASPECT_ORB = 5;

/** What a chart contributes to the three channels, without its nadis and the baseline. */
export function chartWeather(chart: Chart): readonly Contribution[] {
  const { houseOf, fourthCusp, fourthSign } = housesOf(chart);
  const placed = PLANETS.map((planet) => {
    const house = houseOf(planet);
    return {
      factor: say.planetInHouse({ planet, house }),
      values: times(PLANET_WEATHER[planet], WEIGHT_OF_HOUSE[house] ?? OTHER_HOUSES),
    };
  });
  const aspecting = PLANETS.flatMap((planet) => {
    const distance = separation(chart.planets[planet].longitude, normalize(fourthCusp));
    const aspect = ASPECTS.find((angle) => Math.abs(distance - angle) <= ASPECT_ORB);
    if (aspect === undefined) return [];
    return [{ factor: say.planetFromCusp({ planet, degrees: aspect }), values: times(PLANET_WEATHER[planet], 0.5) }];
  });
  const rising = chart.ascendant.signIndex;
  const lord = signLordOf(fourthSign);
  const lordSign = chart.planets[lord].signIndex;
  return [
    ...placed,
    ...aspecting,
    { factor: say.signOnCusp({ sign: signName(fourthSign) }), values: signWeather(fourthSign) },
    { factor: say.signRising({ sign: signName(rising) }), values: times(signWeather(rising), 0.5) },
    { factor: say.lordOfFourth({ lord }), values: PLANET_WEATHER[lord] },
    { factor: say.lordOfFourthIn({ sign: signName(lordSign) }), values: times(signWeather(lordSign), 0.5) },
  ];
}
