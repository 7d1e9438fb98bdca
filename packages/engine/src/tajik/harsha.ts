import type { Chart } from '../chart/chart.ts';
import { byGraha, wholeSignHouse } from '../parashari/base/frame.ts';
import type { Graha, House } from '../zodiac/names.ts';
import { isOwnOrExalted } from './strength.ts';

/** Units of one source of joy. */
type Joy = 0 | 5;

/** Four sources of joy (R31.4). */
export interface HarshaBala {
  readonly place: Joy;
  readonly dignity: Joy;
  readonly gender: Joy;
  readonly light: Joy;
  /** 0, 5, 10, 15 or 20. */
  readonly total: number;
}

const joyWhere = (holds: boolean): Joy => (holds ? 5 : 0);

const HOUSE_OF_JOY: Readonly<Record<Graha, House>> = {
  Sun: 9,
  Moon: 3,
  Mars: 6,
  Mercury: 1,
  Jupiter: 11,
  Venus: 5,
  Saturn: 12,
};
const MALE: readonly Graha[] = ['Sun', 'Mars', 'Jupiter'];
const MALE_HOUSES: readonly House[] = [4, 5, 6, 10, 11, 12];

/** Harsha bala of Sun to Saturn in a chart that begins by day or by night (R31.4). */
export function harshaBala(chart: Chart, byDay: boolean): Readonly<Record<Graha, HarshaBala>> {
  return byGraha((planet) => {
    const house = wholeSignHouse(chart, planet);
    const male = MALE.includes(planet);
    const place = joyWhere(house === HOUSE_OF_JOY[planet]);
    const dignity = joyWhere(isOwnOrExalted(planet, chart.planets[planet].signIndex));
    const gender = joyWhere(MALE_HOUSES.includes(house) === male);
    const light = joyWhere(byDay === male);
    return { place, dignity, gender, light, total: place + dignity + gender + light };
  });
}
