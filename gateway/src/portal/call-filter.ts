import type { PastCall } from '../journal/activity.ts';

/** Which of the last calls are wanted; what is empty lets all in. */
export interface CallFilter {
  readonly tool: string;
  /** See Caller. */
  readonly caller: string;
  readonly outcome: string;
  /** Request id of a call, or of the batch that it was part of. */
  readonly request: string;
}

const NAMES = ['tool', 'caller', 'outcome', 'request'] as const;

/** The filter in the query of an address. */
export function filterIn(query: URLSearchParams): CallFilter {
  const [tool = '', caller = '', outcome = '', request = ''] = NAMES.map((name) => query.get(name)?.trim() ?? '');
  return { tool, caller, outcome, request };
}

/** The query of an address with this filter, with its question mark; empty where all calls are wanted. */
export function queryOf(filter: CallFilter): string {
  const query = new URLSearchParams();
  for (const name of NAMES) if (filter[name] !== '') query.set(name, filter[name]);
  return query.size === 0 ? '' : `?${query.toString()}`;
}

export const isFiltered = (filter: CallFilter): boolean => queryOf(filter) !== '';

/** The calls that a filter lets in. */
export const filtered = (calls: readonly PastCall[], filter: CallFilter): readonly PastCall[] =>
  calls.filter(
    ({ tool, caller, outcome, requestId }) =>
      (filter.tool === '' || tool === filter.tool) &&
      (filter.caller === '' || caller === filter.caller) &&
      (filter.outcome === '' || outcome === filter.outcome) &&
      (filter.request === '' || requestId === filter.request || requestId.startsWith(`${filter.request}.`)),
  );
