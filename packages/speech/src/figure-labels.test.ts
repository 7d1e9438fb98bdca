import { describe, expect, it } from 'vitest';
import { figureLabels, figureLabelsIn } from './figure-labels.ts';
import { NAMED } from './offered.ts';

describe('what figures say', () => {
  it('is the English of its own in English, so that nothing is handed on', async () => {
    expect(figureLabels()).toEqual({});
    expect(await figureLabelsIn(undefined)).toEqual({});
    expect(await figureLabelsIn('en-GB')).toEqual({});
    expect(await figureLabelsIn('no tag')).toEqual({});
    expect(await figureLabelsIn('fi')).toEqual({});
  });

  it('is in the language of the call, its values left to whoever draws', async () => {
    const hindi = await figureLabelsIn('hi-IN');
    expect(hindi).toMatchObject({ Planet: 'ग्रह', Sun: 'सूर्य', '{count} of {most}': '{most} में {count}' });
    const spanish = await figureLabelsIn('es');
    expect(spanish).toMatchObject({ Planet: 'Planeta', Tuesday: 'martes', Jan: 'ene' });
  });

  it.each(NAMED)('names planets and signs in %s, whatever else of it there is', async (tag) => {
    const labels = await figureLabelsIn(tag);
    expect(labels['Sun']).not.toBe('Sun');
    expect(Object.values(labels).filter((label) => label.trim() === '')).toEqual([]);
  });

  it.each(NAMED)('has the values of each label once in %s', async (tag) => {
    const values = (text: string): string => (text.match(/\{\w+\}/g) ?? []).toSorted().join(' ');
    const wrong = Object.entries(await figureLabelsIn(tag)).filter(([label, said]) => values(label) !== values(said));
    expect(wrong).toEqual([]);
  });
});
