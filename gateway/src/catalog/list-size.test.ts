import { describe, expect, it } from '@jest/globals';
import { CATALOG } from '@cuspal/catalog';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { listedTool } from './listed-tool.ts';
import { toolEntry } from './entry.ts';

/** What the makers of models say of the functions that they take. */
const CLIENTS = [
  {
    // API reference of chat completions: name, description; assistants: 1,024 characters.
    client: 'OpenAI functions',
    name: /^[a-zA-Z0-9_-]{1,64}$/,
    description: 1024,
    argument: /^[a-zA-Z0-9_.-]{1,64}$/,
    keywords: /./,
  },
  {
    // Reference of FunctionDeclaration and Schema (OpenAPI 3.0 subset): names, argument names, keywords.
    client: 'Gemini function declarations',
    name: /^[a-zA-Z_][a-zA-Z0-9_.-]{0,63}$/,
    description: 1024,
    argument: /^[a-zA-Z_][a-zA-Z0-9_]{0,63}$/,
    keywords: /^(type|description|default|enum|items|properties|required|minimum|maximum|minItems|maxItems)$/,
  },
  {
    // API reference of messages, tools: name, arguments; Claude Code cuts descriptions at 2,048 characters.
    client: 'Anthropic tools',
    name: /^[a-zA-Z0-9_-]{1,128}$/,
    description: 2048,
    argument: /^[a-zA-Z0-9_.-]{1,64}$/,
    keywords: /^(?!(anyOf|oneOf|allOf|if)$)/,
  },
];

const TOOLS = CATALOG.map((entry) => listedTool(toolEntry.parse(entry)));

describe('the size of the list', () => {
  it('takes at most 70,000 tokens for all tools', () => {
    const tokens = countTokens(JSON.stringify({ tools: TOOLS }));
    process.stdout.write(`tools/list: ${tokens} tokens (o200k) for ${TOOLS.length} tools\n`);
    expect(TOOLS).toHaveLength(221);
    expect(tokens).toBeLessThanOrEqual(70_000);
  });

  it.each(CLIENTS)('fits $client', ({ name, description, argument, keywords }) => {
    for (const tool of TOOLS) {
      expect(tool.name).toMatch(name);
      expect(tool.description.length).toBeLessThanOrEqual(description);
      for (const [key, keyword] of wordsOf(tool.inputSchema)) {
        if (keyword) expect([tool.name, key]).toEqual([tool.name, expect.stringMatching(keywords)]);
        else expect([tool.name, key]).toEqual([tool.name, expect.stringMatching(argument)]);
      }
    }
  });

  it('ends every description with a whole sentence', () => {
    for (const { name, description } of TOOLS)
      expect([name, description]).toEqual([name, expect.stringMatching(/\.$/)]);
  });
});

/** The keywords (true) and the names of arguments (false) of a schema. */
function wordsOf(schema: object, keyword = true): readonly (readonly [string, boolean])[] {
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) => {
    const below = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (keyword && !['properties', 'items'].includes(key)) return [[key, true] as const];
    return [[key, keyword] as const, ...(below ? wordsOf(value, !(keyword && key === 'properties')) : [])];
  });
}
