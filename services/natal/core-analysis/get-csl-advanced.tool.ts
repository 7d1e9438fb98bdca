import {
  CUSP_GRADES,
  cuspReading,
  eventsOfCusp,
  mutualCusps,
  sharedSubLords,
  type CuspGrade,
  type CuspReading,
} from '@cuspal/engine/kp/promise/csl-advanced';
import { cuspsOfEvent } from '@cuspal/engine/kp/kernel/event-points';
import type { NatalEvent } from '@cuspal/engine/events/event';
import { ageInLife, partedByAge } from '@cuspal/engine/events/life-stage';
import { HOUSES, type House } from '@cuspal/engine/zodiac/names';
import {
  askedEvent,
  answerOf,
  answerShape,
  birthInput,
  chainShape,
  chosenByAgeShape,
  chosenByAgeView,
  contactLevel,
  defineTool,
  eventDisclaimers,
  houseList,
  houseNumber,
  includeAdverseInput,
  listOf,
  narrowingEvent,
  natureShape,
  nextShape,
  planetList,
  planetName,
  verdictShape,
  detailArgument,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { say } from './core-analysis.messages.ts';

const reading = z.strictObject({
  cusp: houseNumber,
  chain: chainShape,
  subSubLord: planetName,
  selfContact: contactLevel.meta({ description: 'Level of the sub lord on the own house' }),
  twelfthFrom: contactLevel.meta({ description: 'On the house that undoes it' }),
  eighthFrom: contactLevel,
  sixthFrom: contactLevel,
  fulfilment: contactLevel.meta({ description: 'On the own house or the 11th' }),
  grade: z.enum(CUSP_GRADES),
  nature: natureShape,
  pairMeanings: listOf(z.strictObject({ houses: houseList, meaning: z.string(), rule: z.string() })),
  retrogradeNote: z.string().nullable(),
  events: listOf(z.strictObject({ key: z.string(), verdict: verdictShape })),
});

export default defineTool({
  name: 'get_csl_advanced',
  title: 'Deep chain of all twelve cusps',
  purpose: 'Full sub lord reading of every cusp: chain, levels, self-links and mixed meanings of house pairs',
  family: 'core analysis',
  phase: 'promise',
  system: 'kp',
  needs: ['get_house_cusps'],
  birth: 'required',
  disclaimer: null,
  description:
    'What each KP cuspal sub lord does, in depth, with its chain, houses by level, grade of the cusp and events judged there. Call it when one cusp has to be understood in full.',
  provenance: {
    rules: ['R5.3', 'R5.4', 'R6', 'R9', 'R9.1', 'R9.3', 'R9.6', 'R9.7', 'R12.2'],
    sources: ['KPR3t', 'KPR3p'],
  },
  brief: {
    without: [
      'cusps.chain.starLordOfCsl',
      'cusps.chain.subLordOfCsl',
      'cusps.events',
      'cusps.subSubLord',
      'cusps.twelfthFrom',
      'cusps.eighthFrom',
      'cusps.sixthFrom',
    ],
  },
  input: birthInput
    .extend({
      cusps: z
        .array(z.literal(HOUSES))
        .min(1)
        .max(12)
        .optional()
        .meta({ description: 'Cusps to return; default all twelve' }),
      include_adverse: includeAdverseInput,
      ...narrowingEvent('the cusps that judge and confirm it, with the events of its topic'),
      ...detailArgument,
    })
    .meta({ aliases: { houses: 'cusps' } }),
  output: z.strictObject({
    answer: answerShape,
    cusps: listOf(reading),
    sharedCsl: listOf(z.strictObject({ csl: planetName, cusps: houseList })),
    mutual: listOf(z.strictObject({ cusps: houseList, planets: planetList })).meta({
      description: 'Two cusps whose sub lords stand in each other’s stars',
    }),
    ...chosenByAgeShape,
    disclaimers: listOf(z.string()).optional().meta({ description: 'Of unwelcome events that are listed' }),
    next: nextShape,
  }),
  run: ({ chart, input, now, note }) => {
    const event = askedEvent(input, note)?.event ?? null;
    const wanted: readonly House[] = input.cusps ?? (event ? cuspsOfEvent(event) : HOUSES);
    const asked = HOUSES.filter((house) => wanted.includes(house));
    const ofTopic = ({ topic }: NatalEvent): boolean => (event?.topic ?? topic) === topic;
    const age = ageInLife(chart.moment, now);
    const judgedAt = (house: House) => eventsOfCusp(house, input.include_adverse).filter(ofTopic);
    // What is asked about by name is read at any age.
    const unasked = asked.flatMap(judgedAt).flatMap((each) => (each === event ? [] : [{ event: each }]));
    const { setAside } = partedByAge(unasked, age);
    const eventsOf = (house: House) =>
      judgedAt(house).filter((each) => setAside.every((aside) => aside.event !== each));
    const cusps = asked.map((house) => cuspReading(chart, house, eventsOf(house)));
    const events = asked.flatMap(eventsOf);
    const disclaimers = eventDisclaimers(events.filter(({ polarity }) => polarity === 'adverse'));
    return {
      answer: gradesInWords(cusps),
      cusps,
      sharedCsl: sharedSubLords(chart),
      mutual: mutualCusps(chart),
      ...chosenByAgeView(age, setAside),
      ...(disclaimers.length > 0 && { disclaimers }),
      next: [{ tool: 'analyze_natal_promise', reason: say.nextReasoning() }],
    };
  },
});

/** Which cusps their sub lords hold, hold against opposition, work against or do not affect. */
function gradesInWords(cusps: readonly CuspReading[]): string {
  const graded = (grade: CuspGrade): readonly number[] =>
    cusps.filter((row) => row.grade === grade).map(({ cusp }) => cusp);
  const [strong, supported, opposed] = [graded('STRONG'), graded('SUPPORTED'), graded('OBSTRUCTED')];
  const [negated, silent] = [graded('NEGATED'), graded('SILENT')];
  const both = (one: readonly number[], other: readonly number[]): boolean => one.length > 0 && other.length > 0;
  const held = strong.length + supported.length > 0;
  return answerOf(
    held && say.cuspsHeld({ strong, both: both(strong, supported), supported }),
    opposed.length > 0 && say.cuspsOpposed({ again: held, cusps: opposed }),
    negated.length + silent.length > 0 &&
      say.cuspsLost({ again: held || opposed.length > 0, negated, both: both(negated, silent), silent }),
  );
}
