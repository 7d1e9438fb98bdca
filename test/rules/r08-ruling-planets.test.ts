import { natalEvent } from '@cuspal/engine/events/natal';
import { castNumber } from '@cuspal/engine/kp/horary/cast';
import { markedSignificators } from '@cuspal/engine/kp/ruling/fruitful-significators';
import { punarphoo } from '@cuspal/engine/kp/ruling/punarphoo';
import { rulingPlanets, slotRank } from '@cuspal/engine/kp/ruling/ruling-planets';
import { testEphemeris } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { CHENNAI, sampleChart } from './chennai.ts';
import { exampleSays } from './example-says.ts';
import { arc, inSign } from './in-words.ts';

const ruling = rulingPlanets(testEphemeris(), CHENNAI.moment);
const { slots, ranked } = ruling;
const row = (wanted: string) => ranked.find(({ planet }) => planet === wanted);

describe('examples of the rules on ruling planets', () => {
  it('R8.1', () => {
    exampleSays('R8.1', `day lord is ${slots.dayLord}`, `has ${slots.moonSignLord} and ${slots.moonStarLord} as`);
    exampleSays('R8.1', `Ascendant has ${slots.ascSignLord} and ${slots.ascStarLord}`);
    exampleSays('R8.1', `sub lords are the ${slots.moonSubLord} and ${slots.ascSubLord}`);
  });

  it('R8.2', () => {
    expect(row('Mars')?.slots).toEqual(['ascStarLord', 'moonStarLord']);
    exampleSays(
      'R8.2',
      `ranks ${row('Mars')?.slots.map(slotRank).join(' and ')}`,
      `sum is ${row('Mars')?.slotRankSum}`,
    );
    exampleSays(
      'R8.2',
      `one slot of rank ${row('Jupiter')?.slots.map(slotRank).join()}`,
      'Venus, with rank 1, is the last that holds',
    );
    expect(ranked.map(({ planet }) => planet).slice(1, 3)).toEqual(['Mars', 'Jupiter']);
    const last = ranked.findLast(({ count }) => count > 0);
    expect([last?.planet, last?.slotRankSum]).toEqual(['Venus', 1]);
  });

  it('R8.3', () => {
    expect([row('Rahu')?.actsFor, row('Ketu')?.actsFor]).toEqual([['Mars', 'Jupiter'], ['Mercury']]);
    exampleSays('R8.3', `takes rank ${row('Rahu')?.rank} before Mars`, 'Ketu is in Gemini and is added for Mercury');
    exampleSays('R8.3', `Mercury is ${row('Mercury')?.status} and lends no rank, so Ketu comes last`);
    expect(ranked.at(-1)?.planet).toBe('Ketu');
  });

  it('R8.4', () => {
    const status = (planet: string) => row(planet)?.status ?? 'none';
    expect([status('Mars'), status('Venus')]).toEqual(['kept', 'kept']);
    exampleSays('R8.4', `is in the star of Saturn and is ${status('Mercury')}`, `Moon, is ${status('Saturn')}`);
  });

  it('R8.5', () => {
    const allowed = markedSignificators(CHENNAI, natalEvent('marriage'), ruling, []).filter(
      ({ favourable, sub }) => favourable !== null && sub.verdict !== 'OPPOSES',
    );
    expect(allowed.map(({ planet }) => planet).sort()).toEqual(['Moon', 'Rahu', 'Saturn', 'Sun', 'Venus']);
    const kept = allowed.filter(({ isRuling }) => isRuling).map(({ planet }) => planet);
    expect([...kept].sort()).toEqual(['Rahu', 'Saturn', 'Venus']);
    exampleSays('R8.5', 'Of them Venus, Rahu and Saturn rule the moment');
  });

  it('R8.6', () => {
    const cast = castNumber(testEphemeris(), CHENNAI.moment, 100);
    const { ascSignLord, ascStarLord, ascSubLord } = cast.ruling.slots;
    expect([cast.chart.ascendant.starLord, ascSignLord, ascStarLord, ascSubLord]).toEqual([
      'Venus',
      'Mercury',
      'Mars',
      'Jupiter',
    ]);
    exampleSays('R8.6', inSign(CHENNAI.ascendant.longitude), `${ascSignLord}, ${ascStarLord} and ${ascSubLord}`);
  });

  it('R8.7', () => {
    const chart = sampleChart('Sao Paulo');
    expect([punarphoo(CHENNAI).present, punarphoo(chart).ties]).toEqual([false, ['CONJUNCTION']]);
    const { Moon, Saturn } = chart.planets;
    expect(inSign(Moon.longitude)).toContain('Sagittarius');
    exampleSays('R8.7', arc(Moon.longitude % 30), arc(Saturn.longitude % 30), punarphoo(chart).ties.join());
  });
});
