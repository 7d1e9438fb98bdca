import { randomCharts } from './random-charts.ts';
import type { House } from '../src/zodiac/names.ts';

/** What the tests of the career pages are checked on. */
export const charts = randomCharts(400, 2024, [0, 60]);

export const EARN: readonly House[] = [2, 6, 10, 11];
export const LOSE: readonly House[] = [5, 8, 12];
