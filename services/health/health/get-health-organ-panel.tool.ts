import { organPanel, SEVERITIES } from '@cuspal/engine/topics/health/organ-panel';
import type { OrganPanel } from '@cuspal/engine/topics/health/organ-panel';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  listOf,
  nextShape,
  oneOfTheWords,
  planetList,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
  signName,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { scoreFields, textList } from './health-shapes.ts';
import { say } from './health.messages.ts';

export default defineTool({
  name: 'get_health_organ_panel',
  title: 'Body regions by sign',
  purpose: 'Twelve body regions with an affliction score',
  family: 'health',
  phase: 'advanced',
  system: 'parashari',
  needs: ['get_planets'],
  birth: 'required',
  disclaimer: 'health',
  description:
    'Which of twelve body regions a chart asks to look after, by the Parashari Kalapurusha, with scores. Call it as a second view beside the KP health tools. No finding.',
  provenance: {
    rules: ['R19.2', 'R23.1', 'R23.3', 'R23.7'],
    sources: ['BPHS', 'OWN'],
  },
  input: birthInput,
  output: z.strictObject({
    answer: answerShape,
    regions: listOf(
      z.strictObject({
        sign: signName,
        region: z.string(),
        limbByLagna: z.string().meta({ description: 'The region counted from the rising sign as head' }),
        parts: textList,
        ...scoreFields,
        band: oneOfTheWords(SEVERITIES).meta({ description: 'Below 25 LOW, 50 MODERATE, 75 HIGH' }),
      }),
    ),
    highestRiskRegion: z.strictObject({ sign: signName, region: z.string(), score: z.int() }),
    ranked: listOf(signName).meta({ description: 'Signs by score, ties in zodiac order' }),
    natureUsed: z.strictObject({ benefics: planetList, malefics: planetList }),
    scoreProvenance: scoreProvenanceShape,
    next: nextShape,
  }),
  run: ({ chart, note }) => {
    const { highest, ...panel } = organPanel(chart);
    note(say.nodesAspectSeventh());
    const { sign, region, score } = highest;
    return {
      answer: regionAnswer(highest, panel),
      ...panel,
      highestRiskRegion: { sign, region, score },
      scoreProvenance: SERVICE_EXTENSION,
      next: [{ tool: 'get_disease_nature', reason: say.nextPartByKp() }],
    };
  },
});

function regionAnswer({ sign, region, band }: OrganPanel['highest'], { regions }: Pick<OrganPanel, 'regions'>): string {
  const low = regions.filter((each) => each.band === 'LOW').length;
  return answerOf(
    band === 'LOW' ? say.noRegionStandsOut() : say.regionToLookAfter({ region, below: sign === 'Libra' }),
    say.quietRegions({ low }),
    say.pointerForCheckUps(),
  );
}
