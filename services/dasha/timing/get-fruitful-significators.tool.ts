import { inWords } from '@cuspal/engine/base/words';
import type { Chart } from '@cuspal/engine/chart/chart';
import { RUNNING_PERIODS, runningLords, type RunningLord } from '@cuspal/engine/dasha/running-lords';
import { type JudgedEvent, matterInside } from '@cuspal/engine/events/event';
import { houseSets } from '@cuspal/engine/kp/kernel/timing-sets';
import { markedSignificators, type MarkedSignificator } from '@cuspal/engine/kp/ruling/fruitful-significators';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { judgmentMoment } from '@cuspal/engine/kp/ruling/judgment-moment';
import { type RulingPlanets, rulingPlanets } from '@cuspal/engine/kp/ruling/ruling-planets';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import { HOUSES, type House } from '@cuspal/engine/zodiac/names';
import {
  answerOf,
  answerShape,
  askedEvent,
  birthInput,
  contactLevel,
  contactLevelsShape,
  defineTool,
  eventArguments,
  eventResolutionShape,
  grahaName,
  houseNumber,
  instantInput,
  instantText,
  listOf,
  nextShape,
  planetList,
  planetName,
  relationArgument,
  rpSlotShape,
  rulingPlanetShape,
  standingRankShape,
  standingShape,
  subJudgementShape,
  tablesArgument,
  detailArgument,
} from '@cuspal/tool-kit';
import { promiseSentence } from '@cuspal/tool-kit/views/answers';
import { countsByLevels } from '@cuspal/engine/kp/promise/standing-reason';
import { leadByLifeStage } from '@cuspal/tool-kit/views/life-stage-words';
import { z } from 'zod';
import { standInsNote } from './event-promise.ts';
import { say } from './timing.messages.ts';

const significator = z.strictObject({
  planet: planetName,
  rank: standingRankShape,
  standing: standingShape,
  standIn: z.boolean(),
  reason: z
    .string()
    .optional()
    .meta({ description: 'Where contactLevels do not say it: by a cusp, by a star, against it or standing in' }),
  level: contactLevel.meta({ description: 'Best on the houses of the matter' }),
  contactLevels: contactLevelsShape,
  subVerdict: subJudgementShape,
  rulingPlanet: z.boolean().meta({ description: 'Of the moment, kept or deferred' }),
  notRulingBecause: z.string().optional(),
  rpRoles: listOf(rpSlotShape),
  actsFor: listOf(grahaName).meta({ description: 'Of a node, the ruling planets it stands for' }),
  runningAs: listOf(z.enum(RUNNING_PERIODS)),
});

const houseRow = z.strictObject({
  house: houseNumber,
  strong: planetList.meta({ description: 'Strongest first' }),
  standIns: planetList,
  weak: planetList,
  against: planetList,
  silent: planetList,
  rulingPlanets: planetList.meta({ description: 'Of the strong ones' }),
});

export default defineTool({
  name: 'get_fruitful_significators',
  title: 'Significators by strength',
  purpose: 'Ranks the nine planets for a matter and marks those that rule the moment or a running period',
  family: 'timing',
  phase: 'timing',
  system: 'kp',
  needs: ['get_significators', 'get_ruling_planets'],
  birth: 'required',
  disclaimer: null,
  description:
    'The planets ranked for a matter by KP, ruling planets and running lords marked. Call it after get_significators and before timing an event.',
  provenance: {
    rules: ['R6T.1', 'R5.5', 'R5.6', 'R8.1', 'R8.3', 'R8.4', 'R8.5', 'R9.8', 'R13.4'],
    sources: ['KPR3t', 'KPR3p', 'AS', 'TW'],
  },
  brief: {
    without: [
      'planets.contactLevels',
      'planets.subVerdict',
      'planets.rpRoles',
      'rulingPlanets',
      'planets.notRulingBecause',
      'planets.standIn',
      'byHouse.silent',
    ],
  },
  tabled: [
    {
      list: 'byHouse',
      as: 'houseTable',
      columns: ['house', 'strong', 'standIns', 'weak', 'against', 'rulingPlanets'],
    },
  ],
  input: birthInput.extend({
    ...eventArguments,
    ...relationArgument,
    query_date: instantInput,
    ...tablesArgument,
    ...detailArgument,
  }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    eventResolution: eventResolutionShape.optional(),
    rulingPlanets: listOf(rulingPlanetShape),
    planets: listOf(significator)
      .optional()
      .meta({ description: 'All nine, by rank, those against the matter and those silent last' }),
    byHouse: listOf(houseRow).optional().meta({ description: 'Without an event, each house against the 12th from it' }),
    next: nextShape.optional(),
  }),
  run: ({ input, chart, ephemeris, now, note, lead }) => {
    const asked = askedEvent(input, note);
    const atMs = resolveInstant(input.query_date, chart.moment, now, 'query_date');
    if (asked) leadByLifeStage({ chart, now, lead }, { event: asked.event, atMs });
    const ruling = rulingPlanets(ephemeris, judgmentMoment(chart, atMs));
    const running = runningLords(chart, atMs);
    if (running === null) note(say.noDashaLordRuns());
    note(say.agentsAreAdded());
    const common = { asOf: printInstant(atMs, chart.moment), rulingPlanets: ruling.ranked };
    if (asked === null) {
      const byHouse = HOUSES.map((house) => houseView(chart, house, ruling, running ?? []));
      return {
        answer: answerOf(say.eachHouseByItself(), barren(byHouse)),
        ...common,
        byHouse,
      };
    }
    const rows = markedSignificators(chart, asked.event, ruling, running ?? []);
    const unpromised = unpromisedSentence(chart, asked.event);
    const standIns = rows.filter(({ standIn }) => standIn).map(({ planet }) => planet);
    if (standIns.length > 0 && unpromised === false) note(standInsNote(standIns));
    return {
      answer: answer(asked.event, rows, unpromised),
      ...common,
      eventResolution: asked.resolution,
      planets: rows.map(rowView),
      next: [unpromised === false ? toWindows() : toPromise()],
    };
  },
});

const toWindows = () => ({
  tool: 'find_event_timing_v2',
  reason: say.nextPeriodsOfPlanets(),
});
const toPromise = () => ({ tool: 'analyze_natal_promise', reason: say.nextPromised() });

/** A significator brings nothing that the chart does not promise, however strong it is for it. */
function unpromisedSentence(chart: Chart, event: JudgedEvent): string | false {
  const judged = promise(chart, event);
  return judged.side === 'no' && `${promiseSentence(event, judged)} ${say.planetsDoNotBringIt()}`;
}

/** Names the strongest planets in their order, and which of them rule the moment or a running period. */
function answer(event: JudgedEvent, rows: readonly MarkedSignificator[], unpromised: string | false) {
  const strong = rows.filter(({ standing }) => standing === 'STRONG');
  const names = (of: readonly MarkedSignificator[]) => of.map(({ planet }) => planet);
  const [first] = strong;
  const named = matterInside(event);
  if (first === undefined)
    return answerOf(
      say.noPlanetSignifies({ event: event.key === null ? 'GROUP' : event.label, houses: event.required }),
      unpromised,
    );
  const ruling = names(strong.filter(({ isRuling }) => isRuling));
  const running = strong.filter(({ runningAs }) => runningAs.length > 0);
  return answerOf(
    say.strongest({ planets: names(strong), matter: named }),
    say.rulingOfMoment({ planets: ruling }),
    running.length > 0 && say.rulingPeriodsNow({ rules: runningInWords(running) }),
    unpromised,
  );
}

/** `Venus rules the mahadasha and the Sun the antardasha`. */
function runningInWords(rows: readonly MarkedSignificator[]): string {
  const [first, ...others] = rows.flatMap(({ planet, runningAs }) =>
    runningAs.length === 0
      ? []
      : [{ planet, periods: inWords(runningAs.map((each) => say.periodNamed({ period: each }))) }],
  );
  return inWords([
    ...(first ? [say.rulesPeriods({ planet: first.planet, periods: first.periods })] : []),
    ...others.map((other) => say.periodsOf(other)),
  ]);
}

function rowView(row: MarkedSignificator) {
  const { planet, rank, standing, standIn, reason, favourable, contactLevels, sub, isRuling, ...marks } = row;
  const { notRulingBecause, rpRoles, actsFor, runningAs } = marks;
  return {
    planet,
    rank,
    standing,
    standIn,
    ...(countsByLevels(row) ? {} : { reason }),
    level: favourable,
    contactLevels,
    subVerdict: sub,
    rulingPlanet: isRuling,
    ...(notRulingBecause !== null && { notRulingBecause }),
    rpRoles,
    actsFor,
    runningAs,
  };
}

function houseView(chart: Chart, house: House, ruling: RulingPlanets, running: readonly RunningLord[]) {
  const rows = markedSignificators(chart, houseSets(house), ruling, running);
  const of = (test: (row: MarkedSignificator) => boolean) => rows.filter(test).map(({ planet }) => planet);
  return {
    house,
    strong: of(({ standing }) => standing === 'STRONG'),
    standIns: of(({ standIn }) => standIn),
    weak: of(({ standing }) => standing === 'WEAK'),
    against: of(({ standing }) => standing === 'AGAINST'),
    silent: of(({ standing }) => standing === 'SILENT'),
    rulingPlanets: of(({ standing, isRuling }) => standing === 'STRONG' && isRuling),
  };
}

/** The houses whose strongest planets do not rule the moment. */
function barren(byHouse: readonly ReturnType<typeof houseView>[]): string {
  const without = byHouse.filter((row) => row.rulingPlanets.length === 0).map(({ house }) => house);
  return without.length === 0 ? say.eachHouseHasRuling() : say.noRulingAmongStrongest({ houses: without });
}
