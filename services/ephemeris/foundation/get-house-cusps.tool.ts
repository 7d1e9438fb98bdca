import { printedDegrees, printedLongitude } from '@cuspal/engine/base/printed';
import { requireHouses } from '@cuspal/engine/chart/houses';
import { spanWarnings } from '@cuspal/engine/chart/warnings';
import {
  type CuspFacts,
  cuspFacts,
  doubleOwnedSigns,
  interceptedSigns,
  ownersOfNothing,
} from '@cuspal/engine/facts/cusp-facts';
import { housesOfEvent } from '@cuspal/engine/kp/kernel/event-points';
import { normalize } from '@cuspal/engine/base/angles';
import { HOUSES } from '@cuspal/engine/zodiac/names';
import type { Chart } from '@cuspal/engine/chart/chart';
import type { JudgedEvent } from '@cuspal/engine/events/event';
import {
  aboutShape,
  askedEvent,
  birthInput,
  defineTool,
  grahaName,
  listOf,
  longitudeDegrees,
  narrowingEvent,
  planetList,
  signName,
  tablesArgument,
  tableShape,
} from '@cuspal/tool-kit';
import { tableOf } from '@cuspal/tool-kit/views/tables';
import { z } from 'zod';
import { houseRow, warningList } from './rows.ts';
import { say } from './foundation.messages.ts';

/** Lords and occupants of all twelve stand in get_full_chart. */
const COLUMNS = [
  'house',
  'siderealLongitude',
  'span',
  'owner',
  'occupants',
  'cuspalSubLord',
  'cuspalSubLordStar',
  'cuspalSubLordRetrograde',
  'boundarySeverity',
] as const;

export default defineTool({
  name: 'get_house_cusps',
  title: 'Placidus cusps',
  purpose: 'The twelve KP house starts with their lords, spans and occupants',
  family: 'foundation',
  phase: 'chart_foundation',
  system: 'kp',
  needs: ['get_full_chart'],
  birth: 'required',
  disclaimer: null,
  description:
    'Where the twelve KP houses (Placidus) begin, with sign, star, sub and sub-sub lords, owners, occupants and nearness to a sub border. Call it before any promise.',
  provenance: {
    rules: ['R1.3', 'R3.1', 'R3.2', 'R3.3', 'R3.4', 'R4', 'R4.5', 'R9'],
    sources: ['KPR2', 'KPR3t', 'KPR3p'],
  },
  forms: [{ without: ['event'], with: { tables: false }, has: ['houses'] }],
  input: birthInput.extend({ ...narrowingEvent('its houses in one table'), ...tablesArgument }),
  output: z.strictObject({
    about: aboutShape,
    houses: listOf(houseRow).optional().meta({ description: 'In order 1 to 12' }),
    houseTable: tableShape(COLUMNS, z.union([z.number(), z.string(), z.boolean(), planetList]))
      .optional()
      .meta({
        description: 'With event or tables, in place of houses. With event those that count for or against it.',
      }),
    ascendant: longitudeDegrees.meta({ description: 'Sidereal, as midheaven and vertex' }),
    midheaven: longitudeDegrees,
    vertex: longitudeDegrees,
    armc: longitudeDegrees.meta({ description: 'Sidereal time at the place, degrees' }),
    interceptedSigns: listOf(signName),
    doubleOwned: listOf(signName),
    ownsNoHouse: listOf(grahaName),
    houseSystem: z.literal('placidus'),
    derived: z.strictObject({
      ayanamsa: z.number().meta({ description: 'True: sidereal + this = tropical' }),
      ayanamsaMean: z.number(),
      obliquityTrue: z.number(),
    }),
    warnings: warningList,
  }),
  run: ({ chart, input, note }) => {
    const houses = requireHouses(chart);
    const asked = askedEvent(input, note);
    const inTables = asked !== null || input.tables;
    if (inTables) note(say.allCuspsElsewhere());
    return {
      about: say.cusps({ ofEvent: asked !== null }),
      ...(inTables
        ? { houseTable: tableOf(COLUMNS, rowsOf(chart, asked?.event ?? null)) }
        : { houses: cuspFacts(chart) }),
      ascendant: printedLongitude(chart.ascendant.longitude),
      midheaven: printedLongitude(houses.midheaven.longitude),
      vertex: printedLongitude(normalize(houses.vertexTropical - chart.ayanamsaTrue)),
      armc: printedLongitude(houses.armc),
      interceptedSigns: interceptedSigns(houses),
      doubleOwned: doubleOwnedSigns(houses),
      ownsNoHouse: ownersOfNothing(houses),
      houseSystem: 'placidus' as const,
      derived: {
        ayanamsa: printedDegrees(chart.ayanamsaTrue),
        ayanamsaMean: printedDegrees(chart.ayanamsaMean),
        obliquityTrue: printedDegrees(chart.frame.obliquityTrue),
      },
      warnings: spanWarnings(houses),
    };
  },
});

function rowsOf(chart: Chart, event: JudgedEvent | null): readonly CuspFacts[] {
  const counting = event === null ? HOUSES : housesOfEvent(event);
  return cuspFacts(chart).filter(({ house }) => counting.includes(house));
}
