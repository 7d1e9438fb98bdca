import { natalEvent } from '@cuspal/engine/events/natal';
import { verdictOf } from '@cuspal/engine/kp/promise/promise';
import { chosenWindows } from '@cuspal/engine/kp/timing/event-windows';
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
  type ScholarshipLikelihood,
  type StudyLevel,
  type StudyTrack,
} from '@cuspal/engine/topics/education/education';
import { bestMonths } from '@cuspal/engine/topics/education/exam-months';
import {
  STUDY_ABROAD_VERDICTS,
  studyAbroad,
  type StudyAbroadVerdict,
} from '@cuspal/engine/topics/education/study-abroad';
import { promiseSummaries, promiseSummary } from '@cuspal/engine/topics/shared/topic-panel';
import {
  answerShape,
  birthInput,
  contactLevel,
  cuspLeanShape,
  defineTool,
  horizonArguments,
  houseNumber,
  instantText,
  listOf,
  nextShape,
  oneOfTheWords,
  planetName,
  promiseSummariesShape,
  promiseSummaryShape,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
  timedFieldsOf,
  topicOf,
  windowShape,
  windowsShape,
  withheld,
  withheldReasonShape,
  detailArgument,
  windowDays,
  answerWithin,
  type TopicWindows,
} from '@cuspal/tool-kit';
import { monthText } from '@cuspal/tool-kit/views/months';
import { timedViews } from '@cuspal/tool-kit/views/timed';
import { windowView } from '@cuspal/tool-kit/views/windows';
import { z } from 'zod';
import type { JudgedEvent } from '@cuspal/engine/events/event';
import { usually } from '@cuspal/engine/kp/promise/base-rate';
import type { Side } from '@cuspal/engine/kp/promise/promise-verdict';
import { signatureHitsShape } from '../career/signature-answer.ts';
import { say } from './education.messages.ts';

const MAX_EXAM_WINDOWS = 8;
const MAX_BREAK_WINDOWS = 3;
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
  purpose: 'Which course of study fits, how far it goes, support, going abroad, and when to sit exams',
  family: 'education',
  phase: 'advanced',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: null,
  description:
    'Which course of study fits, to what level, and when examinations succeed, by KP, with scholarship and study abroad. The scores are our own. Call it for school, college and examinations.',
  provenance: {
    rules: ['R6T.1', 'R6T.2', 'R6T.3', 'R6T.5', 'R5.3', 'R9.1', 'R10', 'R13.4', 'R14.1', 'R20.1', 'R20.3'],
    sources: ['KPR2', 'KPR3p', 'KPM', 'KA', 'OWN'],
  },
  brief: {
    without: ['promises.*.reason', 'studyAbroad.variants', 'examPromise.reason'],
    most: { 'tracks.signatureHits': 1, examWindows: 3, breakRisk: 1, 'weaker.*': 1 },
    days: windowDays('examWindows', 'breakRisk', 'best.*', 'first.*', 'weaker.*'),
  },
  input: birthInput.extend({
    ...horizonArguments(15),
    ...detailArgument,
    exam: z.enum(EXAM_KINDS).default('any').meta({ description: 'The kind of examination to date.' }),
  }),
  output: z.strictObject({
    answer: answerShape,
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
    promises: promiseSummariesShape.meta({ description: 'By event key.' }),
    scholarshipLikelihood: z.enum(SCHOLARSHIP_LIKELIHOODS),
    studyAbroad: z.strictObject({
      verdict: oneOfTheWords(STUDY_ABROAD_VERDICTS),
      halves: z.strictObject({ study: cuspLeanShape, journey: cuspLeanShape }),
      variants: listOf(
        z.strictObject({
          source: z.enum(['KPM', 'KA']),
          cusps: listOf(z.strictObject({ cusp: houseNumber, csl: planetName, contact: contactLevel })),
          met: z.boolean(),
        }),
      ).meta({ description: 'Tests of two other schools, which do not decide the verdict.' }),
    }),
    examPromise: promiseSummaryShape.meta({ description: 'Of the examination that is dated.' }),
    examWindows: listOf(
      windowShape.extend({
        rank: z.int().min(1),
        monthsBest: listOf(z.string()).meta({
          description: 'Months as YYYY-MM in which the Sun is in star and sub of strong planets.',
        }),
      }),
    ).meta({ description: 'The best first.' }),
    withheldReason: withheldReasonShape.meta({ description: 'Why there is no period for the examination.' }),
    breakRisk: windowsShape.meta({ description: 'Periods in which study may break off.' }),
    ...timedFieldsOf('examWindows', 'breakRisk'),
    truncated: z.literal(true).optional().meta({ description: 'The best months were not searched to the end.' }),
    scoreProvenance: scoreProvenanceShape,
    next: nextShape,
  }),
  run: async (context) => {
    const { chart, input, note } = context;
    const topic = topicOf(context);
    const event = examEvent(input.exam);
    const exams = topic.windows(event, MAX_EXAM_WINDOWS, { brought: say.successInExam() });
    const ranked = chosenWindows(exams.found).offered;
    const examWindows = await inOrder(ranked, async (window, index) => ({
      ...windowView(window, chart.moment),
      rank: index + 1,
      monthsBest: (await bestMonths(topic.search, chart, event, window)).map(monthText),
    }));
    const breaks = topic.windows(natalEvent('education_break'), MAX_BREAK_WINDOWS, { aside: true });
    if (breaks.withheldReason !== undefined) note(say.noBreakPeriods({ reason: breaks.withheldReason }));
    const cut = topic.search.budget.stoppedAt !== null;
    if (cut) note(say.bestMonthsIncomplete());
    const tracks = studyTracks(chart);
    const level = studyLevel(chart);
    const promises = promiseSummaries(chart, MATTERS);
    const abroad = studyAbroad(chart);
    const scholarship = scholarshipLikelihood(chart);
    const higher = verdictOf(chart, natalEvent('higher_education')).side;
    const side = promises['study_abroad']?.side;
    if (abroad.verdict === 'NOT_PROMISED' ? side === 'yes' : side === 'no') note(say.abroadReadTwice());
    return {
      answer: educationAnswer({ tracks, level, higher, scholarship, abroad: abroad.verdict, event, exams }, note),
      asOf: topic.asOf,
      tracks: tracks.map(({ key, hits, ...rest }) => ({ track: key, ...rest, signatureHits: hits })),
      topTrack: tracks[0]?.key ?? 'science_engineering',
      level,
      levelReason: studyLevelReason(chart),
      promises,
      scholarshipLikelihood: scholarship,
      studyAbroad: abroad,
      examPromise: promiseSummary(chart, event),
      examWindows,
      ...withheld(exams),
      breakRisk: breaks.windows,
      ...timedViews({ examWindows: exams.timed, breakRisk: breaks.timed }),
      ...(cut && { truncated: true as const }),
      scoreProvenance: SERVICE_EXTENSION,
      next: [
        ...(abroad.verdict === 'NOT_PROMISED' ? [] : [{ tool: 'get_visa_documentation', reason: say.nextVisa() }]),
        { tool: 'get_career_signature', reason: say.nextCareer() },
      ],
    };
  },
});

/** Makes the items one after the other, because the searches of a call share one budget. */
async function inOrder<Item, Made>(
  items: readonly Item[],
  make: (item: Item, index: number) => Promise<Made>,
): Promise<readonly Made[]> {
  const made: Made[] = [];
  for (const [index, item] of items.entries()) made.push(await make(item, index));
  return made;
}

interface EducationFacts {
  readonly tracks: readonly { readonly key: StudyTrack; readonly score: number }[];
  readonly level: StudyLevel;
  /** Side of the promise of higher education. */
  readonly higher: Side;
  readonly scholarship: ScholarshipLikelihood;
  readonly abroad: StudyAbroadVerdict;
  readonly event: JudgedEvent;
  readonly exams: TopicWindows;
}

/** The course and level, scholarship and study abroad, and the first period for the examination. */
function educationAnswer(
  { tracks, level, higher, scholarship, abroad, event, exams }: EducationFacts,
  note: (sentence: string) => void,
): string {
  const [best] = tracks;
  const usual =
    level === 'HIGHER' ? usually(natalEvent('higher_education'), higher) : ({ usual: 'NONE', rate: 0 } as const);
  return answerWithin(
    note,
    best !== undefined && say.bestCourse({ course: best.key, score: best.score }),
    say.level({ level, ...usual }),
    say.scholarshipAndAbroad({ scholarship, abroad }),
    exams.withheldReason === undefined ? exams.said : say.noExamDate({ event: event.label }),
  );
}
