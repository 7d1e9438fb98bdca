/** Meanings that a translation must not lose, and what tells each in English. */
export const IN_ENGLISH = {
  not: /\b(?:not|no|none|never|neither|nor|nothing|nobody|without|cannot|nowhere)\b/i,
  only: /\b(?:only|alone)\b/i,
  'at least': /\bat least\b/i,
  'at most': /\bat most\b/i,
  before: /\bbefore\b/i,
  after: /\bafter\b/i,
  until: /\buntil\b/i,
  earlier: /\bearlier\b/i,
  later: /\blater\b/i,
  more: /\b(?:more|stronger|better|higher|longer|larger)\b/i,
  less: /\b(?:less|fewer|weaker|lower|worse|smaller)\b/i,
  promised: /\b(?:promises?|promised)\b/i,
  denied: /\bdenied\b/i,
  oppose: /\b(?:oppos(?:e|es|ed|ing)|against)\b/i,
  favour: /\bfavour(?:s|ed|able)?\b/i,
  retrograde: /\bretrograde\b/i,
  malefic: /\bmalefics?\b/i,
  benefic: /\bbenefics?\b/i,
} as const satisfies Readonly<Record<string, RegExp>>;

/** What a meaning is told by in a translation. */
interface Meaning {
  readonly meaning: keyof typeof IN_ENGLISH;
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

/** A pattern of whole words in letters and signs that `\b` does not know. */
export const word = (text: string): string => `(?<![\\p{L}\\p{M}])(?:${text})(?![\\p{L}\\p{M}])`;

/** Any of some patterns, in small and large letters. */
export const either = (...texts: readonly string[]): RegExp => new RegExp(texts.join('|'), 'iu');
