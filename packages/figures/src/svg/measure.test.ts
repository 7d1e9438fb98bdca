import { describe, expect, it } from 'vitest';
import { fitted, textWidth, wrapped } from './measure.ts';

describe('text in a room', () => {
  it('is measured by its letters', () => {
    expect(textWidth('ii', 100)).toBe(64);
    expect(textWidth('WW', 100)).toBe(206);
    expect(textWidth('☉\ufe0e', 10)).toBe(10);
  });

  it('takes no room for marks above and below letters of Indian scripts, and half of a letter for those beside', () => {
    expect([textWidth('क', 100), textWidth('कु', 100), textWidth('का', 100)]).toEqual([69, 69, 103.5]);
    expect([textWidth('ക', 100), textWidth('കൂ', 100)]).toEqual([120, 180]);
  });

  it('is cut between syllables', () => {
    const name = 'बृहस्पति बृहस्पति बृहस्पति';
    const cut = fitted(name, 80, 12).slice(0, -1);
    expect(name.startsWith(cut)).toBe(true);
    expect(/^\p{M}/u.test(name.slice(cut.length))).toBe(false);
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
