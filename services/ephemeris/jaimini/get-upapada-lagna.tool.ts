import type { Chart } from '@cuspal/engine/chart/chart';
import { ARUDHA_EXCEPTIONS } from '@cuspal/engine/jaimini/arudha';
import { type Upapada, upapada } from '@cuspal/engine/jaimini/upapada';
import {
  UPAPADA_FACTORS,
  UPAPADA_STRENGTHS,
  upapadaScore,
  type UpapadaFactorName,
} from '@cuspal/engine/jaimini/upapada-score';
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
import { noKpVerdict } from '@cuspal/tool-kit/views/system-notes';
import { z } from 'zod';
import { type PlanetNature, ofNature } from '@cuspal/engine/jaimini/around-sign';
import { natureUsedShape } from '../strength/rows.ts';
import { borderNote, coLordNote, coLordRuleShape, exceptionNote, nodeNote, planetNatures } from './rows.ts';
import { say } from './jaimini.messages.ts';

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
    advisory: z.string(),
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
        say.upapadaIn({ sign: nameOfSign(found.sign), house: houseFromLagna }),
        say.itsLord({ lord, dignity: dignityInWords(lordDignity) }),
        say.keepingMarriage({ strength }),
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
      advisory: say.upapadaIsTendency(),
      disclaimer: disclaimerText('relationship'),
      notes: notesOf(chart, found),
      next: [{ tool: 'get_marriage_advanced', reason: say.nextMarriageByKp() }],
    };
  },
});

const view = ({ sign, lord, occupants }: Upapada['seventh']) => ({ sign: nameOfSign(sign), lord, occupants });

function notesOf(chart: Chart, { arudha, lord, second }: Upapada): readonly string[] {
  return [
    noKpVerdict('jaimini'),
    say.naturesByChart(),
    say.pointsAreOurOwn(),
    say.upapadaPlanets(),
    say.secondSignMends(),
    ...coLordNote(kthSign(chart.ascendant.signIndex, 12), arudha.lord, arudha.coLordRule),
    ...nodeNote(lord, second.lord),
    ...exceptionNote(arudha.exception, 'TWELFTH'),
    ...borderNote(chart),
  ];
}

/** Why a factor of the Upapada has its point. */
function factorInWords(found: Upapada, factor: UpapadaFactorName, points: 1 | -1): string {
  const { lord, lordDignity, lordHouse, occupants, aspects, second, seventh, eighth } = found;
  const benefics = (planets: readonly PlanetNature[]) => ofNature(planets, 'benefic');
  const malefics = (planets: readonly PlanetNature[]) => ofNature(planets, 'malefic');
  switch (factor) {
    case 'ulLord':
      return say.lordOfUpapada({ lord, dignity: dignityInWords(lordDignity) });
    case 'ulSupport':
      return points < 0
        ? say.maleficsThere({ planets: malefics(occupants), place: 'UPAPADA' })
        : say.beneficsAtUpapada({ planets: benefics([...occupants, ...aspects]) });
    case 'secondPlanets':
      return points < 0
        ? say.maleficsThere({ planets: malefics(second.occupants), place: 'SECOND' })
        : say.beneficsInSecond({ planets: benefics(second.occupants) });
    case 'secondLord':
      return say.lordOfSecond({ lord: second.lord, dignity: dignityInWords(second.lordDignity) });
    case 'seventhPlanets':
      return say.maleficsThere({ planets: malefics(seventh.occupants), place: 'SEVENTH' });
    case 'eighthPlanets':
      return say.maleficsThere({ planets: malefics(eighth.occupants), place: 'EIGHTH' });
    case 'ulLordHouse':
      return say.lordOfUpapadaInHouse({ lord, house: lordHouse });
  }
}
