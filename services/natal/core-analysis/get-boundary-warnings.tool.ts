import { boundaryWarnings, VERDICT_STABILITIES } from '@cuspal/engine/kp/borders/boundary-warnings';
import {
  answerShape,
  askedEvent,
  birthInput,
  birthTimeUncertainty,
  boundaryWarningShape,
  defineTool,
  eventDisclaimers,
  includeAdverseInput,
  listOf,
  narrowingEvent,
  nextShape,
  oneOfTheWords,
  uncertainEntryShape,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { entryRows, EVENT_ROWS_NOTE, reportOfEvent, warningRows } from '../boundary-rows.ts';
import { boundaryAnswer, boundaryNext } from './boundary-answer.ts';

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
  input: birthInput.extend({
    include_adverse: includeAdverseInput,
    ...birthTimeUncertainty,
    ...narrowingEvent('the cusps that judge and confirm it and the planets of their chains'),
  }),
  output: z.strictObject({
    answer: answerShape,
    warnings: listOf(boundaryWarningShape),
    entries: listOf(uncertainEntryShape),
    criticalCount: z.int().min(0),
    cautionCount: z.int().min(0),
    clearCount: z.int().min(0),
    verdictStability: oneOfTheWords(VERDICT_STABILITIES),
    disclaimers: listOf(z.string()).optional().meta({ description: 'Of unwelcome events that are named' }),
    next: nextShape,
  }),
  run: ({ chart, ephemeris, input, note }) => {
    const { birth_time_uncertainty_minutes: minutes } = input;
    const event = askedEvent(input, note)?.event ?? null;
    const whole = boundaryWarnings(ephemeris, chart, input.include_adverse);
    const report = event ? reportOfEvent(chart, whole, event) : whole;
    if (event) note(EVENT_ROWS_NOTE);
    const affected = report.warnings.flatMap(({ affectedEvents }) => affectedEvents);
    const disclaimers = eventDisclaimers(affected.filter(({ polarity }) => polarity === 'adverse'));
    return {
      answer: boundaryAnswer(whole),
      ...report,
      warnings: warningRows(report, ephemeris, chart, minutes),
      entries: entryRows(report.entries, ephemeris, chart, minutes),
      ...(disclaimers.length > 0 && { disclaimers }),
      next: boundaryNext(report),
    };
  },
});
