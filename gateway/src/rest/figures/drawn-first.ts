import { FigureError } from '@cuspal/figures';
import { errorAnswer, failure, type ToolAnswer } from '../../routing/answer.ts';
import { outcomeOf } from '../outcome.ts';

/** What a call is finished with where a figure of its result is wanted. */
export interface Drawing {
  readonly finish: (answer: ToolAnswer) => ToolAnswer;
  /** The figure, once `finish` has passed a success on. */
  readonly svg: () => string;
}

/**
 * Draws before the call counts as done: one whose result cannot be drawn fails, and is not charged. The reason is an
 * option that does not fit this result, or a fault of ours.
 */
export function drawnFirst(draw: (result: unknown) => string, requestId: string): Drawing {
  let svg = '';
  return {
    svg: () => svg,
    finish(answer) {
      if (answer.code !== '') return answer;
      try {
        const outcome = outcomeOf(answer, requestId);
        if (!outcome.ok) return answer;
        svg = draw(JSON.parse(outcome.text.toString()));
        return answer;
      } catch (fault) {
        if (!(fault instanceof FigureError) || fault.option === undefined)
          return failure('internal_error', requestId, fault);
        const more = { code: 'validation_failed', recoverable: true, field: fault.option, requestId } as const;
        return errorAnswer(fault.message, more);
      }
    },
  };
}
