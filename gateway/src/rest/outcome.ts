import { z } from 'zod';
import type { UnknownTool } from '../catalog/unknown-tool.ts';
import type { ToolAnswer } from '../routing/answer.ts';
import { problem, type Problem } from './problem.ts';

/** What a call came to for REST: the text of the MCP result in UTF-8, or a problem. */
export type Outcome = { readonly ok: true; readonly text: Buffer } | { readonly ok: false; readonly problem: Problem };

const any = z.looseObject({
  content: z.tuple([z.looseObject({ type: z.literal('text'), text: z.string() })]).rest(z.looseObject({})),
});
const meta = z.looseObject({ requestId: z.string().optional(), 'cuspal/status': z.number().optional() });
const spent = z.object({ allowance: z.number(), resetsAt: z.string(), ofKey: z.boolean().optional() });

const parsed = (bytes: Uint8Array): unknown => JSON.parse(Buffer.from(bytes).toString());

/** The one text of the result as it is, or the failed call as a problem. What cannot be read is a fault of ours. */
export function outcomeOf(answer: ToolAnswer | UnknownTool, requestId: string): Outcome {
  if ('nearest' in answer) {
    const { message, nearest } = answer;
    return failed(problem({ code: 'not_found', detail: message, requestId, more: { field: 'name', nearest } }));
  }
  const text = answer.asText
    ? Buffer.from(answer.result.buffer, answer.result.byteOffset, answer.result.byteLength)
    : Buffer.from(any.parse(parsed(answer.result)).content[0].text);
  if (answer.code === '') return { ok: true, text };
  const { code: _, recoverable: __, requestId: ___, ...said } = metaOf(answer);
  const { 'cuspal/structured': structured, 'cuspal/status': status, ...told } = said;
  const more = { ...told, ...(structured === undefined ? {} : { structured }) };
  const detail = answer.code === 'quota_exhausted' ? spentDetail(more, text) : text.toString();
  return failed(problem({ code: answer.code, detail, requestId, more, ...(status !== undefined && { status }) }));
}

/** A spent allowance in words for people: the text of the result is for a model, which is to call no further tools. */
function spentDetail(more: object, text: Buffer): string {
  const read = spent.safeParse(more);
  if (!read.success) return text.toString();
  const { allowance, resetsAt, ofKey } = read.data;
  const what = ofKey ? 'share that this API key has of the month' : 'allowance of this month';
  return `The ${what}, ${allowance} ${allowance === 1 ? 'call' : 'calls'}, is used, and nothing was charged. It begins again at ${resetsAt}.`;
}

const metaOf = (answer: ToolAnswer): z.infer<typeof meta> =>
  answer.meta.length === 0 ? {} : meta.parse(parsed(answer.meta));

const failed = (told: Problem): Outcome => ({ ok: false, problem: told });
