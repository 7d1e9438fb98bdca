import type { Chart } from '../../chart/chart.ts';
import { printedArc, printedLongitude } from '../../base/printed.ts';
import { boundarySeverity, isTight, subEdge } from '../../zodiac/boundary.ts';
import type { BoundarySeverity } from '../../zodiac/boundary.ts';
import { signName } from '../../zodiac/lords.ts';
import { isNode } from '../../zodiac/names.ts';
import type { Graha, House, Planet, Sign } from '../../zodiac/names.ts';
import { agents } from './agents.ts';
import type { Agent } from './agents.ts';
import { levels } from './levels.ts';
import type { LevelLists } from './levels.ts';
import { cuspOf, houseOfPlanet } from '../../chart/placement.ts';
import { perChart } from '../../chart/per-chart.ts';

/** The chain of a cusp from its sub lord down: what every verdict shows. */
export interface Chain {
  readonly cusp: House;
  readonly longitude: number;
  readonly sign: Sign;
  readonly signLord: Graha;
  readonly starLord: Planet;
  readonly subLord: Planet;
  /** The cuspal sub lord. */
  readonly csl: ChainSubLord;
  readonly starLordOfCsl: {
    readonly planet: Planet;
    readonly house: House;
    readonly retrograde: boolean;
    readonly levels: LevelLists;
  };
  readonly subLordOfCsl: { readonly planet: Planet; readonly house: House; readonly levels: LevelLists };
  /** Distance of the cusp to the nearer edge of its sub. */
  readonly boundary: { readonly distanceArcmin: number; readonly severity: BoundarySeverity; readonly tight: boolean };
}

interface ChainSubLord {
  readonly planet: Planet;
  readonly house: House;
  readonly sign: Sign;
  readonly starLord: Planet;
  readonly subLord: Planet;
  readonly retrograde: boolean;
  readonly promoted: boolean;
  readonly tenanted: boolean;
  readonly levels: LevelLists;
  /** Where the sub lord is a node: the planets it stands for (R6.2). */
  readonly agents?: readonly Agent[];
}

/** The four lists alone. */
export function listsOf(chart: Chart, planet: Planet): LevelLists {
  const { L1, L2, L3, L4 } = levels(chart, planet);
  return { L1, L2, L3, L4 };
}

function subLordLink(chart: Chart, planet: Planet): ChainSubLord {
  const position = chart.planets[planet];
  const { promoted, tenanted } = levels(chart, planet);
  return {
    planet,
    house: houseOfPlanet(chart, planet),
    sign: signName(position.signIndex),
    starLord: position.starLord,
    subLord: position.subLord,
    retrograde: position.retrograde,
    promoted,
    tenanted,
    levels: listsOf(chart, planet),
    ...(isNode(planet) && { agents: agents(chart, planet) }),
  };
}

function chainOf(chart: Chart, house: House): Chain {
  const cusp = cuspOf(chart, house);
  const csl = subLordLink(chart, cusp.subLord);
  const { distanceArcsec } = subEdge(cusp.longitude, cusp);
  return {
    cusp: house,
    longitude: printedLongitude(cusp.longitude),
    sign: signName(cusp.signIndex),
    signLord: cusp.signLord,
    starLord: cusp.starLord,
    subLord: cusp.subLord,
    csl,
    starLordOfCsl: {
      planet: csl.starLord,
      house: houseOfPlanet(chart, csl.starLord),
      retrograde: chart.planets[csl.starLord].retrograde,
      levels: listsOf(chart, csl.starLord),
    },
    subLordOfCsl: {
      planet: csl.subLord,
      house: houseOfPlanet(chart, csl.subLord),
      levels: listsOf(chart, csl.subLord),
    },
    boundary: {
      distanceArcmin: printedArc(distanceArcsec / 60),
      severity: boundarySeverity(distanceArcsec),
      tight: isTight(distanceArcsec),
    },
  };
}

const chainTable = perChart((): Partial<Record<House, Chain>> => ({}));

/** The chain of a cusp: its lords, the cuspal sub lord and that planet's star and sub lord with houses by level. */
export const chain = (chart: Chart, house: House): Chain => (chainTable(chart)[house] ??= chainOf(chart, house));
