import { usually } from '@cuspal/engine/kp/promise/base-rate';
import { buildChart } from '@cuspal/engine/chart/build';
import type { Chart } from '@cuspal/engine/chart/chart';
import { natalEvent } from '@cuspal/engine/events/natal';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { notPromised } from '@cuspal/engine/kp/timing/event-windows';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import {
  CUSPAL_FACTORS,
  CUSPAL_VERDICTS,
  type CuspalMatch,
  cuspalMatch,
  FACTOR_STATES,
} from '@cuspal/engine/topics/matching/cuspal-match';
import { commonMarriageWindows } from '@cuspal/engine/topics/matching/marriage-windows';
import type { CommonWindow } from '@cuspal/engine/topics/matching/marriage-windows';
import { promiseSummary } from '@cuspal/engine/topics/shared/topic-panel';
import { matchPerson } from '@cuspal/engine/topics/matching/match-person';
import type { LocalClock } from '@cuspal/engine/time/clock';
import {
  acceptedBirthInput,
  answerOf,
  answerShape,
  bothPersons,
  commonWindowShape,
  defineTool,
  detailArgument,
  houseList,
  instantInput,
  instantText,
  levelListsShape,
  listOf,
  nextShape,
  PERSON_ALIASES,
  personInput,
  personMoment,
  planetName,
  promiseSummaryShape,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
  ToolError,
  withheldReasonShape,
  type ToolContext,
  oneOfTheWords,
  windowDays,
} from '@cuspal/tool-kit';
import { chartPlaces, chartPlacesShape } from '@cuspal/tool-kit/views/chart-places';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { runsInWords } from '@cuspal/tool-kit/views/window-words';
import { z } from 'zod';
import { secondChart, useNote, withHouses } from '../second-person.ts';
import { factorsIn, leadByYouth, type PersonName } from './match-words.ts';
import { say } from './compatibility.messages.ts';
import { say as fault } from '../faults.messages.ts';

const YEARS = 10;
const MAX_WINDOWS = 5;

const half = z.strictObject({
  csl: planetName.nullable().meta({ description: 'Null where running periods are read' }),
  points: z.int().min(0).max(2),
  levels: levelListsShape.nullable().meta({ description: 'For the union those in the other chart' }),
  reason: z.string(),
});

const input = acceptedBirthInput.extend({
  person1: personInput.optional().meta({
    ...PERSON_ALIASES,
    description: 'The first person, else the birth data at top level',
  }),
  person2: personInput.meta({ ...PERSON_ALIASES, description: 'The second person' }),
  as_of_date: instantInput,
  ...detailArgument,
});

export default defineTool({
  name: 'get_compatibility_advanced',
  title: 'Six cuspal factors of two persons',
  purpose: "KP matching by both charts' cuspal sub lords in place of star agreement",
  family: 'compatibility',
  phase: 'advanced',
  system: 'kp',
  needs: [],
  birth: 'accepted',
  disclaimer: 'relationship',
  description:
    'How well two people match by KP, from the cuspal sub lords of both charts, with six factors, a total of 24 and shared windows. Call it for the verdict on a couple, since it decides over the other scores.',
  provenance: {
    rules: ['R33.3', 'R9.1', 'R10', 'R5.6', 'R8.1', 'R13.4'],
    sources: ['KPR3p', 'KPM', 'OWN'],
  },
  brief: {
    without: ['factors.person1', 'factors.person2', 'porouthamRejectionNote', 'charts'],
    days: windowDays('marriageWindows'),
  },
  input,
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    verdict: oneOfTheWords(CUSPAL_VERDICTS),
    total: z.int().min(0).max(24),
    maximum: z.literal(24),
    override: z
      .strictObject({ verdictByTotal: oneOfTheWords(CUSPAL_VERDICTS), reason: z.string() })
      .nullable()
      .meta({ description: 'Why the verdict is at most below average' }),
    factors: listOf(
      z.strictObject({
        code: z.enum(CUSPAL_FACTORS),
        state: z.enum(FACTOR_STATES),
        points: z.int().min(0).max(4),
        person1: half,
        person2: half,
      }),
    ),
    promises: bothPersons(promiseSummaryShape.extend({ covered: houseList })).meta({
      description: 'Of marriage. The chains stand in analyze_natal_promise of either person.',
    }),
    marriageWindows: listOf(commonWindowShape),
    withheldReason: withheldReasonShape,
    porouthamRejectionNote: z.string(),
    useNote: z.string(),
    charts: bothPersons(chartPlacesShape),
    scoreProvenance: scoreProvenanceShape,
    next: nextShape,
  }),
  run: (context) => {
    const { ephemeris, now } = context;
    const first = firstChart(context);
    const { moment } = first;
    const second = withHouses(secondChart(context, context.input.person2, 'person2', moment.ayanamsa), 'person2');
    const asOfMs = resolveInstant(context.input.as_of_date, moment, now, 'as_of_date');
    const marriage = natalEvent('marriage');
    const reasons = [first, second].map((chart) => notPromised(chart, marriage));
    const withheldReason = reasons.flatMap((reason, index) =>
      reason === null ? [] : [say.concerns({ who: personAt(index), reason })],
    );
    const unpromised = reasons.flatMap((reason, index) => (reason === null ? [] : [personAt(index)]));
    const match = cuspalMatch(matchPerson(ephemeris, first, asOfMs), matchPerson(ephemeris, second, asOfMs));
    const shared = commonMarriageWindows(ephemeris, first, second, asOfMs, YEARS, MAX_WINDOWS);
    if (shared.length === 0 && withheldReason.length === 0) context.note(say.noSharedWindow({ years: YEARS }));
    const underAge = leadByYouth(context, { person1: first, person2: second }, asOfMs);
    const { verdict, total, override, factors } = match;
    return {
      answer: answer(match, unpromised, { shared, underAge, asOfMs }, moment),
      asOf: printInstant(asOfMs, moment),
      verdict,
      total,
      maximum: 24 as const,
      override,
      factors,
      promises: { person1: promiseOf(first), person2: promiseOf(second) },
      marriageWindows: shared.map(({ classes, ...span }) => ({ ...spanView(span, moment), classes })),
      ...(withheldReason.length > 0 && { withheldReason: withheldReason.join(' ') }),
      porouthamRejectionNote: say.starsHaveNoPart(),
      useNote: useNote(),
      charts: { person1: chartPlaces(first), person2: chartPlaces(second) },
      scoreProvenance: SERVICE_EXTENSION,
      next: [{ tool: 'get_marriage_advanced', reason: say.nextMarriageOfEach() }],
    };
  },
});

/** The promise of marriage in one line, with the required houses that are met. */
const promiseOf = (chart: Chart) => {
  const marriage = natalEvent('marriage');
  return { ...promiseSummary(chart, marriage), covered: promise(chart, marriage).covered };
};

const personAt = (index: number): PersonName => (index === 0 ? 'person1' : 'person2');

function answer(
  { verdict, total, factors }: CuspalMatch,
  unpromised: readonly PersonName[],
  {
    shared,
    underAge,
    asOfMs,
  }: { readonly shared: readonly CommonWindow[]; readonly underAge: boolean; readonly asOfMs: number },
  clock: LocalClock,
): string {
  const [good, poor] = [factorsIn(factors, 'GOOD'), factorsIn(factors, 'POOR')];
  const [first] = shared;
  const [one] = unpromised;
  return answerOf(
    say.cuspalMatch({ verdict, total }),
    say.goodAndWeak({ good, poor }),
    one !== undefined
      ? say.notPromised({ who: unpromised.length > 1 ? 'BOTH' : one, ...usually(natalEvent('marriage'), 'no') })
      : first === undefined
        ? say.noSharedPeriod({ underAge, years: YEARS })
        : say.sharedPeriod({ all: shared.length < MAX_WINDOWS, runs: runsInWords(first, asOfMs, clock) }),
  );
}

/** The chart of person1, or of the birth data at top level where person1 is left out. */
function firstChart(context: ToolContext<z.output<typeof input>>): Chart {
  const { input: given, ephemeris } = context;
  const { person1 } = given;
  if (person1 !== undefined) {
    const frame = person1.ayanamsa ?? given.ayanamsa ?? 'kp';
    return withHouses(buildChart(ephemeris, personMoment(person1, 'person1', frame, context.note)), 'person1');
  }
  if (given.birth_datetime === undefined) {
    throw new ToolError('validation_failed', fault.person1Missing(), { field: 'person1' });
  }
  return withHouses(context.chart, 'person1');
}
