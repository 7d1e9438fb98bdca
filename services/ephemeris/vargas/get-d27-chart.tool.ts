import { bhamsaTopic } from '@cuspal/engine/parashari/vargas/topics/vitality';
import { defineTool, planetList } from '@cuspal/tool-kit';
import { z } from 'zod';
import { vargaOutput, vargaTags } from './varga-shapes.ts';
import { vargaResult } from './varga-view.ts';
import { say } from './vargas.messages.ts';

const topicFields = z.strictObject({
  strongPlanets: planetList,
  weakPlanets: planetList,
  staminaIndex: z.int().meta({ description: 'Points of the ascendant lord, Mars, Sun and Moon' }),
  mindBodyBalance: z.strictObject({ sun: z.int(), moon: z.int() }).meta({ description: 'Points' }),
});

export default defineTool({
  ...vargaTags('D27'),
  title: 'Bhamsa (strength and weakness)',
  purpose: 'Where the chart is strong or weak',
  disclaimer: null,
  description:
    'Where a chart is strong or weak by the Parashari bhamsa (D27, nakshatramsa). Call it as a second look at strength, after the KP verdict.',
  output: vargaOutput('D27', topicFields),
  run: (context) =>
    vargaResult(context, 'D27', {
      topic: bhamsaTopic,
      says: (_, { strongest, weakest }) => say.strongestAndWeakest({ strongest, weakest }),
      next: { tool: 'get_aspects_and_strength', reason: say.nextHouseStrength() },
    }),
});
