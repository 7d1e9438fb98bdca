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
    'What the Parashari chaturthamsa (D4) shows of fixed property, residence and comfort at home. It is read to houses 4, 1 and 9 with Mars for land, Venus for comfort, and the Moon. It says whether property is supported and whether a change of place is indicated. It adds a score with its rows, and bodies near an edge. Call it as a second look at property or home, after the KP verdict. It changes no KP verdict.',
  output: vargaOutput('D4', topicFields),
  run: (context) =>
    vargaResult(context, 'D4', {
      topic: chaturthamsaTopic,
      says: ({ propertySupport, changeOfPlace }) =>
        `Its fourth house ${propertySupport ? 'supports' : 'gives little support to'} fixed property and ${changeOfPlace ? 'indicates a' : 'indicates no'} change of place.`,
      next: { tool: 'get_property_decision', reason: 'It judges property by KP, which decides.' },
    }),
});
