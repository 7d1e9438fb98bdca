import { CATALOG } from '@cuspal/catalog';
import { defineTextTool } from '@cuspal/tool-kit';
import { z } from 'zod';
import { catalogAnswer } from '../../catalog-view/answer.ts';
import { faultsOfNeeds } from '../../catalog-view/needs.ts';

const faults = faultsOfNeeds(CATALOG);
if (faults.length > 0) throw new Error(`the needs of the catalogue do not hold together: ${faults.join('; ')}`);

const word = z.string().max(100).optional();

export default defineTextTool({
  name: 'get_tool_catalog',
  title: 'How the tools are organised',
  family: 'meta',
  phase: 'chart_foundation',
  system: 'meta',
  needs: [],
  birth: 'none',
  description:
    'Finds the right astrology tool among the 221 of this server. Without arguments: every family with its tools, and what each phase and system means. With family, phase or system (or several): the matching tools with purpose and prerequisites; system kp keeps to orthodox KP, phase standalone to tools that need a moment, place, number or nation instead of a birth chart. With tool: the full entry of one tool, with what must run before it and what depends on it. Takes no birth data. Plain text, not paged, no disclaimer class.',
  input: z.strictObject({
    family: word.meta({ description: 'Subject family, such as marriage, career, health' }),
    phase: word.meta({ description: 'Point of a reading, such as promise, timing, standalone' }),
    system: word.meta({ description: 'kp, parashari, jaimini, tajik, extension or meta' }),
    tool: word.meta({ description: 'One tool name, for its full entry' }),
  }),
  run: ({ input }) => catalogAnswer(input, CATALOG),
});
