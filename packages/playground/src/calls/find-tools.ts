import type { Schema } from '../form/read-schema.ts';

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly family: string;
  readonly inputSchema: Schema;
}

export interface Family<T> {
  readonly family: string;
  readonly tools: readonly T[];
}

/** The tools in which every word of the question occurs, by family; those named by it stand first in theirs. */
export function findTools<T extends Tool>(tools: readonly T[], question: string): readonly Family<T>[] {
  const words = folded(question)
    .split(/[\s_]+/)
    .filter((word) => word !== '');
  const found = tools.filter((tool) => {
    const text = folded(`${tool.name.replaceAll('_', ' ')} ${tool.title} ${tool.family} ${tool.description}`);
    return words.every((word) => text.includes(word));
  });
  const named = ({ name, title }: Tool): number =>
    words.filter((word) => folded(`${name} ${title}`).includes(word)).length;
  return [...new Set(found.map(({ family }) => family))].map((family) => ({
    family,
    tools: found.filter((tool) => tool.family === family).toSorted((a, b) => named(b) - named(a)),
  }));
}

const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
