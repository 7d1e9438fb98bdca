import { buildChart } from '../src/chart/build.ts';
import type { Chart } from '../src/chart/chart.ts';
import { resolveBirth } from '../src/time/moment.ts';
import { ephemeris } from './random-charts.ts';

/**
 * The first chart of the natal reference file, worked by hand in several tests. By house: Sun, Mercury 1; Jupiter,
 * Venus 2; Rahu 5; Saturn 7; Moon 8; Mars, Ketu 11. By star lord: Sun in a star of Mercury, Moon Mars, Mars Moon,
 * Mercury Saturn, Jupiter Venus, Venus Venus, Saturn Moon, Rahu Ketu, Ketu Mars. Owners of the houses from the first:
 * Moon, Sun, Mercury, Venus, Mars, Jupiter, Saturn, Saturn, Jupiter, Mars, Venus, Mercury.
 */
export const workedChart = (): Chart =>
  buildChart(
    ephemeris,
    resolveBirth({
      birth_datetime: '1992-08-14T04:32:00',
      latitude: 6.927,
      longitude: 79.861,
      utc_offset_minutes: 330,
    }),
  );
