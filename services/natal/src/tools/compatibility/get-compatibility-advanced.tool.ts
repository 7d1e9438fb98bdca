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
  cuspalMatch,
  FACTOR_STATES,
} from '@cuspal/engine/topics/matching/cuspal-match';
import { commonMarriageWindows } from '@cuspal/engine/topics/matching/marriage-windows';
import { matchPerson } from '@cuspal/engine/topics/matching/match-person';
import {
  acceptedBirthInput,
  bothPersons,
  commonWindowShape,
  defineTool,
  instantInput,
  instantText,
  levelListsShape,
  listOf,
  PERSON_ALIASES,
  personInput,
  personMoment,
  planetName,
  promiseShape,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
  ToolError,
  withheldReasonShape,
  type ToolContext,
} from '@cuspal/tool-kit';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { secondChart, USE_NOTE, withHouses } from '../second-person.ts';

const YEARS = 10;
const MAX_WINDOWS = 5;

const half = z.strictObject({
  csl: planetName.nullable().meta({ description: 'Null: running periods are read' }),
  points: z.int().min(0).max(2),
  levels: levelListsShape.nullable().meta({ description: 'UNION: in the other chart' }),
  reason: z.string(),
});

const input = acceptedBirthInput.extend({
  person1: personInput.optional().meta({
    ...PERSON_ALIASES,
    description: 'First person; or send the birth data at top level',
  }),
  person2: personInput,
  as_of_date: instantInput,
});

export default defineTool({
  name: 'get_compatibility_advanced',
  title: 'Six cuspal factors of two persons',
  family: 'compatibility',
  phase: 'standalone',
  system: 'kp',
  needs: [],
  birth: 'accepted',
  disclaimer: 'relationship',
  description:
    'The KP match of two people by the cuspal sub lords of both charts, in place of star agreement: love, marriage, finance, union read across the charts, absence of denial and running periods, each with points, sub lord and reason for either person, a total of 24, both marriage promises (an unpromised marriage caps the verdict) and the windows both share in ten years. It decides over check_compatibility and get_ashta_koota_milan. System KP, disclaimer class relationship, not paged.',
  provenance: {
    rules: ['R33.3', 'R9.1', 'R10', 'R5.6', 'R8.1', 'R13.4'],
    sources: ['R3p', 'KPM', 'service order'],
  },
  input,
  output: z.strictObject({
    asOf: instantText,
    verdict: z.enum(CUSPAL_VERDICTS),
    total: z.int().min(0).max(24),
    maximum: z.literal(24),
    override: z
      .strictObject({ verdictByTotal: z.enum(CUSPAL_VERDICTS), reason: z.string() })
      .nullable()
      .meta({ description: 'Why the verdict stands at most at BELOW_AVERAGE' }),
    factors: listOf(
      z.strictObject({
        code: z.enum(CUSPAL_FACTORS),
        state: z.enum(FACTOR_STATES),
        points: z.int().min(0).max(4),
        person1: half,
        person2: half,
      }),
    ),
    promises: bothPersons(promiseShape),
    marriageWindows: listOf(commonWindowShape),
    withheldReason: withheldReasonShape,
    porouthamRejectionNote: z.string(),
    useNote: z.string(),
    scoreProvenance: scoreProvenanceShape,
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
      reason === null ? [] : [`person${index + 1}: ${reason}`],
    );
    const { verdict, total, override, factors } = cuspalMatch(
      matchPerson(ephemeris, first, asOfMs),
      matchPerson(ephemeris, second, asOfMs),
    );
    const shared = commonMarriageWindows(ephemeris, first, second, asOfMs, YEARS, MAX_WINDOWS);
    if (shared.length === 0 && withheldReason.length === 0)
      context.note(`No window of marriage is shared by the two in these ${YEARS} years.`);
    return {
      asOf: printInstant(asOfMs, moment),
      verdict,
      total,
      maximum: 24 as const,
      override,
      factors,
      promises: { person1: promise(first, marriage), person2: promise(second, marriage) },
      marriageWindows: shared.map(({ classes, ...span }) => ({ ...spanView(span, moment), classes })),
      ...(withheldReason.length > 0 && { withheldReason: withheldReason.join(' ') }),
      porouthamRejectionNote:
        'Star agreement (porutham, the kootas) has no part in this verdict: KP sets no store by it and judges by the cuspal sub lords of both charts. get_ashta_koota_milan gives the points where a family asks for them.',
      useNote: USE_NOTE,
      scoreProvenance: SERVICE_EXTENSION,
    };
  },
});

/** The chart of person1, or of the birth data at top level where person1 is left out. */
function firstChart(context: ToolContext<z.output<typeof input>>): Chart {
  const { input: given, ephemeris } = context;
  const { person1 } = given;
  if (person1 !== undefined) {
    const frame = person1.ayanamsa ?? given.ayanamsa ?? 'kp';
    return withHouses(buildChart(ephemeris, personMoment(person1, 'person1', frame, context.note)), 'person1');
  }
  if (given.birth_datetime === undefined) {
    throw new ToolError(
      'validation_failed',
      'Argument "person1" is missing. Send person1 with datetime, latitude, longitude and utcOffsetMinutes, or the birth data of the first person at top level.',
      { field: 'person1' },
    );
  }
  return withHouses(context.chart, 'person1');
}
