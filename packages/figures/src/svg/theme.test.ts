import { describe, expect, it } from 'vitest';
import { THEME, type Role } from './theme.ts';

/** Relative luminance of WCAG 2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT: readonly Role[] = ['ink', 'muted', 'accent', 'good', 'fair', 'poor'];
const GROUND: readonly Role[] = ['paper', 'panel', 'wash'];

describe('colours', () => {
  it.each(TEXT)('%s is legible on every ground, light and dark', (role) => {
    for (const index of [0, 1] as const)
      for (const ground of GROUND)
        expect(contrast(THEME[role][index], THEME[ground][index])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['paper', 'panel'] as const)('line is seen on %s, light and dark', (ground) => {
    for (const index of [0, 1] as const)
      expect(contrast(THEME.line[index], THEME[ground][index])).toBeGreaterThanOrEqual(3);
  });

  it('of luminance and contrast are computed as WCAG does', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});
