import { z } from 'zod';
import type { UnknownTool } from '../catalog/unknown-tool.ts';
import type { ToolAnswer } from '../routing/answer.ts';
import { problem, type Problem } from './problem.ts';

/** What a call came to for REST: the text of the MCP result, or a problem. */
export type Outcome = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly problem: Problem };

const result = z.looseObject({ content: z.tuple([z.looseObject({ type: z.literal('text'), text: z.string() })]) });
const meta = z.looseObject({ requestId: z.string().optional() });

const string = z.string();

const parsed = (bytes: Uint8Array): unknown => JSON.parse(Buffer.from(bytes).toString());

/** The one text of the result as it is, or the failed call as a problem. What cannot be read is a fault of ours. */
export function outcomeOf(answer: ToolAnswer | UnknownTool, requestId: string): Outcome {
  if ('nearest' in answer) {
    const { message, nearest } = answer;
    return failed(problem({ code: 'not_found', detail: message, requestId, more: { field: 'name', nearest } }));
  }
  const text = textOf(answer.result);
  if (answer.code === '') return { ok: true, text };
  const { code: _, recoverable: __, requestId: ___, 'cuspal/structured': structured, ...told } = metaOf(answer);
  const more = { ...told, ...(structured === undefined ? {} : { structured }) };
  return failed(problem({ code: answer.code, detail: text, requestId, more }));
}

/** As the tool kit writes it; `structuredContent` may follow and is large. */
const HEAD = Buffer.from('{"content":[{"type":"text","text":"');
const [QUOTE, BACKSLASH, BRACE, BRACKET] = Buffer.from('"\\}]');

/** Where one text is all of the content, nothing else of the result is parsed. */
function textOf(bytes: Uint8Array): string {
  const start = HEAD.length;
  if (HEAD.equals(bytes.subarray(0, start))) {
    let end = start;
    while (end < bytes.length && bytes[end] !== QUOTE) end += bytes[end] === BACKSLASH ? 2 : 1;
    if (bytes[end + 1] === BRACE && bytes[end + 2] === BRACKET)
      return string.parse(parsed(bytes.subarray(start - 1, end + 1)));
  }
  return result.parse(parsed(bytes)).content[0].text;
}

const metaOf = (answer: ToolAnswer): z.infer<typeof meta> =>
  answer.meta.length === 0 ? {} : meta.parse(parsed(answer.meta));

const failed = (told: Problem): Outcome => ({ ok: false, problem: told });
