import { printedScore } from '@cuspal/engine/base/printed';
import { requireHouses } from '@cuspal/engine/chart/houses';
import { rectify, type Rectification, type ScoredCandidate } from '@cuspal/engine/rectification/rectify';
import { eventScoring } from '@cuspal/engine/rectification/scoring';
import { timeChecks } from '@cuspal/engine/rectification/time-checks';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { printDate, printInstant } from '@cuspal/engine/time/print';
import type { LocalClock } from '@cuspal/engine/time/clock';
import {
  answerAndSummary,
  answerShape,
  birthInput,
  defineTool,
  instantText,
  listOf,
  nextShape,
  pageInput,
  paginate,
  paginationOutput,
  planetList,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { CANDIDATES_OF_A_PAGE, knownEventsInput, ownGenderInput, workInput, workOf } from './inputs.ts';
import {
  agreementShape,
  ascendantShape,
  chanceShape,
  checksShape,
  eventsShape,
  fullMatchesShape,
  hundred,
  plateauShape,
  shortMatchesShape,
  trustShape,
} from './shapes.ts';
import { proposalNotes, shiftSentence, timeInWords } from './texts.ts';
import {
  ascendantView,
  chanceView,
  errorBarView,
  eventsView,
  fullMatches,
  plateauView,
  shortMatches,
} from './views.ts';
import { say } from './rectification.messages.ts';

const SHOWN_PLATEAUS = 5;
/** Characters of the longest page: 120 candidates, twenty events and a local mean time with seconds. */
const LONGEST = 160_000;

const candidateShape = z.strictObject({
  datetime: instantText,
  offsetMinutes: z.number(),
  score: hundred,
  rpAgreement: agreementShape,
  ascendant: ascendantShape,
  eventMatches: shortMatchesShape,
});

export default defineTool({
  name: 'rectify_birth_time',
  title: 'Scan around the stated time',
  purpose: 'Which minute around the stated time fits the known events best',
  family: 'rectification',
  phase: 'verification',
  system: 'kp',
  needs: ['get_boundary_warnings'],
  birth: 'required',
  disclaimer: 'tendency',
  paged: { pageSize: CANDIDATES_OF_A_PAGE },
  maxResultChars: LONGEST,
  progress: true,
  deadlineSeconds: 50,
  description:
    'Which minute around the stated birth time fits the dated events of the life best, by KP, with an error bar. Call it when the time is known to the hour or so and three events are dated.',
  provenance: {
    rules: ['R16.1', 'R16.2', 'R16.5', 'R16.6', 'R16.7', 'R8.1', 'R6T.2', 'R9.1', 'R13.1'],
    sources: ['KPR3p', 'WEB', 'OWN'],
  },
  input: birthInput.extend({
    known_events: knownEventsInput(1),
    range_minutes: z.number().min(1).max(720).default(30).meta({ description: 'Minutes to each side' }),
    step_minutes: z.number().min(0.1).max(60).default(2).meta({ description: 'Between printed candidates' }),
    gender: ownGenderInput,
    ...workInput,
    page: pageInput,
  }),
  output: z.strictObject({
    answer: answerShape,
    summary: z.string(),
    asOf: instantText,
    events: eventsShape,
    candidates: listOf(candidateShape),
    bestCandidate: candidateShape
      .extend({ eventMatches: fullMatchesShape, plateau: plateauShape, checks: checksShape })
      .meta({ description: 'Middle of the best plateau, between the steps, so it need not be among candidates' }),
    originalTime: instantText,
    originalScore: hundred,
    originalChecks: checksShape,
    refinedTime: instantText,
    shiftMinutes: z.number(),
    plateaus: listOf(plateauShape).meta({ description: 'The first 5 of all, best first' }),
    plateauCount: z.int().min(1),
    tiedPlateaus: z.int().min(1).meta({ description: 'With the best score, the best one included' }),
    ...trustShape,
    chance: chanceShape,
    rulingPlanets: planetList,
    notes: listOf(z.string()),
    scoreProvenance: scoreProvenanceShape,
    ...paginationOutput,
    next: nextShape,
  }),
  run: async (context) => {
    const { input, chart, ephemeris, note } = context;
    requireHouses(chart);
    const clock = chart.moment;
    const { asOfMs, events, rulers } = workOf(context, input, clock);
    const found = await rectify(
      ephemeris,
      {
        stated: clock,
        events,
        rulers,
        rangeMinutes: input.range_minutes,
        stepMinutes: input.step_minutes,
        scoringOf: (candidates) => eventScoring(candidates, events),
      },
      context,
    );
    found.notes.forEach(note);
    const { best, original } = found;
    const { items, ...paging } = paginate(found.printed, input.page, CANDIDATES_OF_A_PAGE, 'candidates');
    const shiftMinutes = printedScore((best.middle.utcMs - original.candidate.utcMs) / 60_000);
    const checksAt = (utcMs: number) =>
      timeChecks(ephemeris, { ...clock, utcMs, jdUt: jdFromUtcMs(utcMs) }, rulers, input.gender);
    return {
      ...answerAndSummary(sentencesOn(found, shiftMinutes, clock)),
      asOf: printInstant(asOfMs, clock),
      events: eventsView(events),
      candidates: items.map((each) => candidateView(each, clock)),
      bestCandidate: {
        datetime: printInstant(best.middle.utcMs, clock),
        offsetMinutes: shiftMinutes,
        score: best.totals.total,
        rpAgreement: best.rpAgreement,
        ascendant: ascendantView(best.middle),
        eventMatches: fullMatches(found.candidates, best.middle, events),
        plateau: plateauView(best, clock),
        checks: checksAt(best.middle.utcMs),
      },
      originalTime: printInstant(clock.utcMs, clock),
      originalScore: original.totals.total,
      originalChecks: checksAt(original.candidate.utcMs),
      refinedTime: printInstant(best.middle.utcMs, clock),
      shiftMinutes,
      plateaus: found.plateaus.slice(0, SHOWN_PLATEAUS).map((each) => plateauView(each, clock)),
      plateauCount: found.plateaus.length,
      tiedPlateaus: found.tiedPlateaus,
      errorBar: errorBarView(found.errorBar, clock),
      confidence: found.confidence,
      confidenceReasons: found.confidenceReasons,
      stability: printedScore(found.stability),
      chance: chanceView(found.chance),
      rulingPlanets: rulers.members,
      notes: proposalNotes(),
      scoreProvenance: SERVICE_EXTENSION,
      ...paging,
      next: [
        {
          tool: 'get_rectification_advanced',
          reason: say.nextPlaces(),
        },
        { tool: 'get_boundary_warnings', reason: say.nextBoundary() },
      ],
    };
  },
});

const candidateView = (
  { candidate, offsetMinutes, parts, totals, rpAgreement }: ScoredCandidate,
  clock: LocalClock,
) => ({
  datetime: printInstant(candidate.utcMs, clock),
  offsetMinutes: printedScore(offsetMinutes),
  score: totals.total,
  rpAgreement,
  ascendant: ascendantView(candidate),
  eventMatches: shortMatches(parts),
});

function sentencesOn(
  { best, original, confidence, tiedPlateaus }: Rectification,
  shiftMinutes: number,
  clock: LocalClock,
): readonly string[] {
  const { utcMs } = best.middle;
  return [
    say.eventsFit({
      tied: tiedPlateaus > 1,
      time: timeInWords(utcMs, clock),
      date: printDate(utcMs, clock),
      score: best.totals.total,
    }),
    shiftSentence(shiftMinutes),
    ...(tiedPlateaus > 1 ? [say.othersAsHigh({ others: tiedPlateaus - 1 })] : []),
    say.trust({ confidence }),
    say.recordDecides(),
    say.statedScores({ score: original.totals.total }),
    say.scoreProvesNothing(),
  ];
}
