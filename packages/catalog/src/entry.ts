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
  /** Top-level members that an answer can have; none for a tool that answers in plain text. */
  readonly resultMembers?: readonly string[];
  /** Changes with the entry. */
  readonly hash?: string;
}

/** The generated entries lie beside src and dist, so the same path leads there from both. */
const ENTRIES = new URL('../tools/', import.meta.url);

/** Reads the entry of one tool; throws where there is no file of that name. */
export const readEntry = (name: string): CatalogEntry =>
  JSON.parse(readFileSync(new URL(`${name}.json`, ENTRIES), 'utf8')) as CatalogEntry;
