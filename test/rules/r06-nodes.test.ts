import { inWords } from '@cuspal/engine/base/words';
import { houseOfPlanet } from '@cuspal/engine/chart/placement';
import { motionOf } from '@cuspal/engine/chart/motion';
import { agents } from '@cuspal/engine/kp/kernel/agents';
import { houseSignificators } from '@cuspal/engine/kp/kernel/house-significators';
import { levels } from '@cuspal/engine/kp/kernel/levels';
import { nodeCascade } from '@cuspal/engine/kp/kernel/node-cascade';
import { SIGNS } from '@cuspal/engine/zodiac/names';
import { describe, expect, it } from 'vitest';
import { CHENNAI } from './chennai.ts';
import { exampleSays } from './example-says.ts';

const { planets } = CHENNAI;
const agentsOf = (node: 'Rahu' | 'Ketu') => agents(CHENNAI, node).map(({ planet }) => planet);
const rahu = levels(CHENNAI, 'Rahu');

describe('examples of the rules on the nodes', () => {
  it('R6', () => {
    exampleSays('R6', `Rahu in house ${houseOfPlanet(CHENNAI, 'Rahu')} acts for ${inWords(agentsOf('Rahu'))}`);
    exampleSays('R6', `level 2 it signifies ${inWords(rahu.L2)}`, `level 4 it signifies ${inWords(rahu.L4)}`);
  });

  it('R6.1', () => {
    const group = houseSignificators(CHENNAI, 8).ordered.filter((each) => each.group === 'B');
    expect(group.map(({ planet }) => planet)).toEqual(['Rahu', 'Mars']);
    exampleSays('R6.1', 'group B', 'Rahu acts for Mars');
  });

  it('R6.2', () => {
    expect(agents(CHENNAI, 'Ketu').map(({ planet, role }) => [planet, role])).toEqual([['Mercury', 'SIGN_LORD']]);
    const aspects = agents(CHENNAI, 'Rahu').map(({ planet, role, ordinal }) => {
      expect(role).toBe('ASPECTING');
      return `${planet} (${ordinal}th)`;
    });
    exampleSays('R6.2', `Rahu in ${SIGNS[planets.Rahu.signIndex]} is aspected by ${inWords(aspects)}`);
  });

  it('R6.3', () => {
    expect([planets.Rahu.starLord, agentsOf('Ketu'), nodeCascade(CHENNAI, 'Rahu').viaNode]).toEqual([
      'Ketu',
      ['Mercury'],
      true,
    ]);
    exampleSays('R6.3', `Rahu signifies ${rahu.L1.join()} at level 1 and houses ${inWords(rahu.L3)} at level 3`);
    expect([houseOfPlanet(CHENNAI, 'Ketu'), levels(CHENNAI, 'Mercury').L4]).toEqual([9, [1, 10]]);
  });

  it('R6.4', () => {
    const signs = (['Rahu', 'Ketu'] as const).map((node) => SIGNS[planets[node].signIndex]);
    exampleSays(
      'R6.4',
      `Rahu is in ${signs[0]} and Ketu in ${signs[1]}`,
      `agents of Rahu are ${inWords(agentsOf('Rahu'))}`,
    );
  });

  it('R6.5', () => {
    const { Rahu, Saturn } = planets;
    expect([Rahu.retrograde, Saturn.retrograde, motionOf('Rahu', Rahu.speed)]).toEqual([false, true, 'retrograde']);
    exampleSays('R6.5', ...[Rahu, Saturn].map(({ speed }) => `−${Math.abs(speed).toFixed(4)} degrees a day`));
  });
});
