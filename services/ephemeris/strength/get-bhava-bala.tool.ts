import { standInNote } from '@cuspal/engine/almanac/day-frame';
import { printedLongitude, printedScore } from '@cuspal/engine/base/printed';
import { bhavaBala } from '@cuspal/engine/parashari/strength/bhava-bala';
import { noSripatiBhavas } from '@cuspal/engine/parashari/strength/sripati';
import { signName as nameOfSign } from '@cuspal/engine/zodiac/lords';
import {
  aboutShape,
  birthInput,
  defineTool,
  grahaName,
  houseNumber,
  listOf,
  longitudeDegrees,
  planetList,
  signName,
} from '@cuspal/tool-kit';
import { noKpVerdict } from '@cuspal/tool-kit/views/system-notes';
import { z } from 'zod';
import { say } from './strength.messages.ts';

const houseRow = z.strictObject({
  house: houseNumber,
  madhya: longitudeDegrees.meta({ description: 'Middle of the Sripati house' }),
  sign: signName,
  lord: grahaName,
  adhipati: z.number().meta({ description: 'Shadbala of the lord' }),
  dig: z.int().min(0).max(60),
  drishti: z.number(),
  occupants: z.int().meta({ description: 'Virupas' }),
  occupying: planetList,
  dayNight: z.int().min(0).max(15),
  total: z.number(),
  total3: z.number().meta({ description: 'adhipati + dig + drishti, as many programs print' }),
  rupas: z.number(),
  rank: houseNumber.meta({ description: '1 = strongest' }),
});

export default defineTool({
  name: 'get_bhava_bala',
  title: 'House strength',
  purpose: 'Strength of the twelve houses in virupas',
  family: 'strength',
  phase: 'advanced',
  system: 'parashari',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    'How strong each house is by the Parashari bhava bala, in virupas with rank. Call it for the strongest or weakest house.',
  provenance: {
    rules: ['R3.6', 'R7.3', 'R23.7', 'R25', 'R25.1', 'R39'],
    sources: ['BPHS', 'RAMAN_BALAS'],
  },
  input: birthInput,
  output: z.strictObject({
    about: aboutShape,
    houses: listOf(houseRow).meta({ description: 'Twelve, first house first' }),
    strongestHouse: houseNumber,
    weakestHouse: houseNumber,
    units: z.literal('virupas'),
  }),
  run: ({ chart, ephemeris, note }) => {
    const strength = bhavaBala(ephemeris, chart);
    if (strength === null) throw noSripatiBhavas();
    note(noKpVerdict());
    note(say.mercuryAspectsWhole());
    note(say.programSubtractsAspect());
    note(say.occupantsThatCount());
    if (strength.sunriseFallback) note(standInNote(chart.moment.utcMs));
    const ranked = strength.houses.toSorted((x, y) => x.rank - y.rank);
    return {
      about: say.aboutBhavaBala(),
      houses: strength.houses.map(({ madhya, sign, ...row }) => ({
        ...row,
        madhya: printedLongitude(madhya),
        sign: nameOfSign(sign),
        adhipati: printedScore(row.adhipati),
        drishti: printedScore(row.drishti),
        total: printedScore(row.total),
        total3: printedScore(row.total3),
        rupas: printedScore(row.rupas),
      })),
      strongestHouse: ranked[0]?.house ?? 1,
      weakestHouse: ranked.at(-1)?.house ?? 12,
      units: 'virupas' as const,
    };
  },
});
