import { conforms, SAMPLE_CHARTS, testEphemeris } from '@cuspal/tool-kit/testing';
import { siderealPosition } from '@cuspal/engine/search/position';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { divide } from '@cuspal/engine/zodiac/division';
import { GANDANTA_JUNCTIONS } from '@cuspal/engine/zodiac/gandanta';
import { SIGNS, STARS } from '@cuspal/engine/zodiac/names';
import type { Ayanamsa } from '@cuspal/engine/zodiac/names';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './get-nakshatra-details.tool.ts';

const output = z.object(tool.output.shape);
const starOf = async (args: object) => output.parse((await conforms(tool, args)).result);
const YEARS: Readonly<Record<string, number>> = {
  Ketu: 7,
  Venus: 20,
  Sun: 6,
  Moon: 10,
  Mars: 7,
  Rahu: 18,
  Jupiter: 16,
  Saturn: 19,
  Mercury: 17,
};
const moonAt = (ms: number, ayanamsa: Ayanamsa = 'kp') =>
  siderealPosition(testEphemeris(), 'Moon', jdFromUtcMs(ms), ayanamsa).longitude;
const place = { latitude: 13.08, longitude: 80.27, utc_offset_minutes: 0 };
const at = (ms: number) => starOf({ ...place, birth_datetime: new Date(ms).toISOString().slice(0, 23) });

describe('get_nakshatra_details', () => {
  it.each(SAMPLE_CHARTS)('$label: pada, navamsa, balance and taras follow the Moon', async ({ arguments: args }) => {
    const { moon, star, pada, dashaBalance, taras, gandanta } = await starOf(args);
    const inStar = moon.siderealLongitude % (40 / 3);
    expect(pada.number).toBe(Math.floor(inStar / (10 / 3)) + 1);
    expect(SIGNS.indexOf(pada.navamsaSign)).toBe(((star.index - 1) * 4 + pada.number - 1) % 12);
    expect(moon.elapsedFraction + dashaBalance.decimalYears / (YEARS[dashaBalance.lord] ?? NaN)).toBeCloseTo(1, 8);
    expect(moon.elapsedArc + moon.remainingArc).toBeCloseTo(40 / 3, 5);
    expect(moon.elapsedArc).toBeCloseTo(inStar, 5);
    expect([star.name, star.lord]).toEqual([STARS[star.index - 1], moon.starLord]);
    expect(star.syllables[pada.number - 1]).toBe(star.padaSyllable);
    expect(taras.map(({ body }) => body).join()).toBe('Sun,Mars,Mercury,Jupiter,Venus,Saturn,Rahu,Ketu,Ascendant');
    for (const tara of taras) {
      const count = ((STARS.indexOf(tara.star) - star.index + 1 + 27) % 27) + 1;
      expect(tara.taraNumber).toBe(((count - 1) % 9) + 1);
    }
    expect(gandanta.inGandanta).toBe(gandanta.junction !== null);
  });

  it.each(SAMPLE_CHARTS)('$label: instants are those of the Moon at the borders', async ({ arguments: args }) => {
    const { pada, starPeriod, star } = await starOf(args);
    const kept = (iso: string, seconds: number) => {
      const { starIndex, pada } = divide(moonAt(Date.parse(iso) + seconds * 1000, args.ayanamsa));
      return [starIndex + 1, pada];
    };
    const isoOf = (text: string) => text.replace(/([+-]\d\d:\d\d):\d\d$/, '$1');
    // Offsets with odd seconds lose them in Date.parse.
    if ([pada.start, pada.end].some((text) => isoOf(text) !== text)) return;
    expect(kept(starPeriod.start, -2)[0]).toBe(((star.index + 25) % 27) + 1);
    expect(kept(starPeriod.start, 2)).toEqual([star.index, 1]);
    expect(kept(starPeriod.end, -2)).toEqual([star.index, 4]);
    expect(kept(starPeriod.end, 2)).toEqual([(star.index % 27) + 1, 1]);
    expect(kept(pada.start, 2)).toEqual([star.index, pada.number]);
    expect(kept(pada.start, -2)).not.toEqual([star.index, pada.number]);
    expect(kept(pada.end, -2)).toEqual([star.index, pada.number]);
    expect(kept(pada.end, 2)).not.toEqual([star.index, pada.number]);
  });

  it('describes Dhanishta of the golden chart', async () => {
    const details = await starOf({
      birth_datetime: '1992-08-14T04:32:00',
      latitude: 6.927,
      longitude: 79.861,
      utc_offset_minutes: 330,
    });
    expect(details).toMatchObject({
      star: {
        index: 23,
        name: 'Dhanishta',
        lord: 'Mars',
        deity: 'Vasus',
        symbol: 'drum',
        gana: 'rakshasa',
        yoni: { animal: 'lion', sex: 'female' },
        nadi: 'madhya',
        class: 'chara',
        facing: 'up',
        varna: 'shudra',
        element: 'air',
        modality: 'fixed',
        bodyParts: ['ankle to knee'],
        syllables: ['ga', 'gi', 'gu', 'ge'],
        padaSyllable: 'ge',
      },
      pada: { number: 4, navamsaSign: 'Scorpio', navamsaLord: 'Mars' },
      ascendantStar: { index: 8, name: 'Pushya', lord: 'Saturn', pada: 1 },
      sunStar: { index: 9, name: 'Ashlesha', lord: 'Mercury' },
      signSandhi: false,
    });
    expect(details.boundaryNote).toBeUndefined();
  });

  it('over a sidereal month all attributes, junctions and tara qualities occur', async () => {
    const found = {
      stars: new Set<string>(),
      junctions: new Set<string | null>(),
      qualities: new Set<string>(),
      taras: new Set<string>(),
      sandhi: new Set<boolean>(),
      core: new Set<boolean>(),
      words: new Set<string>(),
    };
    for (let hour = 0; hour < 28 * 24; hour += 1) {
      const { star, gandanta, taras, signSandhi } = await at(Date.UTC(2024, 5, 1, hour));
      found.stars.add(star.name);
      found.junctions.add(gandanta.junction);
      found.core.add(gandanta.core);
      found.sandhi.add(signSandhi);
      for (const { quality, taraName } of taras) {
        found.qualities.add(quality);
        found.taras.add(taraName);
      }
      for (const word of [
        star.gana,
        star.nadi,
        star.class,
        star.facing,
        star.varna,
        star.element,
        star.modality,
        star.yoni.sex,
      ]) {
        found.words.add(word);
      }
    }
    expect(found.stars.size).toBe(27);
    expect(found.junctions).toEqual(new Set([null, ...GANDANTA_JUNCTIONS]));
    expect(found.qualities).toEqual(new Set(['good', 'mixed', 'bad']));
    expect(found.taras.size).toBe(9);
    expect([found.sandhi.size, found.core.size]).toEqual([2, 2]);
    // 3 ganas, 3 nadis, 7 classes, 3 facings, 4 varnas, 4 elements, 3 modalities, 2 sexes.
    expect(found.words.size).toBe(29);
  });

  it('the Moon on a border belongs to the star it opens, with a note', async () => {
    let early = Date.UTC(2024, 5, 1);
    let late = early + 86_400_000;
    const starIndex = divide(moonAt(early)).starIndex;
    expect(divide(moonAt(late)).starIndex).toBe(starIndex + 1);
    while (late - early > 1) {
      const middle = Math.floor((early + late) / 2);
      if (divide(moonAt(middle)).starIndex === starIndex) early = middle;
      else late = middle;
    }
    const [before, on] = [await at(early), await at(late)];
    expect(before.star.index).toBe(starIndex + 1);
    expect(before.boundaryNote).toBeUndefined();
    expect(on.star.index).toBe(starIndex + 2);
    expect(on.boundaryNote).toMatch(/opens/);
    expect(on.moon.elapsedFraction).toBeLessThan(1e-6);
  });
});
