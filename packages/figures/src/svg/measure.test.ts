import { describe, expect, it } from 'vitest';
import { fitted, textWidth, wrapped } from './measure.ts';

describe('text in a room', () => {
  it('is measured by its letters', () => {
    expect(textWidth('ii', 100)).toBe(64);
    expect(textWidth('WW', 100)).toBe(206);
    expect(textWidth('☉\ufe0e', 10)).toBe(10);
  });

  it('is cut where it has no room', () => {
    expect(fitted('Marriage', 500, 12)).toBe('Marriage');
    const cut = fitted('Marriage of the younger sister', 90, 12);
    expect(cut.endsWith('…')).toBe(true);
    expect(textWidth(cut, 12)).toBeLessThanOrEqual(90);
    expect(fitted('x'.repeat(1_000_000), 90, 12).length).toBeLessThan(20);
  });

  it('is wrapped between words, and ends in an ellipsis where lines run out', () => {
    const text = 'The sub lord of cusp 7 is Jupiter, in the star of Venus.';
    const lines = wrapped(text, 120, 12, 10);
    expect(lines.join(' ')).toBe(text);
    for (const line of lines) expect(textWidth(line, 12)).toBeLessThanOrEqual(120);
    const two = wrapped(text, 120, 12, 2);
    expect(two).toHaveLength(2);
    expect(two[1]).toMatch(/…$/);
    expect(wrapped('', 120, 12, 2)).toEqual([]);
  });
});
