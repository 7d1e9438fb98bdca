import { OFFERED } from '@cuspal/speech';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { catalogueId, presentSources } from '../scripts/generate/messages/sources.ts';
import type { Messages } from '../scripts/generate/messages/catalogue-file.ts';
import { faultsOf } from '../scripts/translations/faults.ts';
import { disagreements } from './second-translations/disagreements.ts';

// What a program can hold of a translation against one that was made without it (docs/translating.md#the-second-translation).

const sources = (await presentSources()).filter(({ path }) => !path.includes('/test/'));
const messagesIn = (tag: string | undefined): ReadonlyMap<string, string> =>
  new Map(
    sources
      .filter((each) => each.tag === tag)
      .flatMap(({ path, messages }) =>
        Object.entries(messages).map(([key, message]) => [`${catalogueId(path)}/${key}`, message] as const),
      ),
  );
const secondIn = async (tag: string): Promise<Messages> =>
  JSON.parse(await readFile(new URL(`second-translations/${tag}.json`, import.meta.url), 'utf8')) as Messages;

const FEWEST = 150;
const english = messagesIn(undefined);

describe.each(OFFERED)('what was translated into %s twice', (tag) => {
  it('tells the same both times', async () => {
    const first = messagesIn(tag);
    const second = Object.entries(await secondIn(tag));
    expect(second.length).toBeGreaterThanOrEqual(FEWEST);
    expect(
      second.flatMap(([id, own]) => [
        ...disagreements(first.get(id) ?? '', own, tag).map((each) => `${id}: ${each}`),
        ...faultsOf(english.get(id) ?? '', own, tag).map((each) => `${id}: the second ${each}`),
      ]),
    ).toEqual([]);
  });
});

it('is the same messages in every language', async () => {
  const all = await Promise.all(OFFERED.map(async (tag) => [tag, Object.keys(await secondIn(tag))] as const));
  const [, ids] = all[0] ?? [];
  expect(all.filter(([, own]) => own.join() !== ids?.join()).map(([tag]) => tag)).toEqual([]);
});

describe('disagreements', () => {
  const FIRST = '{lord, planet} {until, day} से पहले केवल पक्ष में है।';

  it('finds none between two ways to say the same', () => {
    expect(disagreements(FIRST, 'सिर्फ़ {until, day} से पूर्व {lord, planet} अनुकूल है।', 'hi')).toEqual([]);
  });

  it.each([
    ['पक्ष में है', 'पक्ष में नहीं है', '"not" is in the second alone'],
    ['से पहले', 'के बाद', '"before" is in the first alone'],
    ['से पहले', 'के बाद', '"after" is in the second alone'],
    ['केवल ', '', '"only" is in the first alone'],
    ['पक्ष में', 'विपक्ष में', '"oppose" is in the second alone'],
    ['{lord, planet} ', '', '{lord} is in the first alone'],
  ])('finds that %s became %s', (from, to, fault) => {
    expect(disagreements(FIRST, FIRST.replace(from, to), 'hi')).toContain(fault);
  });
});
