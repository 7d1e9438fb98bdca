import type { Chart } from '../../chart/chart.ts';
import { cuspalSubLord, occupants } from '../../chart/placement.ts';
import { isOddSign } from '../../parashari/base/frame.ts';
import type { Graha, Planet } from '../../zodiac/names.ts';
import { elementOf, modalityOf, statureOf } from '../../zodiac/sign-attributes.ts';
import { isNode } from '../../zodiac/names.ts';
import { agents } from '../kernel/agents.ts';
import { AGE_OF_PLANET, RELATION_OF_MODALITY, SEX_OF_PLANET, SHAPE_OF_ELEMENT } from './lost-data.ts';
import type { Sex } from './lost-data.ts';
import { say } from './horary.messages.ts';

/** The neuter planets are male in an odd sign and female in an even one (R18.5). */
const sexOf = (chart: Chart, planet: Planet): Sex =>
  SEX_OF_PLANET[planet] ?? (isOddSign(chart.planets[planet].signIndex) ? 'male' : 'female');

/** A node through the first planet it acts for. */
const describerOf = (chart: Chart, planet: Planet): Graha =>
  isNode(planet) ? (agents(chart, planet)[0]?.planet ?? chart.planets[planet].signLord) : planet;

/**
 * The class of person that the sub lord of cusp 7 describes in a theft (R18.5), how that person stands to the one who
 * asks by the rising sign (R18.3), and who else stands in house 7 (R18.6). Never a person who could be named.
 */
export function thiefOf(chart: Chart) {
  const planet = cuspalSubLord(chart, 7);
  const { signIndex } = chart.planets[planet];
  return {
    planet,
    stature: statureOf(signIndex),
    age: AGE_OF_PLANET[describerOf(chart, planet)],
    sex: sexOf(chart, planet),
    colour: say.colour({ planet }),
    shape: SHAPE_OF_ELEMENT[elementOf(signIndex)],
    relation: RELATION_OF_MODALITY[modalityOf(chart.ascendant.signIndex)],
    companions: occupants(chart, 7)
      .filter((other) => other !== planet)
      .map((other) => ({ planet: other, sex: sexOf(chart, other) })),
  };
}
