import { boundaryNote } from '@cuspal/engine/kp/borders/boundary-note';
import { boundaryWarnings, VERDICT_STABILITIES } from '@cuspal/engine/kp/borders/boundary-warnings';
import { birthInput, boundaryEntryShape, boundaryWarningShape, defineTool, listOf } from '@cuspal/tool-kit';
import { z } from 'zod';

export default defineTool({
  name: 'get_boundary_warnings',
  title: 'Distance of cusps and planets to their sub border',
  family: 'core analysis',
  phase: 'promise',
  system: 'kp',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    "KP check of how far a small error of birth time reaches: for the 12 cusps and 9 planets the distance to the nearer sub border (CRITICAL to 6', CAUTION to 10'), the lord on the other side, the seconds of clock that lead there, and the life events whose verdict would change. Call it before trusting a cuspal sub lord, and before rectifying a birth time. verdictStability sums it up. Not paged, no disclaimer class.",
  provenance: { rules: ['R4.2', 'R4.5', 'R9.1'], sources: ['R3p', 'service thresholds'] },
  input: birthInput,
  output: z.strictObject({
    warnings: listOf(boundaryWarningShape),
    entries: listOf(boundaryEntryShape),
    criticalCount: z.int().min(0),
    cautionCount: z.int().min(0),
    clearCount: z.int().min(0),
    verdictStability: z.enum(VERDICT_STABILITIES),
  }),
  run: ({ chart, ephemeris }) => {
    const report = boundaryWarnings(ephemeris, chart);
    return { ...report, warnings: report.warnings.map((warning) => ({ ...warning, note: boundaryNote(warning) })) };
  },
});
