import { beforeEach, describe, expect, it } from 'vitest';
import { Cases, casesAtHand, forgetCases } from './cases.ts';
import { randomBirths } from './random-births.ts';

const cases = Cases.of({ birth: 1 }, { birth: 2 }, { birth: 3 });
const failAt = (births: Iterable<{ birth: number }>, wrong: number) => {
  expect(() => {
    for (const { birth } of births) if (birth === wrong) throw new Error('wrong');
  }).toThrow('wrong');
};

describe('a list of cases', () => {
  beforeEach(forgetCases);

  it('is a list like any other', () => {
    expect([...cases, ...cases.entries()]).toHaveLength(6);
    expect(cases.map(({ birth }) => birth)).toEqual([1, 2, 3]);
    expect(casesAtHand()).toEqual([]);
  });

  it('names the case at which a loop failed', () => {
    failAt(cases, 2);
    expect(casesAtHand()).toEqual(['{"birth":2}']);
  });

  it('names it for lists that are made of it', () => {
    failAt(cases.slice(1), 3);
    expect(casesAtHand()).toEqual(['{"birth":3}']);
    failAt(
      cases.filter(({ birth }) => birth < 2).map(({ birth }) => ({ birth: birth * 7 })),
      7,
    );
    expect(casesAtHand()).toEqual(['{"birth":7}']);
  });

  it.each<[string, (look: (birth: number) => void) => void]>([
    [
      'entries',
      (look) => {
        for (const [, { birth }] of cases.entries()) look(birth);
      },
    ],
    ['forEach', (look) => cases.forEach(({ birth }) => look(birth))],
  ])('names it in a loop by %s', (_, loop) => {
    expect(() =>
      loop((birth) => {
        if (birth === 3) throw new Error('wrong');
      }),
    ).toThrow('wrong');
    expect(casesAtHand()).toEqual(['{"birth":3}']);
  });

  it('names the outer case with the inner one, and no loop that has ended', () => {
    for (const outer of cases) {
      if (outer.birth > 1) {
        failAt(cases, 1);
        break;
      }
      for (const inner of cases) expect(inner.birth).toBeGreaterThan(0);
      expect(casesAtHand()).toEqual(['{"birth":1}']);
    }
    expect(casesAtHand()).toEqual(['{"birth":2}', '{"birth":1}']);
  });

  it('names the moment of a chart', () => {
    const charts = Cases.of({ moment: { utcMs: 5 }, planets: {} });
    for (const chart of charts) expect([chart.planets, casesAtHand()]).toEqual([{}, ['{"utcMs":5}']]);
  });

  it('is what random births come as', () => {
    expect(randomBirths(3, 1).slice(1)).toBeInstanceOf(Cases);
  });
});
