import { printedDegrees, printedLongitude } from '@cuspal/engine/base/printed';
import { requireHouses } from '@cuspal/engine/chart/houses';
import { spanWarnings } from '@cuspal/engine/chart/warnings';
import { cuspFacts, doubleOwnedSigns, interceptedSigns, ownersOfNothing } from '@cuspal/engine/facts/cusp-facts';
import { normalize } from '@cuspal/engine/base/angles';
import { birthInput, defineTool, grahaName, listOf, longitudeDegrees, signName } from '@cuspal/tool-kit';
import { z } from 'zod';
import { houseRow, warningList } from './rows.ts';

export default defineTool({
  name: 'get_house_cusps',
  title: 'Placidus cusps',
  family: 'foundation',
  phase: 'chart_foundation',
  system: 'kp',
  needs: ['get_full_chart'],
  birth: 'required',
  disclaimer: null,
  description:
    'Where the twelve KP houses (Placidus) begin, with sign, star, sub and sub-sub lords, owners, occupants and nearness to a sub border. Call it before any promise.',
  provenance: { rules: ['R1.3', 'R3.1', 'R3.2', 'R3.3', 'R3.4', 'R4', 'R4.5', 'R9'], sources: ['R2', 'R3t', 'R3p'] },
  input: birthInput,
  output: z.strictObject({
    houses: listOf(houseRow).meta({ description: 'In order 1 to 12' }),
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
  run: ({ chart }) => {
    const houses = requireHouses(chart);
    return {
      houses: cuspFacts(chart),
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
