import { ashtamsaTopic, DEGREES } from '@cuspal/engine/parashari/vargas/topics/vitality';
import { defineTool, planetList } from '@cuspal/tool-kit';
import { z } from 'zod';
import { houseRef, vargaOutput, vargaTags } from './varga-shapes.ts';
import { vargaResult } from './varga-view.ts';
import { say } from './vargas.messages.ts';

const topicFields = z.strictObject({
  eighthHouse: houseRef,
  crisisMarkers: planetList,
  protection: planetList,
  resilience: z.enum(DEGREES),
});

export default defineTool({
  ...vargaTags('D8'),
  title: 'Ashtamsa (sudden troubles)',
  purpose: 'Sudden troubles and resilience, never a span of life',
  disclaimer: 'longevity',
  description:
    'What the Parashari ashtamsa (D8) shows of sudden troubles and resilience. Call it as a second look, after the KP verdict. Never a span of life.',
  output: vargaOutput('D8', topicFields),
  run: (context) =>
    vargaResult(context, 'D8', {
      topic: ashtamsaTopic,
      says: ({ resilience }) => say.resilience({ resilience }),
      next: { tool: 'get_bhadhakasthana', reason: say.nextObstruction() },
    }),
});
