import type { Chart } from '../../chart/chart.ts';
import type { NatalEvent } from '../../events/event.ts';
import { natalEvent } from '../../events/natal.ts';
import { contact, level } from '../../kp/kernel/levels.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import type { House, Planet } from '../../zodiac/names.ts';

/** Leaving the post: 5 and 9, the 12th from 6 and 10. Moving with it: 3 with 10 and 12. */
export const JOB_AXES = ['EXIT_5_9', 'MOVE_3_12'] as const;
export type JobAxis = (typeof JOB_AXES)[number];
export const CHANGE_AXES = [...JOB_AXES, 'BOTH', 'NONE'] as const;
type ChangeAxis = (typeof CHANGE_AXES)[number];
export const NEXT_JOB_SUPPORTS = ['SUPPORTED', 'GAP_RISK'] as const;
export type NextJobSupport = (typeof NEXT_JOB_SUPPORTS)[number];

/** The row of the catalogue that each axis is timed as, so that every tool gives a change the same dates. */
export const AXIS_EVENTS: Readonly<Record<JobAxis, NatalEvent>> = {
  EXIT_5_9: natalEvent('job_change'),
  MOVE_3_12: natalEvent('job_transfer'),
};

const GATE_HOUSES: readonly House[] = [3, 5, 9];

export interface JobChange {
  readonly promised: boolean;
  /** The tenth sub lord's star lord is retrograde at birth: later, not less (R12.2). */
  readonly retrogradeStar: boolean;
  /** The houses among 3, 5 and 9 that the tenth sub lord signifies. */
  readonly gateHouses: readonly House[];
  readonly changeAxis: ChangeAxis;
  /** The axes to be timed; by the gate houses alone where the tenth sub lord covers neither axis. */
  readonly timedAxes: readonly JobAxis[];
  readonly weakAxis: boolean;
}

/** Whether and by which houses the present post changes (R10, R12.2). Throws out_of_range without Placidus. */
export function jobChange(chart: Chart): JobChange {
  const csl = cuspalSubLord(chart, 10);
  const gateHouses = GATE_HOUSES.filter((house) => level(chart, csl, house) !== null);
  const promised = gateHouses.length > 0;
  const covered = JOB_AXES.filter(
    (axis) => AXIS_EVENTS[axis].required.filter((house) => level(chart, csl, house) !== null).length >= 2,
  );
  const byGate = JOB_AXES.filter((axis) => gateHouses.some((house) => (axis === 'MOVE_3_12') === (house === 3)));
  const weakAxis = promised && covered.length === 0;
  return {
    promised,
    retrogradeStar: chart.planets[chart.planets[csl].starLord].retrograde,
    gateHouses,
    changeAxis: covered.length === 2 ? 'BOTH' : (covered[0] ?? 'NONE'),
    timedAxes: !promised ? [] : weakAxis ? byGate : covered,
    weakAxis,
  };
}

/** Whether the lord of the pratyantardasha brings another post with the change: 6, 10 or 11 (R10). */
export const nextJobSupport = (chart: Chart, pd: Planet): NextJobSupport =>
  contact(chart, pd, [6, 10, 11]) === null ? 'GAP_RISK' : 'SUPPORTED';
