import { DANGER_FLAGS } from '@cuspal/engine/kp/promise/bhadhaka';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import { OWNERSHIP_NATURES, SPAN_BANDS, spanReading, TRADITIONAL_NAMES } from '@cuspal/engine/topics/health/span-band';
import type { SpanReading } from '@cuspal/engine/topics/health/span-band';
import { KAKSHYAS, PAIR_BANDS, type PairBand, PAIRS, threePairs } from '@cuspal/engine/topics/health/three-pairs';
import { MODALITIES } from '@cuspal/engine/zodiac/sign-attributes';
import {
  answerOf,
  answerShape,
  birthInput,
  chainShape,
  contactLevel,
  defineTool,
  grahaName,
  houseList,
  houseNumber,
  instantInput,
  instantText,
  leanShape,
  listOf,
  nextShape,
  oneOfTheWords,
  planetName,
  requireAdult,
  signName,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { adviserFields, boundaryCautions, boundaryCautionsShape, forAdvisers, textList } from './health-shapes.ts';
import { say } from './health.messages.ts';

const point = z.int().min(-1).max(1);
const housesAtLevels = listOf(z.strictObject({ house: houseNumber, level: contactLevel.unwrap() }));
const pairBand = oneOfTheWords(PAIR_BANDS);

export default defineTool({
  name: 'get_longevity_balarishta',
  title: 'Span band (adults)',
  purpose:
    'Qualitative span band for adults with its two tests; for the advisor only; never a date, an age or a count of years',
  family: 'health',
  phase: 'advanced',
  system: 'kp',
  needs: ['get_bhadhakasthana'],
  birth: 'required',
  disclaimer: 'longevity',
  description:
    "For advisers only. The traditional band of vital span of an adult's chart as one of three words, by KP and Jaimini. Holds no date or number of years, and is never read to the person.",
  provenance: {
    rules: ['R5.3', 'R21.1', 'R21.2', 'R21.5', 'R21.6'],
    sources: ['KPR3p', 'PVR'],
  },
  input: birthInput.extend({
    as_of_date: instantInput.meta({ description: 'ISO date for the rule on children; default now' }),
  }),
  output: z.strictObject({
    answer: answerShape,
    ...adviserFields,
    asOf: instantText,
    band: oneOfTheWords(SPAN_BANDS),
    traditionalName: z.enum(TRADITIONAL_NAMES).nullable(),
    tests: z.strictObject({
      ownership: z.strictObject({
        planet: planetName.meta({ description: 'Sub lord of cusp 1' }),
        owns: houseList.meta({ description: 'Of a node: what its agents own' }),
        nature: z.enum(OWNERSHIP_NATURES),
        points: point,
      }),
      signification: z.strictObject({
        forHouses: housesAtLevels,
        againstHouses: housesAtLevels,
        lean: leanShape,
        points: point,
      }),
    }),
    chain1: chainShape,
    chain8: chainShape,
    bhadhakaCusp: z.strictObject({
      house: z.literal([7, 9, 11]),
      lord: grahaName,
      csl: planetName,
      dangerFlag: z.enum(DANGER_FLAGS).meta({ description: 'As get_bhadhakasthana gives it; it moves nothing here' }),
    }),
    threePairs: z
      .strictObject({
        pairs: listOf(
          z.strictObject({
            pair: z.enum(PAIRS),
            signs: z.tuple([signName, signName]).readonly(),
            modalities: z.tuple([z.enum(MODALITIES), z.enum(MODALITIES)]).readonly(),
            band: pairBand,
          }),
        ),
        band: pairBand,
        kakshya: z.enum(KAKSHYAS),
        agrees: z.boolean().meta({ description: 'The same band as KP gives' }),
      })
      .meta({ description: 'Jaimini, reported; it moves no KP band' }),
    reasons: textList,
    boundaryCautions: boundaryCautionsShape,
    next: nextShape,
  }),
  run: (context) => {
    requireAdult(context);
    const { chart, input, now, ephemeris, note } = context;
    const { moment } = chart;
    const asOfMs = resolveInstant(input.as_of_date, moment, now);
    const { indeterminate, ...reading } = spanReading(chart, asOfMs);
    const pairs = threePairs(ephemeris, chart);
    if (indeterminate === 'CHILD') note(say.noBandForChild());
    return {
      answer: bandAnswer(reading),
      ...forAdvisers(),
      asOf: printInstant(asOfMs, moment),
      ...reading,
      reasons: [...reading.reasons, ...pairsLine(reading.band, pairs.band)],
      threePairs: { ...pairs, agrees: pairs.band === reading.band },
      boundaryCautions: boundaryCautions(chart, [1, 8]),
      next: [{ tool: 'get_vitality_index', reason: say.nextVitalityForPerson() }],
    };
  },
});

/** How the band of the pairs and that of KP fit, where they differ. */
const pairsLine = (band: SpanReading['band'], ofPairs: PairBand): readonly string[] =>
  band === 'INDETERMINATE' || band === ofPairs ? [] : [say.pairsGiveOther({ band: ofPairs })];

function bandAnswer({ band, traditionalName }: Pick<SpanReading, 'band' | 'traditionalName'>): string {
  return band === 'INDETERMINATE' || traditionalName === null
    ? answerOf(say.noBand())
    : answerOf(say.bandOfTradition({ band, called: traditionalName }), say.oneOfThreeWords());
}
