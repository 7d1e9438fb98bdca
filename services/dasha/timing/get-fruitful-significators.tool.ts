import { counted, housesNamed } from '@cuspal/engine/base/words';
import type { Chart } from '@cuspal/engine/chart/chart';
import { RUNNING_PERIODS, runningLords } from '@cuspal/engine/dasha/running-lords';
import { type HouseSets, type JudgedEvent, matterInWords } from '@cuspal/engine/events/event';
import { houseSets } from '@cuspal/engine/kp/kernel/fruitfulness';
import {
  FRUITFUL_FILTERS,
  fruitfulSignificators,
  type FruitfulSignificators,
} from '@cuspal/engine/kp/ruling/fruitful-significators';
import { matter } from '@cuspal/engine/kp/promise/matter';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { judgmentMoment } from '@cuspal/engine/kp/ruling/judgment-moment';
import { rulingPlanets } from '@cuspal/engine/kp/ruling/ruling-planets';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import { HOUSES, type Planet } from '@cuspal/engine/zodiac/names';
import { planetsInWords } from '@cuspal/engine/zodiac/planet-words';
import {
  answerOf,
  answerShape,
  askedEvent,
  birthInput,
  contactLevelsShape,
  defineTool,
  eventArguments,
  eventResolutionShape,
  fruitfulnessShape,
  grahaName,
  houseNumber,
  instantInput,
  instantText,
  levelNumber,
  listOf,
  nextShape,
  planetName,
  rpSlotShape,
  rulingPlanetShape,
  subJudgementShape,
} from '@cuspal/tool-kit';
import { standInsNote } from './event-promise.ts';
import { promiseSentence } from '@cuspal/tool-kit/views/answers';
import { z } from 'zod';

const significator = z.strictObject({
  planet: planetName,
  class: fruitfulnessShape.meta({
    description: 'By the wider test of windows and transits, which asks for no ruling planet.',
  }),
  level: levelNumber.meta({ description: 'Best on the houses of the matter.' }),
  contactLevels: contactLevelsShape,
  subVerdict: subJudgementShape,
  rpRoles: listOf(rpSlotShape),
  actsFor: listOf(grahaName).meta({ description: 'Of a node, the ruling planets it stands for.' }),
  runningAs: listOf(z.enum(RUNNING_PERIODS)),
  c4TiebreakRank: z.int().min(1),
});

const thinned = {
  fruitful: listOf(significator),
  significatorsDropped: listOf(
    z.strictObject({ planet: planetName, filter: z.enum(FRUITFUL_FILTERS), reason: z.string() }),
  ),
  significatorsNotRp: listOf(significator)
    .optional()
    .meta({ description: 'Where none is a ruling planet, those whose sub lord does not oppose.' }),
  emptyBecause: z.string().optional(),
};

export default defineTool({
  name: 'get_fruitful_significators',
  title: 'Significators that are ruling planets too',
  purpose: 'Thins many significators down to those that will act',
  family: 'timing',
  phase: 'timing',
  system: 'kp',
  needs: ['get_significators', 'get_ruling_planets'],
  birth: 'required',
  disclaimer: null,
  description:
    'The few significators that will act, by KP, kept by sub lord and by the ruling planets of the moment. Call it after get_significators and before timing an event.',
  provenance: { rules: ['R5.6', 'R8.1', 'R8.3', 'R8.4', 'R8.5', 'R38.8', 'R13.4'], sources: ['KPR3p', 'AS', 'TW'] },
  input: birthInput.extend({
    event: eventArguments.event,
    house_group: eventArguments.house_group,
    denial_group: eventArguments.denial_group,
    query_date: instantInput,
  }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    eventResolution: eventResolutionShape.optional(),
    rulingPlanets: listOf(rulingPlanetShape),
    ...thinned,
    byHouse: listOf(z.strictObject({ house: houseNumber, ...thinned }))
      .optional()
      .meta({ description: 'Without an event, each house against the 12th from it.' }),
    next: nextShape.optional(),
  }),
  run: ({ input, chart, ephemeris, now, note }) => {
    const asked = askedEvent(input, note);
    const atMs = resolveInstant(input.query_date, chart.moment, now, 'query_date');
    const ruling = rulingPlanets(ephemeris, judgmentMoment(chart, atMs));
    const running = runningLords(chart, atMs);
    if (running === null) note('The moment lies outside the 120 dasha years of this birth, so no dasha lord runs.');
    note('Nodes that act for a ruling planet are added to it and do not take its place. Schools differ on this.');
    const thin = (event: HouseSets) => viewOf(fruitfulSignificators(chart, event, ruling, running ?? []));
    const common = { asOf: printInstant(atMs, chart.moment), rulingPlanets: ruling.ranked };
    if (asked !== null) {
      const thinned = thin(asked.event);
      const unpromised = unpromisedSentence(chart, asked.event);
      const { relaxed, fruitful } = matter(chart, asked.event).set;
      if (relaxed && unpromised === false) note(standInsNote(fruitful));
      return {
        answer: answer(asked.event, thinned, unpromised, relaxed),
        ...common,
        eventResolution: asked.resolution,
        ...thinned,
        next: [unpromised === false ? TO_WINDOWS : TO_PROMISE],
      };
    }
    const byHouse = HOUSES.map((house) => ({ house, ...thin(houseSets(house)) }));
    const without = byHouse.filter(({ fruitful }) => fruitful.length === 0).map(({ house }) => house);
    return {
      answer: answerOf(
        NO_EVENT,
        without.length === 0
          ? 'Every house has a significator that passes both filters.'
          : `No significator passes both filters in ${housesNamed(without)}.`,
      ),
      ...common,
      fruitful: [],
      significatorsDropped: [],
      emptyBecause: NO_EVENT,
      byHouse,
    };
  },
});

const TO_WINDOWS = {
  tool: 'find_event_timing_v2',
  reason: 'It names the periods of these planets that can bring the event.',
};
const TO_PROMISE = { tool: 'analyze_natal_promise', reason: 'It shows what the chart promises instead.' };

/** A significator brings nothing that the chart does not promise, however well it passes the filters. */
function unpromisedSentence(chart: Chart, event: JudgedEvent): string | false {
  const { side, verdict } = promise(chart, event);
  return side === 'no' && `${promiseSentence(event, verdict).slice(0, -1)}, so its significators do not bring it.`;
}

const NO_EVENT = 'No event was named, so each house is thinned by itself.';

const passes = (rows: readonly unknown[]): string => `${rows.length > 1 ? 'pass' : 'passes'} both filters`;

/** Names the planets that pass both filters, best first, or says how far the significators come. */
function answer(
  event: JudgedEvent,
  { fruitful, significatorsNotRp = [], significatorsDropped }: ReturnType<typeof viewOf>,
  unpromised: string | false,
  relaxed: boolean,
) {
  const names = (rows: readonly { readonly planet: Planet }[]) => planetsInWords(rows.map(({ planet }) => planet));
  const named = matterInWords(event);
  if (fruitful.length > 0) {
    const of = counted(fruitful.length + significatorsDropped.length, 'significator');
    return answerOf(
      `Of ${of} of ${named}, ${names(fruitful)} ${unpromised === false ? 'will act' : passes(fruitful)}${fruitful.length > 1 ? ', strongest first' : ''}.`,
      fruitful.length > 1
        ? 'They are not opposed by their sub lords and are ruling planets of the moment.'
        : 'It is not opposed by its sub lord and is a ruling planet of the moment.',
      unpromised === false && !relaxed ? hostileSentence(fruitful) : unpromised,
    );
  }
  if (significatorsNotRp.length > 0)
    return answerOf(
      `No significator of ${named} passes both filters.`,
      `The sub lords do not oppose ${names(significatorsNotRp)}, but ${significatorsNotRp.length > 1 ? 'none counts' : 'it does not count'} as a ruling planet.`,
      unpromised,
    );
  return answerOf(
    significatorsDropped.length > 0
      ? `No significator of ${named} will act, because the sub lords of all oppose.`
      : `No planet signifies ${event.key === null ? housesNamed(event.required) : `the houses of ${event.label}`}.`,
    unpromised,
  );
}

/**
 * The narrow list asks for no class (R8.5), so a planet on it may be one that no window counts as fruitful. Where
 * stand-ins count, those on the list are among them.
 */
function hostileSentence(fruitful: ReturnType<typeof viewOf>['fruitful']): string | false {
  const hostile = fruitful.filter((row) => row.class === 'HOSTILE').map(({ planet }) => planet);
  if (hostile.length === 0) return false;
  const who = hostile.length > 1 && hostile.length === fruitful.length ? 'all of them' : planetsInWords(hostile);
  return `Windows count ${who} as hostile, because ${hostile.length > 1 ? 'they signify' : 'it signifies'} houses against the matter more strongly.`;
}

function viewOf({ fruitful, dropped, notRuling }: FruitfulSignificators) {
  const rows = (planets: FruitfulSignificators['fruitful']) =>
    planets.map(({ sub, ...row }, index) => ({ ...row, subVerdict: sub, c4TiebreakRank: index + 1 }));
  return {
    fruitful: rows(fruitful),
    significatorsDropped: dropped,
    ...(notRuling.length > 0 && { significatorsNotRp: rows(notRuling) }),
    ...(fruitful.length === 0 && {
      emptyBecause:
        notRuling.length > 0
          ? 'No significator that passes the first filter counts as a ruling planet. Those that pass it are listed apart.'
          : dropped.length > 0
            ? 'The sub lords of all significators oppose.'
            : 'No planet signifies these houses.',
    }),
  };
}
