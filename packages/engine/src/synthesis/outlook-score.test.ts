import { describe, expect, it } from 'vitest';
import type { MonthTone } from '../kp/timing/annual-forecast.ts';
import { outlookScore, type OutlookGrounds } from './outlook-score.ts';

const year = (tone: 'FAVOURABLE' | 'MIXED' | 'DIFFICULT') => ({
  annualChart: { tone, munthaHouse: 2, yearLord: 'Moon' as const, yearLordHouse: 3 },
});

/** Shares of strong lords and of those against, the rest split between the two other words. */
const shares = (strong: number, against: number) => {
  const rest = (1 - strong - against) / 2;
  return { STRONG: strong, WEAK: rest, AGAINST: against, SILENT: rest };
};

/** Nothing for the year or against it but what a test adds; without a benefic yogini one point is lost. */
const PLAIN: OutlookGrounds = {
  time: 'YEAR',
  ...year('MIXED'),
  months: [],
  dasha: shares(0.5, 0.5),
  usualPoints: 0,
  sadeSati: null,
  ashtamaSani: false,
  yogini: ['benefic', 'benefic', 'difficult'],
  eclipses: [],
  openings: [],
};

const points = (of: Partial<OutlookGrounds>) =>
  Object.fromEntries(
    outlookScore({ ...PLAIN, ...of })
      .factors.filter((row) => row.points !== 0)
      .map((row) => [row.factor, row.points]),
  );
const months = (good: number, bad: number): readonly MonthTone[] => [
  ...Array.from({ length: good }, () => 'FAVOURABLE' as const),
  ...Array.from({ length: bad }, () => 'CHALLENGING' as const),
  ...Array.from({ length: 12 - good - bad }, () => 'MIXED' as const),
];

describe('the points of a year', () => {
  it('two for the tone of the annual chart', () => {
    expect(points({ ...year('FAVOURABLE') })).toEqual({ varshaphala: 2, yogini: 1 });
    expect(points({ ...year('DIFFICULT') })).toEqual({ varshaphala: -2, yogini: 1 });
    expect(points({})).toEqual({ yogini: 1 });
  });

  it.each([
    [12, 0, 2],
    [5, 2, 2],
    [4, 2, 1],
    [4, 3, 1],
    [4, 4, undefined],
    [3, 4, -1],
    [3, 5, -1],
    [3, 6, -2],
  ])('%d favourable and %d challenging months give %s', (good, bad, given) => {
    expect(points({ months: months(good, bad) })['months']).toBe(given);
  });

  it('two for lords that rule more than half of the year, and a word where the months say otherwise', () => {
    expect(points({ dasha: shares(0.51, 0.49) })).toMatchObject({ dasha: 2 });
    expect(points({ dasha: shares(0.2, 0.6) })).toMatchObject({ dasha: -2 });
    expect(points({ dasha: shares(0.4, 0.4) })).not.toHaveProperty('dasha');
    const opposed = shares(0, 1);
    const said = (of: readonly MonthTone[]) =>
      outlookScore({ ...PLAIN, dasha: opposed, months: of }).factors.find(({ factor }) => factor === 'dasha')?.detail;
    expect(said(months(9, 0))).toBe(
      'Behind the months stand antardasha lords against work and gain for all of the year, which limits what they bring.',
    );
    expect(said(months(0, 9))).toBe('Antardasha lords against work and gain rule all of the year.');
  });

  it('A12: takes off what the lords of a usual year of the person give', () => {
    expect(points({ usualPoints: 1.4 })).toEqual({ yogini: 1, ownMean: -1 });
    expect(points({ usualPoints: -0.7 })).toEqual({ yogini: 1, ownMean: 1 });
    expect(points({ usualPoints: 0.4 })).toEqual({ yogini: 1 });
  });

  it('one less for Saturn on the Moon or in the eighth from it, and one for yoginis', () => {
    expect(points({ sadeSati: 'Janma' })).toEqual({ sadeSati: -1, yogini: 1 });
    expect(points({ sadeSati: 'Vraya' })).toEqual({ yogini: 1 });
    expect(points({ ashtamaSani: true })).toEqual({ ashtamaSani: -1, yogini: 1 });
    expect(points({ yogini: ['benefic', 'difficult', 'difficult'] })).toEqual({ yogini: -1 });
    const said = (yogini: OutlookGrounds['yogini']) =>
      outlookScore({ ...PLAIN, yogini }).factors.find(({ factor }) => factor === 'yogini')?.detail;
    expect(said(['benefic', 'difficult', 'difficult'])).toBe(
      'The Yogini dasha is benefic at the beginning of the year, but not at the middle or the end.',
    );
    expect(said(['benefic', 'benefic', 'benefic'])).toBe(
      'The Yogini dasha is benefic at the beginning, the middle and the end of the year.',
    );
    expect(said([null, 'difficult', 'difficult'])).toBe(
      'The Yogini dasha is not benefic at the beginning, the middle or the end of the year.',
    );
    expect(points({ yogini: [null, 'benefic', 'benefic'] })).toEqual({ yogini: 1 });
  });

  it('one less, once, for the strongest eclipses on Moon, Sun or Ascendant', () => {
    const eclipse = (band: string, ...touched: readonly string[]) => ({
      band,
      kind: 'SOLAR' as const,
      on: '2027-02-06',
      points: touched,
    });
    expect(points({ eclipses: [eclipse('STRONG', 'Moon'), eclipse('STRONG', 'Ascendant')] })).toMatchObject({
      eclipses: -1,
    });
    expect(points({ eclipses: [eclipse('STRONG', 'Mars', 'MC'), eclipse('NOTABLE', 'Sun')] })).toEqual({ yogini: 1 });
  });

  it('one for three openings', () => {
    expect(points({ openings: ['Promotion', 'Award'] })).toEqual({ yogini: 1 });
    expect(points({ openings: ['Promotion', 'Award', 'Fame'] })).toEqual({ openings: 1, yogini: 1 });
  });

  it('four are favourable, one steady, minus two mixed, less challenging', () => {
    const answer = (of: Partial<OutlookGrounds>) => {
      const { score, tone, rule } = outlookScore({ ...PLAIN, ...of });
      return [score, tone, rule];
    };
    const [bad, worse] = [{ yogini: [null, null, null] }, { ...year('DIFFICULT') }];
    expect(answer({ ...year('FAVOURABLE'), months: months(2, 1) })).toEqual([4, 'FAVOURABLE', 'S1']);
    expect(answer({ ...year('FAVOURABLE') })).toEqual([3, 'STEADY', 'S2']);
    expect(answer({})).toEqual([1, 'STEADY', 'S2']);
    expect(answer({ sadeSati: 'Janma' })).toEqual([0, 'MIXED', 'S3']);
    expect(answer({ ...bad, ashtamaSani: true })).toEqual([-2, 'MIXED', 'S3']);
    expect(answer({ ...bad, ...worse })).toEqual([-3, 'CHALLENGING', 'S4']);
  });

  it('passes over what could not be found', () => {
    const { factors, passedOver, score } = outlookScore({
      ...PLAIN,
      months: undefined,
      dasha: undefined,
      sadeSati: undefined,
      openings: undefined,
      usualPoints: undefined,
    });
    expect(factors.map(({ factor }) => factor)).toEqual(['varshaphala', 'ashtamaSani', 'yogini', 'eclipses']);
    expect([passedOver, score]).toEqual([['months', 'dasha', 'sadeSati', 'openings', 'ownMean'], 1]);
  });
});
