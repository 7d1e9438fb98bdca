/** What a meaning is told by in English and in a translation. */
interface Meaning {
  readonly meaning: string;
  readonly english: RegExp;
  readonly own: RegExp;
  /** What in English also stands for it, where the translation has its word. */
  readonly alike?: RegExp;
}

/** What a program can see of a language. */
export interface LanguageWords {
  /** Letters that its words are written in. */
  readonly letters: RegExp;
  /** What is never said, because it frightens, decides fate or speaks down to a reader. */
  readonly forbidden: RegExp;
  /** Its plain word for "not", which stands only where English denies something. */
  readonly negation: RegExp;
  /** Meanings that a translation must not lose. */
  readonly meanings: readonly Meaning[];
}

/** Faults of a language that were looked at and are none, by message; each is told by its beginning. */
export type Accepted = Readonly<Record<string, readonly string[]>>;
