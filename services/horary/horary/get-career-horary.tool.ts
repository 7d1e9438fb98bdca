import { askChart } from '@cuspal/engine/kp/horary/ask';
import { CAREER_QUESTIONS, CAREER_ROWS } from '@cuspal/engine/kp/horary/career-questions';
import { bestOf } from '@cuspal/engine/kp/horary/horary-windows';
import { RELATIONS } from '@cuspal/engine/events/relation';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import { defineTool, nextShape, type NextStep, oneOfTheWords } from '@cuspal/tool-kit';
import { z } from 'zod';
import { horizonInput, ownJudgementInput } from '../judgement.ts';
import { fineNumberInput, numberInput, placeNamed } from '../numbers.ts';
import { ownJudgementMoment } from '../question-moment.ts';
import { say } from './horary.messages.ts';
import { castFor, horaryNotes, numberOpening } from './number-call.ts';
import {
  boundaryCautionShape,
  horaryVerdictShape,
  horaryWindowShape,
  horaryWindowsShape,
  moonConnectivityShape,
  notesShape,
  noWindowReasonShape,
  shortTermShape,
  withholdShape,
} from './shapes.ts';
import { soonOf } from './short-term.ts';
import { boundaryCaution, horaryWindowView, shortTermField, verdictView, windowsView } from './views.ts';
import { horaryAnswer, readingOf, whyNoWindow } from './words.ts';

const VERDICTS = ['YES', 'QUALIFIED_YES', 'MIXED', 'NO', 'WITHHELD'] as const;

export default defineTool({
  name: 'get_career_horary',
  title: 'Fourteen work questions',
  purpose: 'One of fourteen work questions by number',
  family: 'horary',
  phase: 'standalone',
  system: 'kp',
  needs: [],
  birth: 'accepted',
  disclaimer: null,
  description:
    'Answers one of fourteen questions on work by a number (KP horary), with tests and periods. Call it when the birth time is unknown.',
  provenance: {
    rules: [
      'R3.5',
      'R4.6',
      'R17.1',
      'R17.2',
      'R9.2',
      'R9.3',
      'R9.4',
      'R9.8',
      'R10',
      'R12',
      'R8.6',
      'R13.1',
      'R17.5',
      'R8.5',
      'R4.4',
    ],
    sources: ['KPR3p', 'WEB'],
  },
  input: ownJudgementInput.extend({
    target_number: numberInput,
    number_2193: fineNumberInput,
    query_type: z.enum(CAREER_QUESTIONS).default('will_i_get_a_job').meta({ description: 'What is asked' }),
    relation: z.enum(RELATIONS).default('self').meta({ description: 'For whom it is asked' }),
    horizon_years: horizonInput,
  }),
  output: z.strictObject({
    ...numberOpening,
    queryType: z.enum(CAREER_QUESTIONS),
    catalogueKey: z.string().nullable().meta({ description: 'Event of the same question. Null: houses of its own.' }),
    relation: z.enum(RELATIONS),
    verdict: oneOfTheWords(VERDICTS),
    detail: horaryVerdictShape.nullable(),
    reading: z.string(),
    moonConnectivity: moonConnectivityShape,
    withhold: withholdShape.nullable(),
    shortTerm: shortTermShape,
    candidateWindows: horaryWindowsShape,
    expected: horaryWindowShape.nullable().optional().meta({ description: 'Of when_promoted, the best window' }),
    noWindowReason: noWindowReasonShape,
    boundaryCaution: boundaryCautionShape,
    notes: notesShape,
    next: nextShape,
  }),
  run: async ({ input, ephemeris, now, note, yieldTurn }) => {
    const { moment, castNote } = ownJudgementMoment(input, { now, note });
    const { catalogueKey, question } = CAREER_ROWS[input.query_type];
    const asked = { label: say.workMatter({ question: input.query_type }), polarity: 'favourable' as const };
    const number = placeNamed(['target_number', input.target_number], ['number_2193', input.number_2193]);
    const { cast, rotation, opening } = castFor(ephemeris, moment, number, input.relation);
    const { chart } = cast;
    const search = beginSearch(ephemeris, moment.ayanamsa, yieldTurn);
    const found = await askChart(search, cast, rotation, question, input.horizon_years);
    const { judgement } = found;
    const { windows, ...none } = windowsView(found.timing, moment, rotation, whyNoWindow(found, input.horizon_years));
    const soon = await soonOf(search, cast, catalogueKey, found);
    // A period that is over is not expected any more.
    const expected = bestOf(found.timing.windows.filter(({ endMs }) => endMs > now));
    return {
      answer: horaryAnswer(asked, chart, rotation, question, found, { clock: moment, now, castNote, soon }),
      ...opening,
      queryType: input.query_type,
      catalogueKey,
      relation: input.relation,
      verdict: judgement?.answer ?? ('WITHHELD' as const),
      detail: judgement && verdictView(chart, rotation, question, judgement, found.milder),
      reading: judgement === null ? say.notReflected() : readingOf(asked, chart, rotation, question, judgement),
      moonConnectivity: found.gate,
      withhold: found.withhold,
      ...shortTermField(soon, moment),
      candidateWindows: windows,
      ...(input.query_type === 'when_promoted' && {
        expected: expected && horaryWindowView(expected, moment, rotation),
      }),
      ...none,
      boundaryCaution: boundaryCaution(chart),
      notes: horaryNotes({ rotation, timing: found.timing }),
      next: nextSteps(found.withhold !== null),
    };
  },
});

const nextSteps = (withheld: boolean): readonly NextStep[] => [
  withheld
    ? { tool: 'get_horary_serial', reason: say.nextSerial() }
    : { tool: 'get_horary_chart_v2', reason: say.nextWholeChart() },
];
