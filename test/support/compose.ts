import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '..', '..');

export interface Container {
  readonly image?: string;
  readonly build?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly pids_limit?: number;
  readonly cpus?: number;
  readonly mem_limit?: string;
  readonly restart?: string;
  readonly stop_grace_period?: string;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly networks?: readonly string[];
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly profiles?: readonly string[];
  readonly secrets?: readonly string[];
  readonly logging?: object;
}

interface ComposeFile {
  readonly services: Readonly<Record<string, Container>>;
  readonly networks?: Readonly<Record<string, { readonly internal?: boolean }>>;
  readonly secrets?: Readonly<Record<string, object>>;
}

export const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** A compose file with its merge keys resolved; `!reset` leaves out what another file sets. */
export const composeFile = (file: string): ComposeFile =>
  parse(textOf(file), { merge: true, customTags: [{ tag: '!reset', collection: 'seq' as const }] }) as ComposeFile;

/** `${NAME}`, `${NAME:-what holds without it}` and `${NAME:?what is wrong without it}`. */
const VARIABLE = /\$\{([A-Z_]+)(?::-([^}]*)|:\?[^}]*)?\}/g;

/** The variables that a compose file asks for, with what holds where they are left out. */
export const variablesOf = (file: string): ReadonlyMap<string, string> =>
  new Map([...textOf(file).matchAll(VARIABLE)].map(([, name = '', otherwise = '']) => [name, otherwise]));

/** The environment of a container by the settings of a `.env` file. */
export const environmentOf = (container: Container, settings: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(container.environment ?? {}).map(([name, value]) => [
      name,
      String(value).replaceAll(VARIABLE, (_, asked: string, otherwise = '') => settings[asked] || String(otherwise)),
    ]),
  );
