import { ruleOf } from '@cuspal/catalog/rules';
import { expect } from 'vitest';

/** Expects the example of a rule to hold each text, which the test has made from what the engine computes. */
export function exampleSays(id: string, ...texts: readonly string[]): void {
  const example = ruleOf(id)?.example;
  expect(example).toBeDefined();
  for (const text of texts) expect(example).toContain(text);
}
