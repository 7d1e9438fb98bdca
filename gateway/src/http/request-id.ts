import type { ServerResponse } from 'node:http';

/** The id that the HTTP server gave to a request. */
export const requestIdOf = (response: Pick<ServerResponse, 'getHeader'>): string =>
  String(response.getHeader('x-request-id'));
