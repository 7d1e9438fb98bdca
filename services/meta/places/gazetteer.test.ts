import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { zstdDecompressSync } from 'node:zlib';
import { utcOffsetAt } from '@cuspal/engine/time/zone';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findPlaces } from './find-places.ts';
import { foldedKey } from './fold.ts';
import { gazetteer } from './gazetteer.ts';

const DATA = new URL('../data/', import.meta.url);
const manifest = z
  .object({
    sha256: z.string(),
    bytes: z.int(),
    sources: z.array(z.object({ version: z.string(), sha256: z.string() })),
  })
  .parse(JSON.parse(readFileSync(new URL('places.json', DATA), 'utf8')));

const places = await gazetteer();

describe('the data file', () => {
  const every = Array.from({ length: places.size }, (_, number) => number);

  it('is the one that its manifest names', () => {
    const bytes = zstdDecompressSync(readFileSync(new URL('places.bin.zst', DATA)));
    expect([bytes.length, hash('sha256', bytes)]).toEqual([manifest.bytes, manifest.sha256]);
  });

  it('names every place with a population over 5,000 that GeoNames has, and more', () => {
    // cities5000 of the same edition has 69,472 places.
    expect(every.filter((number) => places.population(number) >= 5_000).length).toBeGreaterThan(68_000);
    expect(places.size).toBeGreaterThan(170_000);
  });

  it('has coordinates on Earth, the most populous place first, a country everywhere', () => {
    let before = Infinity;
    const faults = every.filter((number) => {
      const { latitude, longitude, population, countryCode, country, name } = places.place(number);
      const right = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && population <= before;
      before = population;
      return !(right && /^[A-Z]{2}$/.test(countryCode) && country !== '' && name !== '');
    });
    expect(faults).toEqual([]);
  });

  it('has zones alone that this runtime knows', () => {
    const zones = new Set(every.map((number) => places.place(number).timeZone));
    expect(zones.size).toBeGreaterThan(350);
    for (const zone of zones) expect(Math.abs(utcOffsetAt(0, zone))).toBeLessThanOrEqual(16 * 60);
  });

  it('has clocks that fit the longitude, to four hours', () => {
    // The widest are Xinjiang, Spain and islands at the date line.
    const now = Date.UTC(2026, 0, 1);
    const far = every.filter((number) => {
      const { longitude, timeZone } = places.place(number);
      const hours = Math.abs(utcOffsetAt(now, timeZone) / 60 - longitude / 15);
      return Math.min(hours, 24 - hours) > 4;
    });
    expect(far).toEqual([]);
  });

  it('finds a place by its own name with its country', () => {
    const step = 89;
    const lost = every
      .filter((number) => number % step === 0)
      .map((number) => places.place(number))
      .filter(({ name, country, ...place }) => {
        const answer = findPlaces(places, `${name}, ${country}`);
        const near = answer.places.some(({ latitude }) => Math.abs(latitude - place.latitude) < 0.2);
        return foldedKey(name) !== '' && !/[,(;]/.test(name) && !near && answer.total <= 5;
      });
    expect(lost.map(({ name, countryCode }) => `${name}, ${countryCode}`)).toEqual([]);
  });
});
