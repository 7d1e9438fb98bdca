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

const humour = z.enum(HUMOURS);
const points = z.strictObject({ vata: z.number(), pitta: z.number(), kapha: z.number() });
const percent = z.number().min(0).max(100);

const NODES_NOTE =
  'The text calls the nodes windy too. They are left out, because with them nearly every chart would be vata.' as const;

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
    nodesNote: z.literal(NODES_NOTE),
    scoreProvenance: scoreProvenanceShape,
    next: nextShape,
  }),
  run: ({ chart, note }) => {
    const { shares, ...found } = prakriti(chart);
    note('Some schools give air signs to vata, earth signs and Venus to kapha alone, or Ketu to pitta.');
    return {
      answer: constitutionAnswer(shares, found),
      ...shares,
      ...found,
      nodesNote: NODES_NOTE,
      scoreProvenance: SERVICE_EXTENSION,
      next: [{ tool: 'get_vitality_index', reason: 'It weighs constitution and recovery by KP.' }],
    };
  },
});

function constitutionAnswer(
  { vata, pitta, kapha }: Prakriti['shares'],
  { primary, secondary, prakritiCombo }: Pick<Prakriti, 'primary' | 'secondary' | 'prakritiCombo'>,
): string {
  const shown = `The chart shows ${vata} percent vata, ${pitta} percent pitta and ${kapha} percent kapha.`;
  const led =
    prakritiCombo === 'TRIDOSHIC'
      ? 'The three are nearly even.'
      : secondary === null
        ? `It leans clearly to ${primary}.`
        : `It leans to ${primary} with ${secondary}.`;
  return answerOf(shown, led, 'Only an Ayurvedic physician can tell what it really is.');
}
