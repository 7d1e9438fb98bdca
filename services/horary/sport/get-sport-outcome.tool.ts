import { EngineError } from '@cuspal/engine/base/errors';
import { printedLongitude, printedTenths } from '@cuspal/engine/base/printed';
import { requireHouses } from '@cuspal/engine/chart/houses';
import { rulingPlanetMembers, rulingPlanets } from '@cuspal/engine/kp/ruling/ruling-planets';
import type { Moment } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import { type Contestant, contestantOf, type Margin, marginOf, MARGINS } from '@cuspal/engine/topics/sport/contestant';
import type { Ayanamsa } from '@cuspal/engine/zodiac/names';
import {
  acceptedBirthInput,
  answerOf,
  answerShape,
  bandShape,
  defineTool,
  grahaName,
  instantText,
  listOf,
  longitudeDegrees,
  nextShape,
  horaryPeriodClassShape,
  PERSON_ALIASES,
  personInput,
  personMoment,
  keptRulingPlanets,
  planetList,
  planetName,
  scoreFactorsShape,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
  ToolError,
  verdictShape,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { momentOf } from '../judgement.ts';
import { say } from './sport.messages.ts';
import { say as fault } from '../faults.messages.ts';

const contestantInput = personInput.omit({ gender: true }).meta(PERSON_ALIASES);

const contestantShape = z.strictObject({
  name: z.string(),
  natalScore: z.number(),
  coverage: z.strictObject({ own: z.number(), rival: z.number() }).meta({ description: 'Percent' }),
  rpOverlap: planetList,
  lagnaSubLordBonus: z.boolean(),
  matchScore: z.number(),
  total: z.number(),
  factors: scoreFactorsShape,
  kp: z
    .strictObject({ verdict: verdictShape, band: bandShape, periodClass: horaryPeriodClassShape.nullable() })
    .meta({ description: 'Of a win, from the birth chart. Not scored.' }),
});

export default defineTool({
  name: 'get_sport_outcome',
  title: 'Two-contestant match lens',
  purpose: 'Compares two contestants on natal and match-day grounds; entertainment only, never for betting',
  family: 'sport',
  phase: 'advanced',
  system: 'kp',
  needs: [],
  birth: 'accepted',
  disclaimer: null,
  description:
    'Which of two contestants the charts favour, by KP, from two births and the start of the match. Entertainment only, never for betting. Of a team send the captain.',
  provenance: { rules: ['R10', 'R9.1', 'R8.1', 'R8.4', 'R5.3', 'R13.4'], sources: ['KPM', 'KPR2', 'OWN'] },
  input: acceptedBirthInput.extend({
    contestant1: contestantInput.meta({ ...PERSON_ALIASES, description: 'First contestant, by birth' }),
    contestant2: contestantInput.meta({ ...PERSON_ALIASES, description: 'Second contestant, by birth' }),
    match_datetime: z
      .string()
      .max(80)
      .meta({ description: 'Start of the match, local at the venue: 2025-03-10T12:00' }),
    match_latitude: z.number().min(-90).max(90).meta({ description: 'Venue, north +' }),
    match_longitude: z.number().min(-180).max(180).meta({ description: 'Venue, east +' }),
    match_utc_offset_minutes: z
      .number()
      .min(-960)
      .max(960)
      .optional()
      .meta({ description: 'Ahead of UTC at the venue; or match_time_zone' }),
    match_time_zone: z.string().max(100).optional().meta({ description: 'IANA name' }),
  }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText.meta({ description: 'Start of the match' }),
    contestants: listOf(contestantShape),
    likelyWinner: z.string().nullable(),
    runnerUp: z.string().nullable(),
    margin: z.enum(MARGINS),
    difference: z.number().min(0),
    matchChart: z.strictObject({
      ascendant: longitudeDegrees,
      signLord: grahaName,
      starLord: planetName,
      subLord: planetName,
      rulingPlanets: keptRulingPlanets,
    }),
    extensionNote: z.string(),
    scoreProvenance: scoreProvenanceShape,
    disclaimer: z.string(),
    notes: listOf(z.string()),
    next: nextShape,
  }),
  run: ({ input, ephemeris, now, note }) => {
    const frame = frameOf(input);
    const births = [
      personMoment(input.contestant1, 'contestant1', frame, note),
      personMoment(input.contestant2, 'contestant2', frame, note),
    ] as const;
    refuseSame(...births);
    const moment = momentOf(
      {
        datetime: input.match_datetime,
        latitude: input.match_latitude,
        longitude: input.match_longitude,
        offset: input.match_utc_offset_minutes,
        zone: input.match_time_zone,
        ayanamsa: frame,
      },
      MATCH_NAMES,
      { now, note },
    );
    refuseUnborn(births, moment);
    const match = rulingPlanets(ephemeris, moment);
    const [first, second] = births.map((birth, index) => {
      const ruling = rulingPlanets(ephemeris, birth);
      requireHouses(ruling.chart, `contestant${index + 1}.latitude`);
      return contestantOf(ruling.chart, ruling, match);
    });
    if (first === undefined || second === undefined) throw new RangeError('two contestants are compared');
    const names = [
      input.contestant1.name ?? say.contestant({ number: 1 }),
      input.contestant2.name ?? say.contestant({ number: 2 }),
    ] as const;
    const difference = printedTenths(Math.abs(first.total - second.total));
    const margin = marginOf(difference);
    const ahead = first.total > second.total;
    const [winner, other] = ahead ? names : ([names[1], names[0]] as const);
    const even = margin === 'EVEN_MATCH';
    const { ascendant } = match.chart;
    return {
      answer: answer(margin, winner, difference),
      asOf: printInstant(moment.utcMs, moment),
      contestants: [
        { name: names[0], ...first },
        { name: names[1], ...second },
      ],
      likelyWinner: even ? null : winner,
      runnerUp: even ? null : other,
      margin,
      difference,
      matchChart: {
        ascendant: printedLongitude(ascendant.longitude),
        signLord: ascendant.signLord,
        starLord: ascendant.starLord,
        subLord: ascendant.subLord,
        rulingPlanets: rulingPlanetMembers(match),
      },
      extensionNote: say.pointsAreOurs(),
      scoreProvenance: SERVICE_EXTENSION,
      disclaimer: say.disclaimer(),
      notes: notesOf([first, second]),
      next: [{ tool: 'analyze_natal_promise', reason: say.nextPromise() }],
    };
  },
});

const MATCH_NAMES = {
  datetime: 'match_datetime',
  offset: 'match_utc_offset_minutes',
  zone: 'match_time_zone',
  latitude: 'match_latitude',
  longitude: 'match_longitude',
};

function notesOf(contestants: readonly Contestant[]): readonly string[] {
  return [
    say.captain(),
    say.leftOut(),
    ...(contestants.some(({ kp }) => kp.periodClass === null) ? [say.outsideDasha()] : []),
  ];
}

/** Says which side stands ahead, and that the reading is entertainment. */
const answer = (margin: Margin, winner: string, difference: number): string =>
  answerOf(margin === 'EVEN_MATCH' ? say.even() : say.favoured({ winner, difference, margin }), say.entertainment());

interface Frames {
  readonly ayanamsa?: Ayanamsa | undefined;
  readonly contestant1: { readonly ayanamsa?: Ayanamsa | undefined };
  readonly contestant2: { readonly ayanamsa?: Ayanamsa | undefined };
}

/** One frame for both charts and the match: that of the first contestant, else the call's, else kp. */
function frameOf({ ayanamsa, contestant1, contestant2 }: Frames): Ayanamsa {
  const frame = contestant1.ayanamsa ?? ayanamsa ?? 'kp';
  const others = [
    ['contestant2.ayanamsa', contestant2.ayanamsa],
    ['ayanamsa', ayanamsa],
  ] as const;
  for (const [field, other] of others) {
    if (other === undefined || other === frame) continue;
    throw new ToolError('validation_failed', fault.anotherFrame({ field, other, frame }), { field });
  }
  return frame;
}

function refuseSame(first: Moment, second: Moment): void {
  if (first.utcMs !== second.utcMs || first.latitude !== second.latitude || first.longitude !== second.longitude)
    return;
  throw new ToolError('validation_failed', fault.sameBirths(), { field: 'contestant2' });
}

function refuseUnborn(births: readonly Moment[], match: Moment): void {
  const index = births.findIndex(({ utcMs }) => utcMs >= match.utcMs);
  const birth = births[index];
  if (birth === undefined) return;
  const [at, born] = [printInstant(match.utcMs, match), printInstant(birth.utcMs, birth)];
  const message = fault.matchBeforeBirth({ at, number: index + 1, birth: born });
  throw new EngineError('validation_failed', message, 'match_datetime');
}
