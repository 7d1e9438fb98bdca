import { boundaryNote } from '@cuspal/engine/kp/borders/boundary-note';
import type { BoundaryEntry, BoundaryReport } from '@cuspal/engine/kp/borders/boundary-warnings';
import { lordStability } from '@cuspal/engine/kp/borders/lord-stability';
import { targetsOfEvent } from '@cuspal/engine/kp/borders/time-border';
import type { HouseSets } from '@cuspal/engine/events/event';
import type { Chart } from '@cuspal/engine/chart/chart';
import type { Ephemeris } from '@cuspal/engine/sky/port';
import { lordStabilityView } from '@cuspal/tool-kit/views/stability';
import { say } from './natal.messages.ts';

/** Note for reports that an event narrows. */
export const eventRowsNote = (): string => say.rowsOfEvent();

/** The report with the rows an event is read from; its counts stay those of the whole chart. */
export function reportOfEvent(chart: Chart, report: BoundaryReport, event: HouseSets): BoundaryReport {
  const targets = targetsOfEvent(chart, event);
  const counts = ({ target }: BoundaryEntry): boolean => targets.includes(target);
  return { ...report, warnings: report.warnings.filter(counts), entries: report.entries.filter(counts) };
}

/** The warnings of a report as get_boundary_warnings and the audit print them, with how long each sub lord stands. */
export const warningRows = (
  { warnings }: BoundaryReport,
  ephemeris: Ephemeris,
  chart: Chart,
  uncertaintyMinutes: number | undefined,
) =>
  warnings.map(({ setAside: _, ...warning }) => ({
    ...warning,
    affectedEvents: warning.affectedEvents.map(({ label }) => label),
    ...lordStabilityView(lordStability(ephemeris, chart, warning.target, uncertaintyMinutes), chart.moment),
    note: boundaryNote(warning),
  }));

/** Events of another age whose verdict hangs on the borders of a report. */
export const setAsideOf = ({ warnings }: BoundaryReport) => warnings.flatMap(({ setAside }) => setAside);

/** All cusps and planets; where the birth time is uncertain, each with the sub lords that are possible. */
export const entryRows = (
  entries: readonly BoundaryEntry[],
  ephemeris: Ephemeris,
  chart: Chart,
  uncertaintyMinutes: number | undefined,
) =>
  entries.map((entry) => ({
    ...entry,
    ...(uncertaintyMinutes !== undefined &&
      lordStabilityView(lordStability(ephemeris, chart, entry.target, uncertaintyMinutes), chart.moment)),
  }));
