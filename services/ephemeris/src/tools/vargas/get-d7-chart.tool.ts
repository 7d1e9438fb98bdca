import { saptamsaTopic } from '@cuspal/engine/parashari/vargas/topics/d7';
import { defineTool, grahaName, listOf } from '@cuspal/tool-kit';
import { z } from 'zod';
import { lordRef, readoutVerdict, vargaOutput } from '@cuspal/readings/vargas/varga-shapes';
import { vargaTags } from '@cuspal/readings/vargas/varga-tags';
import { vargaResult } from '@cuspal/readings/vargas/varga-view';

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

export default defineTool({
  ...vargaTags('D7'),
  title: 'Saptamsa (children)',
  disclaimer: 'child',
  description:
    'What the Parashari saptamsa (D7) shows of support for children. It is read to houses 5, 1 and 9 with Jupiter. It gives the fifth lord, Jupiter, the houses of the first three children by the old count and whether the chart is supportive. It adds a score with its rows, and bodies near an edge. Call it as a second look at children, after the KP verdict. It never counts children or tells their sex, and always carries the child disclaimer.',
  output: vargaOutput('D7', topicFields),
  run: (context) =>
    vargaResult(context, 'D7', {
      topic: saptamsaTopic,
      says: ({ supportiveForChildren }, { verdict }) =>
        supportiveForChildren
          ? `${verdict === 'STRAINED' ? 'Even so its' : 'Its'} fifth house and Jupiter hold.`
          : `${verdict === 'SUPPORTED' ? 'Even so its' : 'Its'} fifth house or Jupiter is weak.`,
      next: { tool: 'get_fertility_window', reason: 'It judges children by KP and finds favourable periods.' },
    }),
});
