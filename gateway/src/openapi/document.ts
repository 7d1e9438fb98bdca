import { ANSWER_TOOL, CATALOG, readContract, readExample } from '@cuspal/catalog';
import { SERVER_INFO } from '../mcp/identity.ts';
import { SCOPE } from '../auth/addresses.ts';
import { OWN_PATHS } from './own-paths.ts';
import { ERROR_RESPONSES } from './problems.ts';
import { HEADERS, PARAMETERS, SCHEMAS } from './schemas.ts';
import { toolOperation } from './tool-operation.ts';

const INFO = {
  title: 'Cuspal',
  version: SERVER_INFO.version,
  summary: 'Astrology tools for back ends',
  description:
    'Every tool of the Model Context Protocol server as one operation: the arguments are the body, the result is the answer. ' +
    'Keys, allowance and limits are the same.',
  license: { name: 'GPL-3.0-or-later', identifier: 'GPL-3.0-or-later' },
};

/**
 * The OpenAPI document up to where the address of the server stands: it is the same for every reader, and large. Files
 * are read one after another, so that calls go on meanwhile.
 */
export async function documentHead(): Promise<string> {
  const paths = Object.entries(OWN_PATHS).map(member);
  for (const entry of CATALOG) paths.push(member(toolOperation(entry, await readExample(entry.name))));
  paths.push(member(toolOperation(ANSWER_TOOL, await readExample(ANSWER_TOOL.name), '/v1/answers')));
  const tags = [...new Set([...CATALOG, ANSWER_TOOL].map(({ family }) => family)), 'service'].map((name) => ({ name }));
  const schemas = `${inner(JSON.stringify(SCHEMAS))},${inner(await readContract())}`;
  const components = { parameters: PARAMETERS, headers: HEADERS, responses: ERROR_RESPONSES };
  const start = { openapi: '3.1.1', info: INFO, tags };
  return (
    `{${inner(JSON.stringify(start))},"paths":{${paths.join(',')}},` +
    `"components":{${inner(JSON.stringify(components))},"schemas":{${schemas}}`
  );
}

/** The members of a JSON object, without its braces. */
const inner = (json: string): string => json.trim().slice(1, -1).trim();

const member = ([name, value]: readonly [string, object]): string => `${JSON.stringify(name)}:${JSON.stringify(value)}`;

/** The rest of the document, for a server at this address. */
export function documentTail(baseUrl: string): string {
  const securitySchemes = {
    apiKey: { type: 'http', scheme: 'bearer', description: `A key from ${baseUrl}/developer.` },
    oauth: {
      type: 'oauth2',
      description: 'OAuth 2.1 with PKCE (S256). Clients may register themselves.',
      flows: {
        authorizationCode: {
          authorizationUrl: `${baseUrl}/authorize`,
          tokenUrl: `${baseUrl}/token`,
          refreshUrl: `${baseUrl}/token`,
          scopes: { [SCOPE]: 'Call tools.' },
        },
      },
    },
  };
  const rest = { security: [{ apiKey: [] }, { oauth: [SCOPE] }], servers: [{ url: baseUrl }] };
  return `,"securitySchemes":${JSON.stringify(securitySchemes)}},${JSON.stringify(rest).slice(1)}`;
}
