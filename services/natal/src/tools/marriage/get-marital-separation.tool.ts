import { runningLords } from '@cuspal/engine/dasha/running-lords';
import { natalEvent } from '@cuspal/engine/events/natal';
import { promise } from '@cuspal/engine/kp/promise/promise';
import {
  isProtection,
  maritalSeparation,
  SEPARATION_BANDS,
  SEPARATION_FORMS,
} from '@cuspal/engine/topics/marriage/separation';
import { promiseSummary } from '@cuspal/engine/topics/shared/topic-panel';
import {
  ADVISER_ONLY,
  adviserOnlyShape,
  birthInput,
  chainShape,
  defineTool,
  disclaimerText,
  instantText,
  listOf,
  promiseSummaryShape,
  scoreFactorsShape,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
  windowsShape,
  withheldReasonShape,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { marriageArguments, marriageYears } from './marriage-years.ts';

const MAX_STRAINS = 5;
const MAX_RECONCILIATIONS = 3;

export default defineTool({
  name: 'get_marital_separation',
  title: 'Strain and break of marriage (advisor only)',
  family: 'marriage',
  phase: 'advanced',
  system: 'kp',
  needs: ['analyze_natal_promise', 'get_marriage_advanced'],
  birth: 'required',
  disclaimer: 'relationship',
  description:
    'For the adviser only: tendency to discord, separation or divorce by KP, the form it would take (court, apart, discord only), a score with its factors, what protects the marriage, periods of strain, and periods of reconciliation once the band is WATCH or more. No strain is dated where divorce is not promised; widowhood is not read. Call it only when strain is the question; never pass it on raw. System KP, relationship disclaimer, not paged.',
  provenance: { rules: ['R9.1', 'R9.6', 'R10', 'R13.4'], sources: ['R3p', 'WEB', 'service order'] },
  input: birthInput.extend(marriageArguments),
  output: z.strictObject({
    audience: adviserOnlyShape,
    asOf: instantText,
    riskBand: z.enum(SEPARATION_BANDS),
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
    disclaimer: z.string(),
    scoreProvenance: scoreProvenanceShape,
  }),
  run: (context) => {
    const { chart, note } = context;
    const { topic, windows } = marriageYears(context);
    const summary = (key: string) => promiseSummary(chart, natalEvent(key));
    const found = maritalSeparation(chart, runningLords(chart, topic.horizon.asOfMs));
    const strain = windows(natalEvent('divorce'), MAX_STRAINS);
    const healing =
      found.riskBand === 'LOW'
        ? { windows: [], withheldReason: 'The band is LOW: there is nothing to mend.' }
        : windows(natalEvent('reunion'), MAX_RECONCILIATIONS);
    note('Widowhood is not derived here. A band speaks of strain, never of what anyone will do.');
    return {
      audience: ADVISER_ONLY,
      asOf: topic.asOf,
      ...found,
      promises: {
        divorce: summary('divorce'),
        marital_discord: summary('marital_discord'),
        reunion: summary('reunion'),
        marriage: summary('marriage'),
      },
      chain: promise(chart, natalEvent('divorce')).chain,
      protective: found.factors.filter(isProtection).map(({ detail }) => detail),
      strainWindows: strain.windows,
      ...(strain.withheldReason !== undefined && { withheldReason: strain.withheldReason }),
      reconciliation: healing.windows,
      ...(healing.withheldReason !== undefined && { reconciliationWithheld: healing.withheldReason }),
      disclaimer: disclaimerText('relationship'),
      scoreProvenance: SERVICE_EXTENSION,
    };
  },
});
