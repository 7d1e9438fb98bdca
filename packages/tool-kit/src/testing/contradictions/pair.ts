/** Results of one birth by the name of the tool, with the event it was asked about where that is not a marriage. */
export type Results = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Two fields that a reader would take as opposed, and the sentence that joins them. */
export interface Pair {
  readonly name: string;
  readonly tools: readonly string[];
  /** The text that must hold the joining sentence, where the two fields stand against each other; undefined where not. */
  readonly opposed: (results: Results) => string | undefined;
  readonly joined: RegExp;
}
