import type { IncomingMessage } from 'node:http';
import { toolsetNamed, TOOLSETS } from '@cuspal/catalog';

/** The toolsets that a client has selected. A selection limits lists: every tool can still be called. */
export interface ToolsetSelection {
  /** Names of sets, each once, in the order of the catalogue; at least one. */
  readonly toolsets: readonly string[];
  /** Cache scope of a list: public when the address names the sets, private when a header of the caller does. */
  readonly cacheScope: 'public' | 'private';
}

export type ReadSelection =
  | { readonly ok: true; readonly selection?: ToolsetSelection }
  | { readonly ok: false; readonly message: string; readonly toolsets: readonly string[] };

/** The header that names sets of tools. */
export const TOOLSETS_HEADER = 'x-cuspal-toolsets';
const PARAMETER = 'toolsets';
const SHOWN_CHARACTERS = 64;
const ALL: ReadSelection = { ok: true };

/** Reads the toolsets that the address names, else those of the header; without names all tools are selected. */
export function selectionOf({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): ReadSelection {
  const header = headers[TOOLSETS_HEADER];
  const at = url.indexOf('?');
  if (at < 0 && header === undefined) return ALL;
  const ofAddress = at < 0 ? [] : namesIn(new URLSearchParams(url.slice(at + 1)).getAll(PARAMETER));
  if (ofAddress.length > 0) return known(ofAddress, 'public');
  return known(namesIn([String(header ?? '')]), 'private');
}

/**
 * The query of an address as it was typed, where it says which sets and nothing else; else an empty text. Clients
 * compare addresses to the letter.
 */
export function toolsetQuery(url = ''): string {
  const at = url.indexOf('?');
  const query = at < 0 ? '' : url.slice(at + 1);
  if (!/^toolsets=[\w,.+%-]*(?:&toolsets=[\w,.+%-]*)*$/.test(query)) return '';
  const names = namesIn(new URLSearchParams(query).getAll(PARAMETER));
  return names.length > 0 && names.every((name) => toolsetNamed(name)) ? `?${query}` : '';
}

const namesIn = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => text.split(',')).filter((name) => name.trim() !== '');

function known(names: readonly string[], cacheScope: ToolsetSelection['cacheScope']): ReadSelection {
  if (names.length === 0) return ALL;
  const unknown = names.find((name) => !toolsetNamed(name));
  if (unknown === undefined) {
    const wanted = new Set(names.map((name) => toolsetNamed(name)?.name));
    return { ok: true, selection: { toolsets: NAMES.filter((name) => wanted.has(name)), cacheScope } };
  }
  const trimmed = unknown.trim();
  const shown = trimmed.length > SHOWN_CHARACTERS ? `${trimmed.slice(0, SHOWN_CHARACTERS)}…` : trimmed;
  const message = `Unknown toolset "${shown}". Use one or more of these, joined by commas: ${NAMES.join(', ')}.`;
  return { ok: false, message, toolsets: NAMES };
}

const NAMES: readonly string[] = TOOLSETS.map(({ name }) => name);
