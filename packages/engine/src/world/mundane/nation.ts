import type { Chart } from '../../chart/chart.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { jointPeriod } from '../../dasha/joint-period.ts';
import { runningAt, nextPeriod } from '../../dasha/vimshottari.ts';
import type { JointPeriod } from '../../dasha/joint-period.ts';
import type { RunningPeriod } from '../../dasha/running-lords.ts';
import { listsOf } from '../../kp/kernel/chain.ts';
import { lean, level } from '../../kp/kernel/levels.ts';
import type { Lean, LevelLists } from '../../kp/kernel/levels.ts';
import { cuspGrade } from '../../kp/promise/csl-advanced.ts';
import type { CuspGrade } from '../../kp/promise/csl-advanced.ts';
import { horaryMatter } from '../../kp/horary/horary-matter.ts';
import { isHoraryOpen, horaryPeriodClass } from '../../kp/horary/horary-period-class.ts';
import type { HoraryPeriodClass } from '../../kp/horary/horary-period-class.ts';
import { verdictOf } from '../../kp/promise/promise.ts';
import type { Side } from '../../kp/promise/promise-verdict.ts';
import { nthFrom } from '../../zodiac/house-math.ts';
import { HOUSES } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { houseMeaning } from './house-meanings.ts';
import type { EntityType } from './house-meanings.ts';
import type { MundaneTopic } from './mundane-topics.ts';

export const OUTLOOKS = ['SUPPORTED', 'NEUTRAL', 'STRAINED', 'HEIGHTENED', 'QUIET'] as const;
export type Outlook = (typeof OUTLOOKS)[number];

/** A house of a founding chart by its cuspal sub lord. */
export interface FoundingHouse {
  readonly house: House;
  readonly meaning: string;
  readonly csl: Planet;
  /** The star lord of the sub lord. */
  readonly starLord: Planet;
  readonly levels: LevelLists;
  readonly grade: CuspGrade;
}

/** The grade of a cusp from its sub lord (R9; get_csl_advanced). */
export function gradeOf(chart: Chart, house: House): CuspGrade {
  const csl = cuspalSubLord(chart, house);
  return cuspGrade(level(chart, csl, house), level(chart, csl, nthFrom(house, 12)));
}

/** The twelve houses with what they stand for and the grade of each (R35.1, R9). Throws out_of_range without Placidus. */
export const foundingHouses = (chart: Chart, type: EntityType): readonly FoundingHouse[] =>
  HOUSES.map((house) => {
    const csl = cuspalSubLord(chart, house);
    return {
      house,
      meaning: houseMeaning(house, type),
      csl,
      starLord: chart.planets[csl].starLord,
      levels: listsOf(chart, csl),
      grade: gradeOf(chart, house),
    };
  });

/** A topic under the running periods. */
export interface TopicOutlook {
  readonly periodClass: HoraryPeriodClass;
  readonly outlook: Outlook;
}

/** What the running periods do for a topic that the chart promises or not. */
export function topicOutlook(
  chart: Chart,
  { event, presentType }: MundaneTopic,
  { md, ad, pd }: JointPeriod,
): TopicOutlook {
  const { class: found } = horaryPeriodClass(horaryMatter(chart, event), [md.planet, ad.planet, pd.planet]);
  const { side } = verdictOf(chart, event);
  return { periodClass: found, outlook: presentType ? presence(side, found) : support(side, found) };
}

const presence = (side: Side, found: HoraryPeriodClass): Outlook =>
  side === 'yes' && isHoraryOpen(found) ? 'HEIGHTENED' : 'QUIET';

function support(side: Side, found: HoraryPeriodClass): Outlook {
  if (side === 'yes' && isHoraryOpen(found)) return 'SUPPORTED';
  return side === 'no' || found === 'BLOCKED' ? 'STRAINED' : 'NEUTRAL';
}

/** To which side a running lord leans in a topic. */
export const topicLean = (chart: Chart, planet: Planet, { event }: MundaneTopic): Lean =>
  lean(chart, planet, event.required, event.denial);

/** The next change of the running periods, at the highest level that changes. */
export interface PeriodChange {
  readonly level: RunningPeriod;
  readonly planet: Planet;
  readonly utcMs: number;
}

/** When the running pratyantardasha ends and which lord comes; null at the end of the 120 years. */
export function nextPeriodChange({ md, ad, pd }: JointPeriod): PeriodChange | null {
  const following = nextPeriod(pd);
  if (following === null) return null;
  const next = jointPeriod(runningAt(following.cycle, following.startMs, 3));
  const utcMs = following.startMs;
  if (md.endUnits === pd.endUnits) return { level: 'MD', planet: next.md.planet, utcMs };
  if (ad.endUnits === pd.endUnits) return { level: 'AD', planet: next.ad.planet, utcMs };
  return { level: 'PD', planet: next.pd.planet, utcMs };
}
