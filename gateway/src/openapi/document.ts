import { setImmediate as nextTurn } from 'node:timers/promises';
import { ANSWER_TOOL, CATALOG, readContract, readExample } from '@cuspal/catalog';
import { SERVER_INFO } from '../mcp/identity.ts';
import { SCOPE } from '../auth/addresses.ts';
import { OWN_PATHS } from './own-paths.ts';
import { plainSchema } from './plain-schema.ts';
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

/** A part of the document as text, with the names of the schemas that it refers to. */
interface Part {
  readonly text: string;
  readonly refers: readonly string[];
}

/** What documents are put together of. */
export interface Parts {
  /** Operations of no single tool. */
  readonly own: readonly Part[];
  readonly tools: ReadonlyMap<string, { readonly family: string; readonly part: Part }>;
  readonly schemas: ReadonlyMap<string, Part>;
}

/** Schemas that are handled in one turn of the event loop. */
const A_TURN = 50;

/** Reads all parts. Calls go on meanwhile: files are read one after another, schemas a few at a time. */
export async function readParts(): Promise<Parts> {
  const schemas = new Map(Object.entries(SCHEMAS).map(([name, schema]) => [name, partOf([name, schema])]));
  // The file has one schema a line.
  const lines = (await readContract()).split('\n').flatMap((line) => /^("\w+"): (.*?),?$/.exec(line)?.slice(1) ?? []);
  for (let at = 0; at < lines.length; at += 2) {
    const name = JSON.parse(lines[at] ?? '') as string;
    schemas.set(name, partOf([name, plainSchema(JSON.parse(lines[at + 1] ?? ''))]));
    if (at % (2 * A_TURN) === 0) await nextTurn();
  }
  const tools = new Map<string, { family: string; part: Part }>();
  for (const entry of CATALOG) {
    const part = partOf(toolOperation(entry, await readExample(entry.name)));
    tools.set(entry.name, { family: entry.family, part });
  }
  const answer = partOf(toolOperation(ANSWER_TOOL, await readExample(ANSWER_TOOL.name), '/v1/answers'));
  tools.set(ANSWER_TOOL.name, { family: ANSWER_TOOL.family, part: answer });
  return { own: Object.entries(OWN_PATHS).map(partOf), tools, schemas };
}

/** The document up to where the address of the server stands, of all tools or of those named. */
export function documentHead({ own, tools, schemas }: Parts, named?: ReadonlySet<string>): string {
  const isChosen = (name: string) => named === undefined || named.has(name) || name === ANSWER_TOOL.name;
  const chosen = [...tools].flatMap(([name, tool]) => (isChosen(name) ? [tool] : []));
  const tags = [...new Set(chosen.map(({ family }) => family)), 'service', 'management'].map((name) => ({ name }));
  const paths = [...own, ...chosen.map(({ part }) => part)];
  const needed = reachable(schemas, [...paths.flatMap(({ refers }) => refers), 'Problem', 'BatchLine']);
  const components = { parameters: PARAMETERS, headers: HEADERS, responses: ERROR_RESPONSES };
  const start = { openapi: '3.1.1', info: INFO, tags };
  return (
    `{${inner(JSON.stringify(start))},"paths":{${paths.map(({ text }) => text).join(',')}},` +
    `"components":{${inner(JSON.stringify(components))},"schemas":{${needed.map(({ text }) => text).join(',')}}`
  );
}

/** Schemas that are referred to, and what they refer to, in their order. */
function reachable(schemas: ReadonlyMap<string, Part>, begin: readonly string[]): readonly Part[] {
  const found = new Set(begin);
  for (const name of found) for (const next of schemas.get(name)?.refers ?? []) found.add(next);
  return [...schemas].flatMap(([name, part]) => (found.has(name) ? [part] : []));
}

/** The members of a JSON object, without its braces. */
const inner = (json: string): string => json.slice(1, -1);

function partOf([name, value]: readonly [string, unknown]): Part {
  const text = `${JSON.stringify(name)}:${JSON.stringify(value)}`;
  const refers = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, each = '']) => each);
  return { text, refers: [...new Set(refers)] };
}

/** The rest of the document, for a server at this address. */
export function documentTail(baseUrl: string): string {
  const securitySchemes = {
    apiKey: { type: 'http', scheme: 'bearer', description: `A key from ${baseUrl}/developer.` },
    managementKey: {
      type: 'http',
      scheme: 'bearer',
      description: `A management key, of an organisation at ${baseUrl}/developer/organisations or of the operator.`,
    },
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
