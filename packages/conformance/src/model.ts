/** A value of the set, or of another program: number, text, truth, or a list of houses. */
export type Value = number | string | boolean | readonly number[];

/** Values by name, nested as deep as their field paths have words. */
export interface Values {
  readonly [name: string]: Value | Values;
}

/** Limits of one value: what still counts as equal, and what may differ, in the unit of its field. */
export type Limits = readonly [agree: number, tolerance: number];

/** The same values under another convention that programs are known to follow. */
export interface Alternative {
  readonly reason: string;
  readonly values: Values;
}

/** One reference birth, question, moment, number or degree. */
export interface ReferenceCase {
  readonly id: string;
  readonly input: Readonly<Record<string, Value>>;
  readonly values: Values;
  /** Limits by field path, where this case needs others than its field has. */
  readonly limits?: Readonly<Record<string, Limits>>;
  readonly alternatives?: readonly Alternative[];
  /** Degrees that other zeros of the zodiac lie from the tropical one at this moment, by name. */
  readonly ayanamsas?: Readonly<Record<string, number>>;
}

/**
 * How values are compared: `angle` in degrees on the circle, differences in arc-seconds; `instant` ISO 8601, differences
 * in seconds; `number` in its own unit; the rest is equal or not.
 */
export type Kind = 'angle' | 'instant' | 'number' | 'planet' | 'word' | 'flag' | 'houses';

/** What a path means. A `*` in it stands for any one word. */
export interface Field {
  readonly files: readonly string[];
  readonly path: string;
  /** The row of the table that counts it. */
  readonly area: string;
  readonly kind: Kind;
  readonly unit?: string;
  /** None for the kinds that are equal or not. */
  readonly limits?: Limits;
  readonly meaning: string;
}

/** The whole set: its fields, and its cases by the file that holds them. */
export interface ReferenceSet {
  readonly version: string;
  readonly fields: readonly Field[];
  readonly files: Readonly<Record<string, readonly ReferenceCase[]>>;
}

/** What another program says: values by case and field path. */
export interface ProgramOutput {
  readonly program: string;
  readonly values: ReadonlyMap<string, ReadonlyMap<string, Value>>;
}

export const STATUSES = ['agree', 'within', 'disagree', 'missing'] as const;
export type Status = (typeof STATUSES)[number];

/** One value of the set beside what the program says of it. */
export interface Row {
  readonly caseId: string;
  readonly path: string;
  readonly field: Field;
  readonly expected: Value;
  readonly found: Value | undefined;
  readonly status: Status;
  /** Difference in the unit of the field, where it can be measured. */
  readonly difference?: number;
  readonly limits?: Limits;
}

/** A value that disagrees, and why it may. */
export interface Fault extends Row {
  readonly reason: string;
}

/** What the reasons of one case look at. */
export interface Evidence {
  readonly reference: ReferenceCase;
  readonly rows: ReadonlyMap<string, Row>;
  /** What the program printed for the case, as printed. */
  readonly given: ReadonlyMap<string, Value>;
  /** Reasons found so far, by path: lords follow their longitude. */
  readonly found: ReadonlyMap<string, string>;
}
