import type { Readout } from '@cuspal/engine/parashari/vargas/readout';
import { saptamsaTopic } from '@cuspal/engine/parashari/vargas/topics/family';
import { defineTool, grahaName, listOf } from '@cuspal/tool-kit';
import { z } from 'zod';
import { lordRef, readoutVerdict, vargaOutput, vargaTags } from './varga-shapes.ts';
import { vargaResult } from './varga-view.ts';
import { say } from './vargas.messages.ts';

const topicFields = z.strictObject({
  fifthLord: lordRef,
  jupiter: lordRef,
  childLine: listOf(
    z.strictObject({
      order: z.int().min(1).max(3),
      house: z.union([z.literal(5), z.literal(7), z.literal(9)]),
      lord: grahaName,
      lordPoints: z.int(),
      verdict: readoutVerdict,
    }),
  ).meta({ description: 'Houses by the old count, no number of children' }),
  supportiveForChildren: z.boolean(),
});

/** Which of the two that must hold does not: the fifth house, Jupiter or both. */
function weakPart({ focusHouses, karakas }: Readout): 'FIFTH' | 'JUPITER' | 'BOTH' {
  const strained = focusHouses.some(({ house, houseVerdict }) => house === 5 && houseVerdict === 'STRAINED');
  const weak = karakas.some(({ planet, points }) => planet === 'Jupiter' && points < 0);
  if (strained) return weak ? 'BOTH' : 'FIFTH';
  return 'JUPITER';
}

export default defineTool({
  ...vargaTags('D7'),
  title: 'Saptamsa (children)',
  purpose: 'Support for children',
  disclaimer: 'child',
  description:
    'What the Parashari saptamsa (D7) shows of support for children. Call it as a second look, after the KP verdict. Never counts children or tells their sex.',
  output: vargaOutput('D7', topicFields),
  run: (context) =>
    vargaResult(context, 'D7', {
      topic: saptamsaTopic,
      says: ({ supportiveForChildren }, readout) =>
        supportiveForChildren
          ? say.childrenSupported({ even: readout.verdict === 'STRAINED' })
          : say.childrenWithheld({ weak: weakPart(readout), even: readout.verdict === 'SUPPORTED' }),
      next: { tool: 'get_fertility_window', reason: say.nextChildren() },
    }),
});
