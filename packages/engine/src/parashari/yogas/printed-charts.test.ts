import { expect, it } from 'vitest';
import { drawnChart } from '../../../test/drawn-chart.ts';
import { ephemeris } from '../../../test/random-charts.ts';
import { PRINTED } from '../../../test/yogas/printed.ts';
import { atmakaraka } from '../../jaimini/karakamsa.ts';
import { ADVANCED_CATALOGUE, ADVERSE_CATALOGUE, NAMED_CATALOGUE } from './catalogues.ts';
import { readCatalogue } from './evaluate.ts';
import { readingOf } from './reading.ts';

const SIGNS = ['Ar', 'Ta', 'Ge', 'Cn', 'Le', 'Vi', 'Li', 'Sc', 'Sg', 'Cp', 'Aq', 'Pi'];
/** Whole signs: the degree does not matter. */
const middleOf = (sign = ''): number => 30 * SIGNS.indexOf(sign) + 15;

it.each(PRINTED)('%s stands (%s) with ascendant %s and %s', (id, stands, ascendant, planets) => {
  const [Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rahu] = planets.split(' ').map(middleOf);
  const places = { Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rahu };
  const at = (name: keyof typeof places): number => places[name] ?? NaN;
  const chart = drawnChart({
    ascendant: middleOf(ascendant),
    planets: {
      Sun: at('Sun'),
      Moon: at('Moon'),
      Mars: at('Mars'),
      Mercury: at('Mercury'),
      Jupiter: at('Jupiter'),
      Venus: at('Venus'),
      Saturn: at('Saturn'),
      Rahu: at('Rahu'),
    },
  });
  const reading = readingOf(ephemeris, chart, atmakaraka(chart));
  const rows = [NAMED_CATALOGUE, ADVANCED_CATALOGUE, ADVERSE_CATALOGUE]
    .flatMap((catalogue) => readCatalogue(catalogue, reading).rows)
    .filter((row) => row.id === id);
  // The other program counts a cancelled Kemadruma as none, and an eclipsed Sankhya pattern as one.
  const uncancelled = id === 'kemadruma' ? rows.filter(({ strength }) => strength !== 'CANCELLED') : rows;
  expect(uncancelled.length > 0).toBe(stands);
});
