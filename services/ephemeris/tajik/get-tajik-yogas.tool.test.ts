import { callTool, GOLDEN, instantMs } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { annualLives } from '../test/annual-lives.ts';
import { PVR } from '../test/book-births.ts';
import { readResult } from '../test/read-result.ts';
import strengths from './get-tajik-strengths.tool.ts';
import tool from './get-tajik-yogas.tool.ts';

const ORDER = ['Moon', 'Mercury', 'Venus', 'Sun', 'Mars', 'Jupiter', 'Saturn'];

describe('get_tajik_yogas', () => {
  it('has the square of Mercury and Jupiter of May 1991 (PVR real-life example 5)', async () => {
    const { value } = await readResult(tool, { ...PVR.may1991, age: 0 });
    const pair = value.pairs.find(({ fast, slow }) => fast === 'Mercury' && slow === 'Jupiter');
    expect(pair).toMatchObject({ aspect: 'square', state: 'ITHASALA', kind: 'POORNA', o: 7, weakSight: false });
    const ithasala = value.yogas[2]?.instances.find(({ planets }) => planets.join() === 'Mercury,Jupiter');
    expect(ithasala).toMatchObject({ houses: [5, 8], result: 'good' });
    expect(ithasala?.turnedBy).toBeUndefined();
  });

  it('reads the same chart as natal one, without a year', async () => {
    const annual = (await readResult(tool, { ...PVR.may1991, age: 0 })).value;
    const natal = (await readResult(tool, { ...PVR.may1991, chart: 'natal' })).value;
    expect(natal).toMatchObject({ age: null, yearNumber: null, pravesha: null, nextPravesha: null, dayBirth: null });
    expect(natal).toMatchObject({ chart: 'natal', at: '1991-05-22T20:29:00+05:30' });
    expect(natal.yogas).toEqual(annual.yogas);
    expect(natal.pairs).toEqual(annual.pairs);
    const dated = await readResult(tool, { ...PVR.may1991, chart: 'natal', query_date: '2000-01-01' });
    expect(dated.value.notes.join(' ')).toMatch(/query_date was not used/);
  });

  it.each([
    [{ chart: 'natal', year: 2000 }, 'year', /chart is natal/],
    [{ chart: 'natal', age: 3 }, 'age', /chart is natal/],
    [{ matter_house: 1 }, 'matter_house', /2 to 12/],
    [{ matter_house: 13 }, 'matter_house', /2 to 12/],
    [{ chart: 'horary' }, 'chart', /annual/],
  ])('refuses %j', async (args, field, words) => {
    const { meta, text } = await callTool(tool, { ...GOLDEN, ...args });
    expect(meta).toMatchObject({ code: 'validation_failed', field });
    expect(text).toMatch(words);
  });

  it('does not know how an aspect goes on after 2399', async () => {
    const late = { ...GOLDEN, birth_datetime: '2399-12-30T10:00', chart: 'natal' };
    const { meta, text } = await callTool(tool, late);
    expect(meta['code']).toBe('out_of_range');
    expect(text).toMatch(/Jupiter and Saturn complete their aspect is decided after 2399/);
  });
});

describe('get_tajik_yogas everywhere', () => {
  const seen = { aspects: new Set<string>(), states: new Set<string>(), blocks: new Set<string>() };
  const matters = new Set<string>();
  const sentences = new Set<string>();

  it('holds together', async () => {
    for (const [index, { args, now }] of annualLives(160, 313).entries()) {
      const { value } = await readResult(tool, { ...args, matter_house: 2 + (index % 11) }, now);
      const { yogas, pairs, matter } = value;
      expect(yogas.map(({ number }) => number)).toEqual(Array.from({ length: 16 }, (_, k) => k + 1));
      expect(pairs).toHaveLength(21);
      expect(yogas[0]?.present === true && yogas[1]?.present === true).toBe(false);
      expect(value.at).toBe(value.pravesha?.at);
      for (const pair of pairs) {
        expect(ORDER.indexOf(pair.fast)).toBeLessThan(ORDER.indexOf(pair.slow));
        expect(pair.weakSight).toBe(pair.aspect === 'semisextile');
        if (pair.aspect === 'none') expect(pair.state).toBe('NONE');
        if (pair.perfectsAt !== null) expect(instantMs(pair.perfectsAt)).toBeGreaterThanOrEqual(instantMs(value.at));
        if (pair.kind !== null) {
          const size = Math.abs(pair.e);
          expect(pair.kind).toBe(size < 1 ? 'POORNA' : size <= pair.o ? 'VARTAMANA' : 'BHAVISHYA');
        }
        seen.aspects.add(pair.aspect);
        seen.states.add(pair.state);
        if (pair.blockedBy !== null) seen.blocks.add(pair.blockedBy);
      }
      const inState = (state: string) =>
        pairs.filter((pair) => pair.state === state).map(({ fast, slow }) => [fast, slow]);
      expect(yogas[2]?.instances.map(({ planets }) => planets)).toEqual(inState('ITHASALA'));
      expect(yogas[3]?.instances.map(({ planets }) => planets)).toEqual(inState('EESARPHA'));
      for (const { instances, name } of yogas) {
        for (const { planets, houses, grade, turnedBy, result } of instances) {
          expect(houses).toHaveLength(planets.length);
          expect(grade !== undefined).toBe(name === 'KAMBOOLA');
          if (name !== 'ITHASALA') expect(turnedBy).toBeUndefined();
          else expect(result === 'bad').toBe(turnedBy !== undefined && !turnedBy.includes('DUTTHOTTHA'));
        }
      }
      if (matter === null) throw new Error('a matter was asked about');
      expect(matter.sameLord).toBe(matter.lagnaLord === matter.houseLord);
      expect(matter.pairState === null).toBe(matter.sameLord);
      if (matter.sameLord) expect(matter.yogas).toEqual([]);
      if (matter.pairState === 'ITHASALA') expect(matter.yogas).toContain('ITHASALA');
      if (matter.pairState === 'EESARPHA') expect(matter.yogas).toContain('EESARPHA');
      matters.add(`${matter.pairState}`);
      sentences.add(value.answer.slice(-15));
    }
  });

  it('reaches every value of its lists', () => {
    expect(seen.aspects.size).toBe(7);
    expect([...seen.states].sort()).toEqual(['BLOCKED', 'EESARPHA', 'ITHASALA', 'NONE']);
    expect([...seen.blocks].sort()).toEqual(['signChange', 'station']);
    expect([...matters].sort()).toEqual(['BLOCKED', 'EESARPHA', 'ITHASALA', 'NONE', 'null']);
    // A sentence for each state of the two lords, an ithasala in three ways, and one for a planet that rules both houses.
    expect([...sentences].sort()).toEqual([
      'matter in part.',
      'o pair decides.',
      'our the matter.',
      't become exact.',
      'urs the matter.',
      've no ithasala.',
      'yoga spoils it.',
    ]);
  });

  it('takes the strengths of the other tool', async () => {
    for (const { args, now } of annualLives(25, 314)) {
      const { yogas } = (await readResult(tool, args, now)).value;
      const totals = (await readResult(strengths, args, now)).value.panchavargeeya;
      const total = (planet: string | undefined) => totals.find((row) => row.planet === planet)?.total ?? 0;
      for (const { planets } of yogas[11]?.instances ?? []) expect(total(planets[0])).toBeLessThan(5.01);
      const spoilt = yogas[10]?.instances.map(({ planets }) => planets.join());
      for (const { planets } of yogas[2]?.instances ?? []) {
        if (planets.some((planet) => total(planet) < 4.99)) expect(spoilt).toContain(planets.join());
      }
    }
  });
});
