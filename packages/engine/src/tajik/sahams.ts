import { arcForward, normalize } from '../base/angles.ts';
import type { Chart } from '../chart/chart.ts';
import { lordOfHouse } from '../parashari/base/frame.ts';
import { signLordOf } from '../zodiac/division.ts';
import type { Graha } from '../zodiac/names.ts';
import { SAHAM_TABLE, SAMARTHA_OF_MARS } from './saham-table.ts';
import type { SahamFormula, SahamName, SahamRow, SahamTerm } from './saham-table.ts';

export interface SahamPoint {
  /** Sidereal degrees. */
  readonly longitude: number;
  /** The base did not lie on the way from the subtracted to the added point, so 30 degrees were added. */
  readonly added30: boolean;
  /** As computed in this chart: `Moon - Sun + Lagna`. */
  readonly formula: string;
}

interface Term {
  readonly longitude: number;
  readonly name: string;
}

/** A saham of a chart by day or at night (R31.7); one made of another takes that one's value of the same chart. */
export function sahamPoint(chart: Chart, night: boolean, saham: SahamName): SahamPoint {
  const formula = formulaOf(chart, night, saham);
  const added = termOf(chart, night, formula.added);
  const subtracted = termOf(chart, night, formula.subtracted);
  const base = termOf(chart, night, formula.base);
  const way = arcForward(subtracted.longitude, added.longitude);
  // The ends of the way count as inside; where nothing lies between them only the point itself does.
  const added30 = arcForward(subtracted.longitude, base.longitude) > way;
  return {
    longitude: normalize(added.longitude - subtracted.longitude + base.longitude + (added30 ? 30 : 0)),
    added30,
    formula: `${added.name} - ${subtracted.name} + ${base.name}`,
  };
}

function formulaOf(chart: Chart, night: boolean, saham: SahamName): SahamFormula {
  const row: SahamRow =
    saham === 'Samartha' && lordOfHouse(chart, 1) === 'Mars' ? SAMARTHA_OF_MARS : SAHAM_TABLE[saham];
  return night ? row.night : row.day;
}

function termOf(chart: Chart, night: boolean, term: SahamTerm): Term {
  const { ascendant, planets } = chart;
  const planet = (name: Graha): Term => ({ longitude: planets[name].longitude, name });
  switch (term.of) {
    case 'planet':
      return planet(term.planet);
    case 'lagna':
      return { longitude: ascendant.longitude, name: 'Lagna' };
    case 'saham':
      return { longitude: sahamPoint(chart, night, term.saham).longitude, name: term.saham };
    case 'house':
      return { longitude: normalize(ascendant.longitude + 30 * (term.house - 1)), name: `House ${term.house}` };
    case 'lord':
      return planet(lordOfHouse(chart, term.house));
    case 'signLord':
      return planet(signLordOf(planets[term.planet].signIndex));
    case 'cancer15':
      return { longitude: 105, name: 'Cancer 15' };
  }
}
