/** A word or phrase of a normalised question; a final `*` stands for any ending. */
export type Pattern = string | ShapePattern;

/** A pattern that no list of words can give; `shape` is matched with a space on both ends of the question. */
interface ShapePattern {
  readonly label: string;
  readonly shape: RegExp;
}

/** One pattern, or several turns of the same phrase, which count once together. */
export type Phrase = Pattern | readonly Pattern[];

export function patternLabel(pattern: Pattern): string {
  return typeof pattern === 'string' ? pattern : pattern.label;
}

/** Two words in this order with at most `gap` words between them; each is a list of choices, as `buy|sell`. */
export function near(first: string, second: string, gap = 3): ShapePattern {
  return {
    label: `${firstChoice(first)} .. ${firstChoice(second)}`,
    shape: new RegExp(` (?:${first}) (?:\\S+ ){0,${gap}}(?:${second}) `, 'u'),
  };
}

/** What a list of choices begins with, in plain words. */
const firstChoice = (choices: string): string =>
  choices
    .replace(/\\S[+*] ?|\(\?:|[()?]|\{[^}]*\}/gu, '')
    .split('|')[0]
    ?.trim() ?? '';

export const matches = (question: string, pattern: Pattern): boolean => isHit(` ${question} `, pattern);

/** Whether a pattern hits a question with a space on both ends. */
export const isHit = (padded: string, pattern: Pattern): boolean =>
  typeof pattern === 'string' ? padded.includes(needle(pattern)) : pattern.shape.test(padded);

/** What is looked for of each pattern: a question is held against some thousands, and joining texts takes the longest. */
const needles = new Map<string, string>();

function needle(pattern: string): string {
  const known = needles.get(pattern);
  if (known !== undefined) return known;
  const made = pattern.endsWith('*') ? ` ${pattern.slice(0, -1)}` : ` ${pattern} `;
  needles.set(pattern, made);
  return made;
}

/** The turns of a phrase. */
export const turnsOf = (phrase: Phrase): readonly Pattern[] =>
  typeof phrase === 'string' || 'shape' in phrase ? [phrase] : phrase;

/** Puts a bar in place of every hit of the patterns, so that no phrase runs across the gap. */
export function cutting(patterns: readonly Pattern[]): (question: string) => string {
  const cuts = patterns.map((pattern) => ({ pattern, all: new RegExp(source(pattern), 'gu') }));
  return (question) =>
    cuts
      .reduce((text, { pattern, all }) => (isHit(text, pattern) ? text.replace(all, ' | ') : text), ` ${question} `)
      .trim();
}

function source(pattern: Pattern): string {
  if (typeof pattern !== 'string') return pattern.shape.source;
  return pattern.endsWith('*') ? ` ${pattern.slice(0, -1)}\\S* ` : ` ${pattern} `;
}

export interface TopicWords {
  /** Three points each; single words stand here when they name the matter whoever it happens to. */
  readonly phrases: readonly Phrase[];
  /** Five points each: an asked date outweighs the matter it is asked for. */
  readonly strongPhrases?: readonly Phrase[];
  /** One point each. */
  readonly words: readonly Pattern[];
  /** Turns of speech that hold a word of this topic and mean something else; this topic does not see them. */
  readonly otherMeanings?: readonly Pattern[];
}

const LONGEST = 2000;

/** A question as the patterns read it: lower-case words of letters and digits with one space between. */
export function normalise(question: string): string {
  return question
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['\u2018\u2019\u02BC`\u00B4]/gu, '')
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
    .trimEnd();
}
