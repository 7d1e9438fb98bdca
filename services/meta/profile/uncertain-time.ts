import { buildChart } from '@cuspal/engine/chart/build';
import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { verdictStability } from '@cuspal/engine/kp/borders/verdict-stability';
import type { Ephemeris } from '@cuspal/engine/sky/port';
import { resolveBirth } from '@cuspal/engine/time/moment';
import type { BirthParameters } from '@cuspal/engine/time/moment';
import { stabilityCounts } from '@cuspal/tool-kit/views/stability';
import { say } from './profile.messages.ts';

/** What an uncertain birth time leaves of the verdicts of the natal catalogue. */
export interface UncertainTime {
  readonly verdicts: number;
  /** Verdicts that take another side at some of the birth times that may be meant. */
  readonly uncertainVerdicts: number;
  /** Counts of verdicts by the error of birth time that they bear. */
  readonly stability: ReturnType<typeof stabilityCounts>;
}

/** Null where Placidus does not exist, so that there is no verdict. */
export function uncertainTime(
  ephemeris: Ephemeris,
  birth: BirthParameters,
  uncertaintyMinutes: number,
): UncertainTime | null {
  const chart = buildChart(ephemeris, resolveBirth(birth));
  if (chart.houses === null) return null;
  const rows = NATAL_EVENTS.map((event) => verdictStability(ephemeris, chart, event, uncertaintyMinutes));
  return {
    verdicts: rows.length,
    uncertainVerdicts: rows.filter(({ uncertain }) => uncertain).length,
    stability: stabilityCounts(rows),
  };
}

/** The uncertainty in text, line by line. */
export const uncertainTimeLines = ({ verdicts, uncertainVerdicts, stability }: UncertainTime): readonly string[] => [
  say.verdictsUncertain({ verdicts, uncertain: uncertainVerdicts }),
  say.verdictsHold({
    firm: stability.FIRM,
    fair: stability.FAIR,
    thin: stability.THIN,
    knifeEdge: stability.KNIFE_EDGE,
  }),
  say.sendUncertainty(),
];
