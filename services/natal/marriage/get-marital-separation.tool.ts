import { requireInCycle } from '@cuspal/engine/dasha/cycle-of';
import { runningLords } from '@cuspal/engine/dasha/running-lords';
import { natalEvent } from '@cuspal/engine/events/natal';
import { promise, verdictOf } from '@cuspal/engine/kp/promise/promise';
import {
  formSentence,
  isProtection,
  maritalSeparation,
  SEPARATION_BANDS,
  SEPARATION_FORMS,
} from '@cuspal/engine/topics/marriage/separation';
import { promiseSummary } from '@cuspal/engine/topics/shared/topic-panel';
import {
  ADVISER_ONLY,
  adviserOnlyShape,
  answerOf,
  answerShape,
  birthInput,
  chainShape,
  defineTool,
  disclaimerText,
  horizonArguments,
  instantText,
  listOf,
  nextShape,
  promiseSummaryShape,
  requireAdult,
  scoreFactorsShape,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
  timedFieldsOf,
  topicOf,
  windowsShape,
  withheldReasonShape,
  oneOfTheWords,
} from '@cuspal/tool-kit';
import { promiseSentence } from '@cuspal/tool-kit/views/answers';
import { timedViews, UNTIMED } from '@cuspal/tool-kit/views/timed';
import { z } from 'zod';
import { say } from './marriage.messages.ts';

const MAX_STRAINS = 5;
const MAX_RECONCILIATIONS = 3;

export default defineTool({
  name: 'get_marital_separation',
  title: 'Strain and break of marriage (advisor only)',
  purpose: 'Tendency to discord, separation and divorce, with what protects; for the advisor only',
  family: 'marriage',
  phase: 'advanced',
  system: 'kp',
  needs: ['analyze_natal_promise', 'get_marriage_advanced'],
  birth: 'required',
  disclaimer: 'relationship',
  description:
    'For advisers only. How strongly a KP chart indicates discord or divorce, what protects the marriage, and periods of strain and reconciliation. Never passed on raw.',
  provenance: {
    rules: ['R6T.1', 'R6T.2', 'R6T.3', 'R6T.5', 'R9.1', 'R9.6', 'R10', 'R13.4'],
    sources: ['KPR3p', 'WEB', 'OWN'],
  },
  input: birthInput.extend(horizonArguments(30)),
  output: z.strictObject({
    answer: answerShape,
    audience: adviserOnlyShape,
    asOf: instantText,
    riskBand: oneOfTheWords(SEPARATION_BANDS),
    score: z.int().min(0).max(100),
    factors: scoreFactorsShape,
    form: z.enum(SEPARATION_FORMS),
    formReason: z.string(),
    promises: z.strictObject({
      divorce: promiseSummaryShape,
      marital_discord: promiseSummaryShape,
      reunion: promiseSummaryShape,
      marriage: promiseSummaryShape,
    }),
    chain: chainShape.meta({ description: 'Cusp 7' }),
    protective: listOf(z.string()),
    strainWindows: windowsShape,
    withheldReason: withheldReasonShape,
    reconciliation: windowsShape,
    reconciliationWithheld: z.string().optional(),
    ...timedFieldsOf('strainWindows', 'reconciliation'),
    disclaimer: z.string(),
    scoreProvenance: scoreProvenanceShape,
    next: nextShape,
  }),
  run: (context) => {
    requireAdult(context);
    const { chart, note } = context;
    const topic = topicOf(context);
    requireInCycle(chart, topic.horizon.asOfMs, 'as_of_date');
    const summary = (key: string) => promiseSummary(chart, natalEvent(key));
    const divorce = natalEvent('divorce');
    const found = maritalSeparation(chart, runningLords(chart, topic.horizon.asOfMs));
    const strain = topic.windows(divorce, MAX_STRAINS, { untold: true });
    const healing =
      found.riskBand === 'LOW'
        ? {
            windows: [],
            timed: UNTIMED,
            withheldReason: say.reconciliationNotSought(),
          }
        : topic.windows(natalEvent('reunion'), MAX_RECONCILIATIONS, { aside: true });
    note(say.widowhoodNotDerived());
    return {
      answer: answerOf(
        promiseSentence(divorce, promise(chart, divorce)),
        say.strainIndicated({ band: found.riskBand, score: found.score }),
        found.form === 'DISCORD_ONLY' && verdictOf(chart, divorce).side !== 'no'
          ? // Joins a divorce that is indicated to a form without a break: house 12 alone breaks (R10).
            say.discordRatherThanBreak()
          : formSentence(found.form),
      ),
      audience: ADVISER_ONLY,
      asOf: topic.asOf,
      ...found,
      promises: {
        divorce: summary('divorce'),
        marital_discord: summary('marital_discord'),
        reunion: summary('reunion'),
        marriage: summary('marriage'),
      },
      chain: promise(chart, divorce).chain,
      protective: found.factors.filter(isProtection).map(({ detail }) => detail),
      strainWindows: strain.windows,
      ...(strain.withheldReason !== undefined && { withheldReason: strain.withheldReason }),
      reconciliation: healing.windows,
      ...(healing.withheldReason !== undefined && { reconciliationWithheld: healing.withheldReason }),
      ...timedViews({ strainWindows: strain.timed, reconciliation: healing.timed }),
      disclaimer: disclaimerText('relationship'),
      scoreProvenance: SERVICE_EXTENSION,
      next: [{ tool: 'get_marriage_advanced', reason: say.nextQualityFromFive() }],
    };
  },
});
