import {
  ARRIVAL_MOVERS,
  ARRIVAL_ROWS,
  ARRIVAL_SCALES,
  ARRIVAL_SUBJECTS,
  ARRIVAL_VERDICTS,
  arrivalDays,
  arrivalOf,
  arrivalSets,
  pointToReach,
} from '@cuspal/engine/kp/horary/arrival';
import { printedDegrees } from '@cuspal/engine/base/printed';
import { chain } from '@cuspal/engine/kp/kernel/chain';
import { type HoraryWindow, horaryWindows } from '@cuspal/engine/kp/horary/horary-windows';
import type { SensitivePoint } from '@cuspal/engine/kp/ruling/sensitive-points';
import {
  chainShape,
  defineTool,
  houseList,
  houseNumber,
  instantText,
  listOf,
  longitudeDegrees,
  nextShape,
  oneOfTheWords,
  planetList,
  planetName,
  signName,
} from '@cuspal/tool-kit';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { firstWindow } from '@cuspal/engine/kp/timing/window-state';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { judgementInput } from '../judgement.ts';
import { fineNumberInput, numberInput, placeNamed } from '../numbers.ts';
import { judgementMoment } from '../question-moment.ts';
import { ARRIVAL_TESTS, arrivalAnswer, arrivalNext, arrivalTests, scaleBasis } from './arrival-words.ts';
import { say } from './horary.messages.ts';
import { castFor, horaryNotes, numberOpening } from './number-call.ts';
import { moonConnectivityShape, notesShape, rulingShape, shortTermShape, testShape, withholdShape } from './shapes.ts';
import { rulingView, shortTermField } from './views.ts';

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
    'Whether an awaited person, letter or vehicle arrives, by a number (KP horary), and in what days. Call it for a return, a delivery or news.',
  provenance: {
    rules: ['R3.5', 'R4.6', 'R17.1', 'R17.2', 'R18.7', 'R10', 'R12', 'R8.5', 'R8.6', 'R17.5', 'R4.4'],
    sources: ['KPR3p', 'OWN'],
  },
  input: judgementInput.extend({
    question_number: numberInput,
    number_2193: fineNumberInput,
    subject: z.enum(ARRIVAL_SUBJECTS).default('person').meta({ description: 'Who is awaited' }),
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
    shortTerm: shortTermShape,
    dashaPeriod: z
      .strictObject({ start: instantText, end: instantText, lords: planetList })
      .nullable()
      .optional()
      .meta({ description: 'First of the next three years, on the longer scale' }),
    moonConnectivity: moonConnectivityShape,
    withhold: withholdShape.nullable(),
    rulingPlanets: rulingShape,
    notes: notesShape,
    next: nextShape,
  }),
  run: async ({ input, ephemeris, now, note, yieldTurn }) => {
    const { moment, castNote } = judgementMoment(input, { now, note });
    const number = placeNamed(['question_number', input.question_number], ['number_2193', input.number_2193]);
    const { cast, rotation, opening } = castFor(ephemeris, moment, number);
    const { cusp, houses } = ARRIVAL_ROWS[input.subject];
    const found = arrivalOf(cast, input.subject);
    const { scale } = found;
    const search = beginSearch(ephemeris, moment.ayanamsa, yieldTurn);
    const soon = scale && (await arrivalDays(search, cast, scale, found.retrogradeLords));
    const point = scale && (soon?.stays[0]?.point ?? pointToReach(cast.ruling, scale));
    const { windows } = scale
      ? await horaryWindows(search, cast.chart, cast.ruling, arrivalSets(input.subject), DASHA_YEARS)
      : { windows: [] };
    const period = firstWindow(windows.filter(({ endMs }) => endMs > now));
    return {
      answer: arrivalAnswer(input.subject, found, { clock: moment, now, castNote, soon, windows }),
      ...opening,
      subject: input.subject,
      decidingCusp: cusp,
      arrivalHouses: houses,
      verdict: found.verdict,
      setOut: found.setOut,
      tests: arrivalTests(cast.chart, input.subject, found),
      chain: chain(cast.chart, cusp),
      ...(scale && {
        scale,
        scaleBasis: scaleBasis(cast.chart, found),
        mover: soon?.stays[0]?.mover ?? ARRIVAL_MOVERS[scale],
      }),
      ...(point && { pointToReach: pointView(point) }),
      ...shortTermField(soon, moment),
      ...(scale && { dashaPeriod: period && periodView(period, moment) }),
      moonConnectivity: found.gate,
      withhold: found.withhold,
      rulingPlanets: rulingView(cast.ruling),
      notes: horaryNotes({ rotation }, say.scaleIsOurs(), scale !== null && point === null && say.noPointNamed()),
      next: arrivalNext(found),
    };
  },
});

/** Years in which a period of the dasha is sought beside the days. */
const DASHA_YEARS = 3;

const periodView = (period: HoraryWindow, clock: LocalClock) => ({
  ...spanView({ startMs: period.usableStartMs ?? period.startMs, endMs: period.endMs }, clock),
  lords: [period.md.planet, period.ad.planet, period.pd.planet],
});

const pointView = ({ fromArcsec, toArcsec, rows: [{ sign, starLord, subLord }] }: SensitivePoint) => ({
  from: printedDegrees(fromArcsec / 3600),
  to: printedDegrees(toArcsec / 3600),
  sign,
  starLord,
  subLord,
});
