import { drekkanaTopic } from '@cuspal/engine/parashari/vargas/topics/family';
import { defineTool, grahaName, signName } from '@cuspal/tool-kit';
import { z } from 'zod';
import { readoutVerdict, vargaOutput, vargaTags } from './varga-shapes.ts';
import { vargaResult } from './varga-view.ts';
import { say } from './vargas.messages.ts';

const siblings = <Karaka extends string, House extends number>(karaka: Karaka, house: House) =>
  z.strictObject({
    house: z.literal(house),
    houseVerdict: readoutVerdict,
    karaka: z.literal(karaka),
    karakaPoints: z.int(),
  });
const topicFields = z.strictObject({
  youngerSiblings: siblings('Mars', 3),
  elderSiblings: siblings('Jupiter', 11),
  twentySecondDrekkana: z.strictObject({ sign: signName, lord: grahaName }),
});

export default defineTool({
  ...vargaTags('D3'),
  title: 'Drekkana (siblings, courage)',
  purpose: 'The state of co-born and of effort',
  disclaimer: null,
  description:
    'What the Parashari drekkana (D3) shows of brothers, sisters and courage. Call it as a second look at them, after the KP verdict.',
  output: vargaOutput('D3', topicFields),
  run: (context) =>
    vargaResult(context, 'D3', {
      topic: (varga) => drekkanaTopic(varga, context.chart),
      says: ({ youngerSiblings, elderSiblings }) =>
        say.siblings({ younger: youngerSiblings.houseVerdict, elder: elderSiblings.houseVerdict }),
      next: { tool: 'get_relatives_karaka_panel', reason: say.nextRelatives() },
    }),
});
