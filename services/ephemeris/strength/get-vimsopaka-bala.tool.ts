import { printedScore } from '@cuspal/engine/base/printed';
import type { Chart } from '@cuspal/engine/chart/chart';
import { DIGNITIES, nodeDignity } from '@cuspal/engine/parashari/base/dignity';
import { byGraha, longitudesOf, signsOf } from '@cuspal/engine/parashari/base/frame';
import {
  byScheme,
  goodVargaName,
  SIXTEEN_VARGAS,
  VARGA_RELATIONS,
  vimsopaka,
  VIMSOPAKA_BANDS,
  vimsopakaBand,
} from '@cuspal/engine/parashari/strength/vimsopaka';
import type { PlanetVimsopaka, Scheme } from '@cuspal/engine/parashari/strength/vimsopaka';
import { vargaSign } from '@cuspal/engine/parashari/vargas/vargas';
import { signName as nameOfSign } from '@cuspal/engine/zodiac/lords';
import type { Node } from '@cuspal/engine/zodiac/names';
import { aboutShape, birthInput, defineTool, grahaName, listOf, oneOfTheWords, signName } from '@cuspal/tool-kit';
import { noKpVerdict, nodeDignityDiffers } from '@cuspal/tool-kit/views/system-notes';
import { z } from 'zod';
import { perGraha } from './rows.ts';
import { say } from './strength.messages.ts';

const division = z.enum(SIXTEEN_VARGAS);
const score = z.number().min(5).max(20);
const scored = z.strictObject({ score, band: oneOfTheWords(VIMSOPAKA_BANDS) });
const good = z.strictObject({ count: z.int().min(0).max(16), name: z.string().nullable() });
const nodeShape = z.strictObject({
  perVarga: listOf(
    z.strictObject({ division, sign: signName, dignity: z.enum(DIGNITIES).exclude(['MOOLATRIKONA', 'OWN']) }),
  ),
});

export default defineTool({
  name: 'get_vimsopaka_bala',
  title: 'Twenty-point varga strength',
  purpose: 'Dignity over 6, 7, 10 and 16 vargas on a scale of 20',
  family: 'strength',
  phase: 'advanced',
  system: 'parashari',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    'How well each planet stands over the Parashari divisional charts, out of twenty (vimsopaka bala). Call it for strength in the vargas.',
  provenance: { rules: ['R7.3', 'R23.1', 'R23.2', 'R24', 'R24.2', 'R24.3'], sources: ['BPHS'] },
  input: birthInput,
  output: z.strictObject({
    about: aboutShape,
    planets: perGraha(
      z.strictObject({
        shadvarga: scored,
        saptavarga: scored,
        dasavarga: scored,
        shodasavarga: scored,
        perVarga: listOf(
          z.strictObject({
            division,
            sign: signName,
            relation: z.enum(VARGA_RELATIONS),
            points: z.int().min(5).max(20),
          }),
        ),
        exaltedIn: listOf(division),
        goodVargas: z
          .strictObject({ shad: good, sapta: good, dasa: good, shodasa: good })
          .meta({ description: 'Own or exaltation' }),
        debilitatedIn: listOf(division),
      }),
    ),
    nodes: z.strictObject({ Rahu: nodeShape, Ketu: nodeShape }),
    ranking: listOf(grahaName).meta({ description: 'By shodasavarga' }),
    strongest: grahaName,
    weakest: grahaName,
    alternatives: z.strictObject({
      vargaFriendship: perGraha(
        z.strictObject({ shadvarga: score, saptavarga: score, dasavarga: score, shodasavarga: score }),
      ).meta({ description: 'Temporary friendship of each varga' }),
    }),
  }),
  run: ({ chart, note }) => {
    const { planets, ranking } = vimsopaka(chart);
    const [strongest = 'Sun'] = ranking;
    note(noKpVerdict());
    note(say.vimsopakaPoints());
    note(say.exaltationAddsNothing());
    note(say.friendshipOfBirth());
    note(say.otherWeights());
    note(nodeDignityDiffers());
    return {
      about: say.aboutVimsopaka(),
      planets: byGraha((planet) => planetView(planets[planet])),
      nodes: { Rahu: nodeView(chart, 'Rahu'), Ketu: nodeView(chart, 'Ketu') },
      ranking,
      strongest,
      weakest: ranking.at(-1) ?? strongest,
      alternatives: {
        vargaFriendship: byGraha((planet) => {
          const { shad, sapta, dasa, shodasa } = planets[planet].byVargaFriendship;
          return {
            shadvarga: printedScore(shad),
            saptavarga: printedScore(sapta),
            dasavarga: printedScore(dasa),
            shodasavarga: printedScore(shodasa),
          };
        }),
      },
    };
  },
});

function planetView({ scores, perVarga, exaltedIn, debilitatedIn, goodVargas }: PlanetVimsopaka) {
  const scoredIn = (scheme: Scheme) => ({
    score: printedScore(scores[scheme]),
    band: vimsopakaBand(scores[scheme]),
  });
  return {
    shadvarga: scoredIn('shad'),
    saptavarga: scoredIn('sapta'),
    dasavarga: scoredIn('dasa'),
    shodasavarga: scoredIn('shodasa'),
    perVarga: perVarga.map((row) => ({ ...row, sign: nameOfSign(row.sign) })),
    exaltedIn,
    goodVargas: byScheme((scheme) => ({
      count: goodVargas[scheme],
      name: goodVargaName(scheme, goodVargas[scheme]),
    })),
    debilitatedIn,
  };
}

function nodeView(chart: Chart, node: Node) {
  const longitude = longitudesOf(chart)[node];
  return {
    perVarga: SIXTEEN_VARGAS.map((each) => {
      const sign = vargaSign(each, longitude);
      return { division: each, sign: nameOfSign(sign), dignity: nodeDignity(node, sign, signsOf(chart)) };
    }),
  };
}
