import type { ReferenceCase, Row, Value } from '../model.ts';

/** What the reasons of one case look at. */
export interface Evidence {
  readonly reference: ReferenceCase;
  readonly rows: ReadonlyMap<string, Row>;
  /** What the program printed for the case, as printed. */
  readonly given: ReadonlyMap<string, Value>;
  /** Reasons found so far, by path: lords follow their longitude. */
  readonly found: ReadonlyMap<string, string>;
}
