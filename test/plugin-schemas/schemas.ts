/** What each host says of its manifest, in JSON Schema: the rules of its own schema or, where it has none, its documents. */

const TEXT = { type: 'string', minLength: 1 };
const TEXTS = { type: 'array', items: TEXT };
const AUTHOR = {
  type: 'object',
  required: ['name'],
  properties: { name: TEXT, email: TEXT, url: TEXT },
  additionalProperties: false,
};
const ABOUT = {
  version: TEXT,
  description: TEXT,
  author: AUTHOR,
  homepage: TEXT,
  repository: TEXT,
  license: TEXT,
  keywords: TEXTS,
};
const SERVER = {
  type: 'object',
  required: ['command'],
  properties: { command: TEXT, args: TEXTS, env: { type: 'object' } },
};
const SERVERS = { type: 'object', minProperties: 1, additionalProperties: SERVER };
const KEBAB = { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 64 };
const PATH = { type: 'string', pattern: '^\\./' };
const AGENT_PLUGINS = 'https://agent-plugins.org/schemas/1.0.0';

const object = (required: readonly string[], properties: object) => ({
  type: 'object',
  required,
  properties,
  additionalProperties: false,
});

export const SCHEMAS = [
  {
    file: 'plugin/plugin.json',
    source: `${AGENT_PLUGINS}/plugin.schema.json (agentplugins/agent-plugins-spec, 1.0.0)`,
    schema: object(['$schema', 'name'], {
      $schema: { const: `${AGENT_PLUGINS}/plugin.schema.json` },
      name: { type: 'string', maxLength: 64, pattern: '^(?!.*(?:--|\\.\\.))[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$' },
      displayName: TEXT,
      extensions: { type: 'object', additionalProperties: { type: 'object' } },
      ...ABOUT,
    }),
  },
  {
    file: 'plugin/mcp.json',
    source: `${AGENT_PLUGINS}/mcp.schema.json (agentplugins/agent-plugins-spec, 1.0.0)`,
    schema: object(['$schema', 'mcpServers'], {
      $schema: { const: `${AGENT_PLUGINS}/mcp.schema.json` },
      mcpServers: {
        type: 'object',
        additionalProperties: object(['type', 'command'], {
          type: { const: 'stdio' },
          command: TEXT,
          args: TEXTS,
          env: { type: 'object', additionalProperties: { type: 'string' } },
          cwd: { type: 'string', pattern: '^(?:\\./|\\$\\{PLUGIN_ROOT\\}(?:/|$)|\\$\\{PLUGIN_DATA\\}(?:/|$))' },
        }),
      },
    }),
  },
  {
    file: 'plugin/.mcp.json',
    source: 'https://code.claude.com/docs/en/plugins-reference, MCP servers',
    schema: object(['mcpServers'], { mcpServers: SERVERS }),
  },
  {
    file: 'plugin/.claude-plugin/plugin.json',
    source: 'https://code.claude.com/docs/en/plugins-reference, plugin manifest schema',
    schema: object(['name'], { name: KEBAB, skills: PATH, mcpServers: { anyOf: [PATH, SERVERS] }, ...ABOUT }),
  },
  {
    file: '.claude-plugin/marketplace.json',
    source: 'https://code.claude.com/docs/en/plugin-marketplaces, marketplace schema',
    schema: object(['name', 'owner', 'plugins'], {
      name: KEBAB,
      owner: AUTHOR,
      plugins: {
        type: 'array',
        minItems: 1,
        items: object(['name', 'source'], {
          name: KEBAB,
          source: PATH,
          category: TEXT,
          strict: { type: 'boolean' },
          ...ABOUT,
        }),
      },
    }),
  },
  {
    file: 'plugin/.cursor-plugin/plugin.json',
    source: 'https://cursor.com/schemas/cursor-plugin/plugin.json (cursor/plugins, schemas/plugin.schema.json)',
    schema: object(['name'], {
      name: { type: 'string', pattern: '^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$' },
      displayName: TEXT,
      publisher: TEXT,
      logo: TEXT,
      category: TEXT,
      tags: TEXTS,
      skills: { anyOf: [TEXT, TEXTS] },
      mcpServers: { anyOf: [TEXT, { type: 'object' }] },
      ...ABOUT,
      author: { ...AUTHOR, properties: { name: TEXT, email: TEXT } },
    }),
  },
  {
    file: 'plugin/.codex-plugin/plugin.json',
    source: 'https://developers.openai.com/codex/plugins/build, plugin.json',
    schema: object(['name', 'version', 'description'], {
      name: KEBAB,
      skills: PATH,
      mcpServers: PATH,
      interface: { type: 'object' },
      ...ABOUT,
    }),
  },
  {
    file: 'plugin/gemini-extension.json',
    source: 'https://github.com/google-gemini/gemini-cli/blob/main/docs/extensions/reference.md',
    schema: object(['name', 'version'], {
      name: KEBAB,
      version: TEXT,
      description: TEXT,
      mcpServers: SERVERS,
      contextFileName: TEXT,
      excludeTools: TEXTS,
      settings: { type: 'array' },
    }),
  },
] as const;
