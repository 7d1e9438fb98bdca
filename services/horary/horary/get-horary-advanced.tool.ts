import { castNumber } from '@cuspal/engine/kp/horary/cast';
import { CROSS_CONFIDENCES, CROSS_STATUSES, crossValidation } from '@cuspal/engine/kp/horary/cross-validation';
import { INTUITIONS, numberIntuition } from '@cuspal/engine/kp/horary/intuition';
import { judgeQuestion } from '@cuspal/engine/kp/horary/judge-question';
import { rotationOf } from '@cuspal/engine/events/rotation';
import { listsOf } from '@cuspal/engine/kp/kernel/chain';
import { verdictOf } from '@cuspal/engine/kp/promise/promise';
import { rulingPlanetMembers, rulingPlanets } from '@cuspal/engine/kp/ruling/ruling-planets';
import { parseCivil } from '@cuspal/engine/time/civil';
import { clockOf, offsetAt } from '@cuspal/engine/time/clock';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { type Moment, resolveInstant } from '@cuspal/engine/time/moment';
import { requireOneClock, sentClock } from '@cuspal/engine/time/sent-clock';
import {
  bandShape,
  birthInput,
  contactLevel,
  defineTool,
  eventInput,
  houseList,
  levelListsShape,
  nextShape,
  oneOfTheWords,
  planetList,
  planetName,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
  sideShape,
  verdictShape,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { bareDate, questionInput } from '../judgement.ts';
import { fineNumberInput, numberInput, placeNamed } from '../numbers.ts';
import { requireOne, requireOneMoment } from '../question-moment.ts';
import { advancedAnswer, crossNote, intuitionReason, outsideAge, unjudgedNote } from './advanced-words.ts';
import { say } from './horary.messages.ts';
import { horaryNotes, numberOpening, openingOf } from './number-call.ts';
import { disclaimerField, eventView, questionEvent } from './question-event.ts';
import { horaryEventShape, moonConnectivityShape, notesShape, withholdShape } from './shapes.ts';

const degrees = (limit: number) => z.number().min(-limit).max(limit).optional();

export default defineTool({
  name: 'get_horary_advanced',
  title: 'Number intuition and cross-validation',
  purpose: 'Whether the number itself confirms the question, and whether horary and natal chart agree',
  family: 'horary',
  phase: 'standalone',
  system: 'kp',
  needs: ['get_horary_chart_v2'],
  birth: 'required',
  disclaimer: null,
  description:
    'Whether a horary number confirms its question, and whether number chart and birth chart agree (KP). Call it after get_horary_chart_v2 where a birth chart is known.',
  provenance: {
    rules: ['R17.2', 'R17.3', 'R4.6', 'R3.5', 'R5.6', 'R8.1', 'R8.6', 'R9.1', 'R17.5', 'R4.4'],
    sources: ['KPR3p', 'WEB', 'OWN'],
  },
  input: birthInput.extend({
    target_number: numberInput,
    number_2193: fineNumberInput,
    query_event: eventInput,
    query_datetime: z.string().max(80).optional().meta({ description: 'As question_datetime' }),
    query_latitude: degrees(90),
    query_longitude: degrees(180),
    query_utc_offset_minutes: degrees(960).meta({ description: 'Or question_time_zone' }),
    ...questionInput,
    question_datetime: questionInput.question_datetime.meta({ description: 'Moment asked, local there; default now' }),
  }),
  output: z.strictObject({
    ...numberOpening,
    event: horaryEventShape,
    numberIntuition: z.strictObject({
      verdict: oneOfTheWords(INTUITIONS),
      subLord: planetName,
      hits: houseList,
      opposed: houseList,
      bestHit: contactLevel,
      bestOpposed: contactLevel,
      levels: levelListsShape,
      gulbarga: z
        .strictObject({ subIsStarRuler: z.boolean(), allThreeRule: z.boolean(), answer: z.enum(['YES', 'NO']) })
        .meta({ description: 'A shortcut of modern practice, reported only' }),
      reason: z.string(),
    }),
    crossValidation: z.strictObject({
      status: z.enum(CROSS_STATUSES),
      common: planetList,
      horaryOnly: planetList,
      natalOnly: planetList,
      ratio: z.number().min(0).max(1).meta({ description: 'Common among all named' }),
      confidence: z.enum(CROSS_CONFIDENCES),
      note: z.string(),
    }),
    natalPromise: z.strictObject({ verdict: verdictShape, band: bandShape, side: sideShape }),
    moonConnectivity: moonConnectivityShape,
    withhold: withholdShape.nullable(),
    rulingPlanetsCommon: planetList.meta({ description: 'Of the moment and of birth' }),
    scoreProvenance: scoreProvenanceShape,
    notes: notesShape,
    disclaimer: z.string().optional().meta({ description: 'Of the class of the matter' }),
    next: nextShape,
  }),
  run: ({ input, chart: natal, ephemeris, now }) => {
    const asked = questionEvent(input.query_event, 'query_event');
    const { event, question } = asked;
    const { moment, isPlaced } = queryMoment(input, natal.moment, now);
    const number = placeNamed(['target_number', input.target_number], ['number_2193', input.number_2193]);
    const cast = castNumber(ephemeris, moment, number);
    const members = rulingPlanetMembers(cast.ruling);
    const atBirth = rulingPlanetMembers(rulingPlanets(ephemeris, natal.moment));
    const { gate, withhold } = judgeQuestion(cast.chart, rotationOf('self'), question);
    const intuition = numberIntuition(cast, question);
    const cross = crossValidation(cast.chart, natal, event);
    const { verdict, band, side } = verdictOf(natal, event);
    return {
      answer: advancedAnswer(intuition, cross, withhold, outsideAge(event, natal.moment, moment.utcMs)),
      ...openingOf(number, moment),
      event: eventView(asked),
      numberIntuition: {
        ...intuition,
        levels: listsOf(cast.chart, intuition.subLord),
        reason: intuitionReason(cast.chart, intuition),
      },
      crossValidation: { ...cross, note: crossNote(cross) },
      natalPromise: { verdict, band, side },
      moonConnectivity: gate,
      withhold,
      rulingPlanetsCommon: members.filter((planet) => atBirth.includes(planet)),
      scoreProvenance: SERVICE_EXTENSION,
      notes: horaryNotes(
        {},
        say.limitsAreOurs(),
        withhold !== null && unjudgedNote(withhold),
        isPlaced &&
          input.query_utc_offset_minutes === undefined &&
          input.question_time_zone === undefined &&
          say.placeWithoutOffset(),
      ),
      ...disclaimerField(asked),
      next: [
        cross.status === 'DIVERGENT'
          ? { tool: 'get_boundary_warnings', reason: say.nextBirthTime() }
          : { tool: 'analyze_natal_promise', reason: say.nextPromise() },
      ],
    };
  },
});

interface QueryMoment {
  readonly query_datetime?: string | undefined;
  readonly query_latitude?: number | undefined;
  readonly query_longitude?: number | undefined;
  readonly query_utc_offset_minutes?: number | undefined;
  readonly question_datetime?: string | undefined;
  readonly question_latitude?: number | undefined;
  readonly question_longitude?: number | undefined;
  readonly question_time_zone?: string | undefined;
}

const QUERY_CLOCK = { zone: 'question_time_zone', offset: 'query_utc_offset_minutes' };

/** Moment and place of judgement under either name: now, the birth place and its clock where nothing is sent. */
function queryMoment(query: QueryMoment, birth: Moment, now: number) {
  const either = <Value extends string | number>(
    first: readonly [name: string, value: Value | undefined],
    second: readonly [name: string, value: Value | undefined],
  ) => {
    requireOne(first, second);
    const [field, value] = first[1] === undefined ? second : first;
    return { field, value };
  };
  requireOneMoment(['question_datetime', query.question_datetime], ['query_datetime', query.query_datetime]);
  const text = either(['question_datetime', query.question_datetime], ['query_datetime', query.query_datetime]);
  const latitude = either(['question_latitude', query.question_latitude], ['query_latitude', query.query_latitude]);
  const longitude = either(
    ['question_longitude', query.question_longitude],
    ['query_longitude', query.query_longitude],
  );
  if (text.value !== undefined && parseCivil(text.value, text.field).dateOnly) throw bareDate(text.value, text.field);
  const sent = { zone: query.question_time_zone, offset: query.query_utc_offset_minutes };
  const clock = sentClock(sent, QUERY_CLOCK) ?? clockOf(birth);
  const utcMs = resolveInstant(text.value, clock, now, text.field);
  requireOneClock(sent, utcMs, 'ASKED', QUERY_CLOCK);
  const offsetMinutes = offsetAt(clock, utcMs);
  const moment: Moment = {
    ...clock,
    offsetMinutes,
    utcMs,
    jdUt: jdFromUtcMs(utcMs),
    latitude: latitude.value ?? birth.latitude,
    longitude: longitude.value ?? birth.longitude,
    ayanamsa: birth.ayanamsa,
  };
  return { moment, isPlaced: latitude.value !== undefined };
}
