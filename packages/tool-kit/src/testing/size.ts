import type { AnyTool } from '../define-tool.ts';

/** Tokens that one result may take; what would take more is paged. */
const MOST_TOKENS = 8_000;
/** A result of so few bytes stays below: no result has fewer than 1.9 bytes to a token. */
const SURELY_LESS = 15_000;

/** Tokens of a text in the vocabulary o200k, the measure of the size of results. */
export async function tokens(text: string): Promise<number> {
  // The vocabulary is large: only tests that measure load it.
  const { countTokens } = await import('gpt-tokenizer/encoding/o200k_base');
  return countTokens(text);
}

/** Throws when a result is longer than one answer may be, or than the tool says of itself. */
export async function checkSize(tool: AnyTool, text: string): Promise<void> {
  if (text.length <= SURELY_LESS) return;
  const declared = tool.kind === 'engine' ? tool.maxResultChars : undefined;
  if (declared !== undefined) {
    if (text.length > declared) throw new Error(`${tool.name} takes ${text.length} characters, at most ${declared}`);
    return;
  }
  const size = await tokens(text);
  if (size > MOST_TOKENS)
    throw new Error(`${tool.name} takes ${size} tokens (${text.length} bytes), at most ${MOST_TOKENS}`);
}
