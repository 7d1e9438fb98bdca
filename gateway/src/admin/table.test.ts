import { describe, expect, it } from 'vitest';
import { table } from './table.ts';

describe('a table in a terminal', () => {
  it('obeys no character of a name that an account holder has chosen', () => {
    const text = table([{ name: '\u001b[2J\u009bA\u202eB\nid  name', id: 1 }]);
    expect(text.split('\n')).toEqual(['name           id', '[2JAB id name   1']);
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
  });
});
