import { HUMOURS } from '@cuspal/engine/topics/health/humour-tables';
import { prakriti, PRAKRITI_COMBOS } from '@cuspal/engine/topics/health/prakriti';
import type { Prakriti } from '@cuspal/engine/topics/health/prakriti';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  grahaName,
  houseNumber,
  listOf,
  nextShape,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
  signName,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { say } from './health.messages.ts';

const humour = z.enum(HUMOURS);
const points = z.strictObject({ vata: z.number(), pitta: z.number(), kapha: z.number() });
const percent = z.number().min(0).max(100);

export default defineTool({
  name: 'get_ayurvedic_constitution',
  title: 'Prakriti from the chart',
  purpose: 'The vata, pitta and kapha balance as a wellness lens',
  family: 'health',
  phase: 'advanced',
  system: 'parashari',
  needs: ['get_planets'],
  birth: 'required',
  disclaimer: 'health',
  description:
    'The shares of vata, pitta and kapha (prakriti, Ayurvedic dosha) that a chart shows in Parashari astrology, as a wellness pointer. Only an Ayurvedic physician decides a prakriti.',
  provenance: { rules: ['R3.6'], sources: ['BPHS', 'OWN'] },
  input: birthInput,
  output: z.strictObject({
    answer: answerShape,
    vata: percent,
    pitta: percent,
    kapha: percent.meta({ description: 'Percent; the three add up to 100.0' }),
    primary: humour,
    secondary: humour.nullable().meta({ description: 'Null where one humour leads clearly' }),
    prakritiCombo: z.enum(PRAKRITI_COMBOS),
    label: z.string(),
    contributions: listOf(z.strictObject({ planet: grahaName, house: houseNumber, factor: z.number(), points })).meta({
      description: '12 points a planet, times the factor of its whole-sign house',
    }),
    lagnaBonus: z.strictObject({ sign: signName, points }),
    nodesNote: z.string(),
    scoreProvenance: scoreProvenanceShape,
    next: nextShape,
  }),
  run: ({ chart, note }) => {
    const { shares, ...found } = prakriti(chart);
    note(say.schoolsOfHumours());
    return {
      answer: constitutionAnswer(shares, found),
      ...shares,
      ...found,
      nodesNote: say.nodesLeftOut(),
      scoreProvenance: SERVICE_EXTENSION,
      next: [{ tool: 'get_vitality_index', reason: say.nextVitalityByKp() }],
    };
  },
});

function constitutionAnswer(
  shares: Prakriti['shares'],
  { primary, secondary, prakritiCombo }: Pick<Prakriti, 'primary' | 'secondary' | 'prakritiCombo'>,
): string {
  const led =
    prakritiCombo === 'TRIDOSHIC'
      ? say.humoursEven()
      : secondary === null
        ? say.leansToHumour({ primary })
        : say.leansToTwoHumours({ primary, secondary });
  return answerOf(say.humourShares(shares), led, say.onlyPhysicianCanTell());
}
