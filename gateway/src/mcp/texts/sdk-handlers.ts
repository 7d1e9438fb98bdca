import type { ReadResourceResult, Server, ServerContext } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { LIST_CACHE } from '../tool-list.ts';
import { invalidParams } from './invalid-params.ts';
import { completed, listPrompts, listResources, listTemplates, notFound, readResource } from './results.ts';
import { getSkill, listSkills, SKILLS_EXTENSION } from './skills.ts';
import type { Texts } from './texts.ts';

/** What a server says it can do when it offers texts: their lists do not change under a client, and nobody subscribes. */
export const TEXT_CAPABILITIES = {
  prompts: {},
  resources: {},
  completions: {},
  extensions: { [SKILLS_EXTENSION]: {} },
} as const;

/** What depends on who asks. */
export interface Asking {
  /** The sets that the caller sees, none for all tools. */
  readonly toolsets: readonly string[];
  /** Whether pages are listed. */
  readonly appsOf: (message: ServerContext) => boolean;
  /** The caches that may keep a list which names them. */
  readonly scopeOf: (message: ServerContext) => object;
  /** A resource that is made for the caller; undefined where a URI is none. */
  readonly readMade: (
    uri: string,
    message: ServerContext,
  ) => Promise<ReadResourceResult['contents'][number]> | undefined;
}

/** Lets the SDK answer everything about prompts, resources and completion. */
export function serveTexts(server: Server, texts: Texts, { toolsets, appsOf, scopeOf, readMade }: Asking): void {
  server.setRequestHandler('prompts/list', ({ params }) => {
    refuseCursor(params?.cursor);
    return listPrompts(texts);
  });
  server.setRequestHandler('prompts/get', ({ params }) =>
    texts.prompts.get(params.name, params.arguments ?? {}, toolsets),
  );
  server.setRequestHandler('resources/list', ({ params }, message) => {
    refuseCursor(params?.cursor);
    return { ...listResources(texts, appsOf(message)), ...scopeOf(message) };
  });
  server.setRequestHandler('resources/templates/list', ({ params }) => {
    refuseCursor(params?.cursor);
    return listTemplates(texts);
  });
  server.setRequestHandler('resources/read', async ({ params }, message) => {
    const made = readMade(params.uri, message);
    if (made) return { contents: [await made], ...(message.mcpReq.envelope === undefined ? {} : NOT_KEPT) };
    const result = readResource(texts, params.uri);
    if (!result) throw notFound(texts, params.uri);
    return result;
  });
  serveSkills(server);
  server.setRequestHandler('completion/complete', ({ params }) => {
    const { ref, argument, context } = params;
    const typed = { argument: argument.name, value: argument.value, given: context?.arguments ?? {} };
    return completed(
      ref.type === 'ref/prompt' ? texts.prompts.complete(ref.name, typed) : texts.resources.complete(ref.uri, typed),
    );
  });
}

/** What is made for one caller, at a price, is kept by nobody on its way. */
const NOT_KEPT = { ttlMs: 0, cacheScope: 'private' } as const;

const cursorAlone = z.looseObject({ cursor: z.string().optional() }).optional();
const uriAlone = z.looseObject({ uri: z.string() });

/** The methods of the skills extension; results of 2026-07-28 say how long they may be kept. */
function serveSkills(server: Server): void {
  const kept = ({ mcpReq }: ServerContext) => (mcpReq.envelope === undefined ? {} : LIST_CACHE);
  server.setRequestHandler('skills/list', { params: cursorAlone }, (params, message) => {
    refuseCursor(params?.cursor);
    return { ...listSkills(), ...kept(message) };
  });
  server.setRequestHandler('skills/get', { params: uriAlone }, ({ uri }, message) => ({
    ...getSkill(uri),
    ...kept(message),
  }));
}

/** A list has one page. */
export function refuseCursor(cursor: string | undefined): void {
  if (cursor !== undefined) throw invalidParams('Unknown cursor: the list has one page and no cursor.');
}
