import { describe, expect, it } from '@jest/globals';
import { checkSize, tokens } from './size.ts';

const words = (count: number): string => ' hello'.repeat(count);

describe('the size of a result', () => {
  it('is counted in tokens', async () => {
    expect(await tokens('hello world')).toBe(2);
    expect(await tokens(words(1000))).toBe(1000);
    // A date takes a token for each group of up to three digits and for each sign.
    expect(await tokens('"2031-03-10T14:02:11+05:30"')).toBe(18);
  });

  it('is at most 8,000 tokens', async () => {
    await expect(checkSize('get_sample', words(8000))).resolves.toBeUndefined();
    await expect(checkSize('get_sample', words(8001))).rejects.toThrow(
      'get_sample takes 8001 tokens (48006 bytes), at most 8000',
    );
  });

  it('is more only where the items to a page are laid down', async () => {
    await expect(checkSize('get_transit_crossings', words(9000))).resolves.toBeUndefined();
    await expect(checkSize('get_transit_crossings', words(10001))).rejects.toThrow('at most 10000');
  });
});
