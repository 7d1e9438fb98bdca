import { describe, expect, it } from '@jest/globals';
import { verdictQuote } from './promise-reasoning.ts';

const judged = {
  verdict: 'CONTRADICTED',
  house: 5,
  csl: 'Moon',
  covered: [6, 10],
  supportHit: [],
  denialHit: [5, 9],
} as const;

describe('a quoted verdict', () => {
  it('names cusp, sub lord and houses in one sentence', () => {
    expect(verdictQuote('Marriage', { ...judged, verdict: 'ACTIVE', denialHit: [] })).toBe(
      'Marriage is promised by the Moon, sub lord of cusp 5, which signifies required houses 6 and 10.',
    );
    expect(verdictQuote('Marriage', { ...judged, verdict: 'DENIED', covered: [], supportHit: [] })).toBe(
      'Marriage is denied by the Moon, sub lord of cusp 5, which signifies no required house and opposing houses 5 and 9.',
    );
  });

  it.each([
    [{}, 'signifies houses 6 and 10 against 5 and 9.'],
    [{ denialHit: [] }, 'signifies houses 6 and 10.'],
    [{ covered: [], supportHit: [3] }, 'signifies helping house 3 against 5 and 9.'],
    [{ covered: [] }, 'signifies no required house and opposing houses 5 and 9.'],
  ])('is brief where the name is long: %j', (more, expected) => {
    const quote = verdictQuote('Thread Ceremony / First Initiation of a Pupil', { ...judged, ...more });
    expect(quote.endsWith(`, because the Moon, sub lord of cusp 5, ${expected}`)).toBe(true);
    if (!('covered' in more))
      expect(quote.split(' ').filter((word) => /[A-Za-z]/.test(word)).length).toBeLessThanOrEqual(25);
  });
});
