import { RUNNING_PERIODS, runningLords } from '@cuspal/engine/dasha/running-lords';
import type { HouseSets } from '@cuspal/engine/events/event';
import { houseSets } from '@cuspal/engine/kp/kernel/fruitfulness';
import {
  FRUITFUL_FILTERS,
  fruitfulSignificators,
  type FruitfulSignificators,
} from '@cuspal/engine/kp/ruling/fruitful-significators';
import { judgmentMoment } from '@cuspal/engine/kp/ruling/judgment-moment';
import { rulingPlanets } from '@cuspal/engine/kp/ruling/ruling-planets';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import { HOUSES } from '@cuspal/engine/zodiac/names';
import {
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
  planetName,
  rpSlotShape,
  rulingPlanetShape,
  subJudgementShape,
} from '@cuspal/tool-kit';
import { z } from 'zod';

const significator = z.strictObject({
  planet: planetName,
  class: fruitfulnessShape.meta({ description: 'Wider test of windows and transits, without ruling planets' }),
  level: levelNumber.meta({ description: 'Best on the houses of the matter' }),
  contactLevels: contactLevelsShape,
  subVerdict: subJudgementShape,
  rpRoles: listOf(rpSlotShape),
  actsFor: listOf(grahaName).meta({ description: 'Node: ruling planets it stands for' }),
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
    .meta({ description: 'Where none is a ruling planet: those whose sub lord does not oppose' }),
  emptyBecause: z.string().optional(),
};

export default defineTool({
  name: 'get_fruitful_significators',
  title: 'Significators that are ruling planets too',
  family: 'timing',
  phase: 'timing',
  system: 'kp',
  needs: ['get_significators', 'get_ruling_planets'],
  birth: 'required',
  disclaimer: null,
  description:
    'KP thinning of many significators to the few that will act: those of an event (or of each house) whose sub lord does not oppose and that are ruling planets of the moment of judgment, with contact levels, sub lord verdict, ruling slots, running periods and a rank without ties. Every dropped planet names its filter. Call it after get_significators and get_ruling_planets, before timing an event. Not paged, no disclaimer class.',
  provenance: { rules: ['R5.6', 'R8.1', 'R8.3', 'R8.4', 'R8.5', 'R38.8', 'R13.4'], sources: ['R3p', 'AS', 'TW'] },
  input: birthInput.extend({
    event: eventArguments.event,
    house_group: eventArguments.house_group,
    denial_group: eventArguments.denial_group,
    query_date: instantInput,
  }),
  output: z.strictObject({
    asOf: instantText,
    eventResolution: eventResolutionShape.optional(),
    rulingPlanets: listOf(rulingPlanetShape),
    ...thinned,
    byHouse: listOf(z.strictObject({ house: houseNumber, ...thinned }))
      .optional()
      .meta({ description: 'Without an event: each house against the 12th from it' }),
  }),
  run: ({ input, chart, ephemeris, now, note }) => {
    const asked = askedEvent(input, note);
    const atMs = resolveInstant(input.query_date, chart.moment, now, 'query_date');
    const ruling = rulingPlanets(ephemeris, judgmentMoment(chart, atMs));
    const running = runningLords(chart, atMs);
    if (running === null) note('The moment lies outside the 120 dasha years of this birth: no dasha lord runs.');
    note('Nodes that act for a ruling planet are added to it, not put in its place: schools differ (R8.3).');
    const thin = (event: HouseSets) => viewOf(fruitfulSignificators(chart, event, ruling, running ?? []));
    const common = { asOf: printInstant(atMs, chart.moment), rulingPlanets: ruling.ranked };
    if (asked !== null) return { ...common, eventResolution: asked.resolution, ...thin(asked.event) };
    return {
      ...common,
      fruitful: [],
      significatorsDropped: [],
      emptyBecause: 'No event was named: each house is thinned by itself in byHouse.',
      byHouse: HOUSES.map((house) => ({ house, ...thin(houseSets(house)) })),
    };
  },
});

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
          ? 'No significator that passes the first filter is a ruling planet; those that pass it stand in significatorsNotRp.'
          : dropped.length > 0
            ? 'The sub lords of all significators oppose.'
            : 'No planet signifies these houses.',
    }),
  };
}
