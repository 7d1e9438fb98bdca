import { describe, expect, it } from 'vitest';
import { KNOWN_PLACES, SPELLINGS } from '../test/known-places.ts';
import { findPlaces } from './find-places.ts';
import { gazetteer } from './gazetteer.ts';

const world = await gazetteer();
const idOf = (question: string): string => {
  const { taken, finding } = findPlaces(world, question);
  return taken === null ? `${question}: ${finding}` : `${taken.name}/${taken.region}/${taken.countryCode}`;
};
const listed = (question: string): readonly string[] =>
  findPlaces(world, question).places.map(({ name, region, countryCode }) => `${name}/${region}/${countryCode}`);

describe('places that are known', () => {
  it('are more than sixty', () => expect(KNOWN_PLACES.length).toBeGreaterThan(60));

  it.each(KNOWN_PLACES)(
    '%s lies within a tenth of a degree',
    (question, latitude, longitude, timeZone, countryCode) => {
      const { taken } = findPlaces(world, question);
      expect(taken).toMatchObject({ timeZone, countryCode });
      expect(Math.abs((taken?.latitude ?? 99) - latitude)).toBeLessThan(0.1);
      expect(Math.abs((taken?.longitude ?? 999) - longitude)).toBeLessThan(0.1);
    },
  );
});

describe('one place', () => {
  it.each(SPELLINGS)('%s is found as it is spelt otherwise', (usual, ...others) => {
    const place = idOf(usual);
    expect(place).toMatch(/\/[A-Z]{2}$/);
    expect(others.map((other) => [other, idOf(other)])).toEqual(others.map((other) => [other, place]));
  });
});

describe('a name of several places', () => {
  it.each([
    ['Springfield', 'Springfield/Missouri/US'],
    ['Hyderabad', 'Hyderabad/Telangana/IN'],
    ['Birmingham', 'Birmingham/England/GB'],
    ['Cambridge', 'Cambridge/England/GB'],
    ['Canton', 'Guangzhou/Guangdong/CN'],
  ])('%s is asked back, the most populous first', (question, first) => {
    const { taken, finding, places, total } = findPlaces(world, question);
    expect([taken, finding]).toEqual([null, 'SAME_NAME']);
    expect(listed(question)[0]).toBe(first);
    expect(places.length).toBe(Math.min(5, total));
    expect(total).toBeGreaterThan(1);
    const people = places.map(({ population }) => population);
    expect(people).toEqual([...people].sort((a, b) => b - a));
  });

  it('is taken where it has twenty times the people of the others', () => {
    expect(findPlaces(world, 'London')).toMatchObject({ finding: 'FAR_LARGER', taken: { countryCode: 'GB' } });
    expect(
      findPlaces(world, 'London')
        .places.slice(1)
        .map(({ region }) => region),
    ).toContain('Ontario');
  });

  it('is asked back where a part of what was said names no area', () => {
    expect(findPlaces(world, 'Paris, Nowhereshire')).toMatchObject({ finding: 'UNKNOWN_AREA', taken: null });
    expect(listed('Paris, Nowhereshire')[0]).toBe('Paris/Île-de-France/FR');
  });

  it('is asked back where it lies in another country only', () => {
    expect(findPlaces(world, 'Mumbai, France')).toMatchObject({ finding: 'OTHER_AREA', taken: null, total: 1 });
  });

  it('counts a place and its quarter as one', () => {
    // The City of London lies in London, and New Delhi in Delhi.
    expect(listed('London').filter((place) => place.endsWith('/GB'))).toEqual(['London/England/GB']);
    expect(idOf('New Delhi')).toBe('New Delhi/Delhi/IN');
  });
});

describe('a country or region', () => {
  it.each([
    ['India', ['Mumbai/Maharashtra/IN', 'Delhi/Delhi/IN']],
    ['Bavaria', ['Munich/Bavaria/DE', 'Nuremberg/Bavaria/DE']],
    ['Bali, Indonesia', ['Denpasar/Bali/ID']],
    ['Georgia', ['Tbilisi/Tbilisi/GE', 'Atlanta/Georgia/US']],
    ['California', ['Los Angeles/California/US']],
  ])('%s is answered with its largest places', (question, among) => {
    expect(findPlaces(world, question)).toMatchObject({ finding: 'NAME_OF_AREA', taken: null });
    expect(listed(question)).toEqual(expect.arrayContaining(among));
  });

  it('is a place where its capital bears the name', () => {
    for (const name of ['Singapore', 'Delhi', 'Berlin', 'São Paulo'])
      expect(findPlaces(world, name).taken?.name).toBe(name);
  });
});

describe('slips', () => {
  it.each([
    ['Mumbay1', 'Mumbai/Maharashtra/IN'],
    ['Ahmedabd', 'Ahmedabad/Gujarat/IN'],
    ['Chenai, India', 'Chennai/Tamil Nadu/IN'],
    ['Kolkatta India', 'Kolkata/West Bengal/IN'],
    ['Nwe York', 'New York City/New York/US'],
    ['Viennna, Austria', 'Vienna/Vienna/AT'],
    ['मुंबइ', 'Mumbai/Maharashtra/IN'],
    ['Масква', 'Moscow/Moscow/RU'],
    ['Tiruchirapali', 'Tiruchirappalli/Tamil Nadu/IN'],
  ])('%s offers %s and takes nothing by itself', (question, place) => {
    const answer = findPlaces(world, question);
    if (answer.finding === 'SPELLING')
      expect([answer.taken, listed(question)]).toEqual([null, expect.arrayContaining([place])]);
    // GeoNames lists some slips as names.
    else expect(idOf(question)).toBe(place);
  });
});
