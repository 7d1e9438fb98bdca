import type { AnswerResult } from './answer-output.ts';
import type { Budget } from './answer-input.ts';

/** Letters of JSON to a token of o200k, at the least that results of this kind have; tests count the tokens. */
const LETTERS_A_TOKEN = 2.7;
/** Tokens that the host adds: provenance and its notes, and the note of an extension. */
const ADDED = 130;

const roomOf = (budget: Budget): number => (budget - ADDED) * LETTERS_A_TOKEN;

/** Parts in the order in which they are let go, where a result is too long. */
const SPARED: readonly (keyof AnswerResult)[] = [
  'steps',
  'details',
  'askNext',
  'notLookedAt',
  'against',
  'for',
  'wouldChange',
];
const ANSWER_ONLY: readonly (keyof AnswerResult)[] = [
  'steps',
  'details',
  'askNext',
  'notLookedAt',
  'against',
  'for',
  'wouldChange',
];

/** A result within its budget: of 600 tokens the answer, the verdict and the period; details with 4000 alone. */
export function withinBudget(result: AnswerResult, budget: Budget): AnswerResult {
  const without = budget === 600 ? ANSWER_ONLY : budget === 1500 ? (['details'] as const) : [];
  let kept = omit(result, without);
  for (const name of SPARED) {
    if (JSON.stringify(kept).length <= roomOf(budget)) return kept;
    kept = shortened(kept, name, roomOf(budget));
  }
  return kept;
}

/** One part less, or fewer rows of it where that is enough. */
function shortened(result: AnswerResult, name: keyof AnswerResult, room: number): AnswerResult {
  const part: unknown = result[name];
  if (Array.isArray(part)) {
    const rows: readonly unknown[] = part;
    for (let count = rows.length - 1; count > 0; count--) {
      const fewer = { ...result, [name]: rows.slice(0, count) };
      if (JSON.stringify(fewer).length <= room) return fewer;
    }
  }
  return omit(result, [name]);
}

function omit(result: AnswerResult, names: readonly (keyof AnswerResult)[]): AnswerResult {
  const kept = { ...result };
  for (const name of names) delete kept[name];
  return kept;
}
