import { describe, expect, it } from 'vitest';
import { naiveRank } from '../../../test/naive-levels.ts';
import { randomCasts } from '../../../test/number-casts.ts';
import { natalEvent } from '../../events/natal.ts';
import { questionOf } from './question.ts';
import { deltasOf, sessionOf, trendOf } from './serial.ts';
import type { Session } from './serial.ts';

/** A session as judged: answer and coverage; null when withheld. */
const session = (answer: Session['answer'], coverage = 50): Session => ({
  verdict:
    answer === null ? 'WITHHELD' : answer === 'NO' ? 'UNFAVOURABLE' : answer === 'MIXED' ? 'MIXED' : 'FAVOURABLE',
  answer,
  basis: null,
  csl: 'Sun',
  coverage,
  supporting: [],
  detrimental: [],
  withhold: null,
});

describe('the trend over sessions (R17.6)', () => {
  it('compares each session with the last that was judged, by answer and then by ten points of coverage', () => {
    const sessions = [
      session(null),
      session('NO', 25),
      session(null),
      session('NO', 35),
      session('NO', 34.9),
      session('MIXED', 10),
      session('YES', 10),
      session('QUALIFIED_YES', 90),
      session('QUALIFIED_YES', 80),
    ];
    expect(deltasOf(sessions)).toEqual([
      null,
      null,
      null,
      'IMPROVED',
      'SAME',
      'IMPROVED',
      'IMPROVED',
      'WORSENED',
      'WORSENED',
    ]);
  });

  it.each([
    ['no session judged', [session(null), session(null)], null],
    ['two turns', [session('NO'), session('YES'), session('NO'), session('YES')], 'OSCILLATING'],
    ['one turn, better at the end', [session('YES'), session('NO'), session('YES')], 'RESOLUTION_NEAR'],
    ['better, but not favourable', [session('NO'), session('MIXED')], 'STABLE_UNFAVOURABLE'],
    ['worse at the end', [session('YES'), session('NO')], 'WORSENING'],
    ['coverage lost over all', [session('YES', 60), session('YES', 52), session('YES', 48)], 'WORSENING'],
    ['favourable throughout', [session('YES', 60), session('YES', 55)], 'STABLE_FAVOURABLE'],
    ['unfavourable throughout', [session('NO', 20), session('NO', 22)], 'STABLE_UNFAVOURABLE'],
    ['one judged alone', [session(null), session('QUALIFIED_YES')], 'STABLE_FAVOURABLE'],
  ] as const)('%s', (_, sessions, trend) => {
    expect(trendOf(sessions)).toBe(trend);
  });

  it('covers the favourable houses by the weights of the sub lord', () => {
    const question = questionOf(natalEvent('marriage'));
    for (const { chart } of randomCasts(80, 3)) {
      const found = sessionOf(chart, question);
      const weights = [2, 7, 11].map((house) => 5 - Math.min(5, naiveRank(chart, found.csl, house as 2)));
      const sum = weights.reduce((total, each) => total + each, 0);
      expect(found.coverage).toBe(Math.round((sum / 12) * 1000) / 10);
      expect(found.withhold !== null).toBe(found.verdict === 'WITHHELD');
    }
  });
});
