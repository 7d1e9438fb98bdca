import { ManagementFieldError } from './errors.ts';

const USUAL = 100;

/** What a request says about the page it wants. */
export interface PageAsked {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** Entries of a list after the one that a cursor names, in the order of their ids, so that no change shifts a page. */
export function pageOf<T extends { readonly id: string }>(all: readonly T[], asked: PageAsked) {
  const after = startOf(asked);
  const rest = all.filter(({ id }) => id > after).toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return cut(rest, asked);
}

/** The id after which a page begins. */
export function startOf({ cursor }: PageAsked): string {
  if (cursor === undefined) return '';
  const id = Buffer.from(cursor, 'base64url').toString();
  if (cursor !== cursorOf(id) || !/^[\w.-]{1,253}$/.test(id)) {
    throw new ManagementFieldError('cursor', 'The cursor is none of this list. Send the `next` of the page before.');
  }
  return id;
}

/** How many entries are to be read, one more than are shown: it tells whether there is another page. */
export const readAhead = ({ limit = USUAL }: PageAsked): number => limit + 1;

/** The page of what was read ahead, with the cursor of the next one. */
export function cut<T extends { readonly id: string }>(rest: readonly T[], { limit = USUAL }: PageAsked) {
  const items = rest.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rest.length > limit && last ? cursorOf(last.id) : null };
}

const cursorOf = (id: string): string => Buffer.from(id).toString('base64url');
