import type { Chart } from '../../chart/chart.ts';
import type { RunningLord } from '../../dasha/running-lords.ts';
import { chain, listsOf } from '../../kp/kernel/chain.ts';
import type { Chain } from '../../kp/kernel/chain.ts';
import type { Lean, Level, LevelLists } from '../../kp/kernel/levels.ts';
import type { Dignity } from '../../parashari/base/dignity.ts';
import { describer } from '../shared/describer.ts';
import { nthFrom, sortedHouses } from '../../zodiac/house-math.ts';
import { contact, lean, level } from '../../kp/kernel/levels.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import type { Distance } from '../shared/spouse.ts';
import { planetLean } from '../shared/topic-panel.ts';
import { backgroundOf, lookOf, temperOf } from '../shared/person-tables.ts';
import { distanceBy } from '../shared/spouse.ts';
import { dignityOf } from '../../parashari/base/dignity.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { say } from '../shared/persons.messages.ts';
import { RELATION_ROWS } from './relations.ts';
import type { Relation } from './relations.ts';

export const RELATIVE_STATUSES = ['STRONG', 'MIXED', 'WEAK'] as const;
type RelativeStatus = (typeof RELATIVE_STATUSES)[number];
export const NATIVE_RELATIONS = ['SUPPORTIVE', 'NEUTRAL', 'STRAINED'] as const;
type NativeRelation = (typeof NATIVE_RELATIONS)[number];

/** A running lord that signifies the relative's house, and at which level. */
interface ActiveLord {
  readonly period: Exclude<RunningLord['period'], 'PD'>;
  readonly planet: Planet;
  readonly level: Level;
}

export interface Relative {
  readonly relation: Relation;
  readonly house: House;
  readonly alternateHouse?: House;
  readonly csl: Planet;
  readonly chain: Chain;
  readonly karaka: Planet | null;
  /** Best level of the karaka on the relative's house. */
  readonly karakaContact: Level | null;
  /** Cross-system: no part of the status. */
  readonly karakaDignity: Dignity | null;
  readonly rotated: {
    /** Null for a child. */
    readonly wellbeing: Lean | null;
    readonly means: Lean;
    /** Houses of the sub lord, counted from the relative's house. */
    readonly levels: LevelLists;
  };
  readonly status: RelativeStatus;
  readonly relationToNative: NativeRelation;
  /** Levels on which the relation was decided, and what they are on. */
  readonly relationReason: string;
  readonly distance: Distance;
  readonly description: string;
  /** Running mahadasha and antardasha lords that signify the house. */
  readonly activeNow: readonly ActiveLord[];
}

const WELL: readonly House[] = [1, 5, 11];
const ILL: readonly House[] = [6, 8, 12];
const GAIN: readonly House[] = [2, 6, 10, 11];
const LOSS: readonly House[] = [5, 8, 12];
/** Natal houses by which a relative stands by the native, and against. */
const BESIDE: readonly House[] = [1, 2, 5, 9, 11];
const APART: readonly House[] = [6, 8, 12];
const NEAR: readonly House[] = [4, 11];
const FAR: readonly House[] = [3, 9, 12];

/** A natal house counted from a relative's house: house 7 is the spouse's first. */
export const countedFrom = (from: House, house: House): House => nthFrom(house, 14 - from);

/** Houses of a planet counted from a relative's house: planets and cusps stay, only the numbers turn (R9.8). */
function turnedLevels(chart: Chart, planet: Planet, from: House): LevelLists {
  const { L1, L2, L3, L4 } = listsOf(chart, planet);
  const turn = (houses: readonly House[]): readonly House[] =>
    sortedHouses(houses.map((house) => countedFrom(from, house)));
  return { L1: turn(L1), L2: turn(L2), L3: turn(L3), L4: turn(L4) };
}

/**
 * A relative read from one chart by turning it to the relative's house (R9.8): means, well-being, and how the relative
 * stands to the native. `running`: lords of the moment, null outside the dasha years. Throws out_of_range.
 */
export function relative(chart: Chart, relation: Relation, running: readonly RunningLord[] | null): Relative {
  const { house, alternateHouse, karaka, child } = RELATION_ROWS[relation];
  const csl = cuspalSubLord(chart, house);
  const turned = (houses: readonly House[]): readonly House[] => houses.map((nth) => nthFrom(house, nth));
  const wellbeing = child ? null : lean(chart, csl, turned(WELL), turned(ILL));
  const means = lean(chart, csl, turned(GAIN), turned(LOSS));
  const { lean: toNative, reason } = planetLean(chart, csl, BESIDE, APART);
  return {
    relation,
    house,
    ...(alternateHouse !== undefined && { alternateHouse }),
    csl,
    chain: chain(chart, house),
    karaka,
    karakaContact: karaka && level(chart, karaka, house),
    karakaDignity: karaka && dignityOf(chart, karaka),
    rotated: { wellbeing, means, levels: turnedLevels(chart, csl, house) },
    status: statusOf(wellbeing === null ? [means] : [wellbeing, means]),
    relationToNative: toNative === 'FOR' ? 'SUPPORTIVE' : toNative === 'AGAINST' ? 'STRAINED' : 'NEUTRAL',
    relationReason: reason,
    distance: distanceBy(chart, csl, NEAR, FAR),
    description: descriptionOf(chart, csl),
    activeNow: (running ?? []).flatMap(({ period, planet }): readonly ActiveLord[] => {
      const at = level(chart, planet, house);
      return at === null || period === 'PD' ? [] : [{ period, planet, level: at }];
    }),
  };
}

function statusOf(leans: readonly Lean[]): RelativeStatus {
  if (leans.every((found) => found === 'FOR')) return 'STRONG';
  return leans.every((found) => found === 'AGAINST') ? 'WEAK' : 'MIXED';
}

/** The star lord of the sub lord as a person, a node through its first agent. */
function descriptionOf(chart: Chart, csl: Planet): string {
  const { planet, correctedFrom } = describer(chart, chart.planets[csl].starLord);
  const described = say.relative({
    look: lookOf(planet),
    temper: temperOf(planet),
    background: backgroundOf(planet),
  });
  return correctedFrom === null ? described : `${say.actsFor({ planet, node: correctedFrom })} ${described}`;
}

/** The relative who stands by the native most, and the one most at odds; null where none does. */
export function extremes(
  chart: Chart,
  relatives: readonly Relative[],
): { readonly bestSupport: Relation | null; readonly mostStrained: Relation | null } {
  const first = (wanted: NativeRelation, houses: readonly House[], status: RelativeStatus): Relation | null => {
    const rows = relatives
      .filter(({ relationToNative }) => relationToNative === wanted)
      .map((row) => ({ row, at: contact(chart, row.csl, houses) ?? 9 }))
      .sort((a, b) => a.at - b.at || Number(b.row.status === status) - Number(a.row.status === status));
    return rows[0]?.row.relation ?? null;
  };
  return { bestSupport: first('SUPPORTIVE', BESIDE, 'STRONG'), mostStrained: first('STRAINED', APART, 'WEAK') };
}
