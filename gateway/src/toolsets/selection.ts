import { queryTextOf } from '../http/paths.ts';
import type { IncomingMessage } from 'node:http';
import { toolsetNamed, TOOLSETS } from '@cuspal/catalog';
import { languageChosen } from '@cuspal/speech';

/** The toolsets that a client has selected. A selection limits lists: every tool can still be called. */
export interface ToolsetSelection {
  /** Names of sets, each once, in the order of the catalogue; at least one. */
  readonly toolsets: readonly string[];
  /** Cache scope of a list: public when the address names the sets, private when a header of the caller does. */
  readonly cacheScope: 'public' | 'private';
}

/** What a client has chosen of the server by its address or by headers. */
export interface Choice {
  /** The part of the tools that it sees; left out where that is all. */
  readonly selection?: ToolsetSelection;
  /** Whether results come as objects beside their text, and lists say so; the scope of such a list. */
  readonly structured?: ToolsetSelection['cacheScope'];
  /** BCP 47 tag of the language of results whose call names none; left out: English. */
  readonly language?: string;
}

export type ReadSelection =
  | ({ readonly ok: true } & Choice)
  | { readonly ok: false; readonly message: string; readonly toolsets?: readonly string[] };

/** The header that names sets of tools. */
export const TOOLSETS_HEADER = 'x-cuspal-toolsets';
/** The header that asks for structured results. */
export const STRUCTURED_HEADER = 'x-cuspal-structured';
/** The header that names the language of results. */
export const LANGUAGE_HEADER = 'x-cuspal-language';
const PARAMETER = 'toolsets';
const STRUCTURED = 'structured';
const LANGUAGE = 'language';
const SHOWN_CHARACTERS = 64;
const ALL: ReadSelection = { ok: true };

/** Reads what the address chooses, else what the headers do; without names all tools are selected. */
export function selectionOf({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): ReadSelection {
  const header = headers[TOOLSETS_HEADER];
  const asked = headers[STRUCTURED_HEADER];
  const at = url.indexOf('?');
  const spoken = headers[LANGUAGE_HEADER];
  if (at < 0 && header === undefined && asked === undefined && spoken === undefined) return ALL;
  const query = new URLSearchParams(at < 0 ? '' : url.slice(at + 1));
  const structured = structuredBy(query.getAll(STRUCTURED), asked);
  if (structured === undefined) return { ok: false, message: UNCLEAR };
  const language = (query.get(LANGUAGE) || String(spoken ?? '')).trim();
  if (language !== '' && languageChosen(language) === undefined) return { ok: false, message: NO_TAG };
  const ofAddress = namesIn(query.getAll(PARAMETER));
  const read = ofAddress.length > 0 ? known(ofAddress, 'public') : known(namesIn([String(header ?? '')]), 'private');
  if (!read.ok || (structured === 'no' && language === '')) return read;
  return { ...read, ...(structured !== 'no' && { structured }), ...(language !== '' && { language }) };
}

const NO_TAG = 'The language is no BCP 47 tag, such as "hi" or "pt-BR". Correct it, or leave it out for English.';

const UNCLEAR = `"${STRUCTURED}" and the header X-Cuspal-Structured are 1 for structured results, or 0. Send one of the two, or leave it out.`;

/** Undefined where it is neither asked for nor refused in words that are known. */
function structuredBy(
  ofAddress: readonly string[],
  header: string | readonly string[] | undefined,
): ToolsetSelection['cacheScope'] | 'no' | undefined {
  const said = ofAddress.length > 0 ? ofAddress : header === undefined ? [] : [header].flat();
  if (!said.every((word) => word === '0' || word === '1')) return undefined;
  if (said.at(-1) !== '1') return 'no';
  return ofAddress.length > 0 ? 'public' : 'private';
}

const CHOICE = /(?:toolsets=[\w,.+%-]*|structured=[01]|language=[\w-]+)/.source;
const CHOICES = new RegExp(`^${CHOICE}(?:&${CHOICE})*$`);

/**
 * The query of an address as it was typed, where it says which sets, whether results are structured, and in which
 * language they are, and nothing else; else an empty text. Clients compare addresses to the letter.
 */
export function toolsetQuery(url: string | undefined): string {
  const query = queryTextOf(url);
  if (!CHOICES.test(query)) return '';
  const said = new URLSearchParams(query);
  const names = namesIn(said.getAll(PARAMETER));
  const chosen = names.length > 0 || said.has(STRUCTURED) || said.has(LANGUAGE);
  return chosen && names.every((name) => toolsetNamed(name)) ? `?${query}` : '';
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
