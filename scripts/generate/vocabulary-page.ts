import { jsonSchemaOf, VOCABULARY, type JsonSchema } from '@cuspal/tool-kit';
import type { LoadedTool } from './tools.ts';

/** Fields of verdicts and bands: `verdict`, `riskBand`, `kpVerdict`. */
const FIELD = /verdict|band/i;

/** docs/vocabulary.md: each word of a verdict or a band, what it means, and the tools whose results hold it. */
export function vocabularyPage(tools: readonly LoadedTool[]): string {
  const users = new Map<string, Set<string>>();
  for (const { tool } of tools) {
    if (tool.kind !== 'engine') continue;
    for (const word of wordsIn(jsonSchemaOf(tool.output, 'output')))
      users.set(word, (users.get(word) ?? new Set()).add(tool.name));
  }
  const strangers = [...users.keys()].filter((word) => !Object.hasOwn(VOCABULARY, word));
  if (strangers.length > 0)
    throw new Error(
      `Not in packages/tool-kit/src/vocabulary.ts: ${strangers.join(', ')}. Give each one meaning there.`,
    );
  const rows = Object.entries(VOCABULARY).map(
    ([word, meaning]) => `| \`${word}\` | ${meaning} | ${usersInWords(users.get(word))} |`,
  );
  return `# The words of verdicts and bands

<!-- Written by npm run generate from packages/tool-kit/src/vocabulary.ts and the output schemas of the tools. -->

A word means one thing in every tool. What it rests on stands in the result beside it: the chain, the houses and the reason.

| word | meaning | tools |
| --- | --- | --- |
${rows.join('\n')}
`;
}

const MOST_NAMED = 4;

function usersInWords(names: ReadonlySet<string> = new Set()): string {
  const shown = [...names].slice(0, MOST_NAMED).map((name) => `\`${name}\``);
  const more = names.size - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** The words that fields of verdicts and bands may hold, wherever they stand. */
function wordsIn(schema: JsonSchema, field = ''): readonly string[] {
  const values = FIELD.test(field) ? (schema.enum ?? []).filter((value) => typeof value === 'string') : [];
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? []), schema.items].flat();
  return [
    ...values,
    ...parts.flatMap((part) => (typeof part === 'object' ? wordsIn(part, field) : [])),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => wordsIn(part, name)),
    ...(typeof schema.additionalProperties === 'object' ? wordsIn(schema.additionalProperties, field) : []),
  ];
}
