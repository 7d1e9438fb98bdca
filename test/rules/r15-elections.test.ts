import { taraOf } from '@cuspal/engine/almanac/tara';
import { inWords } from '@cuspal/engine/base/words';
import { electionTopic } from '@cuspal/engine/election/election-topic';
import { isOffered, layersSatisfied, SHORTEST, statesOf } from '@cuspal/engine/election/layers';
import type { LayerStates } from '@cuspal/engine/election/layers';
import { cuspRuleCheck } from '@cuspal/engine/election/moment-chart';
import { byRank, testBetween } from '@cuspal/engine/election/window-order';
import { PREFERRED_LAGNA } from '@cuspal/engine/events/election-event';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { SIGNS, STARS } from '@cuspal/engine/zodiac/names';
import { aspectOrdinal } from '@cuspal/engine/zodiac/sign-aspects';
import { describe, expect, it } from 'vitest';
import { CHENNAI, sampleChart } from './chennai.ts';
import { exampleSays } from './example-says.ts';

const { Moon } = CHENNAI.planets;

describe('examples of the rules on elections', () => {
  it('R15.1', () => {
    const all: LayerStates = { period: 'MET', ruling: 'MET', moon: 'MET', ascendant: 'MET' };
    const lacking = [{ ...all, ruling: 'NOT_MET' } as const, { ...all, ascendant: 'NOT_MET' } as const];
    expect(lacking.map((states) => [layersSatisfied(states), isOffered(states)])).toEqual([
      [3, true],
      [3, true],
    ]);
    // A rank holds how many layers are met, then the place of the first that is missing.
    const [second, fourth] = lacking.map((states) => ({
      rank: [-layersSatisfied(states), -statesOf(states).indexOf('NOT_MET')],
      from: 0,
    }));
    if (second === undefined || fourth === undefined) throw new Error('no ranks');
    expect(byRank(fourth, second)).toBeLessThan(0);
    exampleSays('R15.1', `by ${testBetween(fourth.rank, second.rank)}`, `under ${SHORTEST.minute} seconds`);
    exampleSays(
      'R15.1',
      `under ${SHORTEST.hour} for an hour`,
      `under ${SHORTEST.day.toLocaleString('en-GB')} for a day`,
    );
  });

  it('R15.2', () => {
    const topic = electionTopic('sign_agreement');
    const check = cuspRuleCheck([CHENNAI], topic);
    expect(check?.met).toBe('ALL');
    exampleSays('R15.2', `cusp ${topic.cuspRule.cusp} should signify ${inWords(topic.cuspRule.mustSignify, 'or')}`);
    exampleSays('R15.2', `it is ${check?.at[0]?.csl}, which signifies ${check?.at[0]?.signifies.join()}`);
  });

  it('R15.3', () => {
    const eighth = SIGNS.findIndex((_, sign) => aspectOrdinal(Moon.signIndex, sign) === 8);
    exampleSays('R15.3', `${SIGNS[eighth]} is the eighth sign from ${SIGNS[Moon.signIndex]}`);
    const tara = taraOf(Moon.starIndex, STARS.indexOf('Purva Bhadrapada'));
    expect([tara.number, tara.quality]).toEqual([3, 'bad']);
    exampleSays('R15.3', `third star from ${STARS[Moon.starIndex]}, called ${tara.name}`);
  });

  it('R15.4', () => {
    const type = electionTopic('surgery').electionType;
    expect(PREFERRED_LAGNA[type]).toEqual(['dual']);
    const dual = SIGNS.filter((_, sign) => sign % 3 === 2);
    exampleSays('R15.4', `the kind is ${type}, so ${inWords(dual, 'or')} rising`);
    exampleSays('R15.4', `${SIGNS[CHENNAI.ascendant.signIndex]} rises`);
  });

  it('R15.5', () => {
    const found = promise(sampleChart('Quito'), electionTopic('property_purchase').judged);
    expect([found.csl, found.house, found.wholeDenialGroup, found.covered]).toEqual(['Mercury', 4, true, []]);
    exampleSays('R15.5', `signifies ${inWords(found.denialHit)}`, `none of houses ${inWords(found.required)}`);
    exampleSays('R15.5', `That is ${found.verdict}`);
  });
});
