import { ADULT_AGE, ageAt } from '@cuspal/engine/events/life-stage';
import type { ToolContext } from './define-tool.ts';
import { ToolError } from './errors.ts';

/** An age in the error, which stays English as every error does. */
const ageInWords = (age: number): string => (age < 0 ? 'not born yet' : age === 0 ? 'under one year old' : `${age}`);

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
  throw new ToolError(
    'out_of_range',
    `This tool reads adult life, and the person is ${ageInWords(age)}. ${instead} fits instead.`,
    { field: 'birth_datetime' },
  );
}
