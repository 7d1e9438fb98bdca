import { ADULT_AGE, ageAt } from '@cuspal/engine/events/life-stage';
import type { ToolContext } from './define-tool.ts';
import { ToolError } from './errors.ts';
import { say } from './tool-kit.messages.ts';

/**
 * Refuses a person who is under 18 at the moment of the call (docs/api.md#life-stages): for tools that read adult life.
 * `instead` names one that fits any age.
 */
export function requireAdult(
  { chart, now }: Pick<ToolContext<object>, 'chart' | 'now'>,
  instead = 'get_vitality_index',
): void {
  const age = ageAt(chart.moment, now);
  if (age >= ADULT_AGE) return;
  const stage = age < 0 ? 'UNBORN' : age === 0 ? 'INFANT' : 'CHILD';
  throw new ToolError('out_of_range', say.adultOnly({ stage, age, instead }), { field: 'birth_datetime' });
}
