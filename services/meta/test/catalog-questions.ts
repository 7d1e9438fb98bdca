import { CATALOG } from '@cuspal/catalog';
import type { CatalogEntry } from '@cuspal/catalog';
import { ToolError } from '@cuspal/tool-kit';
import type { CatalogQuestion } from '../catalog-view/answer.ts';
import { catalogAnswer } from '../catalog-view/answer.ts';

/** The catalogue, with arguments of all kinds. */
export const all: readonly CatalogEntry[] = CATALOG.map((row) => ({
  ...row,
  inputSchema: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, default: 1, description: 'Page of the result' },
      houses: { type: 'array', items: { type: 'integer', minimum: 1, maximum: 12 }, minItems: 1, maxItems: 12 },
      ayanamsa: { type: 'string', enum: ['kp', 'lahiri'] },
      question: { type: 'string', maxLength: 2000 },
      partner: { type: 'object', properties: { datetime: { type: 'string' }, latitude: { type: 'number' } } },
      events: { type: 'array', items: { type: 'object', properties: { date: { type: 'string' } } }, minItems: 1 },
    },
    required: ['houses'],
  },
}));
/** The names of the tools with these tags, in the order of the catalogue. */
export const namesWith = (tags: Partial<Pick<CatalogEntry, 'family' | 'phase' | 'system'>>): readonly string[] =>
  all
    .filter((tool) => Object.entries(tags).every(([key, value]) => Reflect.get(tool, key) === value))
    .map(({ name }) => name);
export const ask = (question: CatalogQuestion, tools = all) => catalogAnswer(question, tools);
export const lines = (question: CatalogQuestion, tools = all) => ask(question, tools).text.split('\n');
/** The text with its folded lines joined again. */
export const unfolded = (question: CatalogQuestion, tools = all) =>
  ask(question, tools).text.replaceAll('\n  ', ' ').split('\n');
export const structured = (question: CatalogQuestion): ReturnType<typeof JSON.parse> => {
  const value: unknown = JSON.parse(JSON.stringify(ask(question).structured));
  return value;
};

export function fault(question: CatalogQuestion): ToolError {
  try {
    ask(question);
  } catch (thrown) {
    if (thrown instanceof ToolError) return thrown;
  }
  throw new Error('no fault');
}
