import { byGraha, kthSign } from '@cuspal/engine/parashari/base/frame';
import { ashtakavarga, CONTRIBUTORS } from '@cuspal/engine/parashari/strength/ashtakavarga';
import { ownSignBindus, reductionOf } from '@cuspal/engine/parashari/strength/ashtakavarga-reductions';
import { signName as nameOfSign } from '@cuspal/engine/zodiac/lords';
import { HOUSES, SIGNS } from '@cuspal/engine/zodiac/names';
import { aboutShape, birthInput, defineTool, houseNumber, listOf, oneOfTheWords, signName } from '@cuspal/tool-kit';
import { noKpVerdict } from '@cuspal/tool-kit/views/system-notes';
import { z } from 'zod';
import { perGraha } from './rows.ts';
import { say } from './strength.messages.ts';

const bindus = z.int().min(0).max(8);
const twelve = (score: z.ZodInt) => z.array(score).length(12).readonly();
const TOTAL = 337 as const;
const LAGNA_TOTAL = 49 as const;

export default defineTool({
  name: 'get_ashtakavarga',
  title: 'Bhinna and Sarva ashtakavarga',
  purpose: 'Bindus per sign for seven planets, their sum and the reductions',
  family: 'strength',
  phase: 'advanced',
  system: 'parashari',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    "How many bindus each sign has in the Parashari ashtakavarga, by planet and in sum (sarvashtakavarga), with reductions and kakshya. Call it for bindus or a sign's strength for transits.",
  provenance: { rules: ['R7.3', 'R26', 'R26.1', 'R26.2', 'R26.3'], sources: ['BPHS'] },
  input: birthInput,
  output: z.strictObject({
    about: aboutShape,
    frame: z.literal('sign'),
    prastarashtakavarga: perGraha(
      z.strictObject({
        matrix: z
          .array(twelve(z.int().min(0).max(1)))
          .length(8)
          .readonly()
          .meta({ description: 'A row for each of contributors; signs from Aries' }),
        sign_scores: twelve(bindus),
        total_bindus: z.int(),
      }),
    ),
    sarvashtakavarga: z.strictObject({
      sign_scores: twelve(z.int().min(0).max(56)),
      total_bindus: z.literal(TOTAL),
      strongest_signs: listOf(signName),
      weakest_signs: listOf(signName),
      average_score: z.literal(28.08),
    }),
    contributors: listOf(z.enum(CONTRIBUTORS)),
    lagnashtakavarga: z.strictObject({ sign_scores: twelve(bindus), total_bindus: z.literal(LAGNA_TOTAL) }),
    reductions: perGraha(
      z.strictObject({
        afterTrikona: twelve(bindus),
        afterEkadhipatya: twelve(bindus),
        rasiPinda: z.int().min(0),
        grahaPinda: z.int().min(0),
        sodhyaPinda: z.int().min(0),
      }),
    ),
    ownSignBindus: perGraha(
      z.strictObject({ sign: signName, bindus, kakshyaLord: z.enum(CONTRIBUTORS), kakshyaBindu: z.boolean() }),
    ),
    houses: listOf(
      z.strictObject({
        house: houseNumber,
        sign: signName,
        sav: z.int().min(0).max(56),
        band: oneOfTheWords(['GOOD', 'AVERAGE', 'LOW']).meta({ description: 'GOOD from 30, LOW below 25' }),
      }),
    ),
    alternatives: z.strictObject({
      pvr: z.strictObject({ Moon: twelve(bindus), Venus: twelve(bindus), sarva: twelve(z.int().min(0).max(56)) }),
    }),
  }),
  run: ({ chart, note }) => {
    const { planets, sarva, lagna, pvr } = ashtakavarga(chart);
    const signsWith = (score: number) => SIGNS.filter((_, sign) => sarva[sign] === score);
    note(noKpVerdict());
    note(say.ascendantBindusApart());
    note(say.virgoMultiplier());
    note(say.reductionsWithoutNodes());
    note(say.houseBandsCommon());
    note(say.alternativeRows());
    return {
      about: say.aboutAshtakavarga(),
      frame: 'sign' as const,
      prastarashtakavarga: byGraha((planet) => {
        const { matrix, signScores } = planets[planet];
        return { matrix, sign_scores: signScores, total_bindus: sum(signScores) };
      }),
      sarvashtakavarga: {
        sign_scores: sarva,
        total_bindus: TOTAL,
        strongest_signs: signsWith(Math.max(...sarva)),
        weakest_signs: signsWith(Math.min(...sarva)),
        average_score: 28.08 as const,
      },
      contributors: CONTRIBUTORS,
      lagnashtakavarga: { sign_scores: lagna, total_bindus: LAGNA_TOTAL },
      reductions: byGraha((planet) => reductionOf(chart, planets[planet].signScores)),
      ownSignBindus: byGraha((planet) => {
        const own = ownSignBindus(chart, planet);
        return { ...own, sign: nameOfSign(own.sign) };
      }),
      houses: HOUSES.map((house) => {
        const sign = kthSign(chart.ascendant.signIndex, house);
        const sav = sarva[sign] ?? 0;
        return { house, sign: nameOfSign(sign), sav, band: bandOf(sav) };
      }),
      alternatives: { pvr },
    };
  },
});

const sum = (scores: readonly number[]): number => scores.reduce((all, score) => all + score, 0);

const bandOf = (sav: number) => (sav >= 30 ? ('GOOD' as const) : sav >= 25 ? ('AVERAGE' as const) : ('LOW' as const));
