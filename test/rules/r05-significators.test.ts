import { cuspsRuledBySub, isTenanted } from '@cuspal/engine/chart/placement';
import { fortuna } from '@cuspal/engine/chart/modifiers';
import { natalEvent } from '@cuspal/engine/events/natal';
import { fruitfulness } from '@cuspal/engine/kp/horary/fruitfulness';
import { timingSets } from '@cuspal/engine/kp/kernel/timing-sets';
import { houseSignificators } from '@cuspal/engine/kp/kernel/house-significators';
import { level, levels, rankIn, signified, weight } from '@cuspal/engine/kp/kernel/levels';
import { stellarAspects } from '@cuspal/engine/kp/kernel/stellar-aspects';
import { bosmiaHouse } from '@cuspal/engine/kp/schools/bosmia';
import { bifurcation } from '@cuspal/engine/kp/timing/bifurcation';
import { inWords } from '@cuspal/engine/base/words';
import { PLANETS, type Planet } from '@cuspal/engine/zodiac/names';
import { describe, expect, it } from 'vitest';
import { CHENNAI } from './chennai.ts';
import { exampleSays } from './example-says.ts';
import { inSign } from './in-words.ts';

const { planets } = CHENNAI;

describe('examples of the rules on significators', () => {
  it('R5.1', () => {
    const { nature, decision, houses } = bifurcation(CHENNAI, 'Mercury');
    expect([nature.planet, decision.planet]).toEqual(['Saturn', 'Mars']);
    const outcome = (wanted: number) => houses.find(({ house }) => house === wanted);
    expect(outcome(4)?.spoiledBy).toEqual([11, 3]);
    exampleSays('R5.1', `brings ${inWords(nature.houses)}`, `signifies ${inWords(decision.houses)}`);
    exampleSays('R5.1', `House 4 is ${outcome(4)?.outcome}`, `House 5 is ${outcome(5)?.outcome}`);
  });

  it('R5.2', () => {
    const found = houseSignificators(CHENNAI, 11).ordered.map(({ planet, group, via }) => [planet, group, via]);
    expect(found).toEqual([
      ['Jupiter', 'A', undefined],
      ['Venus', 'A', undefined],
      ['Sun', 'B', undefined],
      ['Rahu', 'B', 'Jupiter'],
      ['Mars', 'C', undefined],
      ['Saturn', 'C', undefined],
      ['Moon', 'D', undefined],
    ]);
    exampleSays('R5.2', 'Jupiter and Venus in group A', 'The Sun and Rahu, by Jupiter, are in group B');
  });

  it('R5.3', () => {
    const { L1, L2, L3, L4 } = levels(CHENNAI, 'Mercury');
    expect([L1, L2, L3, L4]).toEqual([[4], [10], [5, 6], [1, 10]]);
    expect([1, 2, 3, 4].map((at) => weight(at as 1))).toEqual([4, 3, 2, 1]);
    exampleSays('R5.3', '4 at level 1, 10 at level 2, 5 and 6 at level 3 and 1 at level 4');
    exampleSays('R5.3', `best level is ${level(CHENNAI, 'Mercury', 10)}`);
  });

  it('R5.4', () => {
    const tenantsOf = (lord: Planet) => PLANETS.filter((planet) => CHENNAI.planets[planet].starLord === lord);
    expect([tenantsOf('Jupiter'), tenantsOf('Mercury')]).toEqual([[], ['Sun']]);
    expect([isTenanted(CHENNAI, 'Jupiter'), isTenanted(CHENNAI, 'Mercury')]).toEqual([false, true]);
    const of = levels(CHENNAI, 'Jupiter');
    const { L2, L4 } = of;
    exampleSays('R5.4', `house ${L2[0]}, which counts at level ${rankIn(of, 'L2', L2[0] ?? 1)}`);
    exampleSays('R5.4', `owns ${inWords(L4)}, which count at level ${rankIn(of, 'L4', L4[0] ?? 1)}`);
    const mercury = levels(CHENNAI, 'Mercury');
    expect(mercury.L2.map((house) => rankIn(mercury, 'L2', house))).toEqual([2]);
    expect(mercury.L4.map((house) => rankIn(mercury, 'L4', house))).toEqual([4, 4]);
  });

  it('R5.5', () => {
    const of = levels(CHENNAI, 'Jupiter');
    exampleSays('R5.5', `cusps ${inWords(cuspsRuledBySub(CHENNAI, 'Jupiter'))}`, `signifies ${inWords(signified(of))}`);
  });

  it('R5.6', () => {
    const sets = timingSets(natalEvent('marriage'));
    const [venus, jupiter] = (['Venus', 'Jupiter'] as const).map((each) => fruitfulness(CHENNAI, each, sets));
    expect([venus?.class, venus?.sub.subLord, venus?.favourable, venus?.sub.favourable]).toEqual([
      'FRUITFUL',
      'Venus',
      1,
      1,
    ]);
    expect([jupiter?.class, jupiter?.favourable, jupiter?.sub.subLord, jupiter?.sub.denial]).toEqual([
      'HOSTILE',
      1,
      'Mercury',
      2,
    ]);
    expect([level(CHENNAI, 'Venus', 11), level(CHENNAI, 'Jupiter', 11), level(CHENNAI, 'Mercury', 10)]).toEqual([
      1, 1, 2,
    ]);
    exampleSays(
      'R5.6',
      `Venus is ${venus?.class}`,
      'reaches 11 at level 1',
      'its sub lord Mercury holds 10 at level 2',
    );
  });

  it('R5.7', () => {
    const { ordered, roles } = bosmiaHouse(CHENNAI, 10);
    const role = (wanted: string) => ordered.find(({ planet }) => planet === wanted)?.role;
    expect([roles.occupant, roles.owner]).toEqual([['Mercury'], 'Mercury']);
    expect([role('Mars'), role('Jupiter'), role('Sun'), role('Mercury')]).toEqual([1, 1, 2, 3]);
    exampleSays(
      'R5.7',
      'Mars and Jupiter are in its sub and have role 1',
      'The Sun is in its star with role 2',
      'role 3',
    );
  });

  it('R5.8', () => {
    expect(stellarAspects(CHENNAI).selfStarAndSub).toEqual(['Venus']);
    const of = levels(CHENNAI, 'Venus');
    exampleSays('R5.8', inSign(planets.Venus.longitude), `signifies ${inWords(signified(of))} and nothing else`);
  });

  it('R5.9', () => {
    const parts = [CHENNAI.ascendant, planets.Moon, planets.Sun].map(({ longitude }) => longitude.toFixed(4));
    exampleSays('R5.9', ...parts, inSign(fortuna(CHENNAI).longitude));
  });
});
