import { chaturthamsaTopic } from '@cuspal/engine/parashari/vargas/topics/d4';
import { defineTool } from '@cuspal/tool-kit';
import { z } from 'zod';
import { lordRef, vargaOutput } from '@cuspal/readings/vargas/varga-shapes';
import { vargaTags } from '@cuspal/readings/vargas/varga-tags';
import { vargaResult } from '@cuspal/readings/vargas/varga-view';

const topicFields = z.strictObject({
  fourthLord: lordRef,
  propertySupport: z.boolean(),
  changeOfPlace: z.boolean(),
});

export default defineTool({
  ...vargaTags('D4'),
  title: 'Chaturthamsa (property, home)',
  disclaimer: null,
  description:
    'What the Parashari chaturthamsa (D4) shows of property, residence and home. Call it as a second look at them, after the KP verdict.',
  output: vargaOutput('D4', topicFields),
  run: (context) =>
    vargaResult(context, 'D4', {
      topic: chaturthamsaTopic,
      says: ({ propertySupport, changeOfPlace }) =>
        `Its fourth house ${propertySupport ? 'supports' : 'gives little support to'} fixed property and ${changeOfPlace ? 'indicates a' : 'indicates no'} change of place.`,
      next: { tool: 'get_property_decision', reason: 'It judges property by KP, which decides.' },
    }),
});
