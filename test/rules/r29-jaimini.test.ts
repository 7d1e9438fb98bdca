import { sudarshana } from '@cuspal/engine/dasha/sudarshana';
import { sudarshanaDasha } from '@cuspal/engine/dasha/sudarshana-years';
import { charaDasha } from '@cuspal/engine/dasha/sign/chara';
import { inWords } from '@cuspal/engine/base/words';
import { argalaOn } from '@cuspal/engine/jaimini/argala';
import { arudhaOf } from '@cuspal/engine/jaimini/arudha';
import { charaKarakas } from '@cuspal/engine/jaimini/chara-karakas';
import { eightKarakas } from '@cuspal/engine/jaimini/eight-karakas';
import { ishtaDevata } from '@cuspal/engine/jaimini/ishta-devata';
import { karakamsa } from '@cuspal/engine/jaimini/karakamsa';
import { placementOf } from '@cuspal/engine/jaimini/placement';
import { rasiDrishti } from '@cuspal/engine/jaimini/rasi-drishti';
import { signsOf } from '@cuspal/engine/parashari/base/frame';
import { chartNatures } from '@cuspal/engine/parashari/base/natures';
import { SIGNS } from '@cuspal/engine/zodiac/names';
import { describe, expect, it } from 'vitest';
import { exampleSays } from './example-says.ts';
import { inChennai, sampleChart, sky } from './sample-sky.ts';

const chart = sampleChart();
const placement = placementOf(chart);
const lagna = chart.ascendant.signIndex;
const signName = (sign: number | undefined) => SIGNS[sign ?? 0];

describe('examples of the rules of Jaimini', () => {
  it('R29.1', () => {
    const seen = SIGNS.filter((_, sign) => rasiDrishti(0, sign));
    exampleSays('R29.1', `Aries sees ${inWords(seen)}, and not Taurus`);
    const { rows } = argalaOn(signsOf(chart), chartNatures(chart), lagna);
    const row = (place: number) => rows.find((each) => each.place === place);
    expect([row(11)?.status, row(4)?.status]).toEqual(['UNOBSTRUCTED', 'OBSTRUCTED']);
    exampleSays('R29.1', `${inWords(row(11)?.planets ?? [])} in 11 from ${signName(lagna)} stand unbarred`);
    exampleSays('R29.1', `${row(4)?.planets.join()} in 4 is barred by ${row(4)?.obstructedBy.join()}`);
  });

  it('R29.2', () => {
    const [self, counsel] = charaKarakas(placement.degrees);
    const [, second] = eightKarakas(placement.degrees);
    exampleSays('R29.2', `the ${self?.reads} has ${placement.degrees.Sun.toFixed(2)} degrees and is the Atmakaraka`);
    exampleSays('R29.2', `${counsel?.reads} with ${placement.degrees.Jupiter.toFixed(2)} is second of seven`);
    exampleSays('R29.2', `Of eight ${second?.planets[0]} is second, because it has ${second?.advancement.toFixed(2)}`);
  });

  it('R29.3', () => {
    const { lord, lordSign, count, sign } = arudhaOf(placement, lagna);
    exampleSays('R29.3', `${lord}, lord of ${signName(lagna)}, stands in ${signName(lordSign)}, the ${count}th sign`);
    exampleSays('R29.3', `The ${count}th from ${signName(lordSign)} is ${signName(sign)}, the Arudha Lagna`);
    exampleSays('R29.3', `Upapada is ${signName(arudhaOf(placement, (lagna + 11) % 12).sign)}`);
  });

  it('R29.4', () => {
    const { sign, by, planet, form } = ishtaDevata(chart);
    expect(by).toBe('aspect');
    exampleSays('R29.4', `Sun stands in ${signName(karakamsa(chart))} in the navamsa`, `it is ${signName(sign)}`);
    exampleSays('R29.4', `seen by ${planet}. Its deity is ${form}`);
  });

  it('R29.6', () => {
    const { direction, mahadashas } = charaDasha(placement, lagna, chart.moment.utcMs, 1);
    const [first, second] = mahadashas;
    exampleSays('R29.6', `is ${signName((lagna + 8) % 12)}, so the order is ${direction}`);
    exampleSays(
      'R29.6',
      `${signName(first?.sign)} has ${first?.years} years, counted backward to ${first?.lord} in ${signName(first?.lordIn)}`,
    );
    exampleSays('R29.6', `${signName(second?.sign)} follows with ${second?.years}`);
  });

  it('R29.7', () => {
    const { references } = sudarshana(chart);
    const signs = [references.lagna, references.moon, references.sun].map(signName);
    exampleSays('R29.7', `rings begin in ${inWords(signs.map(String))}`);
    const { year, month } = sudarshanaDasha(sky, chart, inChennai('2026-11-22T10:00').utcMs, 1);
    exampleSays('R29.7', `year of life is ${year.number}, which belongs to house ${year.house}`);
    exampleSays('R29.7', `month ${month.number} belongs to house ${month.house}`);
  });
});
