import { EngineError } from '@cuspal/engine/base/errors';
import { printedScore, printedTenths } from '@cuspal/engine/base/printed';
import { requireHouses } from '@cuspal/engine/chart/houses';
import {
  LOCATION_CLASSES,
  LOCATION_CUSPS,
  LOCATION_LORDS,
  locate,
  locationFit,
} from '@cuspal/engine/rectification/located';
import { locatedScoring, type PlacedEvent, placedEvents } from '@cuspal/engine/rectification/located-scoring';
import { lordsOfTriple } from '@cuspal/engine/rectification/lord-triple';
import { partOf } from '@cuspal/engine/rectification/pace';
import { rectify, type Rectification } from '@cuspal/engine/rectification/rectify';
import {
  RECTIFICATION_VERDICTS,
  type RectificationVerdict,
  statedVerdict,
} from '@cuspal/engine/rectification/confidence';
import { timeChecks } from '@cuspal/engine/rectification/time-checks';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { printDate, printInstant } from '@cuspal/engine/time/print';
import {
  answerAndSummary,
  answerShape,
  birthInput,
  defineTool,
  houseList,
  instantText,
  levelNumber,
  listOf,
  nextShape,
  oneOfTheWords,
  pageInput,
  paginate,
  paginationOutput,
  planetName,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { CANDIDATES_OF_A_PAGE, knownEventsInput, workInput, workOf } from './inputs.ts';
import {
  chanceShape,
  checksShape,
  eventsShape,
  fullMatchesShape,
  hundred,
  plateauShape,
  trustShape,
} from './shapes.ts';
import { proposalNotes, shiftSentence, timeInWords } from './texts.ts';
import { chanceView, errorBarView, eventsView, fullMatches, plateauView } from './views.ts';
import { say } from './rectification.messages.ts';

/** Characters of the longest page: 120 candidates and twenty events with their places. */
const LONGEST = 60_000;

const scores = {
  baseScore: hundred,
  locationScore: hundred,
  skyScore: hundred.nullable().meta({ description: 'Null where no clock time is known' }),
  total: hundred,
};

export default defineTool({
  name: 'get_rectification_advanced',
  title: 'Confirmed by event location',
  purpose: 'Second test of candidate times by where the events happened and by the sky of the events',
  family: 'rectification',
  phase: 'verification',
  system: 'kp',
  needs: ['rectify_birth_time'],
  birth: 'required',
  disclaimer: 'tendency',
  paged: { pageSize: CANDIDATES_OF_A_PAGE },
  maxResultChars: LONGEST,
  progress: true,
  deadlineSeconds: 50,
  description:
    'A second KP test of a birth time, by where events happened and the sky of their moments. Call it after rectify_birth_time, when at least one event has a place.',
  provenance: {
    rules: ['R16.1', 'R16.2', 'R16.6', 'R8.1', 'R8.5', 'R6T.2', 'R9.1', 'R13.1'],
    sources: ['KPR3p', 'WEB', 'OWN'],
  },
  input: birthInput.extend({
    known_events: knownEventsInput(1),
    range_minutes: z.number().min(1).max(120).default(15).meta({ description: 'Minutes to each side' }),
    step_minutes: z.number().min(0.1).max(10).default(1).meta({ description: 'Between printed candidates' }),
    ...workInput,
    page: pageInput,
  }),
  output: z.strictObject({
    answer: answerShape,
    summary: z.string(),
    verdict: oneOfTheWords(RECTIFICATION_VERDICTS),
    asOf: instantText,
    events: eventsShape,
    originalTime: instantText,
    originalTotal: hundred,
    refinedTime: instantText,
    shiftMinutes: z.number(),
    bestCandidate: z.strictObject({
      datetime: instantText,
      ...scores,
      plateau: plateauShape,
      eventMatches: fullMatchesShape,
      locationMatches: listOf(
        z.strictObject({
          index: z.int().min(0),
          class: z.enum(LOCATION_CLASSES),
          distanceKm: z.number().min(0),
          expectedHouses: houseList,
          hit: listOf(z.strictObject({ lord: z.enum(LOCATION_LORDS), planet: planetName, level: levelNumber })),
          score: hundred,
        }),
      ),
      checks: checksShape,
    }),
    candidates: listOf(z.strictObject({ datetime: instantText, offsetMinutes: z.number(), ...scores })).meta({
      description: 'Best first',
    }),
    candidateCount: z.int().min(1),
    ...trustShape,
    chance: chanceShape,
    notes: listOf(z.string()),
    scoreProvenance: scoreProvenanceShape,
    ...paginationOutput,
    next: nextShape,
  }),
  run: async (context) => {
    const { input, chart, ephemeris, note } = context;
    if (input.known_events.every(({ location }) => location === undefined)) throw withoutPlaces();
    requireHouses(chart);
    const clock = chart.moment;
    const { asOfMs, events, rulers } = workOf(context, input, clock);
    const placed = await placedEvents(
      ephemeris,
      clock,
      events,
      (event) => locate(event, clock),
      partOf(context, 0, 0.2),
    );
    const found = await rectify(
      ephemeris,
      {
        stated: clock,
        events,
        rulers,
        rangeMinutes: input.range_minutes,
        stepMinutes: input.step_minutes,
        cusps: [1, ...LOCATION_CUSPS],
        scoringOf: (candidates) => locatedScoring(candidates, placed),
      },
      partOf(context, 0.2, 1),
    );
    found.notes.forEach(note);
    assumedNotes(placed).forEach(note);
    const { best, original } = found;
    const { utcMs } = best.middle;
    const verdict = statedVerdict(original.totals.total, best.totals.total, found.confidence);
    const shiftMinutes = printedScore((utcMs - original.candidate.utcMs) / 60_000);
    const refinedTime = printInstant(utcMs, clock);
    const { items, ...paging } = paginate(found.printed, input.page, CANDIDATES_OF_A_PAGE, 'candidates');
    return {
      ...answerAndSummary(sentencesOn(found, verdict, shiftMinutes, clock)),
      verdict,
      asOf: printInstant(asOfMs, clock),
      events: eventsView(events),
      originalTime: printInstant(clock.utcMs, clock),
      originalTotal: original.totals.total,
      refinedTime,
      shiftMinutes,
      bestCandidate: {
        datetime: refinedTime,
        ...scoresView(best),
        plateau: plateauView(best, clock),
        eventMatches: fullMatches(found.candidates, best.middle, events),
        locationMatches: locationMatches(found, placed),
        checks: timeChecks(ephemeris, { ...clock, utcMs, jdUt: jdFromUtcMs(utcMs) }, rulers, undefined),
      },
      candidates: items.map((each) => ({
        datetime: printInstant(each.candidate.utcMs, clock),
        offsetMinutes: printedScore(each.offsetMinutes),
        ...scoresView(each),
      })),
      candidateCount: found.printed.length,
      errorBar: errorBarView(found.errorBar, clock),
      confidence: found.confidence,
      confidenceReasons: found.confidenceReasons,
      stability: printedScore(found.stability),
      chance: chanceView(found.chance),
      notes: [...proposalNotes(), say.placesAreOurs()],
      scoreProvenance: SERVICE_EXTENSION,
      ...paging,
      next: [{ tool: 'get_boundary_warnings', reason: say.nextBoundary() }],
    };
  },
});

const withoutPlaces = (): EngineError => new EngineError('validation_failed', say.noLocation(), 'known_events');

const scoresView = ({ totals: { base, location, sky, total } }: Pick<Rectification['original'], 'totals'>) => ({
  baseScore: base,
  locationScore: location ?? 0,
  skyScore: sky,
  total,
});

const locationMatches = ({ candidates, best: { middle } }: Rectification, placed: readonly PlacedEvent[]) =>
  placed.flatMap(({ event, located }, position) => {
    if (located === null) return [];
    const lords = lordsOfTriple(middle.triples[position] ?? -1);
    const { chart } = candidates.judge(middle);
    return [
      {
        index: event.index,
        class: located.class,
        distanceKm: printedTenths(located.distanceKm),
        expectedHouses: located.houses,
        ...locationFit(chart, located, lords, middle.cuspSubLord(located.cusp)),
      },
    ];
  });

const assumedNotes = (placed: readonly PlacedEvent[]): readonly string[] =>
  placed.flatMap(({ event, located }) =>
    located?.assumedAbroad === true ? [say.takenAsAbroad({ index: event.index })] : [],
  );

function sentencesOn(
  { best, original, confidence, tiedPlateaus }: Rectification,
  verdict: RectificationVerdict,
  shiftMinutes: number,
  clock: LocalClock,
): readonly string[] {
  const { utcMs } = best.middle;
  return [
    say.verdict({ verdict }),
    say.togetherFit({
      skies: best.totals.sky !== null,
      tied: tiedPlateaus > 1,
      time: timeInWords(utcMs, clock),
      date: printDate(utcMs, clock),
      score: best.totals.total,
    }),
    shiftSentence(shiftMinutes),
    say.trust({ confidence }),
    say.recordDecides(),
    say.statedHas({ score: original.totals.total }),
    say.scoreProvesNothing(),
  ];
}
