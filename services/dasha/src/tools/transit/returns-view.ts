import type { Chart } from '@cuspal/engine/chart/chart';
import { runningLords } from '@cuspal/engine/dasha/running-lords';
import { levels, signified } from '@cuspal/engine/kp/kernel/levels';
import type { PlanetReturn, ReturningPlanet } from '@cuspal/engine/passages/returns';
import { printInstant } from '@cuspal/engine/time/print';
import { sortedHouses } from '@cuspal/engine/zodiac/house-math';
import { lordsOf } from '@cuspal/engine/zodiac/lords';
import type { House } from '@cuspal/engine/zodiac/names';
import {
  houseList,
  instantText,
  listOf,
  longitudeDegrees,
  planetName,
  signName,
  starName,
  spanShape,
} from '@cuspal/tool-kit';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { dashaShape, dashaView, rounded } from './rows.ts';

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
  primaryDate: instantText.meta({ description: 'First direct passage' }),
  passes: listOf(z.strictObject({ at: instantText, direction: z.enum(['direct', 'retrograde']) })).meta({
    description: 'One, or three with a retrogression',
  }),
  ...spanShape.shape,
  durationDays: z.number().min(0).meta({ description: 'From a degree before the first passage to one after the last' }),
  dashaAtPrimary: dashaShape,
  housesTouched: houseList.meta({ description: 'Natal houses it occupies and owns, and those of its sub lord' }),
  interpretation: z.string(),
};

export function natalPlaceView(chart: Chart, planet: ReturningPlanet): z.output<typeof natalPlaceShape> {
  const { longitude, retrograde } = chart.planets[planet];
  const { sign, star, subLord } = lordsOf(longitude);
  return { longitude, sign, star, subLord, retrograde };
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
export const returnNotes = (chart: Chart, cut: boolean): readonly string[] => [
  'The return is to the natal sidereal longitude; the tropical one falls earlier, by the precession since birth.',
  ...(cut ? ['The life of 120 years reaches beyond 2399: returns after that year are missing.'] : []),
  ...(chart.houses === null ? ['No Placidus houses exist at the birth place, so no houses are named.'] : []),
];

/** The stage in words, then what the natal chart and the running dasha add. */
function interpretationOf(chart: Chart, planet: ReturningPlanet, found: PlanetReturn, meaning: string): string {
  const { subLord } = chart.planets[planet];
  const lords = runningLords(chart, found.primaryMs)?.map((lord) => lord.planet);
  const passes =
    found.passes.length === 1
      ? 'in one passage'
      : `in ${found.passes.length} passages, so that its matters are gone over again`;
  const houses = chart.houses === null ? '' : ` ${housesText(chart, planet)}`;
  const dasha = lords === undefined ? '' : ` Running then: ${lords.join(' - ')}.`;
  return `${meaning} It comes ${passes}.${houses} ${planet} stands in the sub of ${subLord} again.${dasha}`;
}

function housesText(chart: Chart, planet: ReturningPlanet): string {
  const { L2, L4 } = levels(chart, planet);
  const own = L4.length === 0 ? 'owns none' : `owns ${L4.join(', ')}`;
  return `At birth ${planet} occupies house ${L2.join(', ')} and ${own}.`;
}
