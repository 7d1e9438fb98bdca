import type { Resource } from './attributes.ts';
import { invalidValue, ScimError } from './scim-error.ts';

const SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';
/** Resources of one page. */
export const MOST_PAGE = 100;

/** The page of a list that is asked for. */
export interface PageAsked {
  /** Number of the first resource, from 1. */
  readonly startIndex: number;
  readonly count: number;
}

/** The page that a query asks for (RFC 7644, 3.4.2.4); throws where it asks for an order. */
export function pageIn(query: URLSearchParams): PageAsked {
  if (query.has('sortBy') || query.has('sortOrder')) {
    const detail = 'Lists have one order here, that in which resources were made. Leave sortBy and sortOrder out.';
    throw new ScimError(400, detail, 'invalidValue');
  }
  return {
    startIndex: Math.max(1, numberIn(query, 'startIndex', 1)),
    count: Math.min(MOST_PAGE, Math.max(0, numberIn(query, 'count', MOST_PAGE))),
  };
}

function numberIn(query: URLSearchParams, name: string, usual: number): number {
  const text = query.get(name) ?? String(usual);
  if (/^-?\d{1,9}$/.test(text)) return Number(text);
  throw invalidValue(`${name} has to be a whole number, such as ${usual}.`);
}

const SEARCH_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:SearchRequest';
const PARAMETERS = ['attributes', 'excludedAttributes', 'filter', 'sortBy', 'sortOrder', 'startIndex', 'count'];

/** The parameters of a list from a body. */
export function searchIn(body: Resource): URLSearchParams {
  const { schemas } = body;
  if (!Array.isArray(schemas) || !schemas.includes(SEARCH_SCHEMA)) {
    throw new ScimError(400, `The member "schemas" has to name ${SEARCH_SCHEMA}.`, 'invalidSyntax');
  }
  const query = new URLSearchParams();
  for (const name of PARAMETERS) {
    const value = body[name];
    if (value === undefined || value === null) continue;
    query.set(name, Array.isArray(value) ? value.join(',') : typeof value === 'string' ? value : JSON.stringify(value));
  }
  return query;
}

/** One page of those that were asked for. */
export const pageOf = <T>(all: readonly T[], { startIndex, count }: PageAsked): readonly T[] =>
  all.slice(startIndex - 1, startIndex - 1 + count);

export const listOf = (
  page: readonly Resource[],
  { total, startIndex }: { readonly total: number; readonly startIndex: number },
): Resource => ({
  schemas: [SCHEMA],
  totalResults: total,
  startIndex,
  itemsPerPage: page.length,
  Resources: page,
});
