import type { Chart } from '../../chart/chart.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { signifiesNear } from '../../kp/kernel/levels.ts';
import { bandOf, factor, scoreOf } from '../../kp/kernel/score.ts';
import type { Score } from '../../kp/kernel/score.ts';
import { bhadhakaHouse } from '../../kp/promise/bhadhaka.ts';
import type { NatureUsed } from '../../parashari/base/natures.ts';
import type { Ephemeris } from '../../sky/port.ts';
import type { Planet } from '../../zodiac/names.ts';
import { childFrame } from './child-frame.ts';
import type { ChildFrame } from './child-frame.ts';
import { CHILD_MITIGATIONS, CHILD_TESTS } from './child-tests.ts';
import type { ChildTest } from './child-tests.ts';

export const RISK_BANDS = ['NONE', 'LOW', 'NOTABLE', 'HIGH'] as const;
type RiskBand = (typeof RISK_BANDS)[number];

interface ChildTestRow {
  readonly id: string;
  readonly name: string;
  readonly present: boolean;
  readonly points: number;
  readonly detail: string;
  readonly source: string;
}

export interface ChildPanel extends Score {
  readonly riskBand: RiskBand;
  readonly tests: readonly ChildTestRow[];
  readonly mitigations: readonly ChildTestRow[];
  /** Null where Placidus does not exist. */
  readonly kpLayer: { readonly csl1: Planet; readonly csl8: Planet; readonly present: boolean } | null;
  /** Benefics and malefics as the tests count them, without the Moon. */
  readonly natureUsed: NatureUsed;
  /** The times of the day are mean times, since the Sun does not rise or set. */
  readonly sunriseFallback: boolean;
}

const rowOf = (frame: ChildFrame, { id, name, points, rule, source }: ChildTest): ChildTestRow => {
  const given = points(frame);
  const present = given !== 0;
  return {
    id,
    name: name(),
    present,
    points: given,
    detail: rule({ present }),
    source,
  };
};

/** Classical combinations of a child's chart with what lessens them, 0 to 100, for advisers alone (R21.3, R21.7). */
export function childPanel(ephemeris: Ephemeris, chart: Chart): ChildPanel {
  const frame = childFrame(ephemeris, chart);
  const tests = CHILD_TESTS.map((test) => rowOf(frame, test));
  const mitigations = CHILD_MITIGATIONS.map((test) => rowOf(frame, test));
  const score = scoreOf([...tests, ...mitigations].flatMap(({ id, points, detail }) => factor(id, points, detail)));
  return {
    ...score,
    riskBand: bandOf<RiskBand>(
      score.score,
      [
        [20, 'NONE'],
        [45, 'LOW'],
        [70, 'NOTABLE'],
      ],
      'HIGH',
    ),
    tests,
    mitigations,
    kpLayer: chart.houses === null ? null : kpLayer(chart),
    natureUsed: { benefics: frame.benefics, malefics: frame.malefics },
    sunriseFallback: frame.day.sunriseFallback,
  };
}

/** CSL1 and CSL8 both meet the bhadhaka house, 2 or 7 at level 1 or 2 (R21.3); worth no points. */
function kpLayer(chart: Chart): NonNullable<ChildPanel['kpLayer']> {
  const houses = [bhadhakaHouse(chart.ascendant.signIndex), 2, 7] as const;
  const [csl1, csl8] = [cuspalSubLord(chart, 1), cuspalSubLord(chart, 8)];
  const meets = (planet: Planet): boolean => signifiesNear(chart, planet, houses);
  return { csl1, csl8, present: meets(csl1) && meets(csl8) };
}
