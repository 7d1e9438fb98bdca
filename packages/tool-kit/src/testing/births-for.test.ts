import { afterEach, describe, expect, it, vi } from 'vitest';
import { birthsFor } from './births-for.ts';

describe('the births that a test is shown', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it.each([
    ['', 1_000, 50],
    ['', 60, 12],
    ['', 8, 8],
    ['all', 1_000, 1_000],
    ['3', 1_000, 3],
    ['5000', 1_000, 5_000],
  ])('are with CUSPAL_BIRTHS=%s of %d: %d', (said, whole, births) => {
    vi.stubEnv('CUSPAL_BIRTHS', said);
    expect(birthsFor(whole)).toBe(births);
  });

  it('are as few as the test says where nobody wants more', () => {
    vi.stubEnv('CUSPAL_BIRTHS', '');
    expect(birthsFor(200, 12)).toBe(12);
    vi.stubEnv('CUSPAL_BIRTHS', 'all');
    expect(birthsFor(200, 12)).toBe(200);
  });

  it.each(['0', '-1', '1.5', 'many'])('are not %s', (said) => {
    vi.stubEnv('CUSPAL_BIRTHS', said);
    expect(() => birthsFor(10)).toThrow(`CUSPAL_BIRTHS is ${said}: give the number`);
  });
});
