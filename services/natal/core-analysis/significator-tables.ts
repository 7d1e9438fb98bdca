import type { Chart } from '@cuspal/engine/chart/chart';
import { cuspsRuledBySub } from '@cuspal/engine/chart/placement';
import {
  houseSignificators,
  principal,
  SIGNIFICATOR_GROUPS,
  type SignificatorGroup,
  tieHelp,
} from '@cuspal/engine/kp/kernel/house-significators';
import { levels } from '@cuspal/engine/kp/kernel/levels';
import { PLANETS, type House, type Planet } from '@cuspal/engine/zodiac/names';
import { houseList, houseNumber, planetList, planetName, tableShape } from '@cuspal/tool-kit';
import { tableOf } from '@cuspal/tool-kit/views/tables';
import { z } from 'zod';

const HOUSE_COLUMNS = ['house', 'occupants', 'owner', ...SIGNIFICATOR_GROUPS, 'principal', 'E'] as const;
const PLANET_COLUMNS = ['planet', 'L1', 'L2', 'L3', 'L4', 'promoted', 'tenanted', 'cslOf'] as const;

/** What an event leaves of the matrix, or all of it in short. */
export const significatorTablesShape = {
  houseTable: tableShape(HOUSE_COLUMNS, z.union([houseNumber, planetName, planetList]))
    .optional()
    .meta({ description: 'With event or tables, in place of houses. With event those that count for or against it.' }),
  planetTable: tableShape(PLANET_COLUMNS, z.union([planetName, houseList, z.boolean()]))
    .optional()
    .meta({ description: 'With event or tables, in place of planets. The houses at each level.' }),
};

export const significatorTables = (chart: Chart, houses: readonly House[]) => ({
  houseTable: tableOf(
    HOUSE_COLUMNS,
    houses.map((house) => houseRow(chart, house)),
  ),
  planetTable: tableOf(
    PLANET_COLUMNS,
    PLANETS.map((planet) => planetRow(chart, planet)),
  ),
});

function houseRow(chart: Chart, house: House) {
  const { occupants, owner, ordered } = houseSignificators(chart, house);
  const inGroup = (group: SignificatorGroup) =>
    ordered.filter((each) => each.group === group).map(({ planet }) => planet);
  const groups = { A: inGroup('A'), B: inGroup('B'), C: inGroup('C'), D: inGroup('D') };
  return { house, occupants, owner, ...groups, principal: principal(chart, house), E: tieHelp(chart, house) };
}

function planetRow(chart: Chart, planet: Planet) {
  const { L1, L2, L3, L4, promoted, tenanted } = levels(chart, planet);
  return { planet, L1, L2, L3, L4, promoted, tenanted, cslOf: cuspsRuledBySub(chart, planet) };
}
