/** A choice of tools that a client asks for by name in place of all tools. */
export interface Toolset {
  /** Name in an address: lower case, words joined by hyphens. */
  readonly name: string;
  readonly title: string;
  /** One sentence: what the tools of the set answer. */
  readonly description: string;
  /** Names of its tools in catalogue order. */
  readonly tools: readonly string[];
}

/** What a set is called and said to be for. */
export interface ToolsetText {
  readonly title: string;
  readonly description: string;
}
