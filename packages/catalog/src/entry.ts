import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { DisclaimerClass, Family, Phase, ServiceName, System } from './taxonomy.ts';

/** A tool as `npm run generate` reads it from its file. */
export interface CatalogEntry {
  readonly name: string;
  readonly title: string;
  /** At most one sentence, without its full stop. */
  readonly purpose: string;
  readonly family: Family;
  readonly phase: Phase;
  readonly system: System;
  /** Tools whose results a reader needs first. */
  readonly needs: readonly string[];
  readonly service: ServiceName;
  readonly disclaimer: DisclaimerClass | null;
  readonly birth: 'required' | 'accepted' | 'none';
  readonly pageSize: number | null;
  readonly description: string;
  /** Seconds the gateway waits; 15 when absent. */
  readonly deadlineSeconds?: number;
  readonly maxResultChars?: number;
  /** Whether it reports its progress to callers who ask. */
  readonly progress?: boolean;
  /** True where it stands in the lists of sets alone, and in no list and no count of all tools (ADR 67). */
  readonly beyond?: boolean;
  /** The address of REST that is all its ways in: no list of tools has it either (ADR 103). */
  readonly address?: string;
  readonly inputSchema: object;
  /** Arguments and members of them, such as `person2.name`, that lists leave out. */
  readonly unlisted?: readonly string[];
  /** The outline of its result; none for a tool that answers in plain text. */
  readonly outputSchema?: object;
  /** Top-level members that an answer can have; none for a tool that answers in plain text. */
  readonly resultMembers?: readonly string[];
  /** Changes with the entry. */
  readonly hash: string;
}

/** The generated entries lie beside src and dist, so the same path leads there from both. */
const ENTRIES = new URL('../tools/', import.meta.url);

/** Reads the entry of one tool; throws where there is no file of that name. */
export const readEntry = (name: string): CatalogEntry =>
  JSON.parse(readFileSync(new URL(`${name}.json`, ENTRIES), 'utf8')) as CatalogEntry;

/** The hash of an entry. */
export const hashOf = (text: string): string => hash('sha256', text).slice(0, 16);

/** The hash of several entries in any order; undefined where one has none. */
export function hashOfAll(entries: readonly { readonly hash?: string | undefined }[]): string | undefined {
  const hashes = entries.flatMap(({ hash: one }) => one ?? []);
  return hashes.length === entries.length ? hashOf(hashes.sort().join()) : undefined;
}
