import { interlinkMatrix } from '@cuspal/engine/kp/kernel/interlinks';
import { aboutOf, aboutShape, birthInput, defineTool, houseList, houseNumber, listOf } from '@cuspal/tool-kit';
import { z } from 'zod';
import { say } from './core-analysis.messages.ts';

const strength = z.int().min(0).max(4);
const types = listOf(z.int().min(1).max(4));

export default defineTool({
  name: 'get_interlink_strength_matrix',
  title: 'Cuspal interlinks, 12 x 12',
  purpose: "How strongly each cusp's sub lord ties its house to the others, by the modern cuspal interlink school",
  family: 'core analysis',
  phase: 'promise',
  system: 'extension',
  needs: ['get_csl_advanced'],
  birth: 'required',
  disclaimer: null,
  description:
    'Which houses of a chart work together, by the modern cuspal interlink school, an extension of KP. A 12 by 12 matrix from 0 to 4 with the strongest links. Gives no verdict on a matter.',
  provenance: { rules: ['R22.2', 'R4.4'], sources: ['HARIHARAN', 'AS'] },
  input: birthInput,
  output: z.strictObject({
    about: aboutShape,
    matrix: listOf(listOf(strength)).meta({
      description: 'Row i: from cusp i + 1; diagonal: 1 when the cusp ties to itself',
    }),
    types: z.record(z.string(), types).meta({ description: '"1-7": types of the link from cusp 1 to cusp 7' }),
    strongest: listOf(z.strictObject({ from: houseNumber, to: houseNumber, strength, types })),
    mutualLinks: listOf(z.strictObject({ a: houseNumber, b: houseNumber, strength })),
    isolatedCusps: houseList,
    rowTotals: listOf(z.int().min(0)),
    scoreProvenance: z.literal('service-extension'),
    extensionNote: z.string(),
  }),
  run: ({ chart }) => {
    const { links, ...matrix } = interlinkMatrix(chart);
    return {
      about: aboutOf(say.aboutInterlinks()),
      ...matrix,
      types: Object.fromEntries(links.map((link) => [`${link.from}-${link.to}`, link.types])),
      scoreProvenance: 'service-extension' as const,
      extensionNote: say.interlinkExtension(),
    };
  },
});
