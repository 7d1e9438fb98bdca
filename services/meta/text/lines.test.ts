import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { echo, foldLine, joinLines } from './lines.ts';

describe('foldLine', () => {
  it('leaves a line of 120 characters whole', () => {
    const line = 'a'.repeat(59) + ' ' + 'b'.repeat(60);
    expect(foldLine(line)).toEqual([line]);
  });

  it('breaks a list after a comma and indents what goes on', () => {
    const names = Array.from({ length: 9 }, (_, index) => `get_tool_number_${index}`);
    const [first = '', second = '', ...more] = foldLine(`family: ${names.join(', ')}`);
    expect(more).toHaveLength(0);
    expect(first).toMatch(/,$/);
    expect(first.length).toBeLessThanOrEqual(120);
    expect(second).toMatch(/^ {2}get_tool_number_/);
    expect(`${first} ${second.trim()}`).toBe(`family: ${names.join(', ')}`);
  });

  it('breaks prose at a space', () => {
    const folded = foldLine('word '.repeat(40).trim());
    expect(folded).toHaveLength(2);
    expect(folded[0]).toHaveLength(119);
  });

  it('loses no word', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z,]{1,40}$/), { minLength: 1, maxLength: 60 }), (words) => {
        const folded = foldLine(words.join(' '));
        for (const line of folded) expect(line.length).toBeLessThanOrEqual(120);
        expect(folded.map((line) => line.trim()).join(' ')).toBe(words.join(' '));
      }),
    );
  });

  it('leaves alone what cannot be broken', () => {
    expect(joinLines(['x'.repeat(300), 'y'])).toBe(`${'x'.repeat(300)}\ny`);
  });
});

describe('echo', () => {
  it('turns control characters and line ends into spaces', () => {
    expect(echo('A\r\nB\tC\u0000D\u2028E\u0085F')).toBe('A  B C D E F');
  });

  it('lets no turn of direction reach the lines that follow', () => {
    expect(echo('A\u202EB\u2067C')).toBe('A B C');
  });

  it('leaves other text as it is', () => {
    expect(echo('Zoë – ज्योति')).toBe('Zoë – ज्योति');
  });
});
