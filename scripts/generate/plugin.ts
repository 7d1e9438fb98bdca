import { TOOL_COUNT } from '@cuspal/catalog';
import { SKILLS } from '@cuspal/catalog/reading';
import { json } from './files.ts';

/** The folder that is an Agent Plugin and holds the manifests of the hosts that have their own. */
export const PLUGIN_FOLDER = 'plugin';
const MARKETPLACE_FILE = '.claude-plugin/marketplace.json';
const SCHEMAS = 'https://agent-plugins.org/schemas/1.0.0';

/** The plugin and the marketplace that offers it; `version` and `repository` are those of the package and the registry. */
export async function pluginFiles(version: string, repository: string): Promise<ReadonlyMap<string, string>> {
  const about = {
    name: 'cuspal',
    version,
    description: `${TOOL_COUNT} astrology tools on the Swiss Ephemeris, KP first, and skills that say how an expert reads with them`,
  };
  const more = {
    author: { name: 'Cuspal contributors' },
    repository,
    license: 'GPL-3.0-or-later',
    keywords: ['astrology', 'kp', 'vedic', 'horoscope', 'muhurta', 'mcp'],
  };
  const server = { command: 'npx', args: ['-y', 'cuspal'] };
  const mcpServers = { cuspal: server };
  const manifests: Readonly<Record<string, object>> = {
    'plugin.json': { $schema: `${SCHEMAS}/plugin.schema.json`, ...about, ...more },
    'mcp.json': { $schema: `${SCHEMAS}/mcp.schema.json`, mcpServers: { cuspal: { type: 'stdio', ...server } } },
    '.mcp.json': { mcpServers },
    '.claude-plugin/plugin.json': { ...about, ...more },
    '.cursor-plugin/plugin.json': { ...about, ...more, skills: './skills/', mcpServers: './.mcp.json' },
    '.codex-plugin/plugin.json': { ...about, ...more, skills: './skills/', mcpServers: './.mcp.json' },
    'gemini-extension.json': { ...about, mcpServers },
  };
  const marketplace = {
    name: 'cuspal',
    owner: more.author,
    plugins: [{ name: 'cuspal', source: `./${PLUGIN_FOLDER}`, description: about.description }],
  };
  return new Map([
    ...(await Promise.all(
      Object.entries(manifests).map(
        async ([file, content]) => [`${PLUGIN_FOLDER}/${file}`, await json(content)] as const,
      ),
    )),
    ...SKILLS.map(({ name, text }) => [`${PLUGIN_FOLDER}/skills/${name}/SKILL.md`, text] as const),
    [MARKETPLACE_FILE, await json(marketplace)] as const,
  ]);
}
