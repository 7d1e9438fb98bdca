import { type ElectingSet, electingSet } from '@cuspal/engine/election/electing-planets';
import { type ElectionTopic, electionTopic } from '@cuspal/engine/election/election-topic';
import {
  type Condition,
  CONDITIONS,
  GENERAL_TOPIC,
  triangulate,
  type Triangulation,
} from '@cuspal/engine/election/triangulation';
import { untold } from '@cuspal/engine/election/scan-work';
import { searchedWithin } from '@cuspal/engine/election/searched-hours';
import { usableStretches } from '@cuspal/engine/election/usable-hours';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { printInstant } from '@cuspal/engine/time/print';
import { PLANETS, type Planet } from '@cuspal/engine/zodiac/names';
import {
  answerAndSummary,
  answerShape,
  birthInput,
  defineTool,
  detailArgument,
  instantText,
  listOf,
  nextShape,
  planetName,
  standingShape,
} from '@cuspal/tool-kit';
import { hoursSentence } from '@cuspal/tool-kit/views/election-hours';
import { z } from 'zod';
import { electionDisclaimer } from './election-disclaimer.ts';
import { electedEventInput, occasionFields, spanFields } from './election-inputs.ts';
import { eventView } from './election-result.ts';
import { electedEventShape } from './election-shapes.ts';
import { DEADLINE_SECONDS, ELECTION_BRIEF } from './election-tool.ts';
import { clockLine, shortenedScan } from './election-summary.ts';
import { outsideLifeStage } from './life-stage.ts';
import { hoursFor, occasionOf, planScan, solveSky, workOf } from './scan-plan.ts';
import { minutesOf } from './window-view.ts';
import { say } from './electional.messages.ts';
import { isIn } from '@cuspal/engine/zodiac/planet-bits';

const minutes = z.number().min(0);

export default defineTool({
  name: 'get_muhurta_advanced',
  title: 'Three-condition triangulation (T40)',
  purpose: 'The older, independent second opinion: Lagna sub lord, Moon star lord and day lord',
  family: 'electional',
  phase: 'advanced',
  system: 'kp',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    "An older, independent KP test of when to act, by the rising sub lord, the Moon's star lord and the day lord. Call it beside find_election_window to compare the hours.",
  provenance: { rules: ['R15.1', 'R6T.1', 'R8.1', 'R5.2', 'R5.6', 'R3.5', 'R1.6'], sources: ['KPR3p', 'WEB', 'OWN'] },
  deadlineSeconds: DEADLINE_SECONDS,
  progress: true,
  brief: {
    without: ['summary', 'conditionMinutes', 'significators', ...ELECTION_BRIEF.without],
    most: { moments: 2 },
  },
  input: birthInput
    .extend({
      ...detailArgument,
      event: electedEventInput.optional(),
      ...spanFields,
      ...occasionFields,
      max_moments: z.int().min(1).max(25).default(10).meta({ description: 'How many moments to return' }),
      // Other elections take it; here moments are found to the second, however fine the caller asks.
    })
    .meta({ unread: ['granularity'] }),
  output: z.strictObject({
    answer: answerShape,
    summary: z.string(),
    technique: z.literal('T40'),
    event: electedEventShape.nullable(),
    moments: listOf(
      z.strictObject({
        datetime: instantText,
        datetimeEnd: instantText,
        durationMinutes: minutes,
        conditionsMet: z.int().min(2).max(3),
        isFullTriangulation: z.boolean(),
        matchedConditions: listOf(z.string()).meta({ description: 'Condition, planet and what it does' }),
      }),
    ),
    conditionMinutes: z.strictObject({ ascSub: minutes, moonStar: minutes, dayLord: minutes }),
    significators: listOf(z.strictObject({ planet: planetName, standing: standingShape })),
    scanSummary: z.strictObject({
      startLocal: instantText,
      endLocal: instantText,
      scanDays: z.number(),
      clampedFrom: z.number().optional(),
      usableMinutes: minutes,
    }),
    note: z.string(),
    disclaimer: z.string(),
    next: nextShape,
  }),
  run: async (context) => {
    const { input, chart, note } = context;
    const topic = input.event === undefined ? GENERAL_TOPIC : electionTopic(input.event);
    const occasion = occasionOf(context, input);
    const { place } = occasion;
    const plan = planScan(context, occasion, input.scan_days, 'minute');
    const { span, scanDays, clampedFrom } = plan;
    const set = electingSet(chart, topic);
    const work = workOf(context);
    const timeline = await solveSky(work, occasion, plan);
    const { found, hours } = await searchedWithin(
      hoursFor(topic, input),
      (within, again) => {
        const stretches = usableStretches(span, place, within, false);
        return triangulate(again ? untold(work) : work, set, timeline, stretches, place);
      },
      ({ moments: none }) => none.length === 0,
    );
    const moments = found.moments.slice(0, input.max_moments);
    const print = (second: number): string => printInstant(second * 1000, place);
    if (set.setRelaxed) note(say.standInsCount());
    return {
      ...answerAndSummary([
        ...outsideLifeStage(topic, [chart], (moments[0]?.from ?? span.from) * 1000),
        ...triangulationSentences(topic, found, place),
        ...clockLine(place),
        hoursSentence(hours),
        ...shortenedScan(plan),
      ]),
      technique: 'T40' as const,
      event: input.event === undefined ? null : eventView(topic),
      moments: moments.map(({ from, to, met }) => ({
        datetime: print(from),
        datetimeEnd: print(to),
        durationMinutes: minutesOf(to - from),
        conditionsMet: met.length,
        isFullTriangulation: met.length === CONDITIONS.length,
        matchedConditions: met.map(({ condition, planet }) => metSentence(condition, planet, set)),
      })),
      conditionMinutes: {
        ascSub: minutesOf(found.seconds.ASC_SUB),
        moonStar: minutesOf(found.seconds.MOON_STAR),
        dayLord: minutesOf(found.seconds.DAY_LORD),
      },
      significators: PLANETS.map((planet) => set.planets[planet])
        .filter(({ standing }) => standing === 'STRONG' || standing === 'WEAK')
        .map(({ planet, standing }) => ({ planet, standing })),
      scanSummary: {
        startLocal: print(span.from),
        endLocal: print(span.to),
        scanDays,
        ...(clampedFrom !== undefined && { clampedFrom }),
        usableMinutes: minutesOf(found.usableSeconds),
      },
      note: say.olderMethod(),
      disclaimer: electionDisclaimer([topic]),
      next: [{ tool: 'find_election_window', reason: say.nextFourLayers() }],
    };
  },
});

/** A condition that holds, after its code: "The rising sub lord, Ketu, is strong for the matter." */
const metSentence = (condition: Condition, planet: Planet, { strong }: ElectingSet): string =>
  `${condition}: ${say.conditionMet({ condition, planet, strong: isIn(strong, planet) })}`;

/** Says what the three conditions point to, or which of them held least. */
function triangulationSentences(
  { label }: ElectionTopic,
  { moments, seconds }: Triangulation,
  clock: LocalClock,
): readonly string[] {
  const [best] = moments;
  if (best === undefined) {
    const least = CONDITIONS.reduce((found, each) => (seconds[each] < seconds[found] ? each : found));
    return [say.noTwoTests({ label }), say.leastPassed({ condition: least, minutes: minutesOf(seconds[least]) })];
  }
  const all = best.met.length === CONDITIONS.length;
  return [
    say.firstBegins({ label, at: printInstant(best.from * 1000, clock) }),
    say.passesTests({ all, conditions: best.met.map(({ condition }) => say.condition({ condition })) }),
    say.compareWithElection(),
    say.moreTestsFirst(),
  ];
}
