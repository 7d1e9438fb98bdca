import type { Provenance } from '@cuspal/tool-kit';
import type { AnswerResult } from './answer-output.ts';
import type { Budget } from './answer-input.ts';

/** Letters of JSON to a token of o200k, at the least that results of this kind have; tests count the tokens. */
const LETTERS_A_TOKEN = 2.7;
/** The same of names of rules and sources. */
const LETTERS_A_TOKEN_OF_NAMES = 1.8;
/** Tokens of what else the host adds: the notes of provenance, and the note of an extension. */
const ADDED = 75;

const roomOf = (budget: Budget, provenance: Provenance): number =>
  (budget - ADDED - JSON.stringify(provenance).length / LETTERS_A_TOKEN_OF_NAMES) * LETTERS_A_TOKEN;

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
export function withinBudget(result: AnswerResult, provenance: Provenance, budget: Budget): AnswerResult {
  const room = roomOf(budget, provenance);
  const without = budget === 600 ? ANSWER_ONLY : budget === 1500 ? (['details'] as const) : [];
  let kept = omit(result, without);
  for (const name of SPARED) {
    if (JSON.stringify(kept).length <= room) return kept;
    kept = shortened(kept, name, room);
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
