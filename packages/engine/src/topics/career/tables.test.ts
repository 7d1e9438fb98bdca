import { describe, expect, it } from 'vitest';
import { readReference } from '../../../test/read-reference.ts';
import { GRAHAS, HOUSES, PLANETS } from '../../zodiac/names.ts';
import { ELEMENTS, MODALITIES } from '../../zodiac/sign-attributes.ts';
import { CAREER_GROUPS, TALENT_GROUPS } from './career-signature.ts';
import { MERIDIAN_PAIRS, meridianPair } from './meridian.ts';
import { occupationFact } from './occupation-source.ts';
import { OCCUPATION_FAMILIES, OCCUPATION_PROVENANCES, OCCUPATIONS } from './occupations.ts';
import { INDUSTRIES, PLANET_FIELDS, planetField } from './planet-fields.ts';
import { say } from './work.messages.ts';

describe('tables of work', () => {
  it('the 80 occupations are those of the reference table', () => {
    expect(OCCUPATIONS.map((row) => ({ ...row, title: row.title() }))).toEqual(
      readReference<readonly object[]>('occupations'),
    );
    expect(new Set(OCCUPATIONS.map(({ family }) => family))).toEqual(new Set(OCCUPATION_FAMILIES));
    expect(new Set(OCCUPATIONS.map(({ provenance }) => provenance))).toEqual(new Set(OCCUPATION_PROVENANCES));
    expect(new Set(OCCUPATIONS.map(({ title }) => title())).size).toBe(80);
  });

  it('every occupation states the fact it rests on, one for each citation', () => {
    for (const occupation of OCCUPATIONS) {
      const facts = occupationFact(occupation).split('. ');
      expect(facts).toHaveLength(occupation.cite.split(', ').length);
      for (const fact of facts) expect(fact.length).toBeGreaterThan(10);
      expect(occupationFact(occupation)).not.toMatch(/undefined|: $/);
    }
  });

  it.each([
    [7, 'Sun with Mars: front-line army (with Jupiter police, law and order; with Venus traffic police)'],
    [
      11,
      'politics: tenth cusp on 1, 6, 9, 10, 11 with Sun, Mars, Jupiter, Saturn. Jupiter with Saturn: philosophy, politics, trustees',
    ],
    [
      13,
      'Sun with Mars: front-line army (with Jupiter police, law and order; with Venus traffic police). army: houses 3, 6, 8, Mars',
    ],
    [
      25,
      'house 6: labour, public health, service, tools and repair, deposits. house 12: hospitals, jails, solitary or secret work, overseas, back office',
    ],
    [
      68,
      'house 9: foreign trade, university, religion, research, long tours. house 10: administration, status, own enterprise on a large scale',
    ],
  ])('row %d: %s', (no, fact) => {
    const row = OCCUPATIONS.find((each) => each.no === no);
    const found = row && occupationFact(row);
    // A pair is read in either order.
    expect(found?.replace('Mars with Sun', 'Sun with Mars')).toBe(fact);
  });

  it('each planet has a field and an industry of its own, with its source', () => {
    expect(PLANETS.map((planet) => PLANET_FIELDS[planet].industry)).toEqual([...INDUSTRIES]);
    for (const planet of PLANETS) {
      expect(planetField(planet).split(', ').length).toBeGreaterThanOrEqual(5);
      expect(PLANET_FIELDS[planet].source).toMatch(/KPR2/);
    }
  });

  it('the meridian list holds each of the 21 pairs once, in either order', () => {
    const pairs = GRAHAS.flatMap((one, index) => GRAHAS.slice(index + 1).map((other) => [one, other] as const));
    expect(MERIDIAN_PAIRS).toHaveLength(pairs.length);
    for (const [one, other] of pairs) {
      expect(meridianPair(one, other)?.field()).toBeTruthy();
      expect(meridianPair(other, one)).toBe(meridianPair(one, other));
      expect(MERIDIAN_PAIRS.filter(({ planets }) => planets.includes(one) && planets.includes(other))).toHaveLength(1);
    }
    expect(MERIDIAN_PAIRS.filter(({ source }) => source === 'K')).toHaveLength(4);
    expect(GRAHAS.map((planet) => meridianPair(planet, planet))).toEqual(GRAHAS.map(() => null));
  });

  it('houses, elements and modalities have their work', () => {
    expect(new Set(HOUSES.map((house) => say.houseWork({ house }))).size).toBe(12);
    const tempers = say.allTempers();
    for (const each of [...ELEMENTS, ...MODALITIES]) expect(tempers).toMatch(new RegExp(`(^|; )${each} [a-z]`));
    for (const element of ELEMENTS)
      for (const modality of MODALITIES)
        for (const [, of, temper] of say.signTemper({ sign: 'Aries', element, modality }).matchAll(/(\w+) \((.*?)\)/g))
          expect(tempers).toContain(`${of} ${temper}`);
  });

  it('every group of planets and houses names its source', () => {
    for (const group of [...CAREER_GROUPS, ...Object.values(TALENT_GROUPS)]) {
      expect(group.source).toMatch(/^R20/);
      expect(group.main.filter((planet) => group.helping.some((each) => each === planet))).toEqual([]);
      expect(group.houses.length).toBeGreaterThan(1);
    }
  });
});
