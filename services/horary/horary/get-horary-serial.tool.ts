import { buildChart } from '@cuspal/engine/chart/build';
import { requireHouses } from '@cuspal/engine/chart/houses';
import { horaryChart } from '@cuspal/engine/kp/horary/number-chart';
import {
  DELTAS,
  deltasOf,
  type Session,
  SESSION_VERDICTS,
  sessionOf,
  type Trend,
  trendOf,
  TRENDS,
} from '@cuspal/engine/kp/horary/serial';
import { HORARY_ANSWERS, HORARY_BASES } from '@cuspal/engine/kp/horary/yes-or-no';
import { parseCivil } from '@cuspal/engine/time/civil';
import { printInstant } from '@cuspal/engine/time/print';
import type { Ayanamsa } from '@cuspal/engine/zodiac/names';
import {
  acceptedBirthInput,
  answerOf,
  answerShape,
  defineTool,
  eventInput,
  houseList,
  instantText,
  listOf,
  nextShape,
  oneOfTheWords,
  PERSON_ALIASES,
  personInput,
  personMoment,
  planetName,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
  type ToolContext,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { bareDate } from '../judgement.ts';
import { fineNumberInput, fineNumberShape, fineNumberView, numberInput, placeNamed } from '../numbers.ts';
import { horaryNotes } from './number-call.ts';
import { disclaimerField, eventView, questionEvent } from './question-event.ts';
import { horaryEventShape, notesShape, withholdShape } from './shapes.ts';
import type { Asked } from './words.ts';

const session = z
  .strictObject({
    datetime: z.string().max(80).meta({ description: 'When judged, local' }),
    latitude: personInput.shape.latitude,
    longitude: personInput.shape.longitude,
    utcOffsetMinutes: personInput.shape.utcOffsetMinutes,
    timeZone: personInput.shape.timeZone,
    questionNumber: numberInput.meta({ description: 'Or number2193' }),
    number2193: fineNumberInput,
    label: z.string().max(60).optional().meta({ description: 'Repeated' }),
  })
  .meta({ aliases: { ...PERSON_ALIASES.aliases, question_number: 'questionNumber', number_2193: 'number2193' } });

export default defineTool({
  name: 'get_horary_serial',
  title: 'Trend over sessions',
  purpose: 'The same topic asked at two or more moments: whether it is getting better',
  family: 'horary',
  phase: 'standalone',
  system: 'kp',
  needs: ['get_horary_chart_v2'],
  birth: 'accepted',
  disclaimer: null,
  description:
    'Whether a matter gets better, from one question asked by number at two to twelve moments (KP horary). Call it when a question was asked again or a number was withheld.',
  provenance: {
    rules: ['R3.5', 'R4.6', 'R17.1', 'R17.2', 'R9.2', 'R9.3', 'R17.5', 'R17.6', 'R4.4'],
    sources: ['KPR3p', 'WEB', 'OWN'],
  },
  input: acceptedBirthInput.extend({
    sessions: z.array(session).min(2).max(12).meta({ description: 'Two to twelve, in any order' }),
    topic: eventInput,
  }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText.meta({ description: 'Of the last session' }),
    topic: horaryEventShape,
    snapshots: listOf(
      z.strictObject({
        label: z.string().nullable(),
        datetime: instantText,
        number: z.int(),
        number2193: fineNumberShape,
        verdict: oneOfTheWords(SESSION_VERDICTS),
        answer: z.enum(HORARY_ANSWERS).nullable(),
        basis: z.enum(HORARY_BASES).nullable(),
        csl: planetName,
        coverage_pct: z.number().min(0).max(100),
        supportingHouses: houseList,
        detrimentalHouses: houseList,
        deltaFromPrevious: z.enum(DELTAS).nullable(),
        withhold: withholdShape.nullable(),
      }),
    ),
    trend: z.enum(TRENDS).nullable(),
    reason: z.string(),
    duplicateNumbers: listOf(z.int()),
    scoreProvenance: scoreProvenanceShape,
    notes: notesShape,
    disclaimer: z.string().optional().meta({ description: 'Of the class of the matter' }),
    next: nextShape,
  }),
  run: (context) => {
    const { input } = context;
    const asked = questionEvent(input.topic, 'topic');
    const rows = input.sessions
      .map((each, index) => castSession(context, each, index, input.ayanamsa ?? 'kp'))
      .sort((a, b) => a.moment.utcMs - b.moment.utcMs)
      .map((row) => ({ ...row, judged: sessionOf(row.chart, asked.question) }));
    const judged = rows.map((row) => row.judged);
    const deltas = deltasOf(judged);
    const trend = trendOf(judged);
    // The tables of 249 and of 2193 have numbers of their own.
    const repeated = rows.filter(({ place: { row, fine } }, index) =>
      rows.slice(0, index).some(({ place: other }) => other.row === row && other.fine === fine),
    );
    const duplicateNumbers = [...new Set(repeated.map(({ place }) => place.fine?.number ?? place.row.number))];
    const last = rows.at(-1);
    if (last === undefined) throw new RangeError('no session');
    return {
      answer: answer(asked.event, judged, trend),
      asOf: printInstant(last.moment.utcMs, last.moment),
      topic: eventView(asked),
      snapshots: rows.map(({ sent, moment, place, judged: found }, index) => ({
        label: sent.label ?? null,
        datetime: printInstant(moment.utcMs, moment),
        number: place.row.number,
        ...fineNumberView(place),
        verdict: found.verdict,
        answer: found.answer,
        basis: found.basis,
        csl: found.csl,
        coverage_pct: found.coverage,
        supportingHouses: found.supporting,
        detrimentalHouses: found.detrimental,
        deltaFromPrevious: deltas[index] ?? null,
        withhold: found.withhold,
      })),
      trend,
      reason: reasonOf(trend, judged, asked.event.polarity === 'adverse'),
      duplicateNumbers,
      scoreProvenance: SERVICE_EXTENSION,
      notes: horaryNotes(
        {},
        'Coverage and trend are points of our own.',
        asked.event.polarity === 'adverse' &&
          'Favourable and improved mean here that more speaks for the matter, which is unwelcome.',
        duplicateNumbers.length > 0 &&
          'A number was used more than once. A number that was used is not taken again for the same question.',
      ),
      ...disclaimerField(asked),
      next: [{ tool: 'get_horary_chart_v2', reason: 'It judges one of the sessions with its tests and periods.' }],
    };
  },
});

/** The chart of one session; a fault names its index. */
function castSession(
  { ephemeris, note }: Pick<ToolContext<object>, 'ephemeris' | 'note'>,
  sent: z.output<typeof session>,
  index: number,
  ayanamsa: Ayanamsa,
) {
  const field = `sessions[${index}]`;
  if (parseCivil(sent.datetime, `${field}.datetime`).dateOnly) throw bareDate(sent.datetime, `${field}.datetime`);
  const moment = personMoment(sent, field, ayanamsa, note);
  const sky = buildChart(ephemeris, moment);
  requireHouses(sky, `${field}.latitude`);
  const place = placeNamed([`${field}.questionNumber`, sent.questionNumber], [`${field}.number2193`, sent.number2193]);
  return { sent, moment, place, chart: horaryChart(ephemeris, sky, place) };
}

const TREND: Readonly<Record<Trend, string>> = {
  OSCILLATING: 'swings back and forth',
  RESOLUTION_NEAR: 'gets better and nears a resolution',
  WORSENING: 'gets worse',
  STABLE_FAVOURABLE: 'stays favourable',
  STABLE_UNFAVOURABLE: 'does not become favourable',
};

/** Sentences on an unwelcome matter: its signs grow or weaken, and nothing "gets better". */
const ADVERSE_TREND: Readonly<Record<Trend, (label: string) => string>> = {
  OSCILLATING: (label) => `Over the sessions the signs of ${label} swing back and forth.`,
  RESOLUTION_NEAR: (label) => `Over the sessions the signs of ${label}, which is unwelcome, grow.`,
  WORSENING: (label) => `Over the sessions the signs of ${label} grow weaker.`,
  STABLE_FAVOURABLE: (label) => `Over the sessions ${label}, which is unwelcome, stays indicated.`,
  STABLE_UNFAVOURABLE: (label) => `Over the sessions ${label} does not become clearly indicated.`,
};

const LAST: Readonly<Record<Exclude<Session['verdict'], 'WITHHELD'>, string>> = {
  FAVOURABLE: 'The last session that was judged says yes.',
  MIXED: 'The last session that was judged speaks both for it and against it.',
  UNFAVOURABLE: 'The last session that was judged says no.',
};

const ADVERSE_LAST: typeof LAST = {
  ...LAST,
  FAVOURABLE: 'The last session that was judged indicates it.',
  UNFAVOURABLE: 'The last session that was judged does not indicate it.',
};

const NONE_JUDGED = 'No session can be judged, because none of the charts reflects the question.';

function answer({ label, polarity }: Asked, sessions: readonly Session[], trend: Trend | null): string {
  if (trend === null)
    return answerOf(
      NONE_JUDGED,
      'That is neither a yes nor a no.',
      'Ask again with a new number, when the matter is clear in mind and presses for an answer.',
    );
  const adverse = polarity === 'adverse';
  const last = sessions.findLast(({ answer: given }) => given !== null)?.verdict;
  return answerOf(
    adverse ? ADVERSE_TREND[trend](label) : `Over the sessions the outlook for ${label} ${TREND[trend]}.`,
    last !== undefined && last !== 'WITHHELD' && (adverse ? ADVERSE_LAST : LAST)[last],
    sessions.some(({ withhold }) => withhold !== null) && 'A session that was withheld does not count.',
  );
}

/** The rule that named the trend. */
function reasonOf(trend: Trend | null, sessions: readonly Session[], adverse: boolean): string {
  const judged = sessions.filter(({ answer: given }) => given !== null);
  const [first, last] = [judged[0], judged.at(-1)];
  if (trend === null || first === undefined || last === undefined) return NONE_JUDGED;
  const coverage = `Coverage of the ${adverse ? 'houses that bring it' : 'favourable houses'} goes from ${first.coverage} to ${last.coverage} percent.`;
  switch (trend) {
    case 'OSCILLATING':
      return `The changes turn round at least twice. ${coverage}`;
    case 'RESOLUTION_NEAR':
      return adverse
        ? `The last change speaks more for it, and the last answer indicates it. ${coverage}`
        : `The last change is for the better, and the last answer is favourable. ${coverage}`;
    case 'WORSENING':
      return deltasOf(judged).at(-1) === 'WORSENED'
        ? `The last change ${adverse ? 'speaks less for it' : 'is for the worse'}. ${coverage}`
        : `Since the first session coverage has fallen by ten points or more. ${coverage}`;
    case 'STABLE_FAVOURABLE':
      return adverse
        ? `The last answer indicates it, and the last step did not speak less for it. ${coverage}`
        : `The last answer is favourable, and the last step was no setback. ${coverage}`;
    case 'STABLE_UNFAVOURABLE':
      return adverse
        ? `The last answer does not clearly indicate it, and the last step did not speak less for it. ${coverage}`
        : `The last answer is not favourable, and the last step was no setback. ${coverage}`;
  }
}
