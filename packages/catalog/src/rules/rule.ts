import { SOURCES, type SourceTag } from '../sources.ts';

/** A rule that results name, in words that its reader can look up. */
export interface Rule {
  /** Name in `provenance.rules`, such as `R9.1`. */
  readonly id: `R${number}` | `R6T.${number}` | 'R9P' | 'R9S';
  readonly title: string;
  /** What the rule says. */
  readonly statement: string;
  /** How it is computed here, with its limits. */
  readonly computed: string;
  /** Where schools differ, and which of them is followed. */
  readonly schools?: string;
  /** A case with its numbers; test/rules states them once more from the engine. */
  readonly example: string;
  readonly sources: readonly [SourceTag, ...SourceTag[]];
}

/** A chapter of the rule book: rules that share the number before the point. */
export interface Chapter {
  readonly title: string;
  /** What the chapter is about, in a sentence or two. */
  readonly about: string;
  readonly rules: readonly Rule[];
}

/** A rule as its readers get it, paragraph by paragraph in Markdown, without its heading. */
export function ruleParagraphs({ statement, computed, schools, example, sources }: Rule): readonly string[] {
  const books = sources.map((tag) => `${SOURCES[tag].work} (${SOURCES[tag].author})`).join('; ');
  return [
    statement,
    `**Here.** ${computed}`,
    ...(schools === undefined ? [] : [`**Other schools.** ${schools}`]),
    `**Example.** ${example}`,
    `**Source.** ${books}.`,
  ];
}
