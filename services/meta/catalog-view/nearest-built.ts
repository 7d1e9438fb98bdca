import type { CatalogEntry } from '@cuspal/catalog';

const MOST = 3;
const SHORTEST_WORD = 4;
/** Below this share of its words in common a tool of another family is no neighbour. */
const LIKE = 0.3;
/** What every reading of a birth chart can fall back on. */
const BASE = 'get_full_chart';

/** Built tools to call in place of one that is not: of its family, what it rests on, then those described in like words. */
export function nearestBuilt(tool: CatalogEntry, tools: readonly CatalogEntry[]): readonly string[] {
  const alike = byLikeness(tool, tools);
  const relatives = alike.filter(({ other }) => other.family === tool.family);
  const neighbours = alike.filter(({ likeness }) => likeness >= LIKE);
  const names = (of: typeof alike): readonly string[] => of.map(({ other }) => other.name);
  const found = [...names(relatives), ...foundations(tool, tools), ...names(neighbours)];
  const base = tool.birth === 'required' && tools.some(({ name, built }) => built && name === BASE) ? [BASE] : [];
  return (found.length === 0 ? base : [...new Set(found)]).slice(0, MOST);
}

/** The nearest built tools among those that a tool needs, over unbuilt ones to what these need. */
function foundations(tool: CatalogEntry, tools: readonly CatalogEntry[]): readonly string[] {
  return tool.needs.flatMap((name) => {
    const need = tools.find((other) => other.name === name);
    if (need === undefined) return [];
    return need.built ? [need.name] : foundations(need, tools);
  });
}

/** The built tools, those first whose name, title and purpose share most words with the tool; a rare word counts more. */
function byLikeness(
  tool: CatalogEntry,
  tools: readonly CatalogEntry[],
): readonly { readonly other: CatalogEntry; readonly likeness: number }[] {
  const texts = new Map(tools.map((each) => [each, wordsOf(each)]));
  const weights = new Map(
    [...wordsOf(tool)].map((word) => {
      const users = [...texts.values()].filter((words) => words.has(word)).length;
      return [word, Math.log(tools.length / Math.max(1, users))];
    }),
  );
  const weightOf = (words: Iterable<string>): number =>
    [...words].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
  const whole = weightOf(weights.keys());
  return tools
    .filter((other) => other.built && other.name !== tool.name && other.system !== 'meta')
    .map((other) => ({ other, likeness: weightOf(texts.get(other) ?? []) / whole }))
    .sort((a, b) => b.likeness - a.likeness);
}

const wordsOf = ({ name, title, purpose }: CatalogEntry): ReadonlySet<string> =>
  new Set(
    `${name} ${title} ${purpose}`
      .toLowerCase()
      .split(/[^a-z0-9]+/u)
      .filter((word) => word.length >= SHORTEST_WORD),
  );
