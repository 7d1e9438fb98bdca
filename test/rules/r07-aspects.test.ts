import { separation } from '@cuspal/engine/base/angles';
import { inWords } from '@cuspal/engine/base/words';
import { natalEvent } from '@cuspal/engine/events/natal';
import { matter } from '@cuspal/engine/kp/promise/matter';
import { level } from '@cuspal/engine/kp/kernel/levels';
import { stellarAspects } from '@cuspal/engine/kp/kernel/stellar-aspects';
import { describe, expect, it } from 'vitest';
import { CHENNAI } from './chennai.ts';
import { exampleSays } from './example-says.ts';

const { planets } = CHENNAI;
const { chains, degreeAspects, exchanges, housesReached } = stellarAspects(CHENNAI);

describe('examples of the rules on aspects', () => {
  it('R7.1', () => {
    const found = degreeAspects.find(({ from, to }) => from === 'Sun' && to === 'Saturn');
    expect([found?.name, found?.applying]).toEqual(['opposition', false]);
    const apart = separation(planets.Sun.longitude, planets.Saturn.longitude);
    exampleSays('R7.1', `${apart.toFixed(3)} degrees from Saturn`, `orb of ${found?.orb.toFixed(3)} degrees`);
  });

  it('R7.2', () => {
    const reached = housesReached.find(({ planet }) => planet === 'Sun')?.houses ?? [];
    const chain = chains.find(({ planet }) => planet === 'Sun');
    expect(chain).toMatchObject({ path: ['Sun', 'Mercury', 'Saturn', 'Moon', 'Mars'], ends: { type: 'CYCLE' } });
    expect(exchanges).toContainEqual({ a: 'Moon', b: 'Mars', type: 'MUTUAL_STAR' });
    exampleSays('R7.2', `reaches ${inWords(reached)}`, 'Mercury, Saturn and the Moon to Mars');
  });

  it('R7.3', () => {
    const { standing: found, favourable, denial } = matter(CHENNAI, natalEvent('wealth_gain')).lords.Saturn;
    expect([planets.Saturn.signLord, denial, level(CHENNAI, 'Saturn', 5)]).toEqual(['Saturn', 1, 1]);
    exampleSays('R7.3', `it is ${found}`, `at level ${denial}, and favourable houses at level ${favourable}`);
  });
});
