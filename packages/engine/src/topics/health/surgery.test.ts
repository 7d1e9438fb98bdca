import { describe, expect, it } from 'vitest';
import { quietSearch } from '../../../test/quiet-search.ts';
import { ephemeris, randomCharts } from '../../../test/random-charts.ts';
import { jointPeriodAt } from '../../dasha/joint-period.ts';
import { DASHA_YEAR_MS } from '../../dasha/years.ts';
import { byRank } from '../../election/window-order.ts';
import { tropicalPosition, siderealPosition } from '../../search/position.ts';
import { DAY_MS, jdFromUtcMs } from '../../time/julian.ts';
import { printDate } from '../../time/print.ts';
import { divide } from '../../zodiac/division.ts';
import { healthClass, starSide } from './pull.ts';
import { DATE_CODES, dateReading, dateVerdict } from './surgery-date.ts';
import { surgeryWindows } from './surgery-windows.ts';

const work = { ephemeris, yieldTurn: () => Promise.resolve() };

describe('the verdict of a day, the first that fits', () => {
  it.each([
    [['MARS_RETROGRADE', 'PERIOD_HOSTILE'], 'DEFER', ['MARS_RETROGRADE']],
    [['PERIOD_HOSTILE', 'MOON_HALF'], 'RESCHEDULE', ['PERIOD_HOSTILE']],
    [['RP_NO_CURE', 'MOON_HOSTILE'], 'RESCHEDULE', ['RP_NO_CURE', 'MOON_HOSTILE']],
    [['PERIOD_HOSTILE', 'RP_NO_CURE', 'MOON_HOSTILE'], 'RESCHEDULE', ['PERIOD_HOSTILE', 'RP_NO_CURE', 'MOON_HOSTILE']],
    [['MOON_HOSTILE'], 'DEFER', ['MOON_HOSTILE']],
    [['PD_HOSTILE', 'MOON_HALF'], 'DEFER', ['PD_HOSTILE', 'MOON_HALF']],
    [['PD_HOSTILE', 'RP_NO_CURE', 'MOON_HALF'], 'DEFER', ['PD_HOSTILE', 'RP_NO_CURE', 'MOON_HALF']],
    [['PD_HOSTILE', 'MD_HOSTILE'], 'GO', []],
    [['MOON_HALF'], 'GO', []],
    [[], 'GO', []],
  ] as const)('%j', (found, verdict, reasons) => {
    expect(dateVerdict(found, 'ELECTIVE')).toEqual({ dateVerdict: verdict, deferReasons: reasons });
    expect(dateVerdict(found, 'TRANSPLANT')).toEqual({ dateVerdict: verdict, deferReasons: reasons });
  });

  it('never delays an emergency, whatever the day has against it', () => {
    expect(dateVerdict(DATE_CODES, 'EMERGENCY')).toEqual({ dateVerdict: 'GO', deferReasons: [] });
  });
});

it('reads a day from sky and periods, as a second look has them', () => {
  const met = new Set<string>();
  for (const chart of randomCharts(120, 81)) {
    const at = chart.moment.utcMs + 35 * DASHA_YEAR_MS;
    const { observations, lords } = dateReading(ephemeris, chart, at, 'ELECTIVE');
    const has = (code: (typeof DATE_CODES)[number]): boolean => observations.includes(code);
    observations.forEach((code) => met.add(code));
    expect(has('MARS_RETROGRADE')).toBe(tropicalPosition(ephemeris, 'Mars', jdFromUtcMs(at)).speed < 0);
    const isHard = (planet: typeof lords.md): boolean => healthClass(chart, planet) === 'DISEASE';
    expect(has('PERIOD_HOSTILE')).toBe(isHard(lords.ad) && isHard(lords.pd));
    expect(has('PD_HOSTILE')).toBe(isHard(lords.pd) && !has('PERIOD_HOSTILE'));
    expect(has('MD_HOSTILE')).toBe(isHard(lords.md));
    const moon = divide(siderealPosition(ephemeris, 'Moon', jdFromUtcMs(at), chart.moment.ayanamsa).longitude);
    const sides = [moon.starLord, moon.subLord].map((planet) => starSide(chart, planet));
    const hostile = sides.filter((side) => side === 'HOSTILE').length;
    expect([has('MOON_HOSTILE'), has('MOON_HALF')]).toEqual([hostile === 2, hostile === 1]);
  }
  expect([...met].sort()).toEqual([...DATE_CODES].sort());
});

it('offers at most three windows on different days, with Mars direct and no lord of illness', async () => {
  let offered = 0;
  for (const chart of randomCharts(12, 82)) {
    const after = chart.moment.utcMs + 35 * DASHA_YEAR_MS;
    const { windows } = await surgeryWindows(work, quietSearch(chart.moment.ayanamsa), chart, after, true);
    offered += windows.length;
    expect(windows.length).toBeLessThanOrEqual(3);
    expect([...windows].sort(byRank)).toEqual(windows);
    expect(new Set(windows.map(({ from }) => printDate(from * 1000, chart.moment))).size).toBe(windows.length);
    for (const { from, to } of windows) {
      expect(from * 1000).toBeGreaterThanOrEqual(after);
      expect(to * 1000).toBeLessThanOrEqual(after + 90 * DAY_MS + 1000);
      expect(to - from).toBeGreaterThanOrEqual(600);
      for (const second of [from + 1, Math.floor((from + to) / 2), to - 1]) {
        expect(tropicalPosition(ephemeris, 'Mars', jdFromUtcMs(second * 1000)).speed).toBeGreaterThan(0);
        expect(healthClass(chart, jointPeriodAt(chart, second * 1000).pd.planet)).not.toBe('DISEASE');
      }
    }
  }
  expect(offered).toBeGreaterThan(6);
});
