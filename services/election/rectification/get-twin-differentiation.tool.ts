import { printedFraction, printedScore } from '@cuspal/engine/base/printed';
import { isVolunteered, type JudgedEvent } from '@cuspal/engine/events/event';
import { ageInLife, partedByAge } from '@cuspal/engine/events/life-stage';
import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { resolveEvent } from '@cuspal/engine/events/resolve';
import { chain } from '@cuspal/engine/kp/kernel/chain';
import { secondBirthChart } from '@cuspal/engine/rectification/second-birth';
import {
  CUSP_DIFFERENCES,
  type CuspDifference,
  type CuspPair,
  cuspPairs,
  dashaShiftDays,
  elderOf,
  ELDERS,
  houseChanges,
  inBirthOrder,
  type TwinEvent,
  twinEvents,
} from '@cuspal/engine/rectification/twins';
import type { Division } from '@cuspal/engine/zodiac/division';
import { signName as nameOfSign } from '@cuspal/engine/zodiac/lords';
import {
  adverseFields,
  adverseShape,
  answerOf,
  answerShape,
  chainShape,
  chosenByAgeShape,
  chosenByAgeView,
  defineTool,
  eventInput,
  houseNumber,
  includeAdverseInput,
  listOf,
  nextShape,
  planetName,
  sideShape,
  signName,
  verdictShape,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { gapInWords, narrativeOf, secondClockNote, twinInput } from './twins.ts';
import { say } from './rectification.messages.ts';

const SHOWN_EVENTS = 25;

const moonShape = z.strictObject({ starLord: planetName, subLord: planetName, subSubLord: planetName });
const cuspShape = moonShape.extend({ sign: signName });
const twinVerdictShape = z.strictObject({ verdict: verdictShape, side: sideShape });
const count = z.int().min(0).max(12);

export default defineTool({
  name: 'get_twin_differentiation',
  title: 'Where twin charts differ',
  purpose: 'How two near-identical births are told apart',
  family: 'rectification',
  phase: 'verification',
  system: 'kp',
  needs: [],
  birth: 'required',
  disclaimer: 'tendency',
  description:
    'How two near-identical births are told apart in KP, by cusp lords, promises and dashas. Call it for twins, or to see what a doubtful birth time would change.',
  provenance: { rules: ['R16.4', 'R4.2', 'R4.3', 'R4.4', 'R9.1', 'R13.1'], sources: ['KPR3t'] },
  input: twinInput.extend({
    event: eventInput.optional().meta({ description: 'Compare this event alone' }),
    include_adverse: includeAdverseInput,
  }),
  output: z.strictObject({
    answer: answerShape,
    elder: z.enum(ELDERS),
    gapSeconds: z.number().min(0),
    cusps: listOf(
      z.strictObject({ house: houseNumber, first: cuspShape, second: cuspShape, difference: z.enum(CUSP_DIFFERENCES) }),
    ),
    counts: z.strictObject({ sign: count, star: count, sub: count, subSub: count, none: count }),
    housesChanged: listOf(z.strictObject({ planet: planetName, first: houseNumber, second: houseNumber })),
    moon: z.strictObject({ first: moonShape, second: moonShape }),
    dashaShiftDays: z.number().nullable().meta({ description: 'Second minus first; null: other first lords' }),
    events: listOf(
      z.strictObject({
        key: z.string(),
        label: z.string(),
        first: twinVerdictShape,
        second: twinVerdictShape,
        differs: z.boolean(),
        ...adverseShape,
      }),
    ),
    ...chosenByAgeShape,
    omitted: z.int().min(0).meta({ description: 'Events beyond the 25 listed' }),
    rotation: z.strictObject({ thirdCuspChain: chainShape, agreesWithSecond: z.boolean() }),
    narrative: listOf(z.string()),
    notes: listOf(z.string()),
    next: nextShape,
  }),
  run: ({ input, chart, ephemeris, now, note }) => {
    const second = secondBirthChart(ephemeris, chart, input);
    const clock = secondClockNote(second.moment);
    if (clock !== null) note(clock);
    const twins = { first: chart, second };
    const elder = elderOf(twins);
    const cusps = cuspPairs(twins);
    const asked = input.event === undefined ? undefined : resolveEvent({ event: input.event })?.event;
    const age = ageInLife(chart.moment, now);
    const all = twinEvents(
      twins,
      asked ? [asked] : NATAL_EVENTS.filter((event) => isVolunteered(event, input.include_adverse)),
    );
    const { chosen, setAside } = partedByAge(all, age);
    const events = asked ? all : chosen;
    const shift = dashaShiftDays(twins);
    const rotated = chain(inBirthOrder(twins).elder, 3);
    const gapSeconds = printedFraction(Math.abs(second.moment.utcMs - chart.moment.utcMs) / 1000);
    const same = cusps.every(({ difference }) => difference === 'NONE') && elder === 'same';
    return {
      answer: answer(cusps, events, gapSeconds),
      elder,
      gapSeconds,
      cusps: cusps.map(({ house, first, second: other, difference }) => ({
        house,
        first: cuspView(first),
        second: cuspView(other),
        difference,
      })),
      counts: countsOf(cusps),
      housesChanged: houseChanges(twins),
      moon: { first: moonView(chart.planets.Moon), second: moonView(second.planets.Moon) },
      dashaShiftDays: shift === null ? null : printedScore(shift),
      events: events.slice(0, SHOWN_EVENTS).map(({ event, ...row }) => ({
        key: event.key ?? event.label,
        label: event.label,
        ...row,
        ...adverseOf(event),
      })),
      omitted: Math.max(0, events.length - SHOWN_EVENTS),
      ...chosenByAgeView(age, asked ? [] : setAside),
      rotation: {
        thirdCuspChain: rotated,
        agreesWithSecond: rotated.subLord === inBirthOrder(twins).younger.ascendant.subLord,
      },
      narrative: narrativeOf(cusps, events, shift),
      notes: notesOf(same),
      next: [{ tool: 'get_twin_divergence_score', reason: say.nextDivergence() }],
    };
  },
});

/** An election event is never an adverse one. */
function adverseOf(event: JudgedEvent) {
  const natal = NATAL_EVENTS.find((each) => each === event);
  return natal === undefined ? {} : adverseFields(natal);
}

const moonView = ({ starLord, subLord, subSubLord }: Division) => ({ starLord, subLord, subSubLord });
const cuspView = (cusp: Division) => ({ sign: nameOfSign(cusp.signIndex), ...moonView(cusp) });

function countsOf(cusps: readonly CuspPair[]) {
  const of = (asked: CuspDifference): number => cusps.filter(({ difference }) => difference === asked).length;
  return { sign: of('SIGN'), star: of('STAR'), sub: of('SUB'), subSub: of('SUBSUB'), none: of('NONE') };
}

const notesOf = (same: boolean): readonly string[] => [...(same ? [say.sameChart()] : []), say.thirdCuspPractice()];

function answer(cusps: readonly CuspPair[], events: readonly TwinEvent[], gapSeconds: number): string {
  const coarse = cusps.filter(({ difference }) => difference !== 'NONE' && difference !== 'SUBSUB').length;
  const differing = events.filter(({ differs }) => differs).length;
  const [first, ...others] = events;
  return answerOf(
    say.birthsDiffer({ together: gapSeconds === 0, gap: gapInWords(gapSeconds), cusps: coarse }),
    first !== undefined && others.length === 0
      ? say.eventCompared({ differ: differing > 0, event: first.event.label })
      : say.eventsCompared({ differing, count: events.length }),
  );
}
