import { castNumber } from '@cuspal/engine/kp/horary/cast';
import { CROSS_CONFIDENCES, CROSS_STATUSES, crossValidation } from '@cuspal/engine/kp/horary/cross-validation';
import { INTUITIONS, numberIntuition } from '@cuspal/engine/kp/horary/intuition';
import { moonGate, withholdOf } from '@cuspal/engine/kp/horary/moon-gate';
import { ripeHouses } from '@cuspal/engine/kp/horary/question';
import { rotationOf } from '@cuspal/engine/events/rotation';
import { listsOf } from '@cuspal/engine/kp/kernel/chain';
import { verdictOf } from '@cuspal/engine/kp/promise/promise';
import { rulingPlanetMembers, rulingPlanets } from '@cuspal/engine/kp/ruling/ruling-planets';
import { parseCivil } from '@cuspal/engine/time/civil';
import { offsetAt } from '@cuspal/engine/time/clock';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { type Moment, resolveInstant } from '@cuspal/engine/time/moment';
import { type QueryPlace, resolveQueryPlace } from '@cuspal/engine/time/query-place';
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
import { bareDate, numberInput } from '../judgement.ts';
import { advancedAnswer, crossNote, intuitionReason } from './advanced-words.ts';
import { horaryNotes, numberOpening, openingOf } from './number-call.ts';
import { disclaimerField, eventView, questionEvent } from './question-event.ts';
import { horaryEventShape, moonConnectivityShape, notesShape, withholdShape } from './shapes.ts';

const degrees = (limit: number, description: string) =>
  z.number().min(-limit).max(limit).optional().meta({ description });

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
  structured: true,
  description:
    'Whether a horary number from 1 to 249 confirms its question, and whether number chart and birth chart agree (KP). Call it after get_horary_chart_v2 where a birth chart is known.',
  provenance: {
    rules: ['R17.2', 'R17.3', 'R4.6', 'R3.5', 'R5.6', 'R8.1', 'R8.6', 'R9.1', 'R17.5'],
    sources: ['KPR3p', 'WEB', 'OWN'],
  },
  input: birthInput.extend({
    target_number: numberInput,
    query_event: eventInput,
    query_datetime: z
      .string()
      .max(80)
      .optional()
      .meta({ description: 'Moment of judgement, local at its place: 2025-03-10T12:00; default now' }),
    query_latitude: degrees(90, 'Place of judgement; default birth place'),
    query_longitude: degrees(180, 'Place of judgement; default birth place'),
    query_utc_offset_minutes: degrees(960, 'Ahead of UTC at the place of judgement; default that of birth'),
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
    const moment = queryMoment(input, natal.moment, now);
    const cast = castNumber(ephemeris, moment, input.target_number);
    const members = rulingPlanetMembers(cast.ruling);
    const atBirth = rulingPlanetMembers(rulingPlanets(ephemeris, natal.moment));
    const gate = moonGate(cast.chart, rotationOf('self'), ripeHouses(question), question.against);
    const withhold = withholdOf(gate);
    const intuition = numberIntuition(cast, question);
    const cross = crossValidation(cast.chart, natal, event);
    const { verdict, band, side } = verdictOf(natal, event);
    return {
      answer: advancedAnswer(intuition, cross, withhold),
      ...openingOf(input.target_number, moment),
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
        'The limits of agreement between the charts are ours. Both read one sky by one school.',
        withhold !== null && 'The Moon does not reflect the question, so the number should not be judged.',
        input.query_latitude !== undefined &&
          input.query_utc_offset_minutes === undefined &&
          'The place of judgement came without an offset, so times there are read with that of the birth.',
      ),
      ...disclaimerField(asked),
      next: [
        cross.status === 'DIVERGENT'
          ? { tool: 'get_boundary_warnings', reason: 'It shows what a small error of the birth time would change.' }
          : { tool: 'analyze_natal_promise', reason: 'It gives the promise of the birth chart with its reasoning.' },
      ],
    };
  },
});

interface QueryMoment extends QueryPlace {
  readonly query_datetime?: string | undefined;
}

/** Moment and place of judgement: now, the birth place and its offset where nothing is sent. */
function queryMoment(query: QueryMoment, birth: Moment, now: number): Moment {
  const { query_datetime: text } = query;
  if (text !== undefined && parseCivil(text, 'query_datetime').dateOnly) throw bareDate(text, 'query_datetime');
  const { latitude, longitude, ...clock } = resolveQueryPlace(query, birth);
  const utcMs = resolveInstant(text, clock, now, 'query_datetime');
  return {
    ...clock,
    offsetMinutes: offsetAt(clock, utcMs),
    utcMs,
    jdUt: jdFromUtcMs(utcMs),
    latitude,
    longitude,
    ayanamsa: birth.ayanamsa,
  };
}
