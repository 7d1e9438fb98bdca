import { natalEvent } from '@cuspal/engine/events/natal';
import { byWindowOrder } from '@cuspal/engine/kp/timing/window-order';
import {
  EXAM_KINDS,
  examEvent,
  SCHOLARSHIP_LIKELIHOODS,
  scholarshipLikelihood,
  STUDY_CARRIERS,
  STUDY_LEVELS,
  STUDY_TRACKS,
  studyLevel,
  studyLevelReason,
  studyTracks,
} from '@cuspal/engine/topics/education/education';
import { bestMonths } from '@cuspal/engine/topics/education/exam-months';
import { STUDY_ABROAD_VERDICTS, studyAbroad } from '@cuspal/engine/topics/education/study-abroad';
import { promiseSummaries, promiseSummary } from '@cuspal/engine/topics/shared/topic-panel';
import {
  birthInput,
  contactLevel,
  cuspLeanShape,
  defineTool,
  houseNumber,
  instantText,
  listOf,
  planetName,
  promiseSummariesShape,
  promiseSummaryShape,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
  windowShape,
  windowsShape,
  withheldReasonShape,
} from '@cuspal/tool-kit';
import { monthText } from '@cuspal/tool-kit/views/months';
import { windowView } from '@cuspal/tool-kit/views/windows';
import { z } from 'zod';
import { signatureHitsShape } from '../career/signature-shapes.ts';
import { horizonArguments, topicOf, withheld } from '../topic.ts';

const MAX_EXAM_WINDOWS = 12;
const MAX_BREAK_WINDOWS = 3;
/** Nobody sits an examination before. */
const FIRST_AGE = 4;
const MATTERS = [
  'school',
  'higher_education',
  'exam_success',
  'competitive_exam',
  'scholarship',
  'study_abroad',
  'research',
  'education_break',
] as const;
const track = z.enum(STUDY_TRACKS);

export default defineTool({
  name: 'get_education_signature',
  title: 'Tracks, scholarship, study abroad, exam windows',
  family: 'education',
  phase: 'advanced',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: null,
  description:
    'Which course of study fits and how far it goes: seven tracks scored 0 to 100 with their hits, level (basic, higher, research, interrupted), promises of school, degree, exams, scholarship, research and break, study abroad with both halves and the tests of two other schools, ranked dasha windows to sit exams with their best months, and spans when study may break off. Call it for school, college, exam and scholarship questions. System KP; scores are ours. Not paged, no disclaimer class.',
  provenance: {
    rules: ['R5.3', 'R9.1', 'R10', 'R13.4', 'R14.1', 'R20.1', 'R20.3'],
    sources: ['R2', 'R3p', 'KPM', 'KA', 'service extension'],
  },
  input: birthInput.extend({
    ...horizonArguments(15, 15),
    exam: z.enum(EXAM_KINDS).default('any').meta({ description: 'Kind of examination to time' }),
  }),
  output: z.strictObject({
    asOf: instantText,
    tracks: listOf(
      z.strictObject({
        track,
        score: z.int().min(0).max(100),
        rank: z.int().min(1).max(7),
        signatureHits: signatureHitsShape(STUDY_CARRIERS),
      }),
    ),
    topTrack: track,
    level: z.enum(STUDY_LEVELS),
    levelReason: z.string(),
    promises: promiseSummariesShape.meta({ description: 'By event key' }),
    scholarshipLikelihood: z.enum(SCHOLARSHIP_LIKELIHOODS),
    studyAbroad: z.strictObject({
      verdict: z.enum(STUDY_ABROAD_VERDICTS),
      halves: z.strictObject({ study: cuspLeanShape, journey: cuspLeanShape }),
      variants: listOf(
        z.strictObject({
          source: z.enum(['KPM', 'KA']),
          cusps: listOf(z.strictObject({ cusp: houseNumber, csl: planetName, contact: contactLevel })),
          met: z.boolean(),
        }),
      ).meta({ description: 'Other tests, without a say in the verdict' }),
    }),
    examPromise: promiseSummaryShape.meta({ description: 'Of the examination timed' }),
    examWindows: listOf(
      windowShape.extend({
        rank: z.int().min(1),
        monthsBest: listOf(z.string()).meta({ description: 'YYYY-MM: Sun in star and sub of fruitful planets' }),
      }),
    ).meta({ description: 'Best first' }),
    withheldReason: withheldReasonShape.meta({ description: 'Why examWindows is empty' }),
    breakRisk: windowsShape,
    truncated: z.literal(true).optional().meta({ description: 'Months not searched to the end' }),
    scoreProvenance: scoreProvenanceShape,
  }),
  run: async (context) => {
    const { chart, input, note } = context;
    const topic = topicOf(context, { fromAge: FIRST_AGE });
    const event = examEvent(input.exam);
    const exams = topic.windows(event, MAX_EXAM_WINDOWS);
    const ranked = [...exams.found].sort(byWindowOrder);
    const examWindows = await inOrder(ranked, async (window, index) => ({
      ...windowView(window, chart.moment),
      rank: index + 1,
      monthsBest: (await bestMonths(topic.search, chart, event, window)).map(monthText),
    }));
    const breaks = topic.windows(natalEvent('education_break'), MAX_BREAK_WINDOWS);
    if (breaks.withheldReason !== undefined) note(`No spans of risk: ${breaks.withheldReason}`);
    if (topic.horizon.asOfMs < topic.horizon.span.startMs) note(`Windows begin at the ${FIRST_AGE}th birthday.`);
    const cut = topic.search.budget.stoppedAt !== null;
    const tracks = studyTracks(chart);
    return {
      asOf: topic.asOf,
      tracks: tracks.map(({ key, hits, ...rest }) => ({ track: key, ...rest, signatureHits: hits })),
      topTrack: tracks[0]?.key ?? 'science_engineering',
      level: studyLevel(chart),
      levelReason: studyLevelReason(chart),
      promises: promiseSummaries(chart, MATTERS),
      scholarshipLikelihood: scholarshipLikelihood(chart),
      studyAbroad: studyAbroad(chart),
      examPromise: promiseSummary(chart, event),
      examWindows,
      ...withheld(exams),
      breakRisk: breaks.windows,
      ...(cut && { truncated: true as const }),
      scoreProvenance: SERVICE_EXTENSION,
    };
  },
});

/** One after the other: the searches of a call share one budget. */
async function inOrder<Item, Made>(
  items: readonly Item[],
  make: (item: Item, index: number) => Promise<Made>,
): Promise<readonly Made[]> {
  const made: Made[] = [];
  for (const [index, item] of items.entries()) made.push(await make(item, index));
  return made;
}
