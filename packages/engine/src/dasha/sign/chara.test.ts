import { describe, expect, it } from 'vitest';
import { OTHER_PROGRAM } from '../../../test/dasha-references.ts';
import { drawnChart } from '../../../test/drawn-chart.ts';
import { ephemeris, randomCharts } from '../../../test/random-charts.ts';
import { readReference } from '../../../test/read-reference.ts';
import { signOfText, signsOfText } from '../../../test/short-signs.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { buildChart } from '../../chart/build.ts';
import { placementOf } from '../../jaimini/placement.ts';
import { debilitationSign, exaltationSign } from '../../parashari/base/dignity.ts';
import { resolveBirth } from '../../time/moment.ts';
import { charaDasha } from './chara.ts';
import { directionByNinth, isOddFooted, yearsToLord } from './sign-dasha.ts';
import { DASHA_YEAR_MS } from '../years.ts';

describe('steps of sign dashas', () => {
  it('know the odd-footed signs', () => {
    expect(Array.from({ length: 12 }, (_, sign) => sign).filter(isOddFooted)).toEqual(signsOfText('Ar Ta Ge Li Sc Sg'));
  });

  it('turn by the ninth sign', () => {
    const forward = Array.from({ length: 12 }, (_, sign) => sign).filter(
      (sign) => directionByNinth(sign) === 'forward',
    );
    expect(forward).toEqual(signsOfText('Ar Le Vi Li Aq Pi').sort((a, b) => a - b));
  });

  it.each([
    ['Ar', 'Ge', 2],
    ['Ar', 'Li', 6],
    ['Ar', 'Aq', 10],
    ['Ar', 'Ar', 12],
    ['Le', 'Ge', 2],
    ['Le', 'Aq', 6],
    ['Le', 'Sc', 9],
    ['Le', 'Le', 12],
  ])('%s with its lord in %s has %i years', (sign, lordIn, years) => {
    expect(yearsToLord(signOfText(sign), signOfText(lordIn))).toBe(years);
  });
});

describe('charaDasha (R29.6)', () => {
  const { cases } = readReference<{ cases: readonly { id: string; sequence?: readonly [string, number][] }[] }>(
    'jaimini_cases',
  );

  it('has the printed sequence of a chart', () => {
    const printed = cases.find(({ id }) => id === 'chara-dasha-1996')?.sequence ?? [];
    const chart = buildChart(
      ephemeris,
      resolveBirth({
        birth_datetime: '1996-12-07T10:34:00',
        latitude: 13.0878,
        longitude: 80.2785,
        utc_offset_minutes: 330,
        ayanamsa: 'lahiri',
      }),
    );
    const found = charaDasha(placementOf(chart), chart.ascendant.signIndex, 0, 1);
    expect(printed).toHaveLength(12);
    expect(found.direction).toBe('backward');
    expect(found.mahadashas.map(({ sign, years }) => [sign, years])).toEqual(
      printed.map(([sign, years]) => [signOfText(sign), years]),
    );
  });

  it('is as printed for the worked chart', () => {
    const chart = workedChart();
    const found = charaDasha(placementOf(chart), chart.ascendant.signIndex, 0, 1);
    expect(found.direction).toBe('backward');
    expect(found.mahadashas.map(({ years }) => years)).toEqual([5, 1, 3, 1, 7, 1, 12, 8, 6, 10, 2, 1]);
    expect(found.mahadashas.map(({ sign }) => sign)).toEqual(signsOfText('Cn Ge Ta Ar Pi Aq Cp Sg Sc Li Vi Le'));
  });

  it.each(OTHER_PROGRAM.sign_dashas.cases)('$id: as another program has it where both reckon alike', (row) => {
    const [Sun = 0, Moon = 0, Mars = 0, Mercury = 0, Jupiter = 0, Venus = 0, Saturn = 0, Rahu = 0] = row.grahas;
    const chart = drawnChart({
      ascendant: row.ascendant,
      planets: { Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rahu },
    });
    const found = charaDasha(placementOf(chart), chart.ascendant.signIndex, 0, 1);
    let compared = 0;
    row.chara.forEach(([sign, years], k) => {
      const period = found.mahadashas[k];
      expect(period?.sign).toBe(sign);
      if (!period) return;
      const { lord, lordIn } = period;
      const { Scorpio, Aquarius } = found.coLords;
      const tied = (sign === 7 && Scorpio.rule === '5b') || (sign === 10 && Aquarius.rule === '5b');
      if (tied || lordIn === exaltationSign(lord) || lordIn === debilitationSign(lord)) return;
      expect(period.years).toBe(years);
      compared += 1;
    });
    expect(compared).toBeGreaterThan(6);
  });

  it('lists twelve signs, tiles, repeats its years, and puts the dasha sign last among its antardashas', () => {
    for (const chart of randomCharts(100, 29, [0, 80])) {
      const { utcMs } = chart.moment;
      const found = charaDasha(placementOf(chart), chart.ascendant.signIndex, utcMs, 2);
      const step = found.direction === 'forward' ? 1 : 11;
      let end = utcMs;
      found.mahadashas.forEach((period, k) => {
        expect(period.sign).toBe((chart.ascendant.signIndex + step * k) % 12);
        expect(period.startMs).toBe(end);
        expect(period.endMs - period.startMs).toBe(period.years * DASHA_YEAR_MS);
        expect(period.years).toBeGreaterThanOrEqual(1);
        if (period.lordIn === period.sign) expect(period.years).toBe(12);
        if (k >= 12) expect(period.years).toBe(found.mahadashas[k - 12]?.years);
        expect(period.antardashas.map(({ sign }) => sign)).toEqual(
          Array.from({ length: 12 }, (_, j) => (period.sign + step * (j + 1)) % 12),
        );
        expect(period.antardashas[0]?.startMs).toBe(period.startMs);
        expect(period.antardashas.at(-1)).toMatchObject({ sign: period.sign, endMs: period.endMs });
        end = period.endMs;
      });
      expect(charaDasha(placementOf(chart), chart.ascendant.signIndex, utcMs, 1).mahadashas).toHaveLength(12);
    }
  });
});
