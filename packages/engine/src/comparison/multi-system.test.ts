import { describe, expect, it } from 'vitest';
import { randomCharts } from '../../test/random-charts.ts';
import { workedChart } from '../../test/worked-chart.ts';
import { NATAL_EVENTS, natalEvent } from '../events/natal.ts';
import { cuspalSubLord } from '../chart/placement.ts';
import { promise } from '../kp/promise/promise.ts';
import { bosmiaVerdict } from '../kp/schools/bosmia.ts';
import { fourStep } from '../kp/schools/four-step.ts';
import { kcil } from '../kp/schools/kcil.ts';
import { multiSystemVerdict, SCHOOL_ANSWERS, SCHOOL_CONSENSUS, schoolConsensus, SCHOOLS } from './multi-system.ts';

/** The table of the rule, word by word. */
const NORMALISED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  KP_CSL: {
    ACTIVE: 'PROMISE',
    MIXED_ACTIVE: 'MIXED',
    PARTIALLY_ACTIVE: 'MIXED',
    CONTRADICTED: 'MIXED',
    DENIED: 'DENIAL',
    NEGATED: 'DENIAL',
  },
  KCIL: { STRONG_PROMISE: 'PROMISE', MIXED: 'MIXED', WEAK: 'MIXED', DENIED: 'DENIAL' },
  FOUR_STEP: { PROMISED: 'PROMISE', MIXED: 'MIXED', INCONCLUSIVE: 'MIXED', DENIED: 'DENIAL' },
  BOSMIA: { FOR: 'PROMISE', MIXED: 'MIXED', AGAINST: 'DENIAL' },
};

const rows = randomCharts(25, 22_006).flatMap((chart) =>
  NATAL_EVENTS.map((event) => ({ chart, event, found: multiSystemVerdict(chart, event) })),
);

describe('four schools on one event (R22.6)', () => {
  it('quote each school as it answers alone, KP first', () => {
    for (const { chart, event, found } of rows) {
      expect(found.systems.map(({ name, raw }) => [name, raw])).toEqual([
        ['KP_CSL', promise(chart, event).verdict],
        ['KCIL', kcil(chart, event).verdict],
        ['FOUR_STEP', fourStep(chart, event).verdict],
        ['BOSMIA', bosmiaVerdict(chart, cuspalSubLord(chart, event.primaryCusp), event).verdict],
      ]);
      for (const { name, raw, normalised, reason } of found.systems) {
        expect(normalised).toBe(NORMALISED[name]?.[raw]);
        expect(reason).toMatch(/ of the required houses and .* of those against\./);
      }
    }
  });

  it('count to four', () => {
    for (const { found } of rows) {
      const { promise: yes, mixed, denial } = found.counts;
      expect(yes + mixed + denial).toBe(4);
      expect(found.consensus).toBe(schoolConsensus(found.counts));
    }
  });

  it.each([
    [4, 0, 0, 'UNANIMOUS_PROMISE'],
    [3, 1, 0, 'STRONG_PROMISE'],
    [3, 0, 1, 'STRONG_PROMISE'],
    [2, 2, 0, 'MIXED'],
    [2, 1, 1, 'SPLIT'],
    [2, 0, 2, 'SPLIT'],
    [1, 3, 0, 'MIXED'],
    [1, 2, 1, 'MIXED'],
    [1, 1, 2, 'SPLIT'],
    [1, 0, 3, 'STRONG_DENIAL'],
    [0, 4, 0, 'MIXED'],
    [0, 3, 1, 'MIXED'],
    [0, 2, 2, 'MIXED'],
    [0, 1, 3, 'STRONG_DENIAL'],
    [0, 0, 4, 'STRONG_DENIAL'],
  ])('%i promise, %i mixed, %i denial: %s', (yes, mixed, denial, consensus) => {
    expect(schoolConsensus({ promise: yes, mixed, denial })).toBe(consensus);
  });

  it('name for each flat contradiction a house that only one of the two finds', () => {
    let differing = 0;
    let same = 0;
    for (const { event, found } of rows) {
      const of = (answer: string) => found.systems.filter(({ normalised }) => normalised === answer);
      expect(found.disagreements).toHaveLength(of('PROMISE').length * of('DENIAL').length);
      for (const { promise: yesName, denial: noName, house } of found.disagreements) {
        const yes = found.systems.find(({ name }) => name === yesName);
        const no = found.systems.find(({ name }) => name === noName);
        if (!yes || !no) throw new Error('no such school');
        expect([yes.normalised, no.normalised]).toEqual(['PROMISE', 'DENIAL']);
        if (house === null) {
          same += 1;
          for (const met of yes.met) expect(no.met).toContain(met);
          for (const against of no.against) expect(yes.against).toContain(against);
        } else {
          differing += 1;
          const gained = event.required.includes(house) && yes.met.includes(house) && !no.met.includes(house);
          const lost = no.against.includes(house) && !yes.against.includes(house);
          expect(gained || lost).toBe(true);
        }
      }
    }
    expect(differing).toBeGreaterThan(50);
    expect(same).toBeGreaterThan(0);
  });

  it('reach every answer of every school and every consensus', () => {
    expect(new Set(rows.map(({ found }) => found.consensus))).toEqual(new Set(SCHOOL_CONSENSUS));
    for (const school of SCHOOLS) {
      const of = rows.flatMap(({ found }) => found.systems.filter(({ name }) => name === school));
      expect(new Set(of.map(({ normalised }) => normalised))).toEqual(new Set(SCHOOL_ANSWERS));
      expect(new Set(of.map(({ raw }) => raw))).toEqual(new Set(Object.keys(NORMALISED[school] ?? {})));
    }
  });

  it('give their working in words', () => {
    const { systems } = multiSystemVerdict(workedChart(), natalEvent('marriage'));
    expect(systems.map(({ reason }) => reason)).toEqual([
      'The sub lord of cusp 7 is Saturn. It signifies 7 of the required houses and 1 of those against. The matter is promised, because the required houses are stronger in level and in weight than those against it.',
      'At cusp 7 the star lord the Sun gives 15 of 15, the sub lord Saturn gives 0 of 60 and the sub-sub lord Rahu gives 25 of 25 points. They reach 2, 7 and 11 of the required houses and none of those against. The score is 40 of 100.',
      'At cusp 7 the end indicator is the Moon, star lord of the sub lord Saturn. It gives 2 of the required houses and 6 and 10 of those against.',
      'The sub lord of cusp 7 is Saturn. It signifies 2, 7 and 11 of the required houses and 1 of those against. Of the six roles its best is 1 for the matter and 5 against it.',
    ]);
    const several = multiSystemVerdict(workedChart(), natalEvent('marriage'), [2, 7]).systems[1];
    expect(several?.reason).toMatch(/^The scores of cusps 2 and 7 are [\d.]+ and 40\. They reach /);
  });
});
