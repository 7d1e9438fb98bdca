import type { IncomingMessage } from 'node:http';

/** One request for a page, and what all pages need to know of it. */
export interface Visit {
  readonly request: IncomingMessage;
  readonly query: URLSearchParams;
  /** Address of the server, as the browser knows it. */
  readonly baseUrl: string;
  /** Whether that is an https address. */
  readonly secure: boolean;
  /** Address of the client. */
  readonly ip: string;
}
