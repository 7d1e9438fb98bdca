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
    'Finds the right tool among the 221 of this astrology server. Without arguments it lists every family with its tools and says what each phase and system means. With family, phase or system it lists the tools that match, with their purpose and what must be called before them. With tool it gives the full entry of one tool and its arguments. System kp keeps to orthodox KP. Phase standalone keeps to tools that need a moment, place, number or nation instead of a birth chart. A tool that is not built yet is marked, with the nearest tools that are.',
  input: z.strictObject({
    family: word.meta({ description: 'Subject family, such as marriage, career, health' }),
    phase: word.meta({ description: 'Point of a reading, such as promise, timing, standalone' }),
    system: word.meta({ description: 'kp, parashari, jaimini, tajik, extension or meta' }),
    tool: word.meta({ description: 'One tool name, for its full entry' }),
  }),
  run: ({ input }) => catalogAnswer(input, CATALOG),
});
