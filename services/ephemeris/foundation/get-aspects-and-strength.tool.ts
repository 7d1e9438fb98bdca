import { standInNote } from '@cuspal/engine/almanac/day-frame';
import { printedScore } from '@cuspal/engine/base/printed';
import { conjunctions, houseAspects, planetAspects, unaspected } from '@cuspal/engine/parashari/base/aspects';
import { chartNatures, NATURES, natureUsed } from '@cuspal/engine/parashari/base/natures';
import { bhavaBala } from '@cuspal/engine/parashari/strength/bhava-bala';
import { HOUSE_FACTORS, houseScores } from '@cuspal/engine/parashari/strength/house-strength';
import { STRENGTH_BANDS } from '@cuspal/engine/parashari/strength/shadbala/requirements';
import { signName as nameOfSign } from '@cuspal/engine/zodiac/lords';
import {
  aboutShape,
  birthInput,
  defineTool,
  grahaName,
  houseNumber,
  listOf,
  oneOfTheWords,
  planetList,
  planetName,
  signName,
} from '@cuspal/tool-kit';
import { naturesOfTheChart, nodeDignityDiffers } from '@cuspal/tool-kit/views/system-notes';
import { z } from 'zod';
import { say } from './foundation.messages.ts';

const nature = z.enum(NATURES);
const ordinal = z.int().min(3).max(10).meta({ description: "Signs counted from the aspector's own as 1" });

const houseRow = z.strictObject({
  house: houseNumber,
  sign: signName,
  lord: grahaName,
  score: z.int().min(0).max(100).meta({ description: 'Sum of the factor points' }),
  band: oneOfTheWords(STRENGTH_BANDS).meta({ description: 'STRONG from 65, WEAK below 45' }),
  factors: listOf(z.strictObject({ factor: z.enum(HOUSE_FACTORS), detail: z.string(), points: z.int() })),
  bhavaBalaVirupas: z.number().nullable().meta({ description: 'Classical strength of the Sripati house' }),
  bhavaBalaRank: houseNumber.nullable().meta({ description: '1 = strongest of the twelve' }),
});

export default defineTool({
  name: 'get_aspects_and_strength',
  title: 'Graha drishti and house strength',
  purpose: 'Which planet looks at which planet and house by sign, and a 0-100 reading of each house; not the KP chain',
  family: 'foundation',
  phase: 'chart_foundation',
  system: 'parashari',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    'Which planets aspect one another and how strong each house is, by Parashari sign aspects (drishti) and whole-sign houses. Call it for drishti or the strength of a house. Changes no KP verdict.',
  provenance: {
    rules: ['R3.6', 'R6.4', 'R7.3', 'R23.1', 'R23.2', 'R23.3', 'R23.7', 'R25', 'R25.1'],
    sources: ['BPHS', 'PH', 'RAMAN_BALAS'],
  },
  input: birthInput,
  output: z.strictObject({
    about: aboutShape,
    onPlanets: listOf(
      z.strictObject({ aspector: planetName, target: planetName, ordinal, nature, mutual: z.boolean() }),
    ),
    onHouses: listOf(z.strictObject({ aspector: planetName, house: houseNumber, sign: signName, ordinal, nature })),
    conjunctions: listOf(
      z.strictObject({
        planets: z.tuple([planetName, planetName]).readonly(),
        sign: signName,
        house: houseNumber,
        orbDegrees: z.number().min(0).lt(30),
      }),
    ),
    unaspected: planetList,
    houseStrength: listOf(houseRow).meta({ description: 'Twelve, first house first' }),
    highestScoredHouse: houseNumber,
    lowestScoredHouse: houseNumber,
    natureUsed: z.strictObject({ benefics: planetList, malefics: planetList }),
    scoreProvenance: z.literal('service-extension'),
  }),
  run: ({ chart, ephemeris, note }) => {
    note(say.apartFromKp());
    note(say.nodesCastSeventh());
    note(nodeDignityDiffers());
    note(naturesOfTheChart());

    const bhavas = bhavaBala(ephemeris, chart);
    if (bhavas === null) note(say.noSripatiHouses());
    else if (chart.houses === null) note(say.bhavaBalaInPolarCircle());
    if (bhavas?.sunriseFallback) note(standInNote(chart.moment.utcMs, 'BHAVA_BALA'));
    const scores = houseScores(chart);
    // The earlier house keeps a tie.
    const strongest = scores.reduce((best, row) => (row.score > best.score ? row : best)).house;
    const weakest = scores.reduce((least, row) => (row.score < least.score ? row : least)).house;
    const ofRank = (rank: number) => bhavas?.houses.find((house) => house.rank === rank)?.house;
    const [first, last] = [ofRank(1), ofRank(12)];
    if (first !== undefined && last !== undefined && (first !== strongest || last !== weakest))
      note(say.scoreAndBhavaBala({ strongest, weakest, first, last }));
    const aspects = planetAspects(chart);
    return {
      about: say.aspectsAndScores(),
      onPlanets: aspects,
      onHouses: houseAspects(chart).map((row) => ({ ...row, sign: nameOfSign(row.sign) })),
      conjunctions: conjunctions(chart).map((row) => ({ ...row, sign: nameOfSign(row.sign) })),
      unaspected: unaspected(aspects),
      houseStrength: scores.map((row, index) => ({
        ...row,
        sign: nameOfSign(row.sign),
        bhavaBalaVirupas: bhavas === null ? null : printedScore(bhavas.houses[index]?.total ?? 0),
        bhavaBalaRank: bhavas?.houses[index]?.rank ?? null,
      })),
      highestScoredHouse: strongest,
      lowestScoredHouse: weakest,
      natureUsed: natureUsed(chartNatures(chart)),
      scoreProvenance: 'service-extension' as const,
    };
  },
});
