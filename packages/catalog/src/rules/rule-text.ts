import { SOURCES } from '../sources.ts';
import type { Rule } from './rule.ts';

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
