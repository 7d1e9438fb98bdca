import { describe, expect, it } from 'vitest';
import { readReference } from '../../test/read-reference.ts';
import { createSwissEphemeris } from '../sky/swiss.ts';
import { siderealPosition } from '../search/position.ts';
import { jdFromUtcMs } from '../time/julian.ts';
import type { Ayanamsa } from '../zodiac/names.ts';
import { divide } from '../zodiac/division.ts';
import {
  elongation,
  karanaAt,
  karanaNumbered,
  tithiAt,
  tithiNumbered,
  tithiTitle,
  yogaAt,
  yogaNumbered,
} from './limbs.ts';

const sky = createSwissEphemeris();

function limbsAt(utcMs: number, ayanamsa: Ayanamsa = 'lahiri') {
  const jd = jdFromUtcMs(utcMs);
  const sun = siderealPosition(sky, 'Sun', jd, ayanamsa).longitude;
  const moon = siderealPosition(sky, 'Moon', jd, ayanamsa).longitude;
  const ahead = elongation(sun, moon);
  return { tithi: tithiAt(ahead), karana: karanaAt(ahead), yoga: yogaAt(sun, moon), star: divide(moon).starIndex + 1 };
}

interface Export {
  readonly id: string;
  readonly tolerance_minutes?: number;
  readonly items?: readonly PlaceDay[];
}
interface PlaceDay {
  readonly place: string;
  readonly tz: number;
  readonly date: readonly [number, number, number];
  readonly time: readonly [number, number, number];
  /** Number, start and end in local hours of the day; the star has its pada second. */
  readonly tithi: readonly [number, number, number];
  readonly nakshatra: readonly [number, number, number, number];
  readonly yogam: readonly [number, number, number];
  readonly karana: readonly [number, number, number];
}

describe('limbs against other programs', () => {
  const { items = [], tolerance_minutes: tolerance = 0 } =
    readReference<{ cases: readonly Export[] }>('panchanga_cases').cases.find(({ id }) => id === 'PyJHora-5places') ??
    {};
  /** PyJHora interpolates the ends of tithi, yoga and karana over hours: up to a quarter of an hour off. */
  const COARSE = 15;

  it.each(items)(
    'PyJHora, $place: the same limbs at the moment and to the end of each',
    ({ tz, date, time, ...day }) => {
      const midnight = Date.UTC(date[0], date[1] - 1, date[2]) - tz * 3_600_000;
      const at = (hours: number) => {
        const { tithi, star, yoga, karana } = limbsAt(midnight + hours * 3_600_000);
        return [tithi.number, star, yoga.number, karana.number];
      };
      const limbs = [
        { number: day.tithi[0], end: day.tithi[2], minutes: COARSE },
        { number: day.nakshatra[0], end: day.nakshatra[3], minutes: tolerance },
        { number: day.yogam[0], end: day.yogam[2], minutes: COARSE },
        { number: day.karana[0], end: day.karana[2], minutes: COARSE },
      ];
      expect(at(time[0] + time[1] / 60)).toEqual(limbs.map(({ number }) => number));
      expect(limbs.map(({ end, minutes }, limb) => at(end - minutes / 60)[limb])).toEqual(
        limbs.map(({ number }) => number),
      );
      for (const [limb, { number, end, minutes }] of limbs.entries())
        expect(at(end + minutes / 60)[limb]).not.toBe(number);
    },
  );

  it('Jagannatha Hora, 9 October 1990', () => {
    const { tithi, yoga, karana, star } = limbsAt(Date.UTC(1990, 9, 9, 8, 10), 'true_chitra');
    expect([tithiTitle(tithi), yoga.name, karana.name, star]).toEqual(['Krishna Shashthi', 'Variyan', 'Vanija', 5]);
  });

  it('astronomy-engine: ten tithi ends within a minute', () => {
    const ends = readReference<Record<string, readonly { ends_tithi: number; utc: string }[]>>(
      'sun_moon_events_astronomy_engine',
    )['tithi_end_times_from_2024-07-10'];
    expect(ends).toHaveLength(10);
    for (const { ends_tithi, utc } of ends ?? []) {
      expect(limbsAt(Date.parse(utc) - 60_000).tithi.number).toBe(ends_tithi);
      expect(limbsAt(Date.parse(utc) + 60_000).tithi.number).toBe(ends_tithi + 1);
    }
  });
});

describe('names, groups and lords', () => {
  const tithis = [...Array(30).keys()].map((k) => tithiNumbered(k + 1));

  it('tithis: two halves that end in Purnima and Amavasya', () => {
    expect(tithis.map(tithiTitle).filter((_, index) => [0, 9, 14, 15, 29].includes(index))).toEqual([
      'Shukla Pratipada',
      'Shukla Dashami',
      'Purnima',
      'Krishna Pratipada',
      'Amavasya',
    ]);
  });

  it('groups as Muhurta Chintamani lists them, both halves alike', () => {
    const days = (group: string) => tithis.filter((tithi) => tithi.group === group).map(({ number }) => number);
    const both = (...first: readonly number[]) => [...first, ...first.map((day) => day + 15)];
    expect({
      Nanda: days('Nanda'),
      Bhadra: days('Bhadra'),
      Jaya: days('Jaya'),
      Rikta: days('Rikta'),
      Purna: days('Purna'),
    }).toEqual({
      Nanda: both(1, 6, 11),
      Bhadra: both(2, 7, 12),
      Jaya: both(3, 8, 13),
      Rikta: both(4, 9, 14),
      Purna: both(5, 10, 15),
    });
  });

  it('tithi lords: Rahu has the eighths and Amavasya', () => {
    expect(tithis.filter(({ lord }) => lord === 'Rahu').map(({ number }) => number)).toEqual([8, 23, 30]);
    expect([tithis[0]?.lord, tithis[8]?.lord, tithis[14]?.lord, tithis[28]?.lord]).toEqual([
      'Sun',
      'Sun',
      'Saturn',
      'Venus',
    ]);
  });

  it('yogas: nine bad ones; Vishkambha has the lord of Pushya', () => {
    const yogas = [...Array(27).keys()].map((k) => yogaNumbered(k + 1));
    expect(yogas.filter(({ quality }) => quality === 'bad').map(({ name }) => name)).toEqual([
      'Vishkambha',
      'Atiganda',
      'Shula',
      'Ganda',
      'Vyaghata',
      'Vajra',
      'Vyatipata',
      'Parigha',
      'Vaidhriti',
    ]);
    expect(yogas.slice(0, 3).map(({ lord }) => lord)).toEqual(['Saturn', 'Mercury', 'Ketu']);
  });

  it('karanas: four fixed without lord, seven moving eight times each; Vishti after its fixed steps', () => {
    const karanas = [...Array(60).keys()].map((k) => karanaNumbered(k + 1));
    expect(karanas.filter(({ lord }) => lord === null).map(({ number, name }) => [number, name])).toEqual([
      [1, 'Kimstughna'],
      [58, 'Shakuni'],
      [59, 'Chatushpada'],
      [60, 'Naga'],
    ]);
    expect(karanas.filter(({ isVishti }) => isVishti).map(({ number }) => number)).toEqual([
      8, 15, 22, 29, 36, 43, 50, 57,
    ]);
    expect(karanas.filter(({ name }) => name === 'Bava').map(({ lord }) => lord)).toEqual(Array(8).fill('Sun'));
  });

  it('a tithi holds karanas 2n - 1 and 2n', () => {
    for (let half = 0; half < 60; half += 1) {
      const ahead = half * 6 + 3;
      expect(Math.ceil(karanaAt(ahead).number / 2)).toBe(tithiAt(ahead).number);
    }
  });

  it('refuses numbers outside the month', () => {
    expect(() => yogaNumbered(28)).toThrow(RangeError);
  });
});
