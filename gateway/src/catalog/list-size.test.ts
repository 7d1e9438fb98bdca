import { describe, expect, it } from 'vitest';
import { CALLABLE, TOOL_COUNT, toolsetNamed } from '@cuspal/catalog';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { isJsonObject } from '../core/json.ts';
import { ToolList } from '../mcp/tool-list.ts';
import { toolEntry } from './entry.ts';
import { ToolCatalogue } from './tool-catalogue.ts';

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

const LIST = new ToolList(new ToolCatalogue(CALLABLE.map((entry) => toolEntry.parse(entry))));
const inSet = (name: string, apps = false) =>
  LIST.tools({ selection: { toolsets: [name], cacheScope: 'public' } }, apps);
/** With the three tools that only sets list. */
const listedIn = (name: string) => (toolsetNamed(name)?.tools.length ?? 0) + 3;
/** Tokens of a tool in the list of all, which may have 81,000 together; a further tool brings its share. */
const MOST_OF_A_TOOL = 366;
/** The link of a tool to the page that draws its result; no client shows it to its model. */
const MOST_OF_A_LINK = 20;
/** With the three tools that only sets list. */
const TOOLS = [...LIST.tools(), ...inSet('compact').slice(-3)];

describe('the size of the lists', () => {
  it.each([
    { list: 'all', tools: LIST.tools(), count: TOOL_COUNT, most: MOST_OF_A_TOOL * TOOL_COUNT },
    { list: 'core', tools: inSet('core'), count: listedIn('core'), most: 9_000 },
    // Claude Code warns of more than 10,000 tokens.
    { list: 'muhurta', tools: inSet('muhurta'), count: listedIn('muhurta'), most: 9_500 },
    { list: 'compact', tools: inSet('compact'), count: listedIn('compact'), most: 2_000 },
  ])('$list takes at most $most tokens', ({ list, tools, count, most }) => {
    const tokens = countTokens(JSON.stringify({ tools }));
    process.stdout.write(`tools/list, ${list}: ${tokens} tokens (o200k) for ${tools.length} tools\n`);
    expect(tools).toHaveLength(count);
    expect(tokens).toBeLessThanOrEqual(most);
  });

  it.each([
    { list: 'all', plain: LIST.tools(), linked: LIST.tools(undefined, true) },
    { list: 'core', plain: inSet('core'), linked: inSet('core', true) },
    { list: 'compact', plain: inSet('compact'), linked: inSet('compact', true) },
  ])('$list has the same for a model with links to pages, which take little', ({ list, plain, linked }) => {
    const [without, having] = [plain, linked].map((tools) => countTokens(JSON.stringify({ tools })));
    const links = linked.filter(({ _meta }) => _meta.ui !== undefined).length;
    process.stdout.write(`tools/list, ${list}: ${(having ?? 0) - (without ?? 0)} tokens more for ${links} links\n`);
    const shown = (tools: typeof plain) => tools.map(({ _meta, ...rest }) => rest);
    expect(shown(linked)).toEqual(shown(plain));
    expect((having ?? 0) - (without ?? 0)).toBeLessThanOrEqual(links * MOST_OF_A_LINK);
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

  it('describes where and in which zodiac, in six words at most', () => {
    for (const { name, inputSchema } of TOOLS) {
      for (const argument of ['latitude', 'longitude', 'ayanamsa']) {
        const described = descriptionOf(inputSchema, argument);
        if (described === undefined) continue;
        expect([name, argument, described]).toEqual([name, argument, expect.stringMatching(/^\S+( \S+){0,5}$/)]);
      }
    }
  });

  it('refers to nothing outside a tool or inside it', () => {
    expect(JSON.stringify(TOOLS)).not.toMatch(/"\$(ref|defs|dynamicRef|anchor)"/);
  });

  it('ends every description with a whole sentence', () => {
    for (const { name, description } of TOOLS)
      expect([name, description]).toEqual([name, expect.stringMatching(/\.$/)]);
  });
});

/** The description of an argument, empty where it has none; undefined where the tool has no such argument. */
function descriptionOf(schema: object, argument: string): string | undefined {
  const { properties } = Object.fromEntries(Object.entries(schema));
  const known = isJsonObject(properties) ? properties[argument] : undefined;
  if (!isJsonObject(known)) return undefined;
  return typeof known['description'] === 'string' ? known['description'] : '';
}

/** The keywords (true) and the names of arguments (false) of a schema. */
function wordsOf(schema: object, keyword = true): readonly (readonly [string, boolean])[] {
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) => {
    const below = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (keyword && !['properties', 'items'].includes(key)) return [[key, true] as const];
    return [[key, keyword] as const, ...(below ? wordsOf(value, !(keyword && key === 'properties')) : [])];
  });
}
