import type { Server, ServerContext } from '@modelcontextprotocol/server';
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

/**
 * Lets the SDK answer everything about prompts, resources and completion. `toolsets` are the sets that the caller sees,
 * none for all tools. `appsOf` says whether pages are listed, and `scopeOf` who may keep a list that names them.
 */
export function serveTexts(
  server: Server,
  texts: Texts,
  toolsets: readonly string[],
  appsOf: (message: ServerContext) => boolean,
  scopeOf: (message: ServerContext) => object,
): void {
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
  server.setRequestHandler('resources/read', ({ params }) => {
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
