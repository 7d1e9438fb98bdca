import { describe, expect, it } from 'vitest';
import { randomCharts } from '../../../test/random-charts.ts';
import { NATAL_EVENTS } from '../../events/natal.ts';
import { judgedGroup } from '../../events/resolve.ts';
import { promise } from './promise.ts';
import { verdictQuote, verdictSentence } from './promise-reasoning.ts';

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

  it('says of an unwelcome matter that it is indicated, never promised', () => {
    const adverse = { ...judged, polarity: 'adverse' } as const;
    const quoted = (verdict: 'ACTIVE' | 'MIXED_ACTIVE' | 'NEGATED') => verdictQuote('Surgery', { ...adverse, verdict });
    expect(quoted('ACTIVE')).toContain('Surgery is indicated by the Moon, ');
    expect(quoted('MIXED_ACTIVE')).toContain('Surgery is indicated with opposition by the Moon, ');
    expect(quoted('NEGATED')).toContain('Surgery is not indicated by the Moon, ');
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

describe('the sentence on a verdict', () => {
  const opposed = { verdict: 'MIXED_ACTIVE', basis: 'PARTIAL_OPPOSITION', outweighed: false } as const;
  it.each([
    [
      { bestRequiredLevel: 1, bestDenialLevel: 1, weightRequired: 7, weightDenial: 4 },
      'as strong in level or weight as those required',
    ],
    [
      { bestRequiredLevel: 2, bestDenialLevel: 1, weightRequired: 5, weightDenial: 4 },
      'stronger in level, those required in weight',
    ],
    [
      { bestRequiredLevel: 1, bestDenialLevel: 2, weightRequired: 4, weightDenial: 6 },
      'the required houses are stronger in level, those against it in weight',
    ],
    [
      { bestRequiredLevel: 2, bestDenialLevel: 1, weightRequired: 3, weightDenial: 8, outweighed: true },
      'the houses against it are stronger in level and in weight than those required',
    ],
  ] as const)('calls houses as strong only where they tie (R9P): %j', (figures, expected) => {
    expect(verdictSentence('Marriage', { ...opposed, ...figures })).toContain(expected);
  });

  it('says of a weak promise that those against it are stronger', () => {
    expect(verdictSentence('Marriage', { verdict: 'PARTIALLY_ACTIVE', basis: 'WEAK_LEVEL', outweighed: true })).toBe(
      'Marriage is promised weakly, because the required houses are met below level 1 and those against it are stronger.',
    );
  });
});

describe('the reasoning of a verdict', () => {
  it('says of one helping house whether it is signified, and of several which', () => {
    const said = new Set<string>();
    for (const chart of randomCharts(10, 4_711)) {
      for (const event of NATAL_EVENTS) {
        const { reasoning, supportHit } = promise(chart, event);
        const { supporting } = event;
        const hit = supportHit.length > 0;
        const [expected, kind] =
          supporting.length === 1
            ? [`It ${hit ? 'signifies' : 'does not signify'} the helping house ${supporting.join()}.`, `one ${hit}`]
            : [/^Of the helping houses .* it signifies (none|\d.*)\.$/, 'several'];
        const lines = reasoning.filter((line) => line.includes('the helping'));
        expect(lines).toHaveLength(supporting.length > 0 ? 1 : 0);
        for (const line of lines) {
          if (typeof expected === 'string') expect(line).toBe(expected);
          else expect(line).toMatch(expected);
          said.add(kind);
        }
      }
    }
    expect(said).toEqual(new Set(['one true', 'one false', 'several']));
  });
});

describe('the reasoning on a group of houses', () => {
  it('speaks of one matter in whole sentences', () => {
    for (const chart of randomCharts(3, 4_712)) {
      const { reasoning } = promise(chart, judgedGroup([2, 7, 11]));
      expect(reasoning[0]).toMatch(/^The matter of houses 2, 7 and 11 is judged from cusp 2 in /);
      expect(reasoning.join(' ')).toMatch(/ The matter needs 2, 7 and 11[^]* So the matter is [a-z ]+, because /);
    }
  });
});
