import type { CatalogEntry } from './entry.ts';
import type { System } from './taxonomy.ts';

/** The school of a tool as a reader knows it; null for the tools that compute nothing. */
export const SCHOOLS: Readonly<Record<System, string | null>> = {
  kp: 'KP',
  parashari: 'Parashari',
  jaimini: 'Jaimini',
  tajik: 'Tajik',
  extension: 'Extension',
  meta: null,
};

/** The first sentence of what a tool says of itself; a number with a point ends none. */
export const firstSentence = ({ description }: Pick<CatalogEntry, 'description'>): string =>
  /^.+?[.!?](?=\s[A-Z"]|$)/s.exec(description)?.[0] ?? description;

/** Whether its results are for advisers, and never shown as they stand to the person whose chart it is. */
export const isForAdvisers = ({ resultMembers = [] }: Pick<CatalogEntry, 'resultMembers'>): boolean =>
  resultMembers.includes('audience');
