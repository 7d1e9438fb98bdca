import { z } from 'zod';
import type { UnknownTool } from '../catalog/unknown-tool.ts';
import type { ToolAnswer } from '../routing/answer.ts';
import { problem, type Problem } from './problem.ts';

/** What a call came to for REST: the text of the MCP result in UTF-8, or a problem. */
export type Outcome = { readonly ok: true; readonly text: Buffer } | { readonly ok: false; readonly problem: Problem };

const any = z.looseObject({ content: z.tuple([z.looseObject({ type: z.literal('text'), text: z.string() })]) });
const meta = z.looseObject({ requestId: z.string().optional() });

const string = z.string();

const parsed = (bytes: Uint8Array): unknown => JSON.parse(Buffer.from(bytes).toString());

/** The one text of the result as it is, or the failed call as a problem. What cannot be read is a fault of ours. */
export function outcomeOf(answer: ToolAnswer | UnknownTool, requestId: string): Outcome {
  if ('nearest' in answer) {
    const { message, nearest } = answer;
    return failed(problem({ code: 'not_found', detail: message, requestId, more: { field: 'name', nearest } }));
  }
  const bytes = Buffer.from(answer.result.buffer, answer.result.byteOffset, answer.result.byteLength);
  const text = answer.asText ? bytes : textOf(bytes);
  if (answer.code === '') return { ok: true, text };
  const { code: _, recoverable: __, requestId: ___, 'cuspal/structured': structured, ...told } = metaOf(answer);
  const more = { ...told, ...(structured === undefined ? {} : { structured }) };
  return failed(problem({ code: answer.code, detail: text.toString(), requestId, more }));
}

/** As the tool kit writes a result, with a raw quote where the text ends: those of the text stand behind a backslash. */
const HEAD = Buffer.from('{"content":[{"type":"text","text":"');
const STRUCTURED = Buffer.from('"}],"structuredContent":');
const END = Buffer.from('"}]}');
const SECOND_BLOCK = Buffer.from('"},{"');
/** How the text begins where it is a JSON object, and so the same as the structured content. */
const JSON_TEXT = Buffer.from('{\\"');

/** The one text of a result; where it stands there a second time as it is, that is cut out and nothing is parsed. */
function textOf(bytes: Buffer): Buffer {
  const from = HEAD.length;
  if (bytes.subarray(0, from).equals(HEAD)) {
    const structured = bytes.indexOf(STRUCTURED, from);
    if (structured > 0 && bytes.subarray(from, from + JSON_TEXT.length).equals(JSON_TEXT))
      return bytes.subarray(structured + STRUCTURED.length, -1);
    const end = bytes.length - END.length;
    if (structured < 0 && bytes.subarray(end).equals(END) && bytes.indexOf(SECOND_BLOCK, from) < 0)
      return Buffer.from(string.parse(parsed(bytes.subarray(from - 1, end + 1))));
  }
  return Buffer.from(any.parse(parsed(bytes)).content[0].text);
}

const metaOf = (answer: ToolAnswer): z.infer<typeof meta> =>
  answer.meta.length === 0 ? {} : meta.parse(parsed(answer.meta));

const failed = (told: Problem): Outcome => ({ ok: false, problem: told });
