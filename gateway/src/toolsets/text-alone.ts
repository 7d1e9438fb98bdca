import { z } from 'zod';
import type { ToolAnswer } from '../routing/answer.ts';
import { selectFrom } from '../response-shaping/select.ts';
import type { InnerCall } from './call-tool.ts';

const result = z.looseObject({ content: z.array(z.looseObject({ type: z.string(), text: z.string().optional() })) });

/**
 * The answer of a tool as `call_tool` gives it: the same text after the selection, and no structured content, since no
 * schema announces any. A failed call stays as it is.
 */
export function textAlone(answer: ToolAnswer, { entry, selection }: InnerCall): ToolAnswer {
  const whole = selection.fields === undefined && selection.precision === undefined;
  if (answer.code !== '' || (whole && !entry.structured)) return answer;
  const { structuredContent: _, ...rest } = result.parse(JSON.parse(Buffer.from(answer.result).toString()));
  const content = rest.content.map((block) =>
    block.type === 'text' && block.text !== undefined ? { ...block, text: selectFrom(block.text, selection) } : block,
  );
  return { ...answer, result: Buffer.from(JSON.stringify({ ...rest, content })) };
}
