import { isObject, type JsonObject } from '../json.ts';

/** What a result holds for a page: the values of a tool, a fault, or words alone. */
export type ReadResult =
  | { readonly kind: 'values'; readonly values: JsonObject }
  | { readonly kind: 'fault'; readonly text: string }
  | { readonly kind: 'words'; readonly text: string };

const MOST_TEXT = 20_000;

/** The result of a tools/call: its structured content, or the JSON of its text, which is the same. */
export function readResult(result: JsonObject): ReadResult {
  const text = textOf(result);
  if (result['isError'] === true) return { kind: 'fault', text: text.slice(0, MOST_TEXT) };
  const structured = result['structuredContent'];
  if (isObject(structured)) return { kind: 'values', values: structured };
  try {
    const values: unknown = JSON.parse(text);
    if (isObject(values)) return { kind: 'values', values };
  } catch {
    // Tools that explain the others answer in plain words.
  }
  return { kind: 'words', text: text.slice(0, MOST_TEXT) };
}

function textOf({ content }: JsonObject): string {
  if (!Array.isArray(content)) return '';
  const blocks = content.filter(isObject).filter(({ type }) => type === 'text');
  return blocks.map(({ text }) => (typeof text === 'string' ? text : '')).join('\n');
}
