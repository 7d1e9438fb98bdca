import { describe, expect, it } from 'vitest';
import { disguised, naiveContact, naiveLean } from '../../../test/naive-lean.ts';
import { randomCharts } from '../../../test/random-charts.ts';
import { natalEvent } from '../../events/natal.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { promise } from '../../kp/promise/promise.ts';
import { HOUSES } from '../../zodiac/names.ts';
import { FOREIGN_JOB_VERDICTS, foreignJob, foreignJobVerdict, HALF_GRADES, ROUTE_CODES } from './foreign-job.ts';

describe('foreignJobVerdict', () => {
  it.each([
    ['YES', 'YES', 'NEGATED', 'yes', 'LIKELY'],
    ['YES', 'YES', 'ACTIVE', 'no', 'POSSIBLE'],
    ['YES', 'PART', 'ACTIVE', 'yes', 'LIKELY'],
    ['PART', 'YES', 'ACTIVE', 'split', 'LIKELY'],
    ['PART', 'YES', 'ACTIVE', 'no', 'POSSIBLE'],
    ['YES', 'PART', 'MIXED_ACTIVE', 'yes', 'POSSIBLE'],
    ['PART', 'PART', 'ACTIVE', 'yes', 'POSSIBLE'],
    ['YES', 'NO', 'ACTIVE', 'yes', 'WORK_AT_HOME'],
    ['NO', 'YES', 'ACTIVE', 'yes', 'TRAVEL_WITHOUT_JOB'],
    ['PART', 'NO', 'ACTIVE', 'yes', 'UNLIKELY'],
    ['NO', 'PART', 'ACTIVE', 'yes', 'UNLIKELY'],
    ['NO', 'NO', 'ACTIVE', 'yes', 'UNLIKELY'],
  ] as const)('work %s, abroad %s, row %s, entry %s: %s', (work, abroad, job, career, verdict) => {
    expect(foreignJobVerdict(work, abroad, job, career)).toBe(verdict);
  });
});

describe('foreignJob over 300 charts', () => {
  const charts = randomCharts(300, 90_210);

  it('has halves, routes and the variant as worked out plainly, and reaches every word', () => {
    const met = new Set<string>();
    for (const chart of charts) {
      const { verdict, work, abroad, route, kpmVariant } = foreignJob(chart);
      const leans = [
        naiveLean(chart, cuspalSubLord(chart, 10), [2, 6, 10, 11], [5, 8, 12]),
        naiveLean(chart, cuspalSubLord(chart, 6), [2, 6, 10, 11], [5, 8, 12]),
        naiveLean(chart, cuspalSubLord(chart, 12), [3, 9, 12], [2, 4, 11]),
        naiveLean(chart, cuspalSubLord(chart, 9), [9, 12], [2, 4, 11]),
      ];
      expect([...work.cusps, ...abroad.cusps].map(({ lean }) => lean)).toEqual(leans);
      const grade = (pair: string[]) => ['NO', 'PART', 'YES'][pair.filter((lean) => lean === 'FOR').length];
      expect([work.grade, abroad.grade]).toEqual([grade(leans.slice(0, 2)), grade(leans.slice(2))]);
      const [job, career] = ['foreign_job', 'career_start'].map((key) => promise(chart, natalEvent(key)));
      if (!job || !career) throw new Error('two promises');
      expect(verdict).toBe(foreignJobVerdict(work.grade, abroad.grade, job.verdict, career.side));
      if (career.side === 'no') expect(verdict).not.toBe('LIKELY');
      const twelfth = cuspalSubLord(chart, 12);
      const held = HOUSES.filter((house) => naiveContact(chart, twelfth, [house]) < 9);
      const { starLord, subLord } = chart.planets[twelfth];
      expect(route.map(({ code }) => code)).toEqual([
        ...(held.includes(6) ? ['EMPLOYER_POSTING'] : []),
        ...(held.includes(7) ? ['PARTNER_OR_AGENT'] : []),
        ...(held.includes(5) ? ['STUDY_FIRST'] : []),
        ...(held.includes(9) ? ['OWN_SEARCH'] : []),
        ...([twelfth, starLord, subLord].includes('Rahu') ? ['FOREIGN_MARK'] : []),
      ]);
      const kpm = ([2, 5, 11] as const).map((cusp) => naiveContact(chart, cuspalSubLord(chart, cusp), [2, 5, 8]) < 9);
      expect(kpmVariant.met).toBe(kpm.every(Boolean));
      [verdict, work.grade, abroad.grade, ...route.map(({ code }) => code)].forEach((word) => met.add(word));
    }
    expect(met).toEqual(new Set([...FOREIGN_JOB_VERDICTS, ...HALF_GRADES, ...ROUTE_CODES]));
  });

  it('is moved by nothing but houses', () => {
    for (const chart of charts.slice(0, 60)) expect(foreignJob(disguised(chart))).toEqual(foreignJob(chart));
  });
});
