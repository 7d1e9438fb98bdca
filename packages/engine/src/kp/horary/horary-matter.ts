import type { Chart } from '../../chart/chart.ts';
import type { HouseSets } from '../../events/event.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { timingSets } from '../kernel/timing-sets.ts';
import { fruitfulSet } from './fruitfulness.ts';
import type { TimingSets } from '../kernel/timing-sets.ts';
import type { Fruitfulness, FruitfulnessClass, FruitfulSet } from './fruitfulness.ts';
import { principal } from '../kernel/house-significators.ts';
import { levels, signified } from '../kernel/levels.ts';
import { postponement } from '../promise/matter.ts';
import type { Postponement } from '../promise/matter.ts';
import { perChartAnd } from '../../chart/per-chart.ts';
import { byPlanet } from '../../zodiac/records.ts';

/** What each planet does for a matter of a horary chart when it rules a period (horary only). */
export interface HoraryLord extends Fruitfulness {
  /** The class its periods count with: a stand-in of the relaxed set counts as FRUITFUL. */
  readonly counts: FruitfulnessClass;
  /** Houses of F it signifies at any level. */
  readonly covers: readonly House[];
  /** Required houses it is principal significator of. */
  readonly principalOf: readonly House[];
  readonly postpones: Postponement | null;
}

/** A matter weighed for the timing of a horary chart or of a chart of a moment (horary only). */
export interface HoraryMatter {
  readonly event: HouseSets;
  readonly sets: TimingSets;
  readonly set: FruitfulSet;
  /** The principal significator of each required house. */
  readonly principals: readonly { readonly house: House; readonly planet: Planet }[];
  readonly lords: Readonly<Record<Planet, HoraryLord>>;
}

function matterOf(chart: Chart, event: HouseSets): HoraryMatter {
  const sets = timingSets(event);
  const set = fruitfulSet(chart, event);
  const principals = event.required.map((house) => ({ house, planet: principal(chart, house, event) }));
  const weighed = new Map(set.planets.map((row) => [row.planet, row]));
  const lord = (planet: Planet): HoraryLord => {
    const row = weighed.get(planet);
    if (row === undefined) throw new RangeError(`${planet} was not weighed`);
    const meets = signified(levels(chart, planet));
    return {
      ...row,
      counts: set.fruitful.includes(planet) ? 'FRUITFUL' : row.class,
      covers: sets.favourable.filter((house) => meets.includes(house)),
      principalOf: principals.filter((each) => each.planet === planet).map(({ house }) => house),
      postpones: postponement(chart, planet, sets),
    };
  };
  return { event, sets, set, principals, lords: byPlanet(lord) };
}

/** A matter weighed for timing (R13.4); each chart weighs it once. Throws out_of_range without Placidus. */
export const horaryMatter = perChartAnd(matterOf);
