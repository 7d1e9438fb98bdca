import type { LocalClock } from '@cuspal/engine/time/clock';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import { conditionInWords, CONDITIONS } from '@cuspal/engine/topics/health/condition-tables';
import { chronicPanel } from '@cuspal/engine/topics/health/conditions';
import type { ChronicPanel, ConditionSignature } from '@cuspal/engine/topics/health/conditions';
import { SEVERITIES } from '@cuspal/engine/topics/health/organ-panel';
import { WATCH_BANDS } from '@cuspal/engine/topics/health/watch-decades';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  instantInput,
  instantText,
  listOf,
  nextShape,
  oneOfTheWords,
  pageInput,
  paginate,
  paginationOutput,
  planetName,
  scoreFactorsShape,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
  withheldReasonShape,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { say } from './health.messages.ts';

const PAGE_SIZE = 2;

const CITATIONS = [
  { source: 'KP Reader III (practice), Disease', of: 'DISEASE' },
  { source: 'KP Reader III (theory), stars', of: 'STARS' },
  { source: 'service order', of: 'OURS' },
] as const;

const decadeShape = z.strictObject({
  ageFrom: z.int(),
  ageTo: z.int(),
  decade: z.string(),
  band: oneOfTheWords(WATCH_BANDS),
  past: z.boolean().meta({ description: 'Over at the moment asked about' }),
  periods: listOf(
    z.strictObject({ md: planetName, ad: planetName, startDate: instantText, endDate: instantText }),
  ).meta({ description: 'The antardashas that gave the band, at most four' }),
});

export default defineTool({
  name: 'get_chronic_disease_panel',
  title: 'Eight conditions',
  purpose: 'Signature strength of eight chronic conditions and the decades to watch',
  family: 'health',
  phase: 'advanced',
  system: 'kp',
  needs: ['get_health_cusp_panel', 'get_dasha_periods'],
  birth: 'required',
  disclaimer: 'health',
  paged: { pageSize: PAGE_SIZE },
  description:
    'The KP signature of eight long-running conditions from 0 to 100 (heart, sugar, kidneys, liver, nerves, mind, breathing, bones), with decades for check-ups. Call it for one of these. No diagnosis.',
  provenance: {
    rules: ['R5.3', 'R10', 'R13.1', 'R19.1', 'R19.2', 'R19.3', 'R19.4', 'R19.5'],
    sources: ['KPR3p', 'KPR3t', 'OWN'],
  },
  input: birthInput.extend({ as_of_date: instantInput, page: pageInput }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    diseases: listOf(
      z.strictObject({
        disease: z.enum(CONDITIONS),
        score: z.int().min(0).max(100),
        severity: z.enum(SEVERITIES).meta({ description: 'Below 25 LOW, 50 MODERATE, 75 HIGH' }),
        watchDecades: listOf(decadeShape),
        withheldReason: withheldReasonShape,
        signatureHits: scoreFactorsShape.meta({ description: 'Their points add up to the score' }),
        rationale: z.string(),
        crisisNote: z.string().optional(),
      }),
    ),
    topRiskDisease: z.enum(CONDITIONS).meta({ description: 'Of all eight; ties in the order of the panel' }),
    topRiskDecade: z.string().nullable().meta({ description: 'Decade of age of that condition, 30-39' }),
    bookCitations: listOf(z.strictObject({ source: z.string(), supports: z.string() })),
    scoreProvenance: scoreProvenanceShape,
    ...paginationOutput,
    next: nextShape,
  }),
  run: ({ chart, input, now }) => {
    const { moment } = chart;
    const asOfMs = resolveInstant(input.as_of_date, moment, now);
    const panel = chronicPanel(chart, asOfMs);
    const { items, pagination, pageNote } = paginate(panel.diseases, input.page, PAGE_SIZE, 'conditions');
    return {
      answer: panelAnswer(panel),
      asOf: printInstant(asOfMs, moment),
      diseases: items.map((each) => signatureView(each, moment)),
      topRiskDisease: panel.topRiskDisease,
      topRiskDecade: panel.topRiskDecade,
      bookCitations: CITATIONS.map(({ source, of }) => ({ source, supports: say.citation({ of }) })),
      scoreProvenance: SERVICE_EXTENSION,
      pagination,
      ...(pageNote === undefined ? {} : { pageNote }),
      next: [{ tool: 'get_medical_timing', reason: say.nextCareAndRecovery() }],
    };
  },
});

function signatureView(signature: ConditionSignature, clock: LocalClock) {
  const { watchDecades, withheldReason, disease, ...rest } = signature;
  return {
    disease,
    ...rest,
    watchDecades: watchDecades.map(({ periods, ageFrom, ageTo, decade, band, past }) => ({
      ageFrom,
      ageTo,
      decade,
      band,
      past,
      periods: periods.map(({ md, ad, startMs, endMs }) => ({
        md,
        ad,
        startDate: printInstant(startMs, clock),
        endDate: printInstant(endMs, clock),
      })),
    })),
    ...(withheldReason === null ? {} : { withheldReason }),
    ...(disease === 'mental-health' ? { crisisNote: say.crisisNote() } : {}),
  };
}

function panelAnswer({ diseases, topRiskDisease, topRiskDecade }: ChronicPanel): string {
  const top = diseases.find(({ disease }) => disease === topRiskDisease);
  if (top === undefined || top.severity === 'LOW') return answerOf(say.allSignaturesLow(), say.usualCheckUps());
  const strong = diseases.filter(({ severity }) => severity !== 'LOW').length;
  return answerOf(
    say.strongestSignature({ condition: conditionInWords(topRiskDisease), score: top.score }),
    say.signaturesAboveLow({ strong }),
    decadeSentence(top, topRiskDecade),
  );
}

/** The decade of most weight; one that is over is told as such. */
function decadeSentence({ watchDecades }: ConditionSignature, topRiskDecade: string | null): string {
  const top = watchDecades.find(({ decade }) => decade === topRiskDecade);
  if (top === undefined) return say.noDecadeNamed();
  return say.decadeNamed({ past: top.past, from: top.ageFrom, to: top.ageTo });
}
