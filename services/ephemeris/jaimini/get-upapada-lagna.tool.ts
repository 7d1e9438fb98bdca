import type { Chart } from '@cuspal/engine/chart/chart';
import { ARUDHA_EXCEPTIONS } from '@cuspal/engine/jaimini/arudha';
import type { Upapada } from '@cuspal/engine/jaimini/upapada';
import { upapada } from '@cuspal/engine/jaimini/upapada';
import { UPAPADA_FACTORS, UPAPADA_STRENGTHS, upapadaScore } from '@cuspal/engine/jaimini/upapada-score';
import type { UpapadaStrength } from '@cuspal/engine/jaimini/upapada-score';
import { DIGNITIES, dignityInWords } from '@cuspal/engine/parashari/base/dignity';
import { kthSign } from '@cuspal/engine/parashari/base/frame';
import { chartNatures, natureUsed } from '@cuspal/engine/parashari/base/natures';
import { signName as nameOfSign } from '@cuspal/engine/zodiac/lords';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  disclaimerText,
  houseNumber,
  listOf,
  nextShape,
  oneOfTheWords,
  planetName,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
  signName,
  detailArgument,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { planetInWords } from '@cuspal/engine/zodiac/planet-words';
import { natureUsedShape } from '../strength/rows.ts';
import {
  borderNote,
  coLordNote,
  coLordRuleShape,
  exceptionNote,
  JAIMINI_ONLY,
  nodeNote,
  planetNatures,
  WAXING_MOON,
} from './rows.ts';
import { factorInWords } from './upapada-words.ts';

const ADVISORY =
  'Upapada shows tendencies in keeping a marriage. KP judges it from the sub lord of the 7th cusp (get_marriage_advanced).' as const;
const place = z.strictObject({ sign: signName, lord: planetName, occupants: planetNatures });

export default defineTool({
  name: 'get_upapada_lagna',
  title: 'Upapada',
  purpose: 'The Upapada: marriage and how it lasts',
  family: 'jaimini',
  phase: 'advanced',
  system: 'jaimini',
  needs: ['get_arudha_lagna'],
  birth: 'required',
  disclaimer: 'relationship',
  description:
    'What the Jaimini Upapada shows of marriage and keeping it, with a small score of our own. Call it beside get_marriage_advanced, which judges by KP. States no separation.',
  provenance: { rules: ['R29.1', 'R29.3', 'R3.6', 'R7.3', 'R23.1'], sources: ['PVR', 'BPHS', 'OWN'] },
  brief: { without: ['notes', 'factors'] },
  input: birthInput.extend(detailArgument),
  output: z.strictObject({
    answer: answerShape,
    upapada: z.strictObject({
      sign: signName,
      lord: planetName,
      lordSign: signName,
      lordDignity: z.enum(DIGNITIES),
      houseFromLagna: houseNumber,
      exception: z.enum(ARUDHA_EXCEPTIONS),
      coLordRule: coLordRuleShape.meta({ description: 'Of the twelfth house, as in get_arudha_padas' }),
    }),
    occupants: planetNatures,
    aspects: planetNatures,
    second: z.strictObject({
      sign: signName,
      lord: planetName,
      lordDignity: z.enum(DIGNITIES),
      occupants: planetNatures,
    }),
    seventh: place,
    eighth: place,
    factors: listOf(
      z.strictObject({
        factor: z.enum(UPAPADA_FACTORS),
        detail: z.string(),
        points: z.union([z.literal(1), z.literal(-1)]),
      }),
    ),
    score: z.int().min(-7).max(4),
    strength: oneOfTheWords(UPAPADA_STRENGTHS).meta({ description: 'SUPPORTED from 2, STRAINED from -2' }),
    secondReference: z
      .strictObject({ sign: signName, lord: planetName })
      .meta({ description: 'By which a second marriage is read' }),
    natureUsed: natureUsedShape,
    scoreProvenance: scoreProvenanceShape,
    advisory: z.literal(ADVISORY),
    disclaimer: z.string(),
    notes: listOf(z.string()),
    next: nextShape,
  }),
  run: ({ chart }) => {
    const found = upapada(chart);
    const { arudha, lord, lordDignity, houseFromLagna, occupants, aspects, second, seventh, eighth } = found;
    const { factors, score, strength } = upapadaScore(found);
    return {
      answer: answerOf(
        `The Upapada, which Jaimini reads for marriage, is ${nameOfSign(found.sign)} in house ${houseFromLagna}.`,
        `Its lord is ${planetInWords(lord)}, ${dignityInWords(lordDignity)}.`,
        STRENGTH_IN_WORDS[strength],
      ),
      upapada: {
        sign: nameOfSign(found.sign),
        lord,
        lordSign: nameOfSign(found.lordSign),
        lordDignity,
        houseFromLagna,
        exception: arudha.exception,
        coLordRule: arudha.coLordRule,
      },
      occupants,
      aspects,
      second: { ...view(second), lordDignity: second.lordDignity },
      seventh: view(seventh),
      eighth: view(eighth),
      factors: factors.map(({ factor, points }) => ({ factor, detail: factorInWords(found, factor, points), points })),
      score,
      strength,
      secondReference: { sign: nameOfSign(eighth.sign), lord: eighth.lord },
      natureUsed: natureUsed(chartNatures(chart)),
      scoreProvenance: SERVICE_EXTENSION,
      advisory: ADVISORY,
      disclaimer: disclaimerText('relationship'),
      notes: notesOf(chart, found),
      next: [{ tool: 'get_marriage_advanced', reason: 'It judges marriage by the sub lord of the 7th cusp.' }],
    };
  },
});

const view = ({ sign, lord, occupants }: Upapada['seventh']) => ({ sign: nameOfSign(sign), lord, occupants });

const STRENGTH_IN_WORDS: Readonly<Record<UpapadaStrength, string>> = {
  SUPPORTED: 'What surrounds it supports keeping a marriage more than it strains it.',
  MIXED: 'Support for keeping a marriage and strain on it are near to balance.',
  STRAINED: 'What surrounds it strains keeping a marriage more than it supports it.',
};

function notesOf(chart: Chart, { arudha, lord, second }: Upapada): readonly string[] {
  return [
    JAIMINI_ONLY,
    WAXING_MOON,
    'The points are our own. The textbook reads the planets and signs, but it counts nothing.',
    'Planets in the Upapada describe the marriage. The second and seventh sign from it show what strains it, the eighth how long it holds.',
    'A strong lord of the second sign mends. The eighth sign is also the one by which some read a second marriage.',
    ...coLordNote(kthSign(chart.ascendant.signIndex, 12), arudha.lord, arudha.coLordRule),
    ...nodeNote(lord, second.lord),
    ...exceptionNote(arudha.exception, 'the twelfth house'),
    ...borderNote(chart),
  ];
}
