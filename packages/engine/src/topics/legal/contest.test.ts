import { describe, expect, it } from 'vitest';
import { disguised, naiveContact, naiveLean } from '../../../test/naive-lean.ts';
import { randomCharts } from '../../../test/random-charts.ts';
import { natalEvent } from '../../events/natal.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { promise } from '../../kp/promise/promise.ts';
import { verdictSentence } from '../../kp/promise/promise-reasoning.ts';
import type { House } from '../../zodiac/names.ts';
import { planetInWords } from '../../zodiac/planet-words.ts';
import { APPEAL_OUTLOOKS, LEGAL_VERDICTS, legalContest, legalVerdict } from './contest.ts';
import { LEGAL_MATTERS, LEGAL_ROLES, MATTER_CUSPS } from './legal-data.ts';

const ACTIVE = { verdict: 'ACTIVE', basis: 'CLEAN', side: 'yes' } as const;
const MIXED = { verdict: 'MIXED_ACTIVE', basis: 'PARTIAL_OPPOSITION', side: 'yes' } as const;
const PARTIAL = { verdict: 'PARTIALLY_ACTIVE', basis: 'WEAK_LEVEL', side: 'yes' } as const;
const SPLIT = { verdict: 'CONTRADICTED', basis: 'WHOLE_DENIAL_OUTRANKS', side: 'split' } as const;
const NO = { verdict: 'NEGATED', basis: 'NO_CONTACT', side: 'no' } as const;

describe('legalVerdict', () => {
  it.each([
    [ACTIVE, 1, true, false, 'FAVOURABLE'],
    [MIXED, 4, false, false, 'FAVOURABLE'],
    [ACTIVE, 1, true, true, 'UNCERTAIN'],
    [PARTIAL, 4, true, false, 'UNCERTAIN'],
    [NO, 4, true, false, 'UNFAVOURABLE'],
    [ACTIVE, -2, true, false, 'UNFAVOURABLE'],
    [SPLIT, -3, true, false, 'UNFAVOURABLE'],
    [ACTIVE, 0, true, false, 'COMPROMISE'],
    [ACTIVE, 0, false, false, 'UNCERTAIN'],
    [SPLIT, 2, true, false, 'COMPROMISE'],
    [SPLIT, -1, true, false, 'COMPROMISE'],
    [SPLIT, 2, false, false, 'UNCERTAIN'],
    [ACTIVE, -1, true, false, 'UNCERTAIN'],
  ] as const)('%j, score %d, settles %s, exposed %s: %s', (victory, ownScore, settles, exposed, verdict) => {
    expect(legalVerdict({ victory, ownScore, settles, exposed })).toBe(verdict);
  });
});

/** How the last reason begins. */
const OPENING = {
  FAVOURABLE: 'The chart favours this person, because',
  COMPROMISE: 'The chart points to a compromise, because',
  UNCERTAIN: 'The outcome is uncertain, because',
  UNFAVOURABLE: 'The chart does not favour this person, because',
};

describe('legalContest over 300 charts', () => {
  const charts = randomCharts(300, 1_215);
  const OWN: readonly (readonly House[])[] = [
    [1, 3, 6, 10, 11],
    [4, 5, 7, 8, 12],
  ];
  const THEIRS: readonly (readonly House[])[] = [
    [5, 7, 12, 4, 8],
    [1, 6, 10, 11],
  ];

  it('scores both sides, the appeal and the matter as worked out plainly, and reaches every word', () => {
    const met = new Set<string>();
    for (const [index, chart] of charts.entries()) {
      const role = LEGAL_ROLES[index % 2] ?? 'plaintiff';
      const matter = LEGAL_MATTERS[index % 5] ?? 'civil';
      const found = legalContest(chart, role, matter);
      const leanOf = (cusp: House, [f = [], d = []]: readonly (readonly House[])[]) =>
        naiveLean(chart, cuspalSubLord(chart, cusp), f, d);
      const worth = (lean: string) => (lean === 'FOR' ? 1 : lean === 'AGAINST' ? -1 : 0);
      const own = [leanOf(6, OWN), leanOf(11, OWN)];
      const theirs = [leanOf(12, THEIRS), leanOf(5, THEIRS)];
      const sum = (leans: string[]) => leans.reduce((total, lean) => total + worth(lean), 0);
      expect(found.ownScore).toBe(sum(own) - sum(theirs));
      const points = [...found.ownSide, ...found.opponentSide].reduce((total, row) => total + row.points, 0);
      expect(points).toBe(found.ownScore);
      const count = ([3, 5, 6, 11, 12] as const).filter(
        (cusp) => naiveContact(chart, cuspalSubLord(chart, cusp), [6, 11]) < 9,
      ).length;
      expect(found.appeal.outlook).toBe(count >= 4 ? 'GOOD' : count === 3 ? 'FAIR' : 'POOR');
      expect(found.matterRow?.cusp ?? null).toBe(matter === 'civil' ? null : MATTER_CUSPS[matter].cusp);
      const victory = promise(chart, natalEvent('court_victory'));
      const seventh = cuspalSubLord(chart, 7);
      expect(found.verdict).toBe(
        legalVerdict({
          victory,
          ownScore: found.ownScore,
          settles: naiveContact(chart, seventh, [6]) < 9 && naiveContact(chart, seventh, [11]) < 9,
          exposed: role === 'defendant' && naiveContact(chart, cuspalSubLord(chart, 1), [8, 12]) <= 2,
        }),
      );
      expect(found.noDisputeIndicated).toBe(promise(chart, natalEvent('legal_dispute')).side === 'no');
      expect(found.reasons[0]).toBe(
        `The sub lord of cusp 6 is ${planetInWords(victory.csl)}. ${verdictSentence('Court Victory', victory)}`,
      );
      expect(found.reasons[1]).toContain(` add up to ${found.ownScore > 0 ? '+' : ''}${found.ownScore}, `);
      const last = found.reasons.at(-1) ?? '';
      expect(last.startsWith(OPENING[found.verdict])).toBe(true);
      if (found.verdict === 'UNFAVOURABLE') expect(last.includes('not promised')).toBe(victory.side === 'no');
      if (found.verdict === 'COMPROMISE') expect(last.includes('sides are even')).toBe(found.ownScore === 0);
      expect(found.reasons.some((line) => line.startsWith('No dispute'))).toBe(found.noDisputeIndicated);
      [found.verdict, found.appeal.outlook, `none ${found.noDisputeIndicated}`].forEach((word) => met.add(word));
    }
    expect(met).toEqual(new Set([...LEGAL_VERDICTS, ...APPEAL_OUTLOOKS, 'none true', 'none false']));
  });

  it('a defendant never stands better than a plaintiff, and nothing but houses moves the verdict', () => {
    for (const chart of charts.slice(0, 80)) {
      const [asked, answered] = [legalContest(chart, 'plaintiff', 'civil'), legalContest(chart, 'defendant', 'civil')];
      if (asked.verdict !== answered.verdict)
        expect([asked.verdict, answered.verdict]).toEqual(['FAVOURABLE', 'UNCERTAIN']);
      expect(legalContest(disguised(chart), 'plaintiff', 'civil')).toEqual(asked);
    }
  });
});

it('every matter but the civil one has its cusp, with a source', () => {
  const coloured = LEGAL_MATTERS.filter((matter) => matter !== 'civil');
  expect(coloured.map((matter) => MATTER_CUSPS[matter].cusp)).toEqual([12, 7, 4, 10]);
  for (const matter of coloured) expect(MATTER_CUSPS[matter].source).toMatch(/^R\d/);
});
