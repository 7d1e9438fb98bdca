import type { Schema } from '../form/read-schema.ts';

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly family: string;
  readonly inputSchema: Schema;
}

interface Family<T> {
  readonly family: string;
  readonly tools: readonly T[];
}

export interface Found<T> {
  /** Each tool has as many words of the question as the others; those named by them stand first in their family. */
  readonly families: readonly Family<T>[];
  /** Whether that is all of them. */
  readonly all: boolean;
}

/** Words of questions that say nothing of a tool. */
const FILLING = new Set(
  (
    'a am an and any are at be been by can could did do does ever for from get getting give go going had has have her ' +
    'him his how i if in is it know like me mine my of on or our please shall she he should show so some tell than that ' +
    'the their them there they this to us want was we what when where which who whom whose why will with would you your'
  ).split(' '),
);

/** The tools in which most words of a question occur, in any form: all tools where it has no word of weight. */
export function findTools<T extends Tool>(tools: readonly T[], question: string): Found<T> {
  const roots = wordsOf(question)
    .filter((word) => !FILLING.has(word))
    .map(rootOf);
  const counted = tools.map((tool) => {
    const name = `${tool.name} ${tool.title}`;
    return {
      tool,
      count: countIn(`${name} ${tool.family} ${tool.description}`, roots),
      named: countIn(name, roots),
    };
  });
  const most = Math.max(0, ...counted.map(({ count }) => count));
  const found = most === 0 && roots.length > 0 ? [] : counted.filter(({ count }) => count === most);
  const families = [...new Set(found.map(({ tool }) => tool.family))].map((family) => ({
    family,
    tools: found
      .filter(({ tool }) => tool.family === family)
      .toSorted((a, b) => b.named - a.named)
      .map(({ tool }) => tool),
  }));
  return { families, all: most === roots.length };
}

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const countIn = (text: string, roots: readonly string[]): number => {
  const words = wordsOf(text);
  return roots.filter((root) => words.some((word) => word.startsWith(root))).length;
};

/** What the forms of an English word begin with: marry, married and marriage. */
const rootOf = (word: string): string => cut(cut(word, /(?:iage|ing|ed|es|(?<!s)s)$/), /[iy]$/);

const SHORTEST_ROOT = 3;
const cut = (word: string, ending: RegExp): string => {
  const rest = word.replace(ending, '');
  return rest.length < SHORTEST_ROOT ? word : rest;
};
