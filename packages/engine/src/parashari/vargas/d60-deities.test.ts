import { describe, expect, it } from 'vitest';
import { D60_DEITIES, d60Deity } from './d60-deities.ts';

describe('deities of the sixtieth parts (R24)', () => {
  it('are sixty in order, twenty-seven of them harsh, no name of both natures', () => {
    expect(D60_DEITIES.map(({ number }) => number)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
    const harsh = D60_DEITIES.filter(({ nature }) => nature === 'harsh');
    expect(harsh.map(({ number }) => number)).toEqual([
      1, 2, 7, 8, 9, 10, 11, 12, 15, 16, 30, 31, 32, 33, 34, 35, 36, 40, 41, 42, 43, 44, 48, 51, 52, 55, 59,
    ]);
    const harshNames = harsh.map(({ name }) => name);
    expect(D60_DEITIES.filter(({ name, nature }) => nature === 'benign' && harshNames.includes(name))).toEqual([]);
  });

  it.each([
    [0.25, 1, 'Ghora'],
    [30.25, 60, 'Chandrarekha'],
    [29.9, 60, 'Chandrarekha'],
    [59.9, 1, 'Ghora'],
    // Each third name of Gemini and of Cancer, half a degree a part.
    [61, 3, 'Deva'],
    [91, 58, 'Payodhi'],
    [68.2, 17, 'Amrita'],
    [98.2, 44, 'Kala'],
  ])('%d° is part %d, %s', (longitude, number, name) => {
    expect(d60Deity(longitude)).toMatchObject({ number, name });
  });
});
