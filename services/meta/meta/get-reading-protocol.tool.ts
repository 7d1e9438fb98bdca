import { callsWith, hiddenToolsNote } from '@cuspal/catalog/reading';
import { defineTextTool } from '@cuspal/tool-kit';
import { z } from 'zod';
import { planLines } from '../plan/plan-lines.ts';
import { planFor, planInput } from '../plan/plan.ts';
import { protocolData } from '../protocol/protocol-data.ts';
import { protocolLines } from '../protocol/protocol-text.ts';
import { joinLines } from '../text/lines.ts';

export default defineTextTool({
  name: 'get_reading_protocol',
  title: 'The protocol, and the plan for a question',
  purpose: 'Brings back the whole reading protocol when the server instructions arrive cut; takes no birth data',
  family: 'meta',
  phase: 'chart_foundation',
  system: 'meta',
  needs: [],
  birth: 'none',
  description:
    'The whole reading protocol, with calls, phases, tools for each topic and rules of judgement. Call it when you do not know how to go on. With question, topic or depth the reading plan comes first.',
  input: z.strictObject(planInput),
  run: ({ input: { question = '', topic, depth }, now, toolsets }) => {
    const protocol = protocolLines(hiddenToolsNote(toolsets));
    if (question.trim() === '' && topic === undefined && depth === undefined) {
      return { text: joinLines(protocol), structured: protocolData() };
    }
    const plan = planFor(question, { topic, depth }, { nowMs: now, answers: toolsets.length > 0 });
    return {
      text: joinLines([...planLines(plan, callsWith(toolsets)), '', ...protocol]),
      structured: { plan, ...protocolData() },
    };
  },
});
