import { DEGREE_IN_WORDS, DEGREES } from '@cuspal/engine/parashari/vargas/topics/degrees';
import { ashtamsaTopic } from '@cuspal/engine/parashari/vargas/topics/d8';
import { defineTool, planetList } from '@cuspal/tool-kit';
import { z } from 'zod';
import { houseRef, vargaOutput } from '@cuspal/readings/vargas/varga-shapes';
import { vargaTags } from '@cuspal/readings/vargas/varga-tags';
import { vargaResult } from '@cuspal/readings/vargas/varga-view';

const topicFields = z.strictObject({
  eighthHouse: houseRef,
  crisisMarkers: planetList,
  protection: planetList,
  resilience: z.enum(DEGREES),
});

export default defineTool({
  ...vargaTags('D8'),
  title: 'Ashtamsa (sudden troubles)',
  disclaimer: 'longevity',
  description:
    'What the Parashari ashtamsa (D8) shows of sudden troubles and of resilience in them, never a span of life. It is read to houses 8, 1 and 3 with Saturn and Mars. It gives the eighth house, the planets that press and those that protect and the degree of resilience. It adds a score with its rows, and bodies near an edge. Call it as a second look, after the KP verdict. It has no date and always carries the longevity disclaimer.',
  output: vargaOutput('D8', topicFields),
  run: (context) =>
    vargaResult(context, 'D8', {
      topic: ashtamsaTopic,
      says: ({ resilience }) =>
        `Resilience reads as ${DEGREE_IN_WORDS[resilience]}, and this says nothing of a span of life.`,
      next: { tool: 'get_bhadhakasthana', reason: 'It weighs obstruction and danger by KP.' },
    }),
});
