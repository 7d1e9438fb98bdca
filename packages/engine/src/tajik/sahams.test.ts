import { describe, expect, it } from 'vitest';
import { randomCharts } from '../../test/random-charts.ts';
import { annualOf, bookChart, movingChart } from '../../test/tajik-charts.ts';
import { arcForward, normalize, separation } from '../base/angles.ts';
import type { Chart } from '../chart/chart.ts';
import { fortuna } from '../chart/modifiers.ts';
import { GRAHAS, SIGN_LORDS, SIGNS } from '../zodiac/names.ts';
import type { Graha } from '../zodiac/names.ts';
import { FIFTEEN_SAHAMS, sahamMeaning, SAHAMS } from './saham-table.ts';
import { judgeSaham, SAHAM_VERDICTS } from './saham-verdict.ts';
import { sahamPoint } from './sahams.ts';
import { panchavargeeya } from './strength.ts';

/** R31.7 as the rule book writes it: * the same by day and night, H a house, l the lord of one, LL of the lagna. */
const RULE_BOOK = `Punya Mo-Su+L; Vidya Su-Mo+L; Yasas Ju-Punya+L; Mitra Ju-Punya+Ve; Mahatmya Punya-Ma+L; Asha Sa-Ma+L; Samartha Ma-l1+L; Bhratri Ju-Sa+L*; Gaurava Ju-Mo+Su; Pitri Sa-Su+L; Rajya Sa-Su+L; Matri Mo-Ve+L; Putra Ju-Mo+L; Jeeva Sa-Ju+L; Karma Ma-Me+L; Roga L-Mo+L*; Kali Ju-Ma+L; Sastra Ju-Sa+Me; Bandhu Me-Mo+L; Mrityu H8-Mo+L*; Paradesa H9-l9+L*; Artha H2-l2+L*; Paradara Ve-Su+L; Vanik Mo-Me+L; Vivaha Ve-Sa+L; Santapa Sa-Mo+H6; Sraddha Ve-Ma+L; Preeti Sastra-Punya+L; Jadya Ma-Sa+Me; Vyapara Ma-Sa+L*; Satru Ma-Sa+L; Jalapatana Cn15-Sa+L; Bandhana Punya-Sa+L; Apamrityu H8-Ma+L; Labha H11-l11+L*`;
const FORMULAS = new Map(
  RULE_BOOK.split('; ').map((row) => {
    const [name = '', formula = ''] = row.split(' ');
    return [name, formula] as const;
  }),
);

const lordOf = (chart: Chart, house: number): Graha =>
  SIGN_LORDS[(chart.ascendant.signIndex + house - 1) % 12] ?? 'Sun';

/** A saham read anew from the rule book's text. */
function naive(chart: Chart, night: boolean, name: string): number {
  let text = FORMULAS.get(name) ?? '';
  if (name === 'Samartha' && lordOf(chart, 1) === 'Mars') text = 'Ju-Ma+L';
  if (name === 'Karyasiddhi') {
    const light = night ? 'Moon' : 'Sun';
    const lord = SIGN_LORDS[Math.floor(chart.planets[light].longitude / 30)] ?? 'Sun';
    text = `Sa-${light.slice(0, 2)}+${lord.slice(0, 2)}*`;
  }
  const [added = '', subtracted = '', base = ''] = text.replace('*', '').split(/[-+]/);
  const value = (term: string): number => {
    const planet = GRAHAS.find((each) => each.startsWith(term) && term.length === 2 && !/\d/.test(term));
    if (planet !== undefined) return chart.planets[planet].longitude;
    if (term === 'L') return chart.ascendant.longitude;
    if (term === 'Cn15') return 105;
    if (term.startsWith('H')) return chart.ascendant.longitude + 30 * (Number(term.slice(1)) - 1);
    if (/^l\d/.test(term)) return chart.planets[lordOf(chart, Number(term.slice(1)))].longitude;
    return naive(chart, night, term);
  };
  const turn = night && !text.endsWith('*');
  const [a, b] = turn ? [value(subtracted), value(added)] : [value(added), value(subtracted)];
  const c = value(base);
  const inside = normalize(c - b) <= normalize(a - b);
  return normalize(a - b + c + (inside ? 0 : 30));
}

describe('sahams (R31.7)', () => {
  it('are those of the rule book by day and by night', () => {
    for (const chart of randomCharts(40, 81)) {
      for (const night of [false, true]) {
        for (const name of SAHAMS) {
          const found = sahamPoint(chart, night, name);
          expect([name, separation(found.longitude, naive(chart, night, name)) < 1e-6]).toEqual([name, true]);
        }
      }
    }
  });

  it('are the worked ones of PVR example 121 (night)', () => {
    const { chart, byDay } = annualOf(bookChart('march1967'), 33);
    expect(byDay).toBe(false);
    const printed = [
      ['Artha', 212.5, false],
      ['Samartha', 335 + 2 / 60, true],
      ['Vanik', 247 + 4 / 60, false],
    ] as const;
    for (const [name, longitude, added30] of printed) {
      const found = sahamPoint(chart, true, name);
      // Longitudes of the book are within six minutes of arc.
      expect([name, separation(found.longitude, longitude) < 0.1, found.added30]).toEqual([name, true, added30]);
    }
    expect(sahamPoint(chart, true, 'Samartha').formula).toBe('Saturn - Mars + Lagna');
    expect(sahamPoint(chart, true, 'Artha').formula).toBe('House 2 - Saturn + Lagna');
  });

  it('fall in Leo in the chart of 1991 (PVR example 123)', () => {
    const { chart, byDay } = annualOf(bookChart('april1970'), 21);
    for (const name of ['Paradesa', 'Jalapatana'] as const) {
      expect(SIGNS[Math.floor(sahamPoint(chart, !byDay, name).longitude / 30)]).toBe('Leo');
    }
  });

  it('agree among themselves', () => {
    for (const chart of randomCharts(40, 82)) {
      const [day, night] = [sahamPoint(chart, false, 'Punya'), sahamPoint(chart, true, 'Punya')];
      expect(separation(day.longitude - (day.added30 ? 30 : 0), fortuna(chart).longitude)).toBeLessThan(1e-9);
      for (const dark of [false, true]) {
        expect(sahamPoint(chart, dark, 'Pitri')).toEqual(sahamPoint(chart, dark, 'Rajya'));
        expect(sahamPoint(chart, dark, 'Vidya')).toEqual(dark ? day : night);
      }
    }
  });

  it('write the formula that was used', () => {
    // Aries rising: Mars owns the lagna; Sun in Leo, Moon in Taurus.
    const chart = movingChart(10, {
      Sun: 130,
      Moon: 40,
      Mars: 70,
      Mercury: 100,
      Jupiter: 200,
      Venus: 110,
      Saturn: 300,
    });
    const formula = (name: (typeof SAHAMS)[number], night: boolean) => sahamPoint(chart, night, name).formula;
    expect([formula('Punya', false), formula('Punya', true)]).toEqual(['Moon - Sun + Lagna', 'Sun - Moon + Lagna']);
    expect([formula('Samartha', false), formula('Samartha', true)]).toEqual([
      'Jupiter - Mars + Lagna',
      'Mars - Jupiter + Lagna',
    ]);
    expect([formula('Karyasiddhi', false), formula('Karyasiddhi', true)]).toEqual([
      'Saturn - Sun + Sun',
      'Saturn - Moon + Venus',
    ]);
    expect(formula('Mitra', false)).toBe('Jupiter - Punya + Venus');
    expect(formula('Jalapatana', false)).toBe('Cancer 15 - Saturn + Lagna');
    expect([formula('Roga', false), formula('Roga', true)]).toEqual(['Lagna - Moon + Lagna', 'Lagna - Moon + Lagna']);
  });

  it('count the ends of the way as inside', () => {
    // The base is the added point itself, so 30 degrees are never added to Karyasiddhi of a Saturn in its own light.
    const chart = movingChart(10, {
      Sun: 305,
      Moon: 40,
      Mars: 70,
      Mercury: 100,
      Jupiter: 200,
      Venus: 110,
      Saturn: 300,
    });
    expect(sahamPoint(chart, false, 'Karyasiddhi')).toMatchObject({ formula: 'Saturn - Sun + Saturn', added30: false });
  });

  it('have the fifteen and the four that are only named', () => {
    expect(FIFTEEN_SAHAMS.map((name) => SAHAMS.indexOf(name) + 1)).toEqual([
      1, 2, 3, 4, 6, 8, 10, 11, 12, 13, 15, 16, 20, 22, 26,
    ]);
    expect(SAHAMS.filter((name) => sahamMeaning(name) === null)).toEqual([
      'Mrityu',
      'Paradara',
      'Bandhana',
      'Apamrityu',
    ]);
    expect(SAHAMS).toHaveLength(36);
  });
});

describe('the verdict on a saham', () => {
  // Aries rising; lord of Taurus is Venus in Cancer (house 4), of Virgo Mercury in Virgo (house 6).
  const chart = movingChart(10, {
    Sun: 130,
    Moon: 35,
    Mars: 44,
    Mercury: 160,
    Jupiter: 200,
    Venus: 110,
    Saturn: 300,
  });

  it('is afflicted by a lord in 6, 8 or 12, or by a malefic alone', () => {
    expect(judgeSaham(chart, 165)).toMatchObject({ conjunct: ['Mercury'], verdict: 'AFFLICTED' });
    expect(judgeSaham(chart, 48)).toMatchObject({ conjunct: ['Mars'], verdict: 'AFFLICTED' });
    // The Moon, 265 degrees from the Sun, is benefic and near as well.
    expect(judgeSaham(chart, 39)).toMatchObject({ conjunct: ['Moon', 'Mars'], verdict: 'ORDINARY' });
  });

  it('lists who sees its sign, weak sight included', () => {
    // Taurus: Mars in it, Jupiter in Libra its sixth, Venus in Cancer its third, Saturn in Aquarius its tenth.
    expect(judgeSaham(chart, 55).seenBy).toEqual(['Mars', 'Venus', 'Saturn']);
    // Aries: Taurus its second, Libra its seventh, Cancer its fourth, Aquarius its eleventh.
    expect(judgeSaham(chart, 15).seenBy).toEqual(['Mars', 'Jupiter', 'Venus', 'Saturn']);
  });

  it('is strong by the total of the lord, and every verdict is met', () => {
    const seen = new Set<string>();
    for (const each of randomCharts(30, 83)) {
      for (const name of SAHAMS) {
        const { longitude } = sahamPoint(each, false, name);
        const { verdict, conjunct } = judgeSaham(each, longitude);
        seen.add(verdict);
        const lord = SIGN_LORDS[Math.floor(longitude / 30)] ?? 'Sun';
        if (verdict === 'STRONG') expect(panchavargeeya(each)[lord].total).toBeGreaterThanOrEqual(10);
        for (const planet of conjunct) {
          const arc = arcForward(longitude, each.planets[planet].longitude);
          expect(Math.min(arc, 360 - arc)).toBeLessThanOrEqual(5);
        }
      }
    }
    expect([...seen].sort()).toEqual([...SAHAM_VERDICTS].sort());
  });
});
