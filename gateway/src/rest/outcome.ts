import { z } from 'zod';
import type { UnknownTool } from '../catalog/unknown-tool.ts';
import { metaOf, textOf, type ToolAnswer } from '../routing/answer.ts';
import { problem, type Problem } from './problem.ts';

/** What a call came to for REST: the text of the MCP result in UTF-8, or a problem. */
export type Outcome = { readonly ok: true; readonly text: Buffer } | { readonly ok: false; readonly problem: Problem };

const meta = z.looseObject({ requestId: z.string().optional(), 'cuspal/status': z.number().optional() });
const spent = z.object({ allowance: z.number(), resetsAt: z.string(), ofKey: z.boolean().optional() });

/** The one text of the result as it is, or the failed call as a problem. What cannot be read is a fault of ours. */
export function outcomeOf(answer: ToolAnswer | UnknownTool, requestId: string): Outcome {
  if ('nearest' in answer) {
    const { message, nearest } = answer;
    return failed(problem({ code: 'not_found', detail: message, requestId, more: { field: 'name', nearest } }));
  }
  return answer.code === '' ? { ok: true, text: textOf(answer) } : failed(problemOf(answer, requestId));
}

/** A call that failed, as a problem. */
export function problemOf(answer: ToolAnswer, requestId: string): Problem {
  const { code: _, recoverable: __, requestId: ___, ...said } = meta.parse(metaOf(answer));
  const { 'cuspal/structured': structured, 'cuspal/status': status, ...told } = said;
  const more = { ...told, ...(structured === undefined ? {} : { structured }) };
  const text = textOf(answer).toString();
  const detail = answer.code === 'quota_exhausted' ? spentDetail(more, text) : text;
  return problem({ code: answer.code, detail, requestId, more, ...(status !== undefined && { status }) });
}

/** A spent allowance in words for people: the text of the result is for a model, which is to call no further tools. */
function spentDetail(more: object, text: string): string {
  const read = spent.safeParse(more);
  if (!read.success) return text;
  const { allowance, resetsAt, ofKey } = read.data;
  const what = ofKey ? 'share that this API key has of the month' : 'allowance of this month';
  return `The ${what}, ${allowance} ${allowance === 1 ? 'call' : 'calls'}, is used, and nothing was charged. It begins again at ${resetsAt}.`;
}

const failed = (told: Problem): Outcome => ({ ok: false, problem: told });
