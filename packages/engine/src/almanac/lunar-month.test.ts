import { describe, expect, it } from 'vitest';
import { elongationCrossings } from '../search/crossings.ts';
import { createSwissEphemeris } from '../sky/swiss.ts';
import { utcMsFromJd } from '../time/julian.ts';
import { AYANAMSAS } from '../zodiac/names.ts';
import { LUNAR_MONTHS, lunarMonth } from './lunar-month.ts';
import { ayanaOf, rituOf, samvatsaraOf } from './samvatsara.ts';

const sky = createSwissEphemeris();
const at = (day: string) => lunarMonth(sky, Date.parse(`${day}T06:30:00Z`), 'lahiri');

describe('lunarMonth, days that the public calendars of India print', () => {
  it.each([
    ['2024-04-09', 'Chaitra', 'Chaitra', false],
    ['2024-05-23', 'Vaishakha', 'Vaishakha', false],
    ['2023-09-19', 'Bhadrapada', 'Bhadrapada', false],
    // Diwali: the same night is of amanta Ashvina and of purnimanta Kartika.
    ['2023-11-12', 'Ashvina', 'Kartika', false],
    // Maha Shivaratri: amanta Magha, purnimanta Phalguna.
    ['2024-03-08', 'Magha', 'Phalguna', false],
    ['2023-08-01', 'Shravana', 'Shravana', true],
    ['2023-08-10', 'Shravana', 'Shravana', true],
    ['2023-07-10', 'Ashadha', 'Shravana', false],
    ['2020-09-25', 'Ashvina', 'Ashvina', true],
    ['2018-06-01', 'Jyeshtha', 'Jyeshtha', true],
    ['2015-07-01', 'Ashadha', 'Ashadha', true],
    ['2026-05-30', 'Jyeshtha', 'Jyeshtha', true],
    ['1982-10-01', 'Ashvina', 'Ashvina', true],
    ['1983-03-01', 'Phalguna', 'Phalguna', true],
  ])('%s: amanta %s, purnimanta %s, adhika %p', (day, amanta, purnimanta, adhika) => {
    expect(at(day)).toMatchObject({ amanta, purnimanta, adhika, kshaya: false });
  });

  it('the lost months of 1963 and 1983, with two signs in one lunation', () => {
    expect(at('1983-01-20')).toMatchObject({ amanta: 'Pausha', kshaya: true, adhika: false });
    // Its dark half belongs to the month that begins after it: Magha is lost.
    expect(at('1983-02-05').purnimanta).toBe('Phalguna');
    expect(at('1963-11-25')).toMatchObject({ kshaya: true });
  });

  it('changes at the new moon, to a second', () => {
    const jds = [2_415_020.5, 2_465_000.5].flatMap((from) => elongationCrossings(sky, [0], from, from + 800));
    expect(jds.length).toBeGreaterThanOrEqual(53);
    for (const { jd } of jds) {
      const [before, after, next] = [-1000, 1000, 29 * 86_400_000].map((ms) => {
        const { amanta, adhika } = lunarMonth(sky, utcMsFromJd(jd) + ms, 'kp');
        return `${amanta} ${String(adhika)}`;
      });
      expect(after).not.toBe(before);
      expect(next).toBe(after);
    }
  });

  it('seven adhika months in nineteen years, and every month of the year', () => {
    const months = Array.from({ length: 235 }, (_, lunation) =>
      lunarMonth(sky, Date.UTC(2001, 0, 1) + lunation * 29.530589 * 86_400_000, 'lahiri'),
    );
    expect(months.filter(({ adhika }) => adhika)).toHaveLength(7);
    expect(new Set(months.map(({ amanta }) => amanta))).toEqual(new Set(LUNAR_MONTHS));
  });

  it('says where ayanamsas name different months: a new Moon within ten minutes of a sign border', () => {
    const noon = Date.UTC(2029, 3, 15, 6);
    const named = (['lahiri', 'kp'] as const).map((ayanamsa) => lunarMonth(sky, noon, ayanamsa));
    expect(named).toMatchObject([
      { amanta: 'Chaitra', nearBorder: true },
      { amanta: 'Vaishakha', nearBorder: true },
    ]);
    expect(at('2024-04-09').nearBorder).toBe(false);
  });
});

describe('the year', () => {
  it.each([
    ['2024-04-08', 1945, 2080, 'Shobhakrit'],
    ['2024-04-09', 1946, 2081, 'Krodhi'],
    ['2025-01-15', 1946, 2081, 'Krodhi'],
    ['2025-04-01', 1947, 2082, 'Vishvavasu'],
    ['1987-06-01', 1909, 2044, 'Prabhava'],
    ['1990-10-09', 1912, 2047, 'Pramoda'],
  ])('%s: Shaka %i, Vikrama %i, %s', (day, shaka, vikrama, name) => {
    expect(at(day)).toMatchObject({ shaka, vikrama, samvatsara: { name } });
  });

  it('sixty names, none twice, the last of a round Kshaya', () => {
    const names = Array.from({ length: 60 }, (_, year) => samvatsaraOf(1909 + year));
    expect(names.map(({ number }) => number)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
    expect(new Set(names.map(({ name }) => name)).size).toBe(60);
    expect(names.at(-1)?.name).toBe('Kshaya');
    expect(samvatsaraOf(1969).name).toBe('Prabhava');
  });

  it('begins with Chaitra in every year, whatever the ayanamsa', () => {
    for (let year = 1801; year < 2399; year += 23)
      for (const ayanamsa of AYANAMSAS) {
        const [winter, summer] = [Date.UTC(year, 1, 1), Date.UTC(year, 5, 1)].map((utcMs) =>
          lunarMonth(sky, utcMs, ayanamsa),
        );
        expect((summer?.shaka ?? 0) - (winter?.shaka ?? 0)).toBe(1);
        expect(summer?.shaka).toBe(year - 78);
      }
  });
});

describe('at the ends of the ephemeris', () => {
  it.each(AYANAMSAS)('%s: the first and last lunations have names', (ayanamsa) => {
    // The new Moon of 26 December 1799 fell in Sagittarius, that of January 2400 before Capricorn ends.
    expect(lunarMonth(sky, Date.UTC(1800, 0, 5), ayanamsa)).toMatchObject({ amanta: 'Pausha', shaka: 1721 });
    expect(lunarMonth(sky, Date.UTC(1800, 1, 5), ayanamsa)).toMatchObject({ amanta: 'Magha', shaka: 1721 });
    expect(lunarMonth(sky, Date.UTC(2399, 11, 31), ayanamsa).shaka).toBe(2321);
  });
});

describe('season and half-year', () => {
  it('two signs to a ritu, from Pisces', () => {
    expect([11, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(rituOf)).toEqual(
      ['Vasanta', 'Grishma', 'Varsha', 'Sharad', 'Hemanta', 'Shishira'].flatMap((ritu) => [ritu, ritu]),
    );
  });

  it('the Sun goes north from the December solstice to that of June', () => {
    expect([269.9, 270, 0, 89.9, 90, 180].map(ayanaOf)).toEqual([
      'Dakshinayana',
      'Uttarayana',
      'Uttarayana',
      'Uttarayana',
      'Dakshinayana',
      'Dakshinayana',
    ]);
  });
});
