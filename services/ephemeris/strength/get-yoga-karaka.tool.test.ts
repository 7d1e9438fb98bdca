import { GRAHAS, SIGNS } from '@cuspal/engine/zodiac/names';
import { randomBirths } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { readResult } from '../test/read-result.ts';
import cusps from '../foundation/get-house-cusps.tool.ts';
import tool from './get-yoga-karaka.tool.ts';

/** The table of the rule, as it is written there: benefics, neutrals, malefics; `?` the Moon of a kendra. */
const TABLE: Readonly<Record<(typeof SIGNS)[number], string>> = {
  Aries: 'B Su Ma Ju, ? Mo, M Me Ve Sa',
  Taurus: 'B Su Me Sa, N Ma, M Mo Ju Ve',
  Gemini: 'B Ve, N Mo Me Sa, M Su Ma Ju',
  Cancer: 'B Mo Ma Ju, N Su Sa, M Me Ve',
  Leo: 'B Su Ma Ju, N Mo, M Me Ve Sa',
  Virgo: 'B Me Ve, N Su Sa, M Mo Ma Ju',
  Libra: 'B Me Ve Sa, ? Mo, M Su Ma Ju',
  Scorpio: 'B Mo Ju, N Su Ma, M Me Ve Sa',
  Sagittarius: 'B Su Ma, N Mo Me Ju, M Ve Sa',
  Capricorn: 'B Me Ve Sa, N Su, ? Mo, M Ma Ju',
  Aquarius: 'B Ve Sa, N Su Me, M Mo Ma Ju',
  Pisces: 'B Mo Ma, N Ju, M Su Me Ve Sa',
};
const KARAKAS: Readonly<Partial<Record<(typeof SIGNS)[number], readonly [string, number, number]>>> = {
  Taurus: ['Saturn', 10, 9],
  Libra: ['Saturn', 4, 5],
  Cancer: ['Mars', 10, 5],
  Leo: ['Mars', 4, 9],
  Capricorn: ['Venus', 10, 5],
  Aquarius: ['Venus', 4, 9],
};
const BADHAKA = [11, 9, 7];
const WORDS = { B: 'BENEFIC', N: 'NEUTRAL', M: 'MALEFIC' };

const classOf = (sign: (typeof SIGNS)[number], planet: string): string => {
  const row = TABLE[sign].split(', ').find((part) => part.includes(planet.slice(0, 2)));
  return row?.slice(0, 1) ?? '';
};

const births = randomBirths(400, 34);
const results = await Promise.all(births.map(async (args) => (await readResult(tool, args)).value));

describe('get_yoga_karaka', () => {
  it('follows the table for every rising sign', () => {
    const seen = new Set<string>();
    for (const { lagna, yogaKaraka, functional, badhakaHouse } of results) {
      seen.add(lagna);
      const expected = KARAKAS[lagna];
      expect(yogaKaraka && [yogaKaraka.planet, ...yogaKaraka.owns]).toEqual(expected ?? null);
      if (yogaKaraka) expect(functional[yogaKaraka.planet].class).toBe('BENEFIC');
      for (const planet of GRAHAS) {
        const letter = classOf(lagna, planet);
        const { class: found } = functional[planet];
        if (letter === 'B' || letter === 'N' || letter === 'M')
          expect([lagna, planet, found]).toEqual([lagna, planet, WORDS[letter]]);
        else expect(['MALEFIC', 'NEUTRAL']).toContain(found);
      }
      expect(GRAHAS.flatMap((planet) => functional[planet].owns).toSorted((x, y) => x - y)).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
      ]);
      expect(badhakaHouse).toBe(BADHAKA[SIGNS.indexOf(lagna) % 3]);
    }
    expect(seen.size).toBe(12);
  });

  it('makes the Moon of a kendra malefic when it is bright', () => {
    const classes = new Set<string>();
    for (const { lagna, functional } of results) {
      if (!['Aries', 'Libra', 'Capricorn'].includes(lagna)) continue;
      // Lord of 4, 10 or 7 alone: kendradhipati is the same question.
      expect(functional.Moon.kendradhipati).toBe(functional.Moon.class === 'MALEFIC');
      classes.add(functional.Moon.class);
    }
    expect([...classes].sort()).toEqual(['MALEFIC', 'NEUTRAL']);
  });

  it('gives kendradhipati to Jupiter and Venus by the houses they own', () => {
    for (const { lagna, functional } of results) {
      // Gemini and Virgo: Jupiter owns 7 and 10, or 4 and 7. Pisces and Sagittarius: it owns the ascendant.
      const jupiter = ['Gemini', 'Virgo'].includes(lagna);
      expect([lagna, functional.Jupiter.kendradhipati]).toEqual([lagna, jupiter]);
      // Venus: 2 and 7 of Aries, 4 and 11 of Cancer, 3 and 10 of Leo, 7 and 12 of Scorpio.
      const venus = ['Aries', 'Cancer', 'Leo', 'Scorpio'].includes(lagna);
      expect([lagna, functional.Venus.kendradhipati]).toEqual([lagna, venus]);
      expect(functional.Saturn.kendradhipati).toBe(false);
    }
  });

  it('names marakas by all four grounds and the badhaka lord', () => {
    const grounds = new Set<string>();
    for (const { marakas, functional, badhakaHouse, badhakaLord } of results) {
      marakas.forEach(({ by }) => grounds.add(by));
      expect(functional[badhakaLord].owns).toContain(badhakaHouse);
      for (const planet of GRAHAS) {
        expect(functional[planet].badhaka).toBe(planet === badhakaLord);
        expect(functional[planet].maraka).toBe(marakas.some((each) => each.planet === planet));
        if (functional[planet].owns.some((house) => house === 2 || house === 7))
          expect(functional[planet].maraka).toBe(true);
      }
    }
    expect([...grounds].sort()).toEqual(['IN_2', 'IN_7', 'LORD_OF_2', 'LORD_OF_7']);
  });

  it('says where the KP lord of the badhaka house, the owner of its cusp, is another planet', async () => {
    const joined = new Set<boolean>();
    for (const args of births.slice(0, 60)) {
      const { value, notes } = await readResult(tool, args);
      const { houses = [] } = (await readResult(cusps, args)).value;
      const { owner } = houses.find(({ house }) => house === value.badhakaHouse) ?? {};
      const note = notes.find((text) => text.includes('get_bhadhakasthana'));
      expect(note !== undefined).toBe(owner !== value.badhakaLord);
      if (note !== undefined) expect(note).toMatch(new RegExp(`names (the )?${owner} as lord`));
      joined.add(note !== undefined);
    }
    expect(joined.size).toBe(2);
  });

  it('lists the pairs of two planets, with every kind of tie and none', () => {
    const ties = new Set<string | null>();
    for (const { rajaPairs, functional } of results) {
      expect(rajaPairs.length).toBeGreaterThan(4);
      for (const { planets, houses, association } of rajaPairs) {
        expect(planets[0]).not.toBe(planets[1]);
        expect(functional[planets[0]].owns).toContain(houses[0]);
        expect(functional[planets[1]].owns).toContain(houses[1]);
        ties.add(association);
      }
    }
    expect(ties).toEqual(new Set(['CONJUNCTION', 'EXCHANGE', 'MUTUAL_ASPECT', null]));
  });

  it('promises a tied pair in place of a yoga karaka only where one is tied', () => {
    const said = new Set<boolean>();
    for (const { answer, yogaKaraka, rajaPairs } of results) {
      if (yogaKaraka !== null) continue;
      const tied = rajaPairs.some(({ association }) => association !== null);
      expect(answer.includes('are tied to each other take its place')).toBe(tied);
      expect(answer.includes('are not tied to each other in this chart')).toBe(!tied);
      said.add(tied);
    }
    expect(said.size).toBe(2);
  });

  it('reaches every condition of the yoga karaka and lets the nodes act for their dispositor', () => {
    const conditions = new Set<string>();
    const dignities = new Set<string>();
    const acts = new Set<string>();
    const flags = new Set<string>();
    for (const { yogaKaraka, functional, nodes } of results) {
      for (const { dispositor, actsAs } of [nodes.Rahu, nodes.Ketu]) {
        expect(actsAs).toBe(functional[dispositor].class);
        acts.add(actsAs);
      }
      if (yogaKaraka === null) continue;
      const { effective, dignity, combust, retrograde, afflictedBy, planet } = yogaKaraka;
      conditions.add(effective);
      dignities.add(dignity);
      flags
        .add(`combust ${combust}`)
        .add(`retrograde ${retrograde}`)
        .add(`afflicted ${afflictedBy.length > 0}`);
      expect(afflictedBy).not.toContain(planet);
      expect(afflictedBy).not.toContain('Jupiter');
      if (['EXALTED', 'OWN', 'MOOLATRIKONA'].includes(dignity) && !combust) expect(effective).not.toBe('MEDIUM');
    }
    expect([...conditions].sort()).toEqual(['MEDIUM', 'STRONG', 'WEAK']);
    expect(dignities.size).toBe(9);
    expect([...acts].sort()).toEqual(['BENEFIC', 'MALEFIC', 'NEUTRAL']);
    expect(flags.size).toBe(6);
  });

  it('says why where house and dignity alone would say otherwise', () => {
    const reasons = new Set<string>();
    for (const { answer, yogaKaraka } of results) {
      if (yogaKaraka === null) continue;
      const { dignity, effective, combust } = yogaKaraka;
      const [, reason = ''] =
        / because (it is [a-z ]+|its debility is cancelled|it loses a planetary war)\.$/.exec(answer) ?? [];
      const high = ['EXALTED', 'OWN', 'MOOLATRIKONA'].includes(dignity);
      const low = ['NEUTRAL', 'ENEMY', 'GREAT_ENEMY', 'DEBILITATED'].includes(dignity);
      if (low && effective === 'STRONG') expect(reason).toBe('it is vargottama');
      if (high && effective === 'MEDIUM') expect(reason).toBe('it is combust');
      if (high && effective === 'WEAK') expect(reason).toMatch(/^it is fully combust|^it loses a planetary war/);
      if (dignity === 'DEBILITATED' && effective === 'MEDIUM') expect(reason).toBe('its debility is cancelled');
      if (reason.includes('combust')) expect(combust).toBe(true);
      reasons.add(reason);
    }
    expect([...reasons]).toEqual(
      expect.arrayContaining([
        '',
        'it is vargottama',
        'it is combust',
        'it is fully combust',
        'its debility is cancelled',
      ]),
    );
  });

  it('tells a chart without one so', () => {
    const aries = results.find(({ lagna }) => lagna === 'Aries');
    expect(aries?.answer).toMatch(/^No single planet is the yoga karaka for Aries rising\./);
    const taurus = results.find(({ lagna }) => lagna === 'Taurus');
    expect(taurus?.answer).toMatch(/^Saturn is the yoga karaka for Taurus rising, because it owns houses 9 and 10\./);
    expect(taurus?.functional.Saturn.reason).toBe(
      'For Taurus rising Saturn owns houses 9 and 10, so the table counts it as a benefic.',
    );
  });
});
