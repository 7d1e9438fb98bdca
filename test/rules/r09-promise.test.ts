import { inWords } from '@cuspal/engine/base/words';
import { cuspalSubLord } from '@cuspal/engine/chart/placement';
import { natalEvent } from '@cuspal/engine/events/natal';
import { heldSide, turnsWithin } from '@cuspal/engine/kp/borders/birth-time-trust';
import { verdictStability } from '@cuspal/engine/kp/borders/verdict-stability';
import { horaryChart } from '@cuspal/engine/kp/horary/number-chart';
import { questionOf, ripeHouses } from '@cuspal/engine/kp/horary/question';
import { rotationOf } from '@cuspal/engine/events/rotation';
import { yesOrNo } from '@cuspal/engine/kp/horary/yes-or-no';
import { moonGate } from '@cuspal/engine/kp/horary/moon-gate';
import { chain } from '@cuspal/engine/kp/kernel/chain';
import { level, levels, signified } from '@cuspal/engine/kp/kernel/levels';
import { natureOf } from '@cuspal/engine/kp/kernel/nature';
import { cuspReading } from '@cuspal/engine/kp/promise/csl-advanced';
import { PAIRS, pairMeaningsOf } from '@cuspal/engine/kp/promise/pair-meanings';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { RELATION_ROWS } from '@cuspal/engine/topics/family/relations';
import type { House } from '@cuspal/engine/zodiac/names';
import { testEphemeris } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { lastRecorded } from '../../bench/track-record/record.ts';
import { bookChart } from '../../packages/engine/test/dated-periods.ts';
import { CHENNAI } from './chennai.ts';
import { exampleSays } from './example-says.ts';

const promiseOf = (key: string) => promise(CHENNAI, natalEvent(key));

const JOB = questionOf(natalEvent('career_start'));

/** What a number answers to the question of a job, judged in Chennai. */
function answerTo(number: number) {
  const chart = horaryChart(testEphemeris(), CHENNAI, number);
  const self = rotationOf('self');
  const gate = moonGate(chart, self, ripeHouses(JOB), JOB.against);
  expect(gate.connected).toBe(true);
  const { answer, basis, judges } = yesOrNo(chart, self, JOB, gate);
  return { answer, basis, ...judges };
}

describe('examples of the rules on promise', () => {
  it('R9', () => {
    const { csl, boundary } = chain(CHENNAI, 7);
    exampleSays('R9', `is ${csl.planet}, in the star of ${csl.starLord} and the sub of ${csl.subLord}`);
    exampleSays('R9', `${boundary.distanceArcmin.toFixed(2)} minutes of arc`);
    const [seventh, twelfth] = [cuspReading(CHENNAI, 7), cuspReading(CHENNAI, 12)];
    expect(seventh.twelfthFrom).toBeNull();
    exampleSays(
      'R9',
      `${csl.planet} holds 7 at level ${seventh.selfContact} and 6 at none, so that cusp is ${seventh.grade}`,
    );
    exampleSays(
      'R9',
      `${twelfth.chain.csl.planet} has 12 at level ${twelfth.selfContact} and 11 at level ${twelfth.twelfthFrom}, so cusp 12 is ${twelfth.grade}`,
    );
  });

  it('R9.1', () => {
    const [marriage, job] = [promiseOf('marriage'), promiseOf('career_start')];
    exampleSays('R9.1', `${marriage.csl}, sub lord of cusp 7, has ${inWords(marriage.covered)} for marriage`);
    exampleSays('R9.1', `none of houses ${inWords(marriage.denialHouses)}`, `verdict is ${marriage.verdict}`);
    exampleSays(
      'R9.1',
      `has ${job.covered.join()} at level ${job.bestRequiredLevel} but ${job.denialHit.join()} at level 1`,
    );
    exampleSays('R9.1', `That is ${job.verdict}`);
    expect([marriage.denialHit, job.csl, job.bestDenialLevel]).toEqual([[], 'Ketu', 1]);
  });

  it('R9.2', () => {
    const [four, nine, one] = [4, 9, 1].map(answerTo);
    expect(four).toMatchObject({ answer: 'YES', subLord: 'Moon', starLord: 'Mars' });
    expect(nine).toMatchObject({ answer: 'NO', basis: 'RETROGRADE_SUB_LORD', subLord: 'Saturn' });
    expect(one).toMatchObject({ answer: 'NO', basis: 'RETROGRADE_STAR_LORD', subLord: 'Mercury', starLord: 'Saturn' });
    exampleSays('R9.2', 'Number 4', 'passes as YES', 'Number 9', 'the answer is NO', 'Number 1 has Mercury');
  });

  it('R9.3', () => {
    expect(answerTo(7)).toMatchObject({ answer: 'NO', basis: 'WISH_RETROGRADE', subLord: 'Rahu', wishLord: 'Saturn' });
    exampleSays('R9.3', 'number 7', 'sub lord of cusp 11 is Saturn', 'answer is NO');
  });

  it('R9.4', () => {
    const [job, spiritual] = [promiseOf('career_start'), promiseOf('spiritual_progress')];
    exampleSays('R9.4', `${job.csl} at cusp 10 has ${job.denialHit.join()} of the group ${inWords(job.denialHouses)}`);
    exampleSays('R9.4', `${spiritual.csl} has all of ${inWords(spiritual.denialHit)}`, `That is ${spiritual.verdict}`);
    expect([spiritual.wholeDenialGroup, spiritual.bestDenialLevel]).toEqual([true, 1]);
    exampleSays('R9.4', `${spiritual.covered.join()} at level ${spiritual.bestRequiredLevel} alone`);
  });

  it('R9.5', () => {
    const { verdict, band, confirmations } = promiseOf('marriage');
    exampleSays('R9.5', `is ${verdict} and so ${band}`, `${confirmations.confirmCount} confirm`);
    expect(confirmations.cusps.map(({ cusp }) => cusp)).toEqual([2, 11]);
    expect(confirmations.karakas.map(({ planet }) => planet)).toEqual(['Venus', 'Jupiter']);
    expect([...confirmations.cusps, ...confirmations.karakas].map(({ sameAsFirst }) => sameAsFirst ?? false)).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  it('R9.6', () => {
    const kinds = ([7, 4] as const).map((house) => inWords(natureOf(CHENNAI, cuspalSubLord(CHENNAI, house))));
    exampleSays('R9.6', ...kinds.map((kind) => `adds ${kind}`));
  });

  it('R9.7', () => {
    const size = (cusp: House) => PAIRS.filter(([, houses]) => houses[0] === cusp).length;
    expect([size(1), size(2), pairMeaningsOf(CHENNAI, 1), level(CHENNAI, 'Jupiter', 1)]).toEqual([3, 12, [], null]);
    expect(pairMeaningsOf(CHENNAI, 2).map(({ meaning }) => meaning)).toEqual([
      'Money by export or publishing.',
      'Easy gain or a lottery.',
    ]);
    const csl = cuspalSubLord(CHENNAI, 2);
    exampleSays('R9.7', `${csl} is sub lord of cusp 2 and signifies ${inWords(signified(levels(CHENNAI, csl)))}`);
  });

  it('R9.8', () => {
    const { firstCusp, originals } = rotationOf('spouse');
    exampleSays('R9.8', `cusp ${firstCusp}`, `are houses ${inWords(originals([2, 6, 10, 11]))} of the chart`);
  });

  it('R9.9', () => {
    const houses = (['first_child', 'second_child', 'third_child'] as const).map((child) => RELATION_ROWS[child].house);
    const lords = houses.map((house) => cuspalSubLord(CHENNAI, house));
    expect(new Set(lords)).toEqual(new Set(['Jupiter']));
    exampleSays('R9.9', `sub lord of cusps ${inWords(houses)} is ${lords[0]}`);
  });

  it('R9P', () => {
    const journey = promise(bookChart('R3-048').chart, natalEvent('foreign_travel'));
    expect([journey.side, journey.outweighed, journey.csl]).toEqual(['yes', true, 'Jupiter']);
    exampleSays(
      'R9P',
      `${journey.csl} reaches ${journey.covered.join()} of the journey at level ${journey.bestRequiredLevel} and the opposing ${inWords(journey.denialHit)} at level ${journey.bestDenialLevel}`,
    );
    const job = promise(CHENNAI, natalEvent('career_start'));
    expect([job.side, job.outweighed]).toEqual(['yes', true]);
    exampleSays(
      'R9P',
      `house ${job.denialHit.join()} at level ${job.bestDenialLevel} opposes ${job.covered.join()} at level ${job.bestRequiredLevel}`,
    );
    exampleSays('R9P', `as in ${promise(CHENNAI, natalEvent('marriage')).baseRate} of 100 charts`);
  });

  it('R9S', () => {
    const { whole } = lastRecorded();
    const stabilityOf = (key: string) => verdictStability(testEphemeris(), CHENNAI, natalEvent(key)).stability;
    const { side, beyond } = { ...promise(CHENNAI, natalEvent('marriage')), ...stabilityOf('marriage') };
    expect([side, beyond]).toEqual(['yes', true]);
    const property = turnsWithin(heldSide(stabilityOf('property_purchase')), undefined);
    expect(property).toEqual([{ seconds: 9, way: 'later', side: 'no' }]);
    exampleSays('R9S', `a birth ${property[0]?.seconds} seconds later does not promise it`);
    exampleSays(
      'R9S',
      `${whole['stability within 120 s']} % of verdicts turn`,
      `Of the refusals ${whole['stability no']} %`,
    );
  });
});
