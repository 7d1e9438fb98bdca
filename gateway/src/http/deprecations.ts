import type { OutgoingHttpHeaders } from 'node:http';

/** Something that works for now and goes. */
export interface Deprecation {
  /** Name of a tool, or an address of REST such as `/v1/batch`. */
  readonly of: string;
  /** Day (UTC) from which on it should not be used any more. */
  readonly since: `${number}-${number}-${number}`;
  /** Day (UTC) from which on it may be gone, at least 90 days later; left out while that is not decided. */
  readonly until?: `${number}-${number}-${number}`;
  /** What is gone and what takes its place: a document of this server. */
  readonly link: `/docs/${string}`;
}

/** Everything that is deprecated now (docs/api.md#versions). */
export const DEPRECATIONS: readonly Deprecation[] = [];

/** Least notice between the two days. */
export const LEAST_NOTICE_DAYS = 90;

/** Headers by which answers say that what was asked for is deprecated. */
export class Deprecations {
  readonly #headers: ReadonlyMap<string, OutgoingHttpHeaders>;

  constructor(deprecations: readonly Deprecation[] = DEPRECATIONS) {
    this.#headers = new Map(deprecations.map((deprecation) => [deprecation.of, headersOf(deprecation)]));
  }

  /** Undefined for what stays. */
  headersOf(named: string): OutgoingHttpHeaders | undefined {
    return this.#headers.size === 0 ? undefined : this.#headers.get(named);
  }
}

/** `Deprecation` is a date of structured fields (RFC 9745), `Sunset` one of HTTP (RFC 8594). */
function headersOf({ since, until, link }: Deprecation): OutgoingHttpHeaders {
  return {
    Deprecation: `@${Date.parse(since) / 1_000}`,
    ...(until !== undefined && { Sunset: new Date(until).toUTCString() }),
    Link: `<${link}>; rel="deprecation"; type="text/html"`,
  };
}
