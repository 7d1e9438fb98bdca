import { horaryWindows } from '@cuspal/engine/kp/horary/horary-windows';
import { AGES, DIRECTIONS, LOST_QUESTIONS, SEXES, SHAPES, THIEF_RELATIONS } from '@cuspal/engine/kp/horary/lost-data';
import { DISTANCE_CLASSES, IN_HOUSE, lostPlace, MODALITY_HINTS } from '@cuspal/engine/kp/horary/lost-place';
import {
  lostQuestion,
  PERSON_STATES,
  personState,
  type Recovery,
  RECOVERY_BASES,
  RECOVERY_VERDICTS,
  recoveryOf,
} from '@cuspal/engine/kp/horary/recovery';
import { RELATIONS } from '@cuspal/engine/events/relation';
import { turnedSets } from '@cuspal/engine/events/rotation';
import { thiefOf } from '@cuspal/engine/kp/horary/thief';
import { chain } from '@cuspal/engine/kp/kernel/chain';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import { COMPASS, STATURES } from '@cuspal/engine/zodiac/sign-attributes';
import {
  chainShape,
  defineTool,
  houseNumber,
  instantText,
  leanShape,
  listOf,
  nextShape,
  type NextStep,
  oneOfTheWords,
  planetName,
} from '@cuspal/tool-kit';
import { releaseView } from '@cuspal/tool-kit/views/deferral';
import { z } from 'zod';
import { horizonInput, judgementInput } from '../judgement.ts';
import { fineNumberInput, numberInput, placeNamed } from '../numbers.ts';
import { judgementMoment } from '../question-moment.ts';
import { say } from './horary.messages.ts';
import { lostTiming } from './lost-timing.ts';
import { earlyPeriodsNote, lostAnswer, lostDisclaimer, recoveryReasons } from './lost-words.ts';
import { castFor, horaryNotes, numberOpening } from './number-call.ts';
import { horaryWindowsShape, moonConnectivityShape, notesShape, shortTermShape, withholdShape } from './shapes.ts';
import { horaryWindowView, shortTermField } from './views.ts';

const sex = z.enum(SEXES);

export default defineTool({
  name: 'get_lost_or_missing',
  title: 'Lost, stolen or missing',
  purpose: 'Where a lost thing or missing person lies and whether it comes back; no substitute for the police',
  family: 'horary',
  phase: 'standalone',
  system: 'kp',
  needs: [],
  birth: 'accepted',
  disclaimer: null,
  description:
    'Where a lost or stolen thing or missing person is and whether it comes back, by a number (KP horary). No substitute for the police.',
  provenance: {
    rules: [
      'R3.5',
      'R4.6',
      'R17.1',
      'R17.2',
      'R18.1',
      'R18.2',
      'R18.3',
      'R18.4',
      'R18.5',
      'R18.6',
      'R18.7',
      'R9.8',
      'R12.1',
      'R17.7',
      'R8.5',
      'R4.4',
    ],
    sources: ['KPR3p', 'SP', 'PM'],
  },
  input: judgementInput.extend({
    question_number: numberInput,
    number_2193: fineNumberInput,
    query_type: z.enum(LOST_QUESTIONS).default('lost').meta({ description: 'Kind of loss' }),
    relation: z.enum(RELATIONS).default('self').meta({ description: 'Who is missing; only with missing_person' }),
    horizon_years: horizonInput,
  }),
  output: z.strictObject({
    ...numberOpening,
    queryType: z.enum(LOST_QUESTIONS),
    relation: z.enum(RELATIONS),
    direction: z.enum(COMPASS),
    directionDetail: z.enum(DIRECTIONS).meta({ description: 'Finer, where the planet points beside it' }),
    distanceClass: z.enum(DISTANCE_CLASSES),
    modalityHint: z.enum(MODALITY_HINTS),
    distance: z
      .strictObject({ yojana: z.int().min(1).max(9), milesTradition: z.int() })
      .nullable()
      .meta({ description: 'Tradition only; null where the class says how far it is' }),
    inHouseLocation: z.enum(IN_HOUSE).nullable(),
    recovery: z.strictObject({
      verdict: oneOfTheWords(RECOVERY_VERDICTS),
      basis: z.enum(RECOVERY_BASES),
      reasons: listOf(z.string()),
      chain11: chainShape,
      secondCusp: z.strictObject({ cusp: houseNumber, csl: planetName, lean: leanShape }),
      release: z
        .strictObject({
          planet: planetName,
          turnsDirect: instantText.nullable(),
          passesStartingPoint: instantText.nullable(),
        })
        .nullable(),
      dashaCandidates: horaryWindowsShape,
    }),
    shortTerm: shortTermShape,
    thief: z
      .strictObject({
        planet: planetName,
        stature: z.enum(STATURES),
        age: z.enum(AGES),
        sex,
        colour: z.string(),
        shape: z.enum(SHAPES),
        relation: z.enum(THIEF_RELATIONS),
        companions: listOf(z.strictObject({ planet: planetName, sex })),
      })
      .nullable()
      .meta({ description: 'Of a theft. A class of person, never a named one.' }),
    personState: z.strictObject({ state: z.enum(PERSON_STATES), seekHelp: z.boolean() }).nullable(),
    moonConnectivity: moonConnectivityShape,
    withhold: withholdShape.nullable(),
    disclaimer: z.string(),
    notes: notesShape,
    next: nextShape,
  }),
  run: async ({ input, ephemeris, now, note, yieldTurn }) => {
    const { moment, castNote } = judgementMoment(input, { now, note });
    const { query_type: question } = input;
    const person = question === 'missing_person';
    const relation = person ? input.relation : 'self';
    const number = placeNamed(['question_number', input.question_number], ['number_2193', input.number_2193]);
    const { cast, rotation, opening } = castFor(ephemeris, moment, number, relation);
    const { chart } = cast;
    const recovery = recoveryOf(chart, rotation, question);
    const place = lostPlace(chart, rotation, question);
    const state = person ? personState(chart, rotation) : null;
    const search = beginSearch(ephemeris, moment.ayanamsa, yieldTurn);
    const when = await lostTiming(search, cast, recovery, question);
    const { release } = when;
    const comes = recovery.verdict === 'PROMISED' || recovery.verdict === 'DELAYED';
    const timing = comes
      ? await horaryWindows(
          search,
          chart,
          cast.ruling,
          turnedSets(rotation, lostQuestion(question).sets),
          input.horizon_years,
        )
      : { windows: [], relaxed: false };
    return {
      answer: lostAnswer(
        question,
        { recovery, place, timing: when, windows: timing.windows, seekHelp: state?.seekHelp ?? false },
        { clock: moment, now, castNote, soon: when.soon },
      ),
      ...opening,
      queryType: question,
      relation,
      direction: place.direction,
      directionDetail: place.directionDetail,
      distanceClass: place.distanceClass,
      modalityHint: place.modalityHint,
      distance: place.distance,
      inHouseLocation: place.inHouseLocation,
      recovery: {
        verdict: recovery.verdict,
        basis: recovery.basis,
        reasons: recoveryReasons(recovery, rotation, place),
        chain11: chain(chart, rotation.original(11)),
        secondCusp: recovery.secondCusp,
        release: recovery.heldBackBy && release && { planet: recovery.heldBackBy, ...releaseView(release, moment) },
        dashaCandidates: timing.windows.map((window) => horaryWindowView(window, moment, rotation)),
      },
      ...shortTermField(when.soon, moment),
      thief: question === 'theft' ? thiefOf(chart) : null,
      personState: state,
      moonConnectivity: recovery.gate,
      withhold: recovery.withhold,
      disclaimer: lostDisclaimer(question),
      notes: horaryNotes(
        { rotation, timing },
        !person && input.relation !== 'self' && say.relationNotUsed(),
        question === 'theft' && say.classOfPerson(),
        earlyPeriodsNote(chart, recovery, release, timing.windows),
        place.distance !== null && say.yojanas(),
      ),
      next: nextSteps(recovery),
    };
  },
});

const nextSteps = ({ verdict }: Recovery): readonly NextStep[] =>
  verdict === 'WITHHELD'
    ? [{ tool: 'get_horary_serial', reason: say.nextSerial() }]
    : [{ tool: 'get_horary_chart_v2', reason: say.nextWholeChart() }];
