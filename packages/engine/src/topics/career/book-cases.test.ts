import { describe, expect, it } from 'vitest';
import { quietSearch } from '../../../test/quiet-search.ts';
import { ephemeris } from '../../../test/random-charts.ts';
import { readReference } from '../../../test/read-reference.ts';
import { buildChart } from '../../chart/build.ts';
import type { Chart } from '../../chart/chart.ts';
import { scholarshipLikelihood, studyLevel } from '../education/education.ts';
import { studyAbroad } from '../education/study-abroad.ts';
import { natalEvent } from '../../events/natal.ts';
import { matter } from '../../kp/promise/matter.ts';
import { jointPeriodAt } from '../../dasha/joint-period.ts';
import { periodClass } from '../../kp/promise/period-class.ts';
import type { PeriodClass } from '../../kp/promise/period-class.ts';
import { occupants } from '../../chart/placement.ts';
import { promise } from '../../kp/promise/promise.ts';
import { topicHorizon, topicWindows } from '../../kp/timing/topic-timing.ts';
import { wealth } from '../money/financial.ts';
import { jdFromUtcMs } from '../../time/julian.ts';
import { wrap180 } from '../../base/angles.ts';
import type { Planet } from '../../zodiac/names.ts';
import { businessViability } from './business.ts';
import { earnedIncome } from './earned-income.ts';
import { jobChange } from './job-change.ts';
import { jobOrBusiness } from './job-or-business.ts';

interface BookChart {
  readonly id: string;
  readonly printed_cusps: Readonly<Record<string, { readonly lon: number }>>;
}
const { charts: book } = readReference<{ charts: readonly BookChart[] }>('kp_reader3_natal');

function chartAt(utc: string, latitude: number, longitude: number): Chart {
  const utcMs = Date.parse(utc);
  return buildChart(ephemeris, {
    utcMs,
    jdUt: jdFromUtcMs(utcMs),
    latitude,
    longitude,
    offsetMinutes: 330,
    ayanamsa: 'kp',
  });
}

/** Where the book prints no place: the longitude that gives the printed Ascendant at a latitude of the Madras country. */
function printedChart(id: string, utc: string, latitude: number): Chart {
  const ascendant = book.find((row) => row.id === id)?.printed_cusps['c1']?.lon ?? NaN;
  let longitude = 80;
  for (let pass = 0; pass < 60; pass += 1)
    longitude += 0.9 * wrap180(ascendant - chartAt(utc, latitude, longitude).ascendant.longitude);
  return chartAt(utc, latitude, longitude);
}

const lordsAt = (chart: Chart, key: string, from: string, on: string): readonly (readonly Planet[])[] => {
  const horizon = topicHorizon(quietSearch('kp'), chart, Date.parse(from), 3);
  return topicWindows(horizon, chart, natalEvent(key), 100)
    .windows.filter(({ startMs, endMs }) => startMs <= Date.parse(on) && Date.parse(on) < endMs)
    .map(({ md, ad, pd }) => [md.planet, ad.planet, pd.planet]);
};

/** The lords that run at a date, and what they do for a matter. */
function classAt(chart: Chart, key: string, on: string): readonly [readonly Planet[], PeriodClass] {
  const { md, ad, pd } = jointPeriodAt(chart, Date.parse(on));
  const lords = [md.planet, ad.planet, pd.planet] as const;
  return [lords, periodClass(matter(chart, natalEvent(key)), lords).class];
}

describe('worked charts of Krishnamurti, KP Reader III (practice)', () => {
  describe('R3-041, business or service: left service in April 1969, began business in May 1969', () => {
    const chart = printedChart('R3-041', '1933-11-11T13:30:00Z', 13);

    it('has the houses that the author names', () => {
      expect([occupants(chart, 2), occupants(chart, 10)]).toEqual([[], []]);
      expect([chart.planets.Mercury.house, chart.planets.Saturn.house]).toEqual([6, 9]);
    });

    it('business, not service: verdict, promise and the end of service agree with him', () => {
      expect(jobOrBusiness(chart)).toMatchObject({ consensus: 'business', agreement: 'STRONG' });
      expect(promise(chart, natalEvent('business_start')).side).toBe('yes');
      expect(businessViability(chart)).toMatchObject({ verdict: 'VIABLE_WITH_CARE', ownership: 'SOLO' });
      expect(promise(chart, natalEvent('resignation')).verdict).toBe('ACTIVE');
      expect(jobChange(chart)).toMatchObject({ promised: true, changeAxis: 'BOTH' });
    });

    // Mercury and Mars are strong for it, the Moon is silent.
    it('his Moon-Mercury-Mars is a weaker period to begin, and what runs a month before is none', () => {
      expect(classAt(chart, 'business_start', '1969-05-15')).toEqual([['Moon', 'Mercury', 'Mars'], 'WEAK']);
      expect(classAt(chart, 'business_start', '1969-04-15')).toEqual([['Moon', 'Mercury', 'Moon'], 'SILENT']);
    });
  });

  it('R3-076, race luck: windfalls are promised and the day of the win lies in Moon-Moon-Jupiter', () => {
    const chart = printedChart('R3-076', '1899-11-22T23:20:00Z', 13);
    expect(promise(chart, natalEvent('lottery')).verdict).toBe('ACTIVE');
    expect(promise(chart, natalEvent('speculation')).verdict).toBe('ACTIVE');
    expect(wealth(chart).wealthClass).toBe('ABUNDANT');
    expect(earnedIncome(chart).grade).toBe('ABUNDANT');
    // The Moon is the strongest for it, Jupiter one of the weak.
    expect(classAt(chart, 'lottery', '1955-05-08')).toEqual([['Moon', 'Moon', 'Jupiter'], 'WEAK']);
  });

  it('R3-047, scholarship: higher study and the scholarship are promised', () => {
    const chart = chartAt('1930-04-21T03:49:00Z', 12.916666666666666, 79);
    expect(scholarshipLikelihood(chart)).toBe('HIGH');
    expect(promise(chart, natalEvent('higher_education')).verdict).toBe('ACTIVE');
    expect(promise(chart, natalEvent('study_abroad')).verdict).toBe('ACTIVE');
    // The level looks at a break first: the fourth sub lord Jupiter has 8 at level 1 for it, for school only 11 at level 3.
    expect(studyLevel(chart)).toBe('INTERRUPTED');
    expect(studyAbroad(chart).halves.study.lean).toBe('FOR');
  });

  describe('R3-032, termination of service in Rahu-Jupiter-Saturn of 1969', () => {
    const chart = chartAt('1922-07-18T02:48:00Z', 24.8, 85.01666666666667);

    it('the end of service is promised', () => {
      for (const key of ['job_loss', 'resignation', 'retirement', 'unemployment'])
        expect(promise(chart, natalEvent(key)).side).toBe('yes');
      expect(jobChange(chart)).toMatchObject({ promised: true, timedAxes: ['EXIT_5_9'] });
    });

    // The author counts 1, 5, 9, 12 alone; the rule of this engine weighs them against 2, 6, 10, 11 too.
    it('the period itself is only a weaker one (R6T.6)', () => {
      expect(periodClass(matter(chart, natalEvent('job_loss')), ['Rahu', 'Jupiter', 'Saturn']).class).toBe('WEAK');
      expect(lordsAt(chart, 'job_loss', '1968-01-01', '1969-06-01')).toEqual([]);
    });
  });

  // The author reads the planets in the stars of Jupiter, lord of 2 and 11. Jupiter stands in 8, which makes those
  // planets signify 8 first: the promise stays, the grade of wealth (a service extension) does not follow him.
  it('R3-081, riches: wealth is promised at every latitude of India, its grade is not high', () => {
    for (const latitude of [8, 13, 17, 21, 25, 29]) {
      const chart = printedChart('R3-081', '1934-03-06T00:56:00Z', latitude);
      expect(['Sun', 'Mercury', 'Mars'].map((planet) => chart.planets[planet as Planet].starLord)).toEqual([
        'Jupiter',
        'Jupiter',
        'Jupiter',
      ]);
      expect(promise(chart, natalEvent('wealth_gain')).side).toBe('yes');
      expect(wealth(chart).wealthClass).toBe('STRAINED');
    }
  });
});
