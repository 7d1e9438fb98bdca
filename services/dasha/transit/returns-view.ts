import { housesNamed, inWords } from '@cuspal/engine/base/words';
import type { Chart } from '@cuspal/engine/chart/chart';
import { runningLords } from '@cuspal/engine/dasha/running-lords';
import { levels, signified } from '@cuspal/engine/kp/kernel/levels';
import { chosenReturns, type PlanetReturn, planetReturns, type ReturningPlanet } from '@cuspal/engine/passages/returns';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { dateInWords, printInstant } from '@cuspal/engine/time/print';
import { sortedHouses } from '@cuspal/engine/zodiac/house-math';
import { lordsOf } from '@cuspal/engine/zodiac/lords';
import type { House } from '@cuspal/engine/zodiac/names';
import { planetInWords, planetsInWords } from '@cuspal/engine/zodiac/planet-words';
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
  'The return is to the natal sidereal longitude. The tropical return falls earlier by the precession since birth.',
  ...(cut ? ['The life of 120 years reaches beyond 2399, so returns after that year are missing.'] : []),
  ...(chart.houses === null ? ['No Placidus houses exist at the birth place, so no houses are named.'] : []),
];

/** The stage in words, then what the natal chart and the running dasha add. */
function interpretationOf(chart: Chart, planet: ReturningPlanet, found: PlanetReturn, meaning: string): string {
  const { subLord } = chart.planets[planet];
  const lords = runningLords(chart, found.primaryMs)?.map((lord) => lord.planet);
  const passes =
    found.passes.length === 1 ? 'in one passage' : `in ${found.passes.length} passages, so its matters come up again`;
  const houses = chart.houses === null ? '' : ` ${housesText(chart, planet)}`;
  const dasha = lords === undefined ? '' : ` The dasha lords then are ${planetsInWords(lords)}.`;
  return `${meaning} It comes ${passes}.${houses} ${planet} stands in the sub of ${planetInWords(subLord)} again.${dasha}`;
}

function housesText(chart: Chart, planet: ReturningPlanet): string {
  const { L2, L4 } = levels(chart, planet);
  const own = L4.length === 0 ? 'owns none' : `owns ${inWords(L4)}`;
  return `At birth ${planet} occupies ${housesNamed(L2)} and ${own}.`;
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
  if (next === undefined)
    return `No further return of ${planet} comes within ${cut ? 'the years up to 2399' : 'the life of 120 years'}.`;
  return `The next return of ${planet} is number ${next.number}, on ${dateInWords(next.primaryMs, clock)}, at the age of ${Math.floor(next.ageAtPrimary)}.`;
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
    `Return ${running.number} runs from ${dateInWords(running.startMs, clock)} to ${dateInWords(running.endMs, clock)}.`
  );
};
