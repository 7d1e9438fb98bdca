import type { Chart } from '@cuspal/engine/chart/chart';
import { runningLords } from '@cuspal/engine/dasha/running-lords';
import { levels, signified } from '@cuspal/engine/kp/kernel/levels';
import { chosenReturns, type PlanetReturn, planetReturns, type ReturningPlanet } from '@cuspal/engine/passages/returns';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant, printDate } from '@cuspal/engine/time/print';
import { sortedHouses } from '@cuspal/engine/zodiac/house-math';
import { lordsOf } from '@cuspal/engine/zodiac/lords';
import type { House } from '@cuspal/engine/zodiac/names';
import {
  answerOf,
  houseList,
  instantText,
  listOf,
  longitudeDegrees,
  planetName,
  signName,
  starName,
  spanShape,
  type ToolContext,
} from '@cuspal/tool-kit';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { dashaShape, dashaView, rounded, truncatedShape } from '../rows.ts';
import { say } from './transit.messages.ts';

export const natalPlaceShape = z.strictObject({
  longitude: longitudeDegrees,
  sign: signName,
  star: starName,
  subLord: planetName,
  retrograde: z.boolean(),
});

/** What a page prints of each return besides its number. */
export const returnShape = {
  ageAtPrimary: z.number().min(0).meta({ description: 'Years' }),
  primaryDate: instantText.meta({ description: 'First direct passage.' }),
  passes: listOf(z.strictObject({ at: instantText, direction: z.enum(['direct', 'retrograde']) })).meta({
    description: 'One, or three with a retrogression.',
  }),
  ...spanShape.shape,
  durationDays: z
    .number()
    .min(0)
    .meta({ description: 'From a degree before the first passage to one after the last.' }),
  dashaAtPrimary: dashaShape,
  housesTouched: houseList.meta({ description: 'Natal houses it occupies and owns, and those of its sub lord.' }),
  interpretation: z.string(),
};

/** Last fields of a result on returns. */
export const returnsClosing = { truncated: truncatedShape, notes: listOf(z.string()) };

type ReturnsCall = ToolContext<{ readonly query_date?: string | undefined; readonly max_returns: number }>;

/** Finds the returns of a planet for a call, with all that the tools of returns print alike around them. */
export async function returnsFor({ input, chart, ephemeris, now, yieldTurn }: ReturnsCall, planet: ReturningPlanet) {
  const { moment } = chart;
  const utcMs = resolveInstant(input.query_date, moment, now, 'query_date');
  const search = beginSearch(ephemeris, moment.ayanamsa, yieldTurn);
  const { returns, cut } = await planetReturns(search, chart, planet);
  const next = returns.find(({ primaryMs }) => primaryMs > utcMs);
  return {
    opening: {
      answer: answerOf(
        nextReturnSentence(planet, returns, utcMs, cut, moment),
        runningReturnSentence(planet, returns, utcMs, moment),
      ),
      asOf: printInstant(utcMs, moment),
    },
    chosen: chosenReturns(returns, utcMs, input.max_returns),
    next: next === undefined ? null : { number: next.number, primaryDate: printInstant(next.primaryMs, moment) },
    closing: { ...(cut && { truncated: true as const }), notes: returnNotes(chart, cut) },
  };
}

export function natalPlaceView(chart: Chart, planet: ReturningPlanet): z.output<typeof natalPlaceShape> {
  const { longitude, retrograde } = chart.planets[planet];
  const { sign, star, subLord } = lordsOf(longitude);
  return { longitude: rounded(longitude, 6) % 360, sign, star, subLord, retrograde };
}

/** Natal houses a return speaks of; none where Placidus does not exist. */
function touchedHouses(chart: Chart, planet: ReturningPlanet): readonly House[] {
  if (chart.houses === null) return [];
  const { L2, L4 } = levels(chart, planet);
  return sortedHouses([...L2, ...L4, ...signified(levels(chart, chart.planets[planet].subLord))]);
}

export function returnView(chart: Chart, planet: ReturningPlanet, found: PlanetReturn, meaning: string) {
  const at = (utcMs: number) => printInstant(utcMs, chart.moment);
  return {
    ageAtPrimary: rounded(found.ageAtPrimary, 2),
    primaryDate: at(found.primaryMs),
    passes: found.passes.map(({ utcMs, direction }) => ({ at: at(utcMs), direction })),
    ...spanView(found, chart.moment),
    durationDays: rounded(found.durationDays, 2),
    dashaAtPrimary: dashaView(chart, found.primaryMs),
    housesTouched: touchedHouses(chart, planet),
    interpretation: interpretationOf(chart, planet, found, meaning),
  };
}

/** What a reader of the returns must know. */
const returnNotes = (chart: Chart, cut: boolean): readonly string[] => [
  say.returnIsSidereal(),
  ...(cut ? [say.returnsAfter2399()] : []),
  ...(chart.houses === null ? [say.noHousesNamed()] : []),
];

/** The stage in words, then what the natal chart and the running dasha add. */
function interpretationOf(chart: Chart, planet: ReturningPlanet, found: PlanetReturn, meaning: string): string {
  const { subLord } = chart.planets[planet];
  const lords = runningLords(chart, found.primaryMs)?.map((lord) => lord.planet);
  return [
    meaning,
    say.returnPassages({ passages: found.passes.length }),
    ...(chart.houses === null ? [] : [housesText(chart, planet)]),
    say.returnInSub({ planet, subLord }),
    ...(lords === undefined ? [] : [say.returnDashaLords({ lords })]),
  ].join(' ');
}

function housesText(chart: Chart, planet: ReturningPlanet): string {
  const { L2, L4 } = levels(chart, planet);
  return say.returnHouses({ planet, occupied: L2, owned: L4 });
}

/** Which return comes next and whether one runs now, for the answer. */
function nextReturnSentence(
  planet: ReturningPlanet,
  returns: readonly PlanetReturn[],
  utcMs: number,
  cut: boolean,
  clock: LocalClock,
): string {
  const next = returns.find(({ primaryMs }) => primaryMs > utcMs);
  if (next === undefined) return say.noFurtherReturn({ planet, cut });
  return say.nextReturn({
    planet,
    number: next.number,
    day: printDate(next.primaryMs, clock),
    age: Math.floor(next.ageAtPrimary),
  });
}

/** Sentence that a return is felt at the moment, because the planet is near its natal place. */
const runningReturnSentence = (
  planet: ReturningPlanet,
  returns: readonly PlanetReturn[],
  utcMs: number,
  clock: LocalClock,
): string | false => {
  const running = returns.find(({ startMs, endMs }) => startMs <= utcMs && utcMs < endMs);
  return (
    running !== undefined &&
    say.runningReturn({
      number: running.number,
      start: printDate(running.startMs, clock),
      end: printDate(running.endMs, clock),
    })
  );
};
