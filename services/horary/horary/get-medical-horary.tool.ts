import { horaryWindows, type HoraryWindow } from '@cuspal/engine/kp/horary/horary-windows';
import {
  MEDICAL_TESTS,
  MEDICAL_VERDICTS,
  medicalJudgement,
  type MedicalJudgement,
  type MedicalVerdict,
} from '@cuspal/engine/kp/horary/medical';
import {
  MEDICAL_QUESTIONS,
  MEDICAL_ROWS,
  type MedicalRow,
  type MedicalQuestion,
} from '@cuspal/engine/kp/horary/medical-data';
import { questionOfHouses } from '@cuspal/engine/kp/horary/question';
import { RELATIONS } from '@cuspal/engine/events/relation';
import { turnedSets } from '@cuspal/engine/events/rotation';
import { chain } from '@cuspal/engine/kp/kernel/chain';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import {
  chainShape,
  defineTool,
  houseList,
  houseNumber,
  listOf,
  nextShape,
  oneOfTheWords,
  answerOf,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { horizonInput, ownJudgementInput } from '../judgement.ts';
import { fineNumberInput, numberInput, placeNamed } from '../numbers.ts';
import { ownJudgementMoment } from '../question-moment.ts';
import { say } from './horary.messages.ts';
import { castFor, horaryNotes, numberOpening } from './number-call.ts';
import {
  boundaryCautionShape,
  horaryWindowsShape,
  moonConnectivityShape,
  notesShape,
  testShape,
  withholdShape,
} from './shapes.ts';
import { boundaryCaution, horaryWindowView } from './views.ts';
import { dashaSentence } from './when-words.ts';
import type { Telling } from './words.ts';

const ROLES = ['P', 'Q', 'EIGHTH'] as const;

export default defineTool({
  name: 'get_medical_horary',
  title: 'Disease horary',
  purpose: 'Course of an illness, operation, severity, soundness of diagnosis or change of treatment, by number',
  family: 'horary',
  phase: 'standalone',
  system: 'kp',
  needs: [],
  birth: 'accepted',
  disclaimer: 'health',
  description:
    'Answers a question on an illness by a number (KP horary), of its course, an operation or a treatment. Call it when the birth time is unknown. Names no drug and no outcome.',
  provenance: {
    rules: ['R3.5', 'R4.6', 'R17.1', 'R17.2', 'R19.4', 'R10', 'R9.8', 'R12', 'R8.6', 'R13.1', 'R17.5', 'R4.4'],
    sources: ['KPR3p', 'OWN'],
  },
  input: ownJudgementInput.extend({
    target_number: numberInput,
    number_2193: fineNumberInput,
    query_type: z.enum(MEDICAL_QUESTIONS).default('recovery').meta({ description: 'What is asked' }),
    patient_relation: z.enum(RELATIONS).default('self').meta({ description: 'Who is ill' }),
    horizon_years: horizonInput,
  }),
  output: z.strictObject({
    ...numberOpening,
    queryType: z.enum(MEDICAL_QUESTIONS),
    relation: z.enum(RELATIONS),
    rotatedLagnaCusp: houseNumber.meta({ description: 'Cusp that counts as the first' }),
    verdict: oneOfTheWords(MEDICAL_VERDICTS),
    reading: z.string(),
    tests: listOf(testShape(MEDICAL_TESTS)),
    chains: listOf(z.strictObject({ role: z.enum(ROLES), chain: chainShape })).meta({
      description: 'P main, Q second cusp, by their numbers in the chart',
    }),
    houses: z.strictObject({
      favourable: houseList,
      against: houseList,
      originalHouses: z.strictObject({ favourable: houseList, against: houseList }),
    }),
    moonConnectivity: moonConnectivityShape,
    withhold: withholdShape.nullable(),
    recoveryWindows: horaryWindowsShape,
    caution: z.string().nullable(),
    extensionNote: z.string().optional(),
    boundaryCaution: boundaryCautionShape,
    notes: notesShape,
    next: nextShape,
  }),
  run: async ({ input, ephemeris, now, note, yieldTurn }) => {
    const { moment, castNote } = ownJudgementMoment(input, { now, note });
    const number = placeNamed(['target_number', input.target_number], ['number_2193', input.number_2193]);
    const row = MEDICAL_ROWS[input.query_type];
    const { cast, rotation, opening } = castFor(ephemeris, moment, number, input.patient_relation);
    const { chart, ruling } = cast;
    const judged = medicalJudgement(chart, rotation, row);
    const { verdict } = judged;
    const search = beginSearch(ephemeris, moment.ayanamsa, yieldTurn);
    const timing =
      verdict === 'WITHHELD' || verdict === 'DETERIORATION'
        ? { windows: [], relaxed: false }
        : await horaryWindows(search, chart, ruling, turnedSets(rotation, setsOf(row)), input.horizon_years);
    return {
      answer: medicalAnswer(input.query_type, judged, timing.windows, { clock: moment, now, castNote }),
      ...opening,
      queryType: input.query_type,
      relation: input.patient_relation,
      rotatedLagnaCusp: rotation.firstCusp,
      verdict,
      reading: medicalReading(input.query_type, verdict),
      tests: judged.tests,
      chains: [
        { role: 'P' as const, chain: chain(chart, rotation.original(row.main)) },
        { role: 'Q' as const, chain: chain(chart, rotation.original(row.second)) },
        ...(row.eighth ? [{ role: 'EIGHTH' as const, chain: chain(chart, rotation.original(8)) }] : []),
      ],
      houses: {
        favourable: row.favourable,
        against: row.against,
        originalHouses: {
          favourable: rotation.originals(row.favourable),
          against: rotation.originals(row.against),
        },
      },
      moonConnectivity: judged.gate,
      withhold: judged.withhold,
      recoveryWindows: timing.windows.map((window) => horaryWindowView(window, moment, rotation)),
      caution: cautionOf(input.query_type, verdict),
      ...(row.ours && { extensionNote: say.housesAreOurs() }),
      boundaryCaution: boundaryCaution(chart),
      notes: horaryNotes({ rotation, timing }),
      next: [{ tool: 'get_horary_chart_v2', reason: say.nextWholeChart() }],
    };
  },
});

/** Periods are weighed from the first favourable house. */
const setsOf = ({ main, favourable, against }: MedicalRow) =>
  questionOfHouses(main, favourable, against, favourable[0]).sets;

export const medicalReading = (question: MedicalQuestion, verdict: MedicalVerdict): string =>
  verdict === 'WITHHELD' ? say.notReflected() : say.medicalReading({ question, verdict });

/** Advice that stands above every reading: where the course is hindered, and wherever the severity was asked. */
const cautionOf = (question: MedicalQuestion, verdict: MedicalVerdict): string | null =>
  verdict === 'DETERIORATION' || question === 'severity' ? say.seekCareFirst() : null;

/** What a person could be told; a doctor always comes first. */
function medicalAnswer(
  question: MedicalQuestion,
  { verdict, tests }: MedicalJudgement,
  windows: readonly HoraryWindow[],
  telling: Omit<Telling, 'soon'>,
): string {
  if (verdict === 'WITHHELD')
    return answerOf(say.notReflected(), say.askWhenMatterPresses(), say.doctorDecides(), telling.castNote);
  const failed = tests.find(({ met }) => !met);
  return answerOf(
    medicalReading(question, verdict),
    (verdict === 'SLOW_RECOVERY' || verdict === 'MIXED') && failed !== undefined && failed.detail,
    verdict === 'DETERIORATION'
      ? say.seekCare()
      : dashaSentence(windows, telling, question === 'diagnosis_accuracy' ? 'CLARITY' : 'RELIEF'),
    telling.castNote,
  );
}
