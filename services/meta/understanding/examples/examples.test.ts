import { describe, expect, it } from 'vitest';
import { matterNamed } from '../../matters/matters.ts';
import { EXAMPLES } from './examples.ts';
import { WITHOUT_MATTER } from './form.ts';

const isKnown = (key: string) => matterNamed(key) !== undefined || WITHOUT_MATTER.some((name) => name === key);

describe.each(Object.entries(EXAMPLES))('the examples in %s', (_, files) => {
  const entries = files.flatMap((file) => Object.entries(file).map(([key, said = []]) => ({ key, said })));

  it('stand under keys of matters', () => {
    expect(entries.filter(({ key }) => !isKnown(key)).map(({ key }) => key)).toEqual([]);
  });

  it('are each written once', () => {
    const said = entries.flatMap((entry) => entry.said.map((text) => text.toLowerCase()));
    expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
  });
});
