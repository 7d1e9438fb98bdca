import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { FoundPages } from './found-pages.ts';
import { readLibrary } from './library.ts';
import { searchOf, type Search } from './search.ts';
import { MOST_PLACES, MOST_SECTIONS, wordsIn } from './search-words.ts';

const library = readLibrary();
const sections = library.paths.flatMap((path) => {
  const page = library.pageAt(path);
  return (page?.sections ?? []).map(({ text }) => wordsIn(text));
});
const counts = new Map<string, number>();
for (const words of sections) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
/** In how many sections a text with the word stands. */
const sectionsWith = (word: string): number => counts.get(word) ?? 0;

describe('a search of the documents', () => {
  let search: Search;
  beforeAll(async () => {
    search = await searchOf(library);
  });
  const words = (query: string) => search.wanted(query).map(({ word }) => word);
  const places = (query: string) => search.wanted(query).reduce((sum, each) => sum + each.places, 0);
  const found = (query: string) => search.hits(search.wanted(query)).map(({ href }) => href);

  it('looks for each word once, for no single letter or digit, and for eight at most', () => {
    expect(words('Dasha, dasha (DASHA) 7 a b 1')).toEqual(['dasha']);
    expect(words('1+'.repeat(100))).toEqual([]);
    expect(words('a '.repeat(100))).toEqual([]);
    expect(words('mars venus saturn jupiter mercury rahu ketu moon sun lagna')).toHaveLength(8);
    expect(words('x'.repeat(200))).toEqual([]);
  });

  it('leaves out words that most sections have, unless there are no others', () => {
    expect(sectionsWith('the')).toBeGreaterThan(MOST_SECTIONS);
    expect(words('the promise of marriage')).toEqual(['promise', 'marriage']);
    expect(words('of the')).toEqual(['of', 'the']);
    expect(found('result system').length).toBeGreaterThan(0);
  });

  it('goes to no more places than it may, whatever is asked', () => {
    const some = [...counts.keys()].filter((word) => word !== '');
    const part = fc.tuple(fc.constantFrom(...some), fc.nat(8)).map(([word, cut]) => word.slice(0, cut + 1));
    const query = fc.array(fc.oneof(part, fc.string({ maxLength: 12 })), { maxLength: 40 });
    fc.assert(
      fc.property(query, (parts) => {
        const asked = parts.join(' ');
        expect(places(asked)).toBeLessThanOrEqual(MOST_PLACES);
        expect(search.wanted(asked).filter(({ slips }) => slips > 0).length).toBeLessThanOrEqual(2);
      }),
      { seed: 20261128, numRuns: 2_000 },
    );
    // The beginnings that lead to most.
    const weight = new Map<string, number>();
    for (const word of some) weight.set(word.slice(0, 3), (weight.get(word.slice(0, 3)) ?? 0) + sectionsWith(word));
    const heaviest = [...weight].sort(([, one], [, other]) => other - one).slice(0, 8);
    expect(places(heaviest.map(([beginning]) => beginning).join(' '))).toBeLessThanOrEqual(MOST_PLACES);
  });

  it('knows beforehand how many places a word leads to', () => {
    for (const word of ['panchang', 'kuja', 'bhinnashtakavarga', 'gulika']) {
      const [{ asBeginning, places: known } = { asBeginning: false, places: 0 }] = search.wanted(word);
      const beginning = [...counts.keys()].filter((other) => other.startsWith(word));
      const texts = beginning.reduce((sum, other) => sum + sectionsWith(other), 0);
      expect([word, asBeginning]).toEqual([word, true]);
      // Titles and headings come to it.
      expect(known).toBeGreaterThanOrEqual(texts);
      expect(known).toBeLessThanOrEqual(3 * sections.length);
      expect(known === 0).toBe(texts === 0 && found(word).length === 0);
    }
  });

  it('finds what is misspelt by a letter', () => {
    expect(found('panchng')).toEqual(expect.arrayContaining(['/docs/tools/get_panchang']));
  });

  it('keeps what it found for queries of the same words', async () => {
    let read = 0;
    const pages = new FoundPages(() => {
      read += 1;
      return library;
    });
    const bodies = await Promise.all(['Mars dasha', 'mars, dasha'].map(async (query) => pages.pageFor(query)));
    expect(read).toBe(1);
    const lists = bodies.map(({ body }) => /<ol.*<\/ol>/s.exec(body)?.[0]);
    expect(lists[0]).toContain('href');
    expect(lists[1]).toBe(lists[0]);
  });
});
