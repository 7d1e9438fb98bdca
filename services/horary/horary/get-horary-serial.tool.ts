import { buildChart } from '@cuspal/engine/chart/build';
import { requireHouses } from '@cuspal/engine/chart/houses';
import { askWhenClear } from '@cuspal/engine/kp/horary/moon-gate';
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
import { say } from './horary.messages.ts';
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
        say.coverageIsOurs(),
        asked.event.polarity === 'adverse' && say.improvedIsUnwelcome(),
        duplicateNumbers.length > 0 && say.numberRepeated(),
      ),
      ...disclaimerField(asked),
      next: [{ tool: 'get_horary_chart_v2', reason: say.nextOneSession() }],
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

function answer({ label, polarity }: Asked, sessions: readonly Session[], trend: Trend | null): string {
  if (trend === null) return answerOf(say.noneJudged(), say.neitherYesNorNo(), askWhenClear());
  const adverse = polarity === 'adverse';
  const verdict = sessions.findLast(({ answer: given }) => given !== null)?.verdict;
  return answerOf(
    say.trend({ trend, adverse, label }),
    verdict !== undefined && verdict !== 'WITHHELD' && say.lastSession({ verdict, adverse }),
    sessions.some(({ withhold }) => withhold !== null) && say.withheldSession(),
  );
}

/** The rule that named the trend. */
function reasonOf(trend: Trend | null, sessions: readonly Session[], adverse: boolean): string {
  const judged = sessions.filter(({ answer: given }) => given !== null);
  const [first, last] = [judged[0], judged.at(-1)];
  if (trend === null || first === undefined || last === undefined) return say.noneJudged();
  const worse = deltasOf(judged).at(-1) === 'WORSENED' ? 'WORSENED' : 'FALLEN';
  return [
    say.trendRule({ rule: trend === 'WORSENING' ? worse : trend, adverse }),
    say.coverage({ adverse, first: first.coverage, last: last.coverage }),
  ].join(' ');
}
