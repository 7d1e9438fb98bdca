import { DEGREES, shashthamsaTopic } from '@cuspal/engine/parashari/vargas/topics/vitality';
import { defineTool, listOf, planetList } from '@cuspal/tool-kit';
import { z } from 'zod';
import { houseRef, vargaOutput, vargaTags } from './varga-shapes.ts';
import { vargaResult } from './varga-view.ts';
import { say } from './vargas.messages.ts';

const topicFields = z.strictObject({
  sixthHouse: houseRef,
  afflictedBy: planetList,
  protectors: planetList,
  bodyTendency: listOf(z.string()).meta({ description: 'Parts of the body, never an ailment' }),
  resistance: z.enum(DEGREES),
});

export default defineTool({
  ...vargaTags('D6', 'R19.2', 'R19.3'),
  title: 'Shashthamsa (health strain)',
  purpose: 'Constitution and resistance, never a diagnosis',
  disclaimer: 'health',
  description:
    'What the Parashari shashthamsa (D6) shows of constitution and resistance. Call it as a second look at health, after the KP verdict. Never a diagnosis.',
  output: vargaOutput('D6', topicFields),
  run: (context) =>
    vargaResult(context, 'D6', {
      topic: shashthamsaTopic,
      says: ({ resistance }) => say.resistance({ resistance }),
      next: {
        tool: 'analyze_natal_promise',
        reason: say.nextHealth(),
      },
    }),
});
