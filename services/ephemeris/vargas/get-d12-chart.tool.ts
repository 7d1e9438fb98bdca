import { dwadasamsaTopic, STRONGER_PARENTS } from '@cuspal/engine/parashari/vargas/topics/family';
import { defineTool } from '@cuspal/tool-kit';
import { z } from 'zod';
import { vargaOutput, vargaTags } from './varga-shapes.ts';
import { vargaResult } from './varga-view.ts';
import { say } from './vargas.messages.ts';

const side = <House extends number, Karaka extends string>(house: House, karaka: Karaka) =>
  z.strictObject({
    house: z.literal(house),
    housePoints: z.int(),
    karaka: z.literal(karaka),
    karakaPoints: z.int(),
    total: z.int(),
  });
const topicFields = z.strictObject({
  mother: side(4, 'Moon'),
  father: side(9, 'Sun'),
  stronger: z.enum(STRONGER_PARENTS).meta({ description: 'By 2 points of the totals' }),
});

export default defineTool({
  ...vargaTags('D12'),
  title: 'Dwadasamsa (parents)',
  purpose: 'Father and mother',
  disclaimer: null,
  description:
    'What the Parashari dwadasamsa (D12) shows of father and mother. Call it as a second look at the parents, after the KP verdict.',
  output: vargaOutput('D12', topicFields),
  run: (context) =>
    vargaResult(context, 'D12', {
      topic: dwadasamsaTopic,
      says: ({ stronger }) => say.strongerParent({ stronger }),
      next: { tool: 'get_relatives_karaka_panel', reason: say.nextRelatives() },
    }),
});
