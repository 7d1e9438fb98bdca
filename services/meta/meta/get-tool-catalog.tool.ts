import { CATALOG, TOOL_COUNT } from '@cuspal/catalog';
import { defineTextTool } from '@cuspal/tool-kit';
import { z } from 'zod';
import { catalogAnswer } from '../catalog-view/answer.ts';
import { faultsOfNeeds } from '../catalog-view/needs.ts';

const faults = faultsOfNeeds(CATALOG);
if (faults.length > 0) throw new Error(`the needs of the catalogue do not hold together: ${faults.join('; ')}`);

const word = z.string().max(100).optional();

export default defineTextTool({
  name: 'get_tool_catalog',
  title: 'How the tools are organised',
  purpose: 'Find a tool, a family, a phase or a methodology, or read the full entry of one tool',
  family: 'meta',
  phase: 'chart_foundation',
  system: 'meta',
  needs: [],
  birth: 'none',
  description: `Finds the right tool among the ${TOOL_COUNT} of this astrology server. Alone it lists the families. With family, phase or system it lists tools with purpose and prerequisites, and with tool one full entry.`,
  input: z.strictObject({
    family: word.meta({ description: 'Such as marriage, career, health' }),
    phase: word.meta({ description: 'Such as promise, timing, standalone' }),
    system: word.meta({ description: 'kp, parashari, jaimini, tajik, extension or meta' }),
    tool: word.meta({ description: 'For its full entry' }),
  }),
  run: ({ input }) => catalogAnswer(input, CATALOG),
});
