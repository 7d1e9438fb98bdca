/** A word or phrase of a normalised question; a final `*` stands for any ending. */
export type Pattern = string | ShapePattern;

/** A pattern that no list of words can give; `shape` is matched with a space on both ends of the question. */
interface ShapePattern {
  readonly label: string;
  readonly shape: RegExp;
}

export function patternLabel(pattern: Pattern): string {
  return typeof pattern === 'string' ? pattern : pattern.label;
}

export function matches(question: string, pattern: Pattern): boolean {
  const padded = ` ${question} `;
  if (typeof pattern !== 'string') return pattern.shape.test(padded);
  return padded.includes(pattern.endsWith('*') ? ` ${pattern.slice(0, -1)}` : ` ${pattern} `);
}

export function matching(question: string, patterns: readonly Pattern[]): readonly Pattern[] {
  return patterns.filter((pattern) => matches(question, pattern));
}
