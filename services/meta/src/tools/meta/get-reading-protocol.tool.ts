import { defineTextTool } from '@cuspal/tool-kit';
import { z } from 'zod';
import { planInput } from '../../plan/plan-input.ts';
import { planLines } from '../../plan/plan-text.ts';
import { planFor } from '../../plan/plan.ts';
import { protocolData } from '../../protocol/protocol-data.ts';
import { protocolLines } from '../../protocol/protocol-text.ts';
import { joinLines } from '../../text/lines.ts';

export default defineTextTool({
  name: 'get_reading_protocol',
  title: 'The protocol, and the plan for a question',
  family: 'meta',
  phase: 'chart_foundation',
  system: 'meta',
  needs: [],
  birth: 'none',
  description:
    'Gives the whole astrology reading protocol. It says how many calls each kind of reading needs. It lists the phases, the tools for each topic, the rules of judgement, the houses of events and the disclaimers. Call it when the server instructions arrived cut, or when you do not know how to go on. Send the question, topic or depth to get the reading plan first. Fill topic and depth from your own understanding of the question, in whatever language it was asked, since they win over its words. It takes no birth data.',
  input: z.strictObject(planInput),
  run: ({ input: { question = '', topic, depth } }) => {
    if (question.trim() === '' && topic === undefined && depth === undefined) {
      return { text: joinLines(protocolLines()), structured: protocolData() };
    }
    const plan = planFor(question, { topic, depth });
    return {
      text: joinLines([...planLines(plan), '', ...protocolLines()]),
      structured: { plan, ...protocolData() },
    };
  },
});
