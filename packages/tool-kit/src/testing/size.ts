/** Tokens that one result may take; what would take more is paged. */
const MOST_TOKENS = 8_000;
/** A result of so few bytes stays below: no result has fewer than 1.9 bytes to a token. */
const SURELY_LESS = 15_000;

/**
 * Tools whose items to a page are laid down by their specification, or by what they are (a cycle of twelve signs), with
 * the tokens that their longest page may take.
 */
const LONG_PAGES: ReadonlyMap<string, number> = new Map([
  ['analyze_natal_promise', 14_000],
  ['get_ephemeris', 12_000],
  ['get_narayana_dasha', 8_500],
  ['get_sub_lord_table', 34_000],
  ['get_transit_crossings', 10_000],
]);

/** Tokens of a text in the vocabulary o200k, the measure of the size of results. */
export async function tokens(text: string): Promise<number> {
  // The vocabulary is large: only tests that measure load it.
  const { countTokens } = await import('gpt-tokenizer/encoding/o200k_base');
  return countTokens(text);
}

/** Throws when a result is longer than one answer may be. */
export async function checkSize(tool: string, text: string): Promise<void> {
  if (text.length <= SURELY_LESS) return;
  const size = await tokens(text);
  const most = LONG_PAGES.get(tool) ?? MOST_TOKENS;
  if (size > most) throw new Error(`${tool} takes ${size} tokens (${text.length} bytes), at most ${most}`);
}
