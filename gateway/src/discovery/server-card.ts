import type { ToolEntry } from '../catalog/entry.ts';
import { iconsOf, REGISTERED, SERVER_INFO } from '../mcp/identity.ts';
import { REVISIONS } from '../mcp/recognise.ts';

export const CARD_PATH = '/mcp/server-card';
export const CARD_TYPE = 'application/mcp-server-card+json';

/** Member of the card's `_meta` that has the tools: the format itself leaves them to the protocol. */
const TOOLS_KEY = 'io.github.cuspal/tools';

/**
 * The server card (SEP-2127): who this server is, where it is reached and what it offers, for whoever looks before
 * connecting.
 */
export function serverCard(baseUrl: string, entries: readonly ToolEntry[]): object {
  const { title, version } = SERVER_INFO;
  const { name, description, repository } = REGISTERED;
  const key = `API key from ${baseUrl}/developer, as "Bearer mcp_…". Clients that sign in by OAuth need none.`;
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    name,
    title,
    description,
    version,
    websiteUrl: baseUrl,
    repository,
    icons: iconsOf(baseUrl),
    remotes: [
      {
        type: 'streamable-http',
        url: `${baseUrl}/mcp`,
        headers: [{ name: 'Authorization', description: key, isRequired: false, isSecret: true }],
        supportedProtocolVersions: REVISIONS,
      },
    ],
    _meta: {
      [TOOLS_KEY]: entries
        .filter(({ beyond }) => !beyond)
        .map((entry) => ({ name: entry.name, title: entry.title, description: entry.description ?? entry.title })),
    },
  };
}

/** The catalogue of what this host offers to programs (AI Catalog 1.0): one server. */
export function aiCatalogue(baseUrl: string): object {
  const { hostname } = new URL(baseUrl);
  const { title, version } = SERVER_INFO;
  const policies = { privacyPolicyUrl: `${baseUrl}/privacy`, termsOfServiceUrl: `${baseUrl}/terms` };
  return {
    specVersion: '1.0',
    host: { displayName: title, identifier: hostname, documentationUrl: `${baseUrl}/docs` },
    entries: [
      {
        identifier: `urn:air:${hostname}:mcp:cuspal`,
        displayName: title,
        type: CARD_TYPE,
        url: `${baseUrl}${CARD_PATH}`,
        description: REGISTERED.description,
        tags: ['astrology', 'kp', 'birth-chart', 'ephemeris'],
        version,
        extensions: { 'https://ai-catalog.org/extensions/policy-urls': policies },
      },
    ],
  };
}
