import { describe, expect, it } from 'vitest';
import { disguised, naiveContact, naiveLean } from '../../../test/naive-lean.ts';
import { ephemeris, randomCharts } from '../../../test/random-charts.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { promise } from '../../kp/promise/promise.ts';
import { topicHorizon } from '../../kp/timing/topic-timing.ts';
import { tropicalPosition } from '../../search/position.ts';
import { jdFromUtcMs } from '../../time/julian.ts';
import { beginSearch } from '../../passages/transit-search.ts';
import { directSpans } from '../../passages/direct-motion.ts';
import { VISA_MATTERS, VISA_TYPES } from './visa-data.ts';
import { filingWindows, VISA_VERDICTS, visaReading, visaVerdict } from './visa.ts';

const DAY = 86_400_000;

describe('houses of a visa', () => {
  it.each([
    ['tourist', [3, 9, 11, 12], [4, 6, 8]],
    ['student', [3, 4, 9, 11, 12], [6, 8]],
    ['work', [3, 6, 9, 10, 11, 12], [4, 8]],
    ['spouse', [3, 7, 9, 11, 12], [4, 6, 8]],
    ['residence', [3, 9, 11, 12], [4, 6, 8]],
  ] as const)('%s: %j against %j, disjoint, from cusp 9', (type, required, denial) => {
    const matter = VISA_MATTERS[type];
    expect([matter.required, matter.denial, matter.primaryCusp]).toEqual([required, denial, 9]);
    expect(matter.required.filter((house) => matter.denial.includes(house))).toEqual([]);
  });
});

describe('visaVerdict', () => {
  it.each([
    ['ACTIVE', 'yes', 'FOR', 'GRANT_LIKELY'],
    ['ACTIVE', 'yes', 'NONE', 'GRANT_LIKELY'],
    ['ACTIVE', 'yes', 'BOTH', 'GRANT_LIKELY'],
    ['ACTIVE', 'yes', 'AGAINST', 'GRANT_WITH_QUERY'],
    ['MIXED_ACTIVE', 'yes', 'FOR', 'GRANT_WITH_QUERY'],
    ['PARTIALLY_ACTIVE', 'yes', 'FOR', 'GRANT_WITH_QUERY'],
    ['CONTRADICTED', 'split', 'FOR', 'UNCERTAIN'],
    ['NEGATED', 'no', 'FOR', 'REFUSAL_RISK'],
    ['DENIED', 'no', 'FOR', 'REFUSAL_RISK'],
  ] as const)('%s (%s), papers %s: %s', (promised, side, papers, verdict) => {
    expect(visaVerdict(promised, side, papers)).toBe(verdict);
  });
});

describe('visaReading over 200 charts', () => {
  const charts = randomCharts(200, 1_789);

  it('leans and cautions as worked out plainly, reaches every verdict, is moved by nothing but houses', () => {
    const met = new Set<string>();
    for (const [index, chart] of charts.entries()) {
      const type = VISA_TYPES[index % 5] ?? 'work';
      const { verdict, documents, authority, cautions } = visaReading(chart, VISA_MATTERS[type]);
      const { verdict: promised, side } = promise(chart, VISA_MATTERS[type]);
      expect(documents.lean).toBe(naiveLean(chart, cuspalSubLord(chart, 3), [3, 9, 11], [6, 8, 12]));
      expect(authority.lean).toBe(naiveLean(chart, cuspalSubLord(chart, 9), [3, 9, 11], [6, 8, 12]));
      expect(verdict).toBe(visaVerdict(promised, side, documents.lean));
      const twelfth = cuspalSubLord(chart, 12);
      expect(cautions.map((text) => /signifies (\d)/.exec(text)?.[1])).toEqual(
        (['8', '6'] as const).filter((house) => naiveContact(chart, twelfth, [house === '8' ? 8 : 6]) < 9),
      );
      expect(visaReading(disguised(chart), VISA_MATTERS[type])).toEqual(visaReading(chart, VISA_MATTERS[type]));
      met.add(verdict);
    }
    expect(met).toEqual(new Set(VISA_VERDICTS));
  });
});

describe('directSpans', () => {
  // Stations of Mercury in 2026, by a published ephemeris (UT dates): retrograde 26 Feb, direct 20 Mar; 29 Jun, 23 Jul;
  // 24 Oct, 13 Nov.
  it('of Mercury in 2026 fall between the published stations', async () => {
    const search = beginSearch(ephemeris, 'kp', () => Promise.resolve());
    const year = { startMs: Date.UTC(2026, 0, 1), endMs: Date.UTC(2027, 0, 1) };
    const dates = (await directSpans(search, 'Mercury', year)).map(({ startMs, endMs }) =>
      [startMs, endMs].map((ms) => new Date(ms).toISOString().slice(0, 10)),
    );
    expect(dates).toEqual([
      ['2026-01-01', '2026-02-26'],
      ['2026-03-20', '2026-06-29'],
      ['2026-07-23', '2026-10-24'],
      ['2026-11-13', '2027-01-01'],
    ]);
  });

  it('hold forward motion only, and what lies between them backward motion', async () => {
    const search = beginSearch(ephemeris, 'kp', () => Promise.resolve());
    const span = { startMs: Date.UTC(1901, 0, 1), endMs: Date.UTC(1906, 0, 1) };
    const spans = await directSpans(search, 'Mercury', span);
    for (let ms = span.startMs; ms < span.endMs; ms += DAY) {
      const forward = tropicalPosition(ephemeris, 'Mercury', jdFromUtcMs(ms)).speed >= 0;
      expect(spans.some(({ startMs, endMs }) => ms >= startMs && ms < endMs)).toBe(forward);
    }
  });
});

it('filingWindows lie inside decision windows while Mercury moves forward', async () => {
  let found = 0;
  for (const [index, chart] of randomCharts(40, 1_790).entries()) {
    const search = beginSearch(ephemeris, chart.moment.ayanamsa, () => Promise.resolve());
    const horizon = topicHorizon(search, chart, chart.moment.utcMs + 30 * 365 * DAY, 5);
    const matter = VISA_MATTERS[VISA_TYPES[index % 5] ?? 'work'];
    const { offered, weak, best, first } = await filingWindows(search, chart, matter, horizon);
    const windows = [...offered, ...weak];
    for (const named of [best, first]) if (named !== null) expect(offered.length > 0 ? offered : weak).toContain(named);
    for (const { startMs, endMs, pd, clipped } of windows) {
      found += 1;
      expect(startMs).toBeLessThan(endMs);
      expect(startMs).toBeGreaterThanOrEqual(Math.max(pd.startMs, horizon.span.startMs));
      expect(endMs).toBeLessThanOrEqual(Math.min(pd.endMs, horizon.span.endMs));
      expect(clipped).toBe(startMs !== pd.startMs || endMs !== pd.endMs);
      for (const part of [0.01, 0.5, 0.99]) {
        const jd = jdFromUtcMs(startMs + part * (endMs - startMs));
        expect(tropicalPosition(ephemeris, 'Mercury', jd).speed).toBeGreaterThan(0);
      }
    }
  }
  expect(found).toBeGreaterThan(40);
});
