import { defineTextTool } from '@cuspal/tool-kit';
import { z } from 'zod';
import { planLines } from '../../plan/plan-text.ts';
import { planFor } from '../../plan/plan.ts';
import { PROTOCOL_DATA } from '../../protocol/protocol-data.ts';
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
    'The full astrology reading protocol of this server; call it when the server instructions arrived cut or you are unsure how to proceed. Gives the tool budget and floors, the seven phases, the tools for each topic, six expert patterns, the critical rules, the house groups of events and the unconditional disclaimers. With a question the reading plan for it comes first. Takes no birth data. Plain text, not paged, no disclaimer class.',
  input: z.strictObject({
    question: z.string().max(2000).optional().meta({ description: "The user's question in their own words" }),
  }),
  run: ({ input: { question = '' } }) => {
    if (question.trim() === '') return { text: joinLines(protocolLines()), structured: PROTOCOL_DATA };
    const plan = planFor(question);
    return {
      text: joinLines([...planLines(plan), '', ...protocolLines()]),
      structured: { plan, ...PROTOCOL_DATA },
    };
  },
});
