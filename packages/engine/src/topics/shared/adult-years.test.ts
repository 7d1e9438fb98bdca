import { expect, it } from 'vitest';
import { randomCharts } from '../../../test/random-charts.ts';
import { natalEvent } from '../../events/natal.ts';
import { DASHA_YEAR_MS } from '../../dasha/years.ts';
import { underAgeNote } from './adult-years.ts';

const [chart] = randomCharts(1, 41);

it('joins periods before the 18th birthday to what the tool of the topic says of them', () => {
  if (chart === undefined) throw new Error('no chart');
  const at = (years: number) => chart.moment.utcMs + years * DASHA_YEAR_MS;
  expect(underAgeNote(chart, at(3), natalEvent('marriage'))).toContain('get_marriage_advanced leaves them out');
  expect(underAgeNote(chart, at(17.9), natalEvent('childbirth'))).toContain('get_fertility_window leaves them out');
  expect(underAgeNote(chart, at(18.1), natalEvent('marriage'))).toBeNull();
  expect(underAgeNote(chart, at(3), natalEvent('exam_success'))).toBeNull();
});
