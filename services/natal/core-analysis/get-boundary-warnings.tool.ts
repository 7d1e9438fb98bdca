import { ageInLife } from '@cuspal/engine/events/life-stage';
import {
  type BoundaryReport,
  type BoundaryWarning,
  boundaryWarnings,
  VERDICT_STABILITIES,
} from '@cuspal/engine/kp/borders/boundary-warnings';
import {
  answerOf,
  answerShape,
  askedEvent,
  birthInput,
  birthTimeUncertainty,
  boundaryWarningShape,
  chosenByAgeShape,
  chosenByAgeView,
  defineTool,
  eventDisclaimers,
  includeAdverseInput,
  listOf,
  narrowingEvent,
  nextShape,
  type NextStep,
  oneOfTheWords,
  tablesArgument,
  uncertainEntryShape,
  detailArgument,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { entryRows, eventRowsNote, reportOfEvent, setAsideOf, warningRows } from '../boundary-rows.ts';
import { say } from './core-analysis.messages.ts';

export default defineTool({
  name: 'get_boundary_warnings',
  title: 'Distance of cusps and planets to their sub border',
  purpose: 'Which cusps and planets would change lord with a small error of birth time; call before trusting a cusp',
  family: 'core analysis',
  phase: 'promise',
  system: 'kp',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    'How far a small error of birth time reaches in a KP chart. Distance of cusps and planets to the next sub, in seconds of clock, and the verdicts that would change. Call it before trusting a cuspal sub lord.',
  provenance: { rules: ['R4.2', 'R4.5', 'R9.1'], sources: ['KPR3p', 'OWN'] },
  brief: {
    without: ['entries', 'warnings.longitude', 'warnings.side', 'warnings.tight', 'warnings.stability.limitedBy'],
    far: ['warnings.stability'],
  },
  forms: [{ with: { tables: false }, has: ['warnings'] }],
  tabled: [
    {
      list: 'warnings',
      as: 'warningTable',
      columns: [
        ...['target', 'subLord', 'severity', 'distanceArcmin', 'alternateSubLord', 'alternateStarLord'],
        ...['alternateSign', 'shiftSeconds', 'affectedEvents', 'stability.band'],
        // It becomes the alternate sub lord.
        ...['stability.beforeSeconds', 'stability.afterSeconds', 'uncertain', 'alternatives'],
      ],
    },
  ],
  input: birthInput.extend({
    include_adverse: includeAdverseInput,
    ...birthTimeUncertainty,
    ...narrowingEvent('its cusps and the planets of their chains'),
    ...tablesArgument,
    ...detailArgument,
  }),
  output: z.strictObject({
    answer: answerShape,
    warnings: listOf(boundaryWarningShape),
    entries: listOf(uncertainEntryShape),
    criticalCount: z.int().min(0),
    cautionCount: z.int().min(0),
    clearCount: z.int().min(0),
    verdictStability: oneOfTheWords(VERDICT_STABILITIES),
    ...chosenByAgeShape,
    disclaimers: listOf(z.string()).optional().meta({ description: 'Of unwelcome events that are named' }),
    next: nextShape,
  }),
  run: ({ chart, ephemeris, input, now, note }) => {
    const { birth_time_uncertainty_minutes: minutes } = input;
    const event = askedEvent(input, note)?.event ?? null;
    const age = ageInLife(chart.moment, now);
    const whole = boundaryWarnings(ephemeris, chart, { age, includeAdverse: input.include_adverse, asked: event });
    const report = event ? reportOfEvent(chart, whole, event) : whole;
    if (event) note(eventRowsNote());
    const affected = report.warnings.flatMap(({ affectedEvents }) => affectedEvents);
    const disclaimers = eventDisclaimers(affected.filter(({ polarity }) => polarity === 'adverse'));
    return {
      answer: boundaryAnswer(whole),
      ...report,
      warnings: warningRows(report, ephemeris, chart, minutes),
      entries: entryRows(report.entries, ephemeris, chart, minutes),
      ...chosenByAgeView(age, setAsideOf(report)),
      ...(disclaimers.length > 0 && { disclaimers }),
      next: boundaryNext(report),
    };
  },
});

const cuspsOf = (warnings: readonly BoundaryWarning[], severity: BoundaryWarning['severity']): readonly number[] =>
  warnings
    .filter((each) => each.severity === severity && each.target.startsWith('cusp_'))
    .map(({ target }) => cuspOf(target));

const cuspOf = (target: string): number => Number(target.replace('cusp_', ''));

/** How far the birth time carries the cuspal sub lords: the cusps near a border and the smallest shift that matters. */
function boundaryAnswer({ warnings, verdictStability }: BoundaryReport): string {
  const [critical, caution] = [cuspsOf(warnings, 'CRITICAL'), cuspsOf(warnings, 'CAUTION')];
  const shifts = warnings
    .filter(({ target, severity }) => target.startsWith('cusp_') && severity === 'CRITICAL')
    .flatMap(({ target, shiftSeconds }) => (shiftSeconds === null ? [] : [{ target, shiftSeconds }]))
    .sort((a, b) => Math.abs(a.shiftSeconds) - Math.abs(b.shiftSeconds));
  const [least] = shifts;
  return answerOf(
    say.smallError({ stability: verdictStability, cusps: critical }),
    least !== undefined &&
      say.leastShift({
        seconds: Math.abs(least.shiftSeconds),
        way: least.shiftSeconds < 0 ? 'earlier' : 'later',
        cusp: cuspOf(least.target),
      }),
    caution.length > 0 && say.largerShift({ cusps: caution }),
  );
}

/** A firm time leads to the promises; a shaky one first to the audit of the birth time. */
const boundaryNext = ({ verdictStability }: BoundaryReport): readonly NextStep[] =>
  verdictStability === 'STABLE'
    ? [{ tool: 'analyze_natal_promise', reason: say.nextPromises() }]
    : [{ tool: 'run_pre_verdict_audit', reason: say.nextAudit() }];
