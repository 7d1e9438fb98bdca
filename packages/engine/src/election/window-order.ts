import type { ElectionType } from '../events/election-event.ts';
import { PREFERRED_LAGNA } from '../events/election-event.ts';
import type { Planet } from '../zodiac/names.ts';
import type { ElectingSet } from './electing-planets.ts';
import { layersSatisfied, relaxedLayers, statesOf } from './layers.ts';
import type { LayerStates } from './layers.ts';
import type { JointPeriod } from '../dasha/joint-period.ts';
import type { SkyState } from './sky-state.ts';
import type { LordRow } from './sub-rows.ts';
import { isIn, sizeOf } from '../zodiac/planet-bits.ts';

/** The tests that order windows; the first that differs decides (R15.1). */
export const WINDOW_TESTS = [
  'LAYERS',
  'UNRESOLVED_LAYER',
  'STRICTNESS',
  'RULING_PLANETS',
  'CAUTIONS',
  'SUB_GRADE',
  'RISING_SIGN',
  'PERIOD_LORD',
  'STAR_GRADES',
  'SUB_SUB',
] as const;
export type WindowTest = (typeof WINDOW_TESTS)[number];

/** What a window has of each test: lists of numbers, of which the smaller is better, compared in turn. */
export type WindowRank = readonly number[];

/** Which test each number of a rank belongs to: the grades of stars are three. */
const TEST_OF: readonly WindowTest[] = WINDOW_TESTS.flatMap((test) =>
  test === 'STAR_GRADES' ? [test, test, test] : [test],
);

interface RankedMoment {
  readonly layers: LayerStates;
  readonly period: JointPeriod;
  readonly sky: SkyState;
  readonly rising: LordRow | null;
  /** Bits of the ruling planets that pass a membership test. */
  readonly members: number;
  readonly cautions: readonly unknown[];
  /** Sub-sub lord of the rising degree; null where no minute is asked for. */
  readonly subSubLord: Planet | null;
}

/** The sub lord that decides a moment: of the rising degree, or of the Moon where no minute is asked for. */
export const resolvingSubLord = ({ sky, rising }: Pick<RankedMoment, 'sky' | 'rising'>): Planet =>
  (rising ?? sky.rows.Moon).subLord;

/** The numbers a moment is ordered by. */
export function rankOf(set: ElectingSet, moment: RankedMoment): WindowRank {
  const { layers, sky, rising, members, cautions, period, subSubLord } = moment;
  const states = statesOf(layers);
  const unresolved = states.indexOf('NOT_MET');
  const { Moon } = sky.rows;
  const resolving = resolvingSubLord(moment);
  const holdsPeriod = resolving === period.ad.planet || resolving === period.pd.planet;
  const { gradeOrder, strong, topic } = set;
  return [
    -layersSatisfied(layers),
    unresolved < 0 ? -states.length : -unresolved,
    relaxedLayers(layers),
    -sizeOf(members & strong),
    cautions.length,
    gradeOrder[resolving],
    rising === null || prefers(topic.electionType, rising) ? 0 : 1,
    holdsPeriod ? 0 : 1,
    rising === null ? 0 : gradeOrder[rising.starLord],
    gradeOrder[Moon.subLord],
    gradeOrder[Moon.starLord],
    subSubLord === null || isIn(strong, subSubLord) ? 0 : 1,
  ];
}

const prefers = (type: ElectionType, { modality }: LordRow): boolean => PREFERRED_LAGNA[type].includes(modality);

/** The test by which the first of two windows goes before the second or behind it; null when they cannot be told apart. */
export function testBetween(a: WindowRank, b: WindowRank): WindowTest | null {
  const at = a.findIndex((value, index) => value !== b[index]);
  return TEST_OF[at] ?? null;
}

/** Order of two windows: by their tests, and where none separates them by their start. */
export function byRank(
  a: { readonly rank: WindowRank; readonly from: number },
  b: { readonly rank: WindowRank; readonly from: number },
): number {
  for (let index = 0; index < TEST_OF.length; index += 1) {
    const difference = (a.rank[index] ?? 0) - (b.rank[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.from - b.from;
}
