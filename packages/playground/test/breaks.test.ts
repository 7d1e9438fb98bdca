import { describe, expect, it } from 'vitest';
import { unbroken } from '../src/words/long-names.ts';

describe('the name of a tool in a narrow line', () => {
  it.each([
    ['Run find_event_timing_v2', ['Run find_', 'event_', 'timing_', 'v2']],
    ['get_transit_timing_hierarchy is running …', ['get_', 'transit_', 'timing_', 'hierarchy is running …']],
    ['two: get_full_chart, run_today_complete', ['two: get_', 'full_', 'chart, run_', 'today_', 'complete']],
    ['get_planets', ['get_planets']],
    ['NEVER_RELEASED_AT_ALL', ['NEVER_RELEASED_AT_ALL']],
    ['no name', ['no name']],
    ['', []],
  ])('%j may break after its underscores alone', (text, parts) => {
    expect(unbroken(text)).toEqual(parts);
    expect(unbroken(text).join('')).toBe(text);
  });
});
