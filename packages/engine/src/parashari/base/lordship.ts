import type { Chart } from '../../chart/chart.ts';
import { signLordOf } from '../../zodiac/division.ts';
import { HOUSES } from '../../zodiac/names.ts';
import type { Graha, House, Planet } from '../../zodiac/names.ts';
import { kthSign } from './frame.ts';

/** Lord of a whole-sign house. */
export const lordOfHouse = ({ ascendant }: Chart, house: House): Graha =>
  signLordOf(kthSign(ascendant.signIndex, house));

/** Whole-sign houses of a planet's own signs, in order; a node has none. */
export const housesOf = (chart: Chart, planet: Planet): readonly House[] =>
  HOUSES.filter((house) => lordOfHouse(chart, house) === planet);
