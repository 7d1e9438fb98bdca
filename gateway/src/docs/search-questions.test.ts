import { beforeAll, describe, expect, it } from 'vitest';
import { readLibrary } from './library.ts';
import { searchOf, type Search } from './search.ts';

/** What people type, and the pages of which one must be among the first three. */
const QUESTIONS: readonly (readonly [question: string, ...pages: readonly string[]])[] = [
  ['how do I get an API key', '/docs/authentication', '/docs/accounts'],
  ['api key', '/docs/authentication'],
  ['delete my account', '/docs/accounts'],
  ['what is a sub lord', '/docs/kp', '/docs/glossary', '/docs/tools/get_sub_lord_table'],
  ['what is KP', '/docs/kp'],
  ['what does ayanamsa mean', '/docs/kp'],
  ['mahadasha antardasha', '/docs/kp', '/docs/tools/get_dasha_periods'],
  ['get_planets', '/docs/tools/get_planets'],
  ['get planets', '/docs/tools/get_planets'],
  ['R5.3', '/docs/rules/r05'],
  ['batch of calls', '/docs/api'],
  ['monthly allowance', '/docs/accounts', '/docs/api', '/docs/authentication'],
  ['rate limit', '/docs/api', '/docs/authentication', '/docs/accounts'],
  ['error 402', '/docs/errors', '/docs/api'],
  ['quota_exhausted', '/docs/errors'],
  ['overloaded', '/docs/errors'],
  ['python client', '/docs/client', '/docs/examples'],
  ['typescript client', '/docs/client', '/docs/examples'],
  ['claude desktop', '/docs/one-process', '/docs/directories/claude'],
  ['install without docker', '/docs/one-process', '/docs/operations'],
  ['environment variables', '/docs/configuration'],
  ['back up the database', '/docs/operations'],
  ['restore a backup', '/docs/operations'],
  ['kubernetes', '/docs/kubernetes', '/docs/operations'],
  ['helm upgrade', '/docs/operations', '/docs/kubernetes', '/docs/releases'],
  ['how accurate must the birth time be', '/docs/birth-time'],
  ['is it true', '/docs/track-record', '/docs/api'],
  ['base rates', '/docs/track-record', '/docs/glossary'],
  ['embed a chart in my page', '/docs/embed'],
  ['svg figure', '/docs/api', '/docs/views'],
  ['OAuth', '/docs/authentication'],
  ['is my birth data stored', '/docs/accounts', '/docs/threat-model', '/docs/authentication'],
  ['panchang', '/docs/tools/get_panchang'],
  ['panchng', '/docs/tools/get_panchang'],
  ['wedding date', '/docs/tools/find_wedding_muhurta', '/docs/guides/find-a-date'],
  [
    'horary number',
    '/docs/guides/horary-desk',
    '/docs/tools/get_horary_chart_v2',
    '/docs/tools/get_career_horary',
    '/docs/kp',
  ],
  [
    'when will I marry',
    '/docs/tools/get_marriage_advanced',
    '/docs/tools/get_marriage_delay',
    '/docs/tools/run_marriage_complete_reading',
  ],
  [
    'match two people',
    '/docs/guides/match-two-people',
    '/docs/tools/check_compatibility',
    '/docs/tools/run_kundli_match_complete',
    '/docs/tools/get_compatibility_advanced',
  ],
  ['what does DENIED mean', '/docs/vocabulary'],
  ['prometheus metrics', '/docs/operations'],
];

describe('questions that people type', () => {
  let search: Search;
  beforeAll(async () => {
    search = await searchOf(readLibrary());
  });
  const found = (query: string): readonly string[] =>
    search.hits(search.wanted(query), query).map(({ href }) => href.replace(/#.*/, ''));

  it('are forty', () => expect(QUESTIONS.length).toBe(40));

  it.each(QUESTIONS)('%s', (question, ...pages) => {
    const first = found(question).slice(0, 3);
    expect(first.some((href) => pages.includes(href)) ? '' : first.join(' ')).toBe('');
  });

  it('give each page once, and cut no word in two', () => {
    for (const [question] of QUESTIONS) {
      const pages = found(question);
      expect([question, pages.length]).toEqual([question, new Set(pages).size]);
      for (const { excerpt } of search.hits(search.wanted(question), question))
        expect(excerpt.length).toBeLessThan(200);
    }
  });
});
