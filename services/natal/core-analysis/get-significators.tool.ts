import { matterInWords } from '@cuspal/engine/events/event';
import { cuspOf, cuspsRuledBySub, houseOfPlanet, inOwnStar } from '@cuspal/engine/chart/placement';
import { lordStability } from '@cuspal/engine/kp/borders/lord-stability';
import { wideAgencyNote, wideAgents } from '@cuspal/engine/kp/kernel/agents';
import { cuspsOfEvent, housesOfEvent } from '@cuspal/engine/kp/kernel/event-points';
import { listsOf } from '@cuspal/engine/kp/kernel/chain';
import {
  houseSignificators,
  principal,
  SIGNIFICATOR_GROUPS,
  tieHelp,
} from '@cuspal/engine/kp/kernel/house-significators';
import { levels, rankedHouses, signified, weight } from '@cuspal/engine/kp/kernel/levels';
import { RUNNING_PERIODS, runningLords } from '@cuspal/engine/dasha/running-lords';
import { rulingPlanetsAt } from '@cuspal/engine/kp/ruling/judgment-moment';
import { printInstant } from '@cuspal/engine/time/print';
import { sortedHouses } from '@cuspal/engine/zodiac/house-math';
import { byHouse, byPlanet } from '@cuspal/engine/zodiac/records';
import { lordsOf } from '@cuspal/engine/zodiac/lords';
import { HOUSES, PLANETS } from '@cuspal/engine/zodiac/names';
import type { Chart } from '@cuspal/engine/chart/chart';
import type { Ephemeris } from '@cuspal/engine/sky/port';
import type { Point } from '@cuspal/engine/zodiac/point';
import type { House, Planet } from '@cuspal/engine/zodiac/names';
import {
  aboutOf,
  aboutShape,
  askedEvent,
  birthInput,
  birthTimeUncertainty,
  defineTool,
  detailArgument,
  grahaName,
  houseList,
  houseNumber,
  instantText,
  levelListsShape,
  levelNumber,
  listOf,
  narrowingEvent,
  perHouse,
  perPlanet,
  planetList,
  planetName,
  promotedShape,
  relationArgument,
  signName,
  someLordStability,
  tablesArgument,
} from '@cuspal/tool-kit';
import { lordStabilityView } from '@cuspal/tool-kit/views/stability';
import { z } from 'zod';
import { significatorTables, significatorTablesShape } from './significator-tables.ts';
import { say } from './core-analysis.messages.ts';

const house = z.strictObject({
  occupants: planetList,
  owner: grahaName,
  vacant: z.boolean(),
  levels: z
    .strictObject({ L1: planetList, L2: planetList, L3: planetList, L4: planetList })
    .meta({ description: 'Planets that hold the house at each level' }),
  ordered: listOf(
    z.strictObject({
      planet: planetName,
      group: z.enum(SIGNIFICATOR_GROUPS),
      via: planetName.optional().meta({ description: 'Who brings the house: agent of a node, or node as star lord' }),
    }),
  ).meta({ description: 'Strongest first: every planet of levels once, at its best group' }),
  principal: planetName,
  E: planetList.meta({ description: 'Joined with or aspected by A to D: help in a tie only' }),
});

const planet = z.strictObject({
  house: houseNumber,
  starLord: planetName,
  subLord: planetName,
  subSubLord: planetName,
  levels: levelListsShape,
  rankedHouses: listOf(z.strictObject({ house: houseNumber, level: levelNumber, weight: z.int().min(1).max(4) })).meta({
    description: 'Best rank of each house, promotion counted; strongest first',
  }),
  housesSignified: houseList,
  tenanted: z.boolean().meta({ description: 'Another planet stands in its stars' }),
  promoted: promotedShape,
  ownStar: z.boolean(),
  cslOf: houseList.meta({ description: 'Cusps it rules by sub' }),
  retrograde: z.boolean(),
});

/** What practitioners mark in the tables. */
const nowShape = z.strictObject({
  asOf: instantText,
  rulingPlanets: planetList.meta({ description: 'At the place of birth' }),
  runningLords: listOf(z.strictObject({ period: z.enum(RUNNING_PERIODS), planet: planetName })),
});

/** Cusps and planets side by side, as KP tables print them (R4). */
const tableRow = z.strictObject({
  point: z.string().meta({ description: 'cusp_1 to cusp_12, then the planets' }),
  sign: signName,
  dms: z.string(),
  signLord: grahaName,
  starLord: planetName,
  subLord: planetName,
  subSubLord: planetName,
  ...someLordStability,
  stability: someLordStability.stability.meta({ description: 'Of the sub lord of a cusp' }),
  planetHouses: houseList.optional().meta({ description: 'With planet_star_sub: those it occupies and owns' }),
  starHouses: houseList.optional().meta({ description: 'The same of its star lord' }),
  subHouses: houseList.optional().meta({ description: 'The same of its sub lord' }),
});

export default defineTool({
  name: 'get_significators',
  title: 'Four-level significators of houses and planets',
  purpose: 'The four-level significators of houses and planets, from which all KP reading starts',
  family: 'core analysis',
  phase: 'promise',
  system: 'kp',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    'The KP significators of a chart. Levels A to D of each house, the houses of each planet, and the table of cusps and planets with their lords. With planet_star_sub each planet, its star lord and its sub lord with their houses (Nadi style). Call it whenever significators are needed.',
  provenance: {
    rules: ['R3.4', 'R5.2', 'R5.3', 'R5.4', 'R5.5', 'R5.6', 'R6.1', 'R6.2', 'R6.3', 'R9.8'],
    sources: ['KPR2', 'KPR3t', 'KPR3p', 'TW'],
  },
  brief: { without: ['now', 'table.stability.limitedBy', 'table.stability.beyond'] },
  forms: [{ without: ['event'], with: { planet_star_sub: false, tables: false }, has: ['houses', 'planets'] }],
  input: birthInput.extend({
    ...detailArgument,
    ...birthTimeUncertainty,
    ...narrowingEvent('its houses and all planets in one table each'),
    ...tablesArgument,
    ...relationArgument,
    planet_star_sub: z.boolean().default(false).meta({ description: 'Only that table of houses' }),
  }),
  output: z.strictObject({
    about: aboutShape,
    table: listOf(tableRow).meta({ description: 'Empty with tables: get_full_chart has these lords' }),
    houses: perHouse(house).optional(),
    planets: perPlanet(planet).optional(),
    ...significatorTablesShape,
    now: nowShape.optional().meta({ description: 'Planets that rule and run now' }),
  }),
  run: ({ chart, ephemeris, input, note, now }) => {
    note(say.rulesNoLevel());
    const marks = input.detail === 'full' && { now: rulingAndRunning(ephemeris, chart, now) };
    const asked = askedEvent(input, note);
    const decides = ({ house: place, owns }: { readonly house: House; readonly owns: readonly House[] }): boolean =>
      asked === null || [place, ...owns].some((each) => housesOfEvent(asked.event).includes(each));
    for (const agent of wideAgents(chart)) if (decides(agent)) note(wideAgencyNote(agent));
    const stabilityOf = (cusp: House) =>
      lordStabilityView(
        lordStability(ephemeris, chart, `cusp_${cusp}`, input.birth_time_uncertainty_minutes),
        chart.moment,
      );
    if (input.planet_star_sub) {
      note(say.housesOfScript());
      return {
        about: aboutOf(say.aboutScript()),
        table: PLANETS.map((name) => scriptRow(chart, name)),
      };
    }
    if (asked) {
      note(say.tableOfEvent());
      return {
        about: aboutOf(say.aboutEventTables({ event: matterInWords(asked.event) })),
        table: cuspsOfEvent(asked.event).map((cusp) => cuspRow(chart, cusp, stabilityOf)),
        ...significatorTables(chart, housesOfEvent(asked.event)),
        ...marks,
      };
    }
    if (input.tables)
      return { about: aboutOf(say.aboutSignificators()), table: [], ...significatorTables(chart, HOUSES), ...marks };
    return {
      about: aboutOf(say.aboutTables()),
      table: [
        ...HOUSES.map((cusp) => cuspRow(chart, cusp, stabilityOf)),
        ...PLANETS.map((name) => lordsRow(name, chart.planets[name])),
      ],
      houses: byHouse((each) => houseRow(chart, each)),
      planets: byPlanet((each) => planetRow(chart, each)),
      ...marks,
    };
  },
});

const rulingAndRunning = (ephemeris: Ephemeris, chart: Chart, now: number) => ({
  asOf: printInstant(now, chart.moment),
  rulingPlanets: rulingPlanetsAt(ephemeris, chart, now),
  runningLords: runningLords(chart, now) ?? [],
});

function lordsRow(point: string, { longitude, signLord, starLord, subLord, subSubLord }: Point) {
  const { sign, dms } = lordsOf(longitude);
  return { point, sign, dms, signLord, starLord, subLord, subSubLord };
}

/** A planet, its star lord and its sub lord, each with the houses it holds itself. */
function scriptRow(chart: Chart, name: Planet) {
  const { starLord, subLord } = chart.planets[name];
  const held = (planet: Planet) => {
    const { L2, L4 } = levels(chart, planet);
    return sortedHouses([...L2, ...L4]);
  };
  return {
    ...lordsRow(name, chart.planets[name]),
    planetHouses: held(name),
    starHouses: held(starLord),
    subHouses: held(subLord),
  };
}

const cuspRow = (chart: Chart, cusp: House, stabilityOf: (cusp: House) => ReturnType<typeof lordStabilityView>) => ({
  ...lordsRow(`cusp_${cusp}`, cuspOf(chart, cusp)),
  ...stabilityOf(cusp),
});

function houseRow(chart: Chart, number: House) {
  const { house: _, ...row } = houseSignificators(chart, number);
  return { ...row, principal: principal(chart, number), E: tieHelp(chart, number) };
}

function planetRow(chart: Chart, name: Planet) {
  const { starLord, subLord, subSubLord, retrograde } = chart.planets[name];
  const of = levels(chart, name);
  const ranked = rankedHouses(chart, name);
  return {
    house: houseOfPlanet(chart, name),
    starLord,
    subLord,
    subSubLord,
    levels: listsOf(chart, name),
    rankedHouses: ranked.map((each) => ({ ...each, weight: weight(each.level) })),
    housesSignified: signified(of),
    tenanted: of.tenanted,
    promoted: of.promoted,
    ownStar: inOwnStar(chart, name),
    cslOf: cuspsRuledBySub(chart, name),
    retrograde,
  };
}
