import { beginSearch, knownSky } from '@cuspal/engine/passages/transit-search';
import { lifeSpan } from '@cuspal/engine/dasha/life-span';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printDate, printInstant } from '@cuspal/engine/time/print';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { TENDENCY_BANDS } from '@cuspal/engine/topics/health/dependence';
import { hiddenCause } from '@cuspal/engine/topics/health/hidden-cause';
import { reviewPeriods } from '@cuspal/engine/topics/health/review-periods';
import type { ReviewPeriod } from '@cuspal/engine/topics/health/review-periods';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  horizonArguments,
  instantText,
  listOf,
  nextShape,
  oneOfTheWords,
  planetName,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
  spanShape,
} from '@cuspal/tool-kit';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { runsInWords } from '@cuspal/tool-kit/views/window-words';
import { jointLordsView } from '@cuspal/tool-kit/views/windows';
import { z } from 'zod';
import { scoreFields, truncatedShape } from './health-shapes.ts';
import { say } from './health.messages.ts';

const periodsShape = listOf(spanShape.extend({ md: planetName, ad: planetName, pd: planetName }));

export default defineTool({
  name: 'get_misdiagnosis_risk',
  title: 'When a second opinion is worth it',
  purpose: 'How easily causes stay hidden, and when to have findings checked',
  family: 'health',
  phase: 'advanced',
  system: 'kp',
  needs: ['get_disease_nature'],
  birth: 'required',
  disclaimer: 'health',
  description:
    'When a second medical look is worth asking for, and periods of clear findings, by KP in points of our own. Call it when findings are unclear. Doubts no finding, and care goes on.',
  provenance: {
    rules: ['R5.3', 'R6.2', 'R13.1', 'R19.3'],
    sources: ['KPR3t', 'OWN'],
  },
  input: birthInput.extend(horizonArguments(10, 5)),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    ...scoreFields,
    band: oneOfTheWords(TENDENCY_BANDS).meta({ description: 'Below 30 LOW, below 55 MODERATE' }),
    advice: z.string(),
    checkPeriods: periodsShape.meta({ description: 'When a check of findings is worth more, at most 8' }),
    clearPeriods: periodsShape.meta({ description: 'When findings tend to come out clear, at most 8' }),
    truncated: truncatedShape,
    scoreProvenance: scoreProvenanceShape,
    next: nextShape,
  }),
  run: async (context) => {
    const { chart, input, now, ephemeris, note, yieldTurn } = context;
    const { moment } = chart;
    const asOfMs = resolveInstant(input.as_of_date, moment, now);
    const { notes, ...span } = lifeSpan(chart, asOfMs, input.horizon_years, 'as_of_date');
    notes.forEach(note);
    const found = hiddenCause(chart);
    const search = beginSearch(ephemeris, moment.ayanamsa, yieldTurn);
    const { check, clear } = await reviewPeriods(search, chart, span);
    const truncated = knownSky(span).cut || search.budget.stoppedAt !== null;
    note(say.noBookStatesIt());
    if (truncated) note(say.mercuryPastSky());
    return {
      answer: answerOf(found.advice, clearSentence(clear, asOfMs, span.endMs, moment), say.noTestWaits()),
      asOf: printInstant(asOfMs, moment),
      ...found,
      checkPeriods: check.map((period) => periodView(period, moment)),
      clearPeriods: clear.map((period) => periodView(period, moment)),
      ...(truncated ? { truncated: true as const } : {}),
      scoreProvenance: SERVICE_EXTENSION,
      next: [{ tool: 'get_treatment_modality', reason: say.nextKindsOfCare() }],
    };
  },
});

const periodView = (period: ReviewPeriod, clock: LocalClock) => ({
  ...spanView(period, clock),
  ...jointLordsView(period),
});

function clearSentence([first]: readonly ReviewPeriod[], nowMs: number, untilMs: number, clock: LocalClock): string {
  return first === undefined
    ? say.noClearPeriod({ until: printDate(untilMs, clock) })
    : say.firstClearPeriod({ runs: runsInWords(first, nowMs, clock) });
}
