import { boundaryNote } from '@cuspal/engine/kp/borders/boundary-note';
import type { BoundaryEntry, BoundaryReport } from '@cuspal/engine/kp/borders/boundary-warnings';
import { lordStability } from '@cuspal/engine/kp/borders/lord-stability';
import type { Chart } from '@cuspal/engine/chart/chart';
import type { Ephemeris } from '@cuspal/engine/sky/port';
import { lordStabilityView } from '@cuspal/tool-kit/views/stability';

/** The warnings of a report as get_boundary_warnings and the audit print them, with how long each sub lord stands. */
export const warningRows = (
  { warnings }: BoundaryReport,
  ephemeris: Ephemeris,
  chart: Chart,
  uncertaintyMinutes: number | undefined,
) =>
  warnings.map((warning) => ({
    ...warning,
    affectedEvents: warning.affectedEvents.map(({ label }) => label),
    ...lordStabilityView(lordStability(ephemeris, chart, warning.target, uncertaintyMinutes), chart.moment),
    note: boundaryNote(warning),
  }));

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
