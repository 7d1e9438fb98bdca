import { describe, expect, it } from 'vitest';
import { argumentsTaken } from './call-schema.ts';
import { dateArguments, spanInWords, spanOf } from './said-dates.ts';

const NOW = Date.UTC(2026, 10, 28, 9);
const SPRING = { from: '2027-03-01', to: '2027-05-31', said: 'in spring 2027' };
const DAY = { from: '2026-12-14', to: '2026-12-14', said: 'on 14 December' };

const sent = (tool: string, dates: typeof SPRING) => dateArguments(tool, argumentsTaken(tool), spanOf(dates, NOW));

describe('the days that a question names', () => {
  it.each([
    [SPRING, '1 March to 31 May 2027'],
    [DAY, '14 December 2026'],
    [{ ...SPRING, to: '2028-02-29' }, '1 March 2027 to 29 February 2028'],
  ])('are printed as people write them: %j', (dates, words) => {
    expect(spanInWords(dates)).toBe(words);
  });

  it('reach the calls by the names that each tool has for them', () => {
    expect(sent('find_event_timing_v2', SPRING)).toEqual({ from_date: '2027-03-01', horizon_years: 1 });
    expect(sent('get_transit_timing_hierarchy', SPRING)).toEqual({ start_date: '2027-03-01' });
    // March, April and May have 31, 30 and 31 days.
    expect(sent('find_wedding_muhurta', SPRING)).toEqual({
      scan_start: '2027-03-01',
      scan_days: 92,
      granularity: 'day',
    });
    expect(sent('get_muhurta_advanced', SPRING)).toEqual({ scan_start: '2027-03-01', scan_days: 92 });
    // It looks three years ahead at least.
    expect(sent('run_career_complete_reading', SPRING)).toEqual({ as_of_date: '2027-03-01', horizon_years: 3 });
    expect(sent('run_triple_dasha_consensus', SPRING)).toEqual({ query_date: '2027-03-01', horizon_years: 1 });
    expect(sent('run_year_outlook_complete', SPRING)).toEqual({ target_year: 2027 });
    expect(sent('get_annual_forecast', SPRING)).toEqual({ start_year: 2027, start_month: 3 });
    expect(sent('get_weather_windows', SPRING)).toEqual({ start_date: '2027-03-01', end_date: '2027-05-31' });
    expect(sent('run_today_complete', DAY)).toEqual({ query_date: '2026-12-14' });
    // Today has begun: the call reads it from now on and not from noon.
    expect(sent('run_today_complete', { from: '2026-11-28', to: '2026-11-28', said: 'today' })).toEqual({});
    expect(sent('get_surgery_success', DAY)).toEqual({ surgery_date: '2026-12-14' });
    expect(sent('get_full_chart', SPRING)).toEqual({});
    expect(sent('get_ruling_planets', SPRING)).toEqual({});
  });

  it('list a few days for a tool that compares days', () => {
    const days = { from: '2027-02-27', to: '2027-03-02', said: '' };
    expect(sent('rank_candidate_dates', days)).toEqual({
      candidate_dates: ['2027-02-27', '2027-02-28', '2027-03-01', '2027-03-02'],
    });
    expect(sent('rank_candidate_dates', SPRING)).toEqual({});
  });

  it('are read in the middle by tools of one moment, of days named one by one at one of them', () => {
    expect(sent('get_panchang', SPRING)).toEqual({ query_date: '2027-04-15' });
    const apart = ['2026-12-04', '2026-12-05', '2026-12-24'];
    const some = { from: '2026-12-04', to: '2026-12-24', said: '', apart };
    expect(sent('get_panchang', some)).toEqual({ query_date: '2026-12-05' });
    expect(sent('rank_candidate_dates', some)).toEqual({ candidate_dates: apart });
  });

  it('keep their first day where all of them are meant, though they have begun', () => {
    const year = { from: '2026-01-01', to: '2026-12-31' };
    expect(spanOf(year, NOW, true)).toMatchObject({ from: '2026-01-01', days: 365, today: '2026-11-28' });
  });

  it('begin today where they have begun, and stay as they are where they are over', () => {
    expect(spanOf({ from: '2026-01-01', to: '2026-12-31', said: 'this year' }, NOW)).toMatchObject({
      from: '2026-11-28',
      days: 34,
      past: false,
    });
    expect(spanOf({ from: '2024-01-01', to: '2024-12-31', said: '2024' }, NOW)).toMatchObject({
      from: '2024-01-01',
      days: 366,
      past: true,
    });
  });
});
