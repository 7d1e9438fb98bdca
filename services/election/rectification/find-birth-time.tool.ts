import { printedLongitude, printedScore } from '@cuspal/engine/base/printed';
import { birthWindow } from '@cuspal/engine/rectification/birth-window';
import type { RisingInterval } from '@cuspal/engine/rectification/rising-interval';
import { unknownTime, type UnknownTime } from '@cuspal/engine/rectification/unknown-time';
import { buildChart } from '@cuspal/engine/chart/build';
import { requireHouses } from '@cuspal/engine/chart/houses';
import { clockNote } from '@cuspal/engine/time/moment';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { printInstant } from '@cuspal/engine/time/print';
import { STATURES } from '@cuspal/engine/zodiac/sign-attributes';
import { subRowAt } from '@cuspal/engine/zodiac/sub-table';
import { signName as nameOfSign } from '@cuspal/engine/zodiac/lords';
import {
  answerAndSummary,
  answerShape,
  birthInput,
  defineTool,
  instantText,
  listOf,
  longitudeDegrees,
  nextShape,
  pageInput,
  paginate,
  paginationOutput,
  planetList,
  planetName,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
  signName,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { knownEventsInput, ownGenderInput, workInput, workOf } from './inputs.ts';
import { chanceShape, eventsShape, hundred, shortMatchesShape, trustShape } from './shapes.ts';
import { proposalNotes, recordNotes, timeInWords } from './texts.ts';
import { chanceView, errorBarView, eventsView, shortMatches } from './views.ts';
import { say } from './rectification.messages.ts';

const PAGE_SIZE = 10;

const intervalShape = z.strictObject({
  rank: z.int().min(1),
  from: instantText,
  to: instantText,
  widthSeconds: z.int().min(1),
  middle: instantText,
  ascendant: z.strictObject({
    sign: signName,
    starLord: planetName,
    subLord: planetName,
    horaryNumber: z.int().min(1).max(249),
  }),
  total: hundred,
  parts: z.strictObject({
    events: hundred.nullable(),
    rulingPlanets: hundred,
    stature: hundred.nullable(),
    gender: hundred.nullable(),
  }),
  eventMatches: shortMatchesShape,
});

const clockTime = (description: string) => z.string().max(5).optional().meta({ description });

export default defineTool({
  name: 'find_birth_time',
  title: 'Time entirely unknown',
  purpose: 'Ranks the rising subs of the day when no birth time is known',
  family: 'rectification',
  phase: 'verification',
  system: 'kp',
  needs: [],
  birth: 'required',
  disclaimer: 'tendency',
  paged: { pageSize: PAGE_SIZE },
  progress: true,
  deadlineSeconds: 50,
  description:
    'Ranks the rising subs of a day when no birth time is known, by KP, from dated events of the life. Call it with the date alone and five or more events, then refine by rectify_birth_time.',
  provenance: {
    rules: ['R16.1', 'R16.2', 'R16.3', 'R16.5', 'R18.5', 'R4.2', 'R4.3', 'R8.1', 'R6T.2', 'R9.1', 'R13.1'],
    sources: ['KPR3p', 'SP', 'OWN'],
  },
  input: birthInput.extend({
    birth_datetime: z.string().meta({ description: 'Date of birth, 1990-05-17' }),
    known_events: knownEventsInput(0).default([]),
    time_from: clockTime('HH:MM, earliest time; with time_to'),
    time_to: clockTime('HH:MM, latest time; earlier than time_from means the next day'),
    stature: z.enum(STATURES).optional().meta({ description: 'Of the adult' }),
    gender: ownGenderInput,
    ...workInput,
    page: pageInput,
  }),
  output: z.strictObject({
    answer: answerShape,
    summary: z.string(),
    date: z.string(),
    asOf: instantText,
    windowFrom: instantText,
    windowTo: instantText,
    windowMinutes: z.number().min(0),
    events: eventsShape,
    candidates: listOf(intervalShape),
    best: intervalShape.extend({
      subSubs: listOf(
        z.strictObject({ from: instantText, to: instantText, subSubLord: planetName, rulingPlanet: z.boolean() }),
      ),
    }),
    ...trustShape,
    chance: chanceShape.nullable(),
    moonRange: z.strictObject({
      from: longitudeDegrees,
      to: longitudeDegrees,
      starLords: planetList,
      firstDashaLords: planetList,
    }),
    rulingPlanets: planetList,
    notes: listOf(z.string()),
    scoreProvenance: scoreProvenanceShape,
    ...paginationOutput,
    next: nextShape,
  }),
  run: async (context) => {
    const { input, ephemeris, note } = context;
    const window = birthWindow(input, input.time_from, input.time_to);
    const clock = window.noon;
    requireHouses(buildChart(ephemeris, clock));
    const noonNote = clockNote(clock);
    if (noonNote !== null) note(noonNote);
    window.notes.forEach(note);
    const { asOfMs, events, rulers } = workOf(context, input, clock, window.fromMs);
    const { stature, gender } = input;
    const found = await unknownTime(ephemeris, { window, events, rulers, stature, gender }, context);
    const ranked = found.intervals.map((interval, index) => ({ interval, rank: index + 1 }));
    const { items, ...paging } = paginate(ranked, input.page, PAGE_SIZE, 'rising subs');
    return {
      ...answerAndSummary(sentencesOn(found, events.length, clock)),
      date: window.date,
      asOf: printInstant(asOfMs, clock),
      windowFrom: printInstant(window.fromMs, clock),
      windowTo: printInstant(window.toMs, clock),
      windowMinutes: printedScore((window.toMs - window.fromMs) / 60_000),
      events: eventsView(events),
      candidates: items.map(({ interval, rank }) => intervalView(interval, rank, clock)),
      best: {
        ...intervalView(found.best, 1, clock),
        subSubs: found.subSubs.map(({ fromMs, toMs, subSubLord }) => ({
          from: printInstant(fromMs, clock),
          to: printInstant(toMs, clock),
          subSubLord,
          rulingPlanet: rulers.members.includes(subSubLord),
        })),
      },
      errorBar: errorBarView(found.errorBar, clock),
      confidence: found.confidence,
      confidenceReasons: found.confidenceReasons,
      stability: printedScore(found.stability),
      chance: found.chance && chanceView(found.chance),
      moonRange: {
        from: printedLongitude(found.moon.from),
        to: printedLongitude(found.moon.to),
        starLords: found.moon.starLords,
        firstDashaLords: found.moon.starLords,
      },
      rulingPlanets: rulers.members,
      notes: notesOf(events.length, gender !== undefined),
      scoreProvenance: SERVICE_EXTENSION,
      ...paging,
      next: [
        {
          tool: 'rectify_birth_time',
          reason: say.nextSecondBySecond({ time: timeInWords(found.best.middle.utcMs, clock) }),
        },
      ],
    };
  },
});

function intervalView(interval: RisingInterval, rank: number, clock: LocalClock) {
  const { middle, intervalParts, parts } = interval;
  return {
    rank,
    from: printInstant(interval.fromMs, clock),
    to: printInstant(interval.toMs, clock),
    widthSeconds: interval.widthSeconds,
    middle: printInstant(middle.utcMs, clock),
    ascendant: {
      sign: nameOfSign(middle.lagna.signIndex),
      starLord: middle.lagna.starLord,
      subLord: middle.lagna.subLord,
      horaryNumber: subRowAt(middle.ascendant).row.number,
    },
    total: interval.score,
    parts: intervalParts,
    eventMatches: shortMatches(parts),
  };
}

const notesOf = (events: number, gendered: boolean): readonly string[] => [
  ...(events === 0 ? recordNotes() : proposalNotes()),
  say.weights(),
  ...(events === 0 ? [say.rankedByRulers()] : []),
  ...(gendered ? [say.sexUnreliable()] : []),
];

function sentencesOn(
  { best, confidence, intervals }: UnknownTime,
  events: number,
  clock: LocalClock,
): readonly string[] {
  const span = { from: timeInWords(best.fromMs, clock), to: timeInWords(best.toMs, clock), score: best.score };
  const equal = intervals.filter(({ score }) => score === best.score).length;
  const { signIndex, starLord, subLord } = best.middle.lagna;
  return [
    ...(equal > 1 ? [say.intervalsAlike({ count: equal }), say.oneInterval(span)] : [say.bestInterval(span)]),
    ...(events === 0 ? [say.noEventGiven()] : []),
    say.trustOfDay({ moderate: confidence === 'MODERATE' }),
    say.recordDecides(),
    say.ascendantThen({ sign: nameOfSign(signIndex), starLord, subLord }),
  ];
}
