import { parseArgs } from 'node:util';
import { AYANAMSAS } from '@cuspal/engine/zodiac/names';
import { isLoopback, selectionOf, weaknessOfKey, type Choice } from '@cuspal/gateway/protocol';
import { LOG_LEVELS, type LogLevel } from '@cuspal/telemetry';

/** Where HTTP is spoken. */
export interface HttpOptions {
  readonly host: string;
  /** A port, or 0 to take any free one. */
  readonly port: number;
  /** Keys that let a caller in; without any, everybody on this machine is let in. */
  readonly keys: readonly string[];
}

export type Options =
  | { readonly kind: 'help' | 'version' }
  /** The command line cannot be followed; the message says why and what to do. */
  | { readonly kind: 'refused'; readonly message: string }
  | {
      readonly kind: 'serve';
      /** Address to listen on; undefined serves stdin and stdout. */
      readonly http?: HttpOptions;
      /** The part of the tools that is shown, the language and form of results, where a request says none of it. */
      readonly choice: Choice;
      readonly logLevel: LogLevel;
      /** What the assistant is told of the person before all else. */
      readonly preface?: string;
    };

type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_HOST = '127.0.0.1';
const DEFAULT_PORT = '3000';

/** What the command line and the variables of `cuspal --help` ask for. */
export function readOptions(words: readonly string[], environment: Environment): Options {
  const read = flagsOf(words);
  if ('message' in read) return { kind: 'refused', message: `${read.message} cuspal --help lists what there is.` };
  const { help, version, http, host, port, toolsets, structured, language } = read.values;
  if (help) return { kind: 'help' };
  if (version) return { kind: 'version' };
  const chosen = { toolsets: toolsets ?? '', structured: structured ? '1' : '0', language: language ?? '' };
  const query = new URLSearchParams(chosen).toString();
  const selected = selectionOf({ url: `/?${query}`, headers: {} });
  if (!selected.ok) return { kind: 'refused', message: selected.message };
  const logLevel = LOG_LEVELS.find((level) => level === (environment['LOG_LEVEL'] || 'warn'));
  if (!logLevel) return { kind: 'refused', message: `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.` };
  const preface = prefaceIn(environment);
  if ('message' in preface) return { kind: 'refused', message: preface.message };
  const { ok: _, ...choice } = selected;
  const serve = { kind: 'serve' as const, logLevel, ...preface, choice };
  if (http) return withHttp(serve, { host, port }, keysIn(environment));
  const stray = host === undefined ? (port === undefined ? undefined : '--port') : '--host';
  return stray === undefined ? serve : { kind: 'refused', message: `${stray} belongs to --http. Add --http.` };
}

const LONGEST_PLACE = 100;

/** What CUSPAL_PLACE and CUSPAL_AYANAMSA say, as sentences for the assistant. */
function prefaceIn(environment: Environment): { readonly preface?: string } | { readonly message: string } {
  const place = (environment['CUSPAL_PLACE'] ?? '').replace(/\s+/g, ' ').trim();
  const ayanamsa = environment['CUSPAL_AYANAMSA'] ?? '';
  if (place.length > LONGEST_PLACE)
    return { message: `CUSPAL_PLACE has ${place.length} characters and may have ${LONGEST_PLACE}.` };
  if (ayanamsa !== '' && !AYANAMSAS.some((known) => known === ayanamsa))
    return { message: `CUSPAL_AYANAMSA is "${ayanamsa}" but must be one of ${AYANAMSAS.join(', ')}.` };
  const sentences = [
    place && `The person lives in ${JSON.stringify(place)}: use it where a question is about here and names no place. `,
    ayanamsa && `Send ayanamsa "${ayanamsa}" with each call that takes one, unless the person asks for another. `,
  ];
  const preface = sentences.join('');
  return preface === '' ? {} : { preface };
}

const FLAGS = {
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
  http: { type: 'boolean' },
  host: { type: 'string' },
  port: { type: 'string' },
  toolsets: { type: 'string' },
  structured: { type: 'boolean' },
  language: { type: 'string' },
} as const;

function flagsOf(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: FLAGS, strict: true, allowPositionals: false });
  } catch (fault) {
    const [said = ''] = (fault instanceof Error ? fault.message : String(fault)).split(/(?<=\.)\s|\n/);
    return { message: said.endsWith('.') ? said : `${said}.` };
  }
}

interface Address {
  readonly host: string | undefined;
  readonly port: string | undefined;
}

function withHttp(
  serve: Extract<Options, { kind: 'serve' }>,
  { host = DEFAULT_HOST, port = DEFAULT_PORT }: Address,
  keys: readonly string[],
): Options {
  const refused = (message: string): Options => ({ kind: 'refused', message });
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    return refused(`--port is "${port}" but must be a whole number from 0 to 65535.`);
  }
  const weak = keys.map(weaknessOfKey).find((weakness) => weakness !== undefined);
  if (weak !== undefined) return refused(`A key in CUSPAL_API_KEYS ${weak}`);
  if (!isLoopback(host) && keys.length === 0) {
    return refused(
      `--host ${host} can be reached from other machines, so a key is needed. Set CUSPAL_API_KEYS, or leave --host out.`,
    );
  }
  return { ...serve, http: { host, port: Number(port), keys } };
}

const keysIn = (environment: Environment): readonly string[] =>
  (environment['CUSPAL_API_KEYS'] ?? '')
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '');
