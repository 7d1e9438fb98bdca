import {
  ARRIVAL_MOVERS,
  ARRIVAL_ROWS,
  ARRIVAL_SCALES,
  ARRIVAL_SUBJECTS,
  ARRIVAL_VERDICTS,
  arrivalOf,
  pointToReach,
} from '@cuspal/engine/kp/horary/arrival';
import { printedDegrees } from '@cuspal/engine/base/printed';
import { chain } from '@cuspal/engine/kp/kernel/chain';
import type { SensitivePoint } from '@cuspal/engine/kp/ruling/sensitive-points';
import {
  chainShape,
  defineTool,
  houseList,
  houseNumber,
  listOf,
  longitudeDegrees,
  nextShape,
  oneOfTheWords,
  planetName,
  signName,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { judgementInput, judgementMoment, numberInput } from '../judgement.ts';
import { ARRIVAL_TESTS, arrivalAnswer, arrivalNext, arrivalTests, scaleBasis } from './arrival-words.ts';
import { castFor, horaryNotes, numberOpening } from './number-call.ts';
import { moonConnectivityShape, notesShape, rulingShape, testShape, withholdShape } from './shapes.ts';
import { rulingView } from './views.ts';

export default defineTool({
  name: 'get_arrival_timing',
  title: 'Will the awaited arrive',
  purpose: 'Arrival of a person, letter or conveyance, and on which scale of time',
  family: 'horary',
  phase: 'standalone',
  system: 'kp',
  needs: [],
  birth: 'accepted',
  disclaimer: null,
  description:
    'Whether an awaited person, letter or vehicle arrives, by a number from 1 to 249 (KP horary), and on what scale of time. Call it for a return or a delivery. Takes the moment and place of judgement.',
  provenance: {
    rules: ['R3.5', 'R4.6', 'R17.1', 'R17.2', 'R18.7', 'R10', 'R12', 'R8.5', 'R8.6', 'R17.5'],
    sources: ['KPR3p', 'OWN'],
  },
  input: judgementInput.extend({
    question_number: numberInput,
    subject: z.enum(ARRIVAL_SUBJECTS).default('person').meta({ description: 'Who or what is awaited' }),
  }),
  output: z.strictObject({
    ...numberOpening,
    subject: z.enum(ARRIVAL_SUBJECTS),
    decidingCusp: houseNumber,
    arrivalHouses: houseList,
    verdict: oneOfTheWords(ARRIVAL_VERDICTS),
    setOut: z.boolean(),
    tests: listOf(testShape(ARRIVAL_TESTS)),
    chain: chainShape,
    scale: z.enum(ARRIVAL_SCALES).optional(),
    scaleBasis: z.string().optional(),
    mover: z.enum(['Ascendant', 'Moon', 'Sun']).optional(),
    pointToReach: z
      .strictObject({
        from: longitudeDegrees,
        to: z.number().min(0).max(360),
        sign: signName,
        starLord: planetName,
        subLord: planetName,
      })
      .optional()
      .meta({ description: 'Lords at its start. Missing where no star and sub both have ruling lords.' }),
    moonConnectivity: moonConnectivityShape,
    withhold: withholdShape.nullable(),
    rulingPlanets: rulingShape,
    notes: notesShape,
    next: nextShape,
  }),
  run: ({ input, ephemeris, now, note }) => {
    const moment = judgementMoment(input, { now, note });
    const { cast, opening } = castFor(ephemeris, moment, input.question_number);
    const { cusp, houses } = ARRIVAL_ROWS[input.subject];
    const found = arrivalOf(cast, input.subject);
    const { scale } = found;
    const point = scale && pointToReach(cast.ruling, scale);
    return {
      answer: arrivalAnswer(input.subject, found),
      ...opening,
      subject: input.subject,
      decidingCusp: cusp,
      arrivalHouses: houses,
      verdict: found.verdict,
      setOut: found.setOut,
      tests: arrivalTests(cast.chart, input.subject, found),
      chain: chain(cast.chart, cusp),
      ...(scale && { scale, scaleBasis: scaleBasis(cast.chart, found), mover: ARRIVAL_MOVERS[scale] }),
      ...(point && { pointToReach: pointView(point) }),
      moonConnectivity: found.gate,
      withhold: found.withhold,
      rulingPlanets: rulingView(cast.ruling),
      notes: horaryNotes(
        {},
        'The scale is our own reading of the sign and the ruling planets. It is not a date.',
        scale !== null && point === null && 'No star and sub both have kept ruling lords, so no point is named.',
      ),
      next: arrivalNext(found),
    };
  },
});

const pointView = ({ fromArcsec, toArcsec, rows: [{ sign, starLord, subLord }] }: SensitivePoint) => ({
  from: printedDegrees(fromArcsec / 3600),
  to: printedDegrees(toArcsec / 3600),
  sign,
  starLord,
  subLord,
});
