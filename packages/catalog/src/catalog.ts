import { readFileSync } from 'node:fs';
import { SPECIFICATION, type SpecifiedTool } from './specification.ts';

/** A row of the specification with what the tool file says once it is built. */
export interface CatalogEntry extends SpecifiedTool {
  readonly built: boolean;
  readonly description?: string;
  /** Seconds the gateway waits; 15 when absent. */
  readonly deadlineSeconds?: number;
  readonly maxResultChars?: number;
  /** True where outputSchema is published and structuredContent sent. */
  readonly structured?: boolean;
  readonly inputSchema?: object;
  readonly outputSchema?: object;
  /** Top-level members that an answer can have; none for a tool that answers in plain text. */
  readonly resultMembers?: readonly string[];
  /** Changes with the entry. */
  readonly hash?: string;
}

/** The generated entries lie beside src and dist, so the same path leads there from both. */
const ENTRIES = new URL('../tools/', import.meta.url);

const entryOf = ({ name }: SpecifiedTool): CatalogEntry =>
  JSON.parse(readFileSync(new URL(`${name}.json`, ENTRIES), 'utf8')) as CatalogEntry;

/** All tools, in the order of the specification. */
export const CATALOG: readonly CatalogEntry[] = SPECIFICATION.map(entryOf);

const BY_NAME: ReadonlyMap<string, CatalogEntry> = new Map(CATALOG.map((entry) => [entry.name, entry]));

export const builtTools = (): readonly CatalogEntry[] => CATALOG.filter(({ built }) => built);

export const toolByName = (name: string): CatalogEntry | undefined => BY_NAME.get(name);

/** A real call of a tool and its real answer, text for the meta-tools. */
export interface Example {
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly answer: object | string;
}

const EXAMPLES = new URL('../examples/', import.meta.url);

/** The example of a built tool; reads its file. */
export const exampleOf = (name: string): Example =>
  JSON.parse(readFileSync(new URL(`${name}.json`, EXAMPLES), 'utf8')) as Example;
