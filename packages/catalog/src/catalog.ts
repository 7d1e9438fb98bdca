import { readFileSync } from 'node:fs';
import type { SpecifiedTool } from './specification.ts';

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
  /** Changes with the entry. */
  readonly hash?: string;
}

/** All tools in catalogue order. catalog.json lies beside the sources for both src and dist, and is generated. */
export const CATALOG = JSON.parse(
  readFileSync(new URL('../src/catalog.json', import.meta.url), 'utf8'),
) as readonly CatalogEntry[];

const BY_NAME: ReadonlyMap<string, CatalogEntry> = new Map(CATALOG.map((entry) => [entry.name, entry]));

export const builtTools = (): readonly CatalogEntry[] => CATALOG.filter(({ built }) => built);

export const toolByName = (name: string): CatalogEntry | undefined => BY_NAME.get(name);
