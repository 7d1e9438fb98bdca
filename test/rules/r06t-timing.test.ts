import { dashaYears } from '@cuspal/engine/dasha/vimshottari';
import { natalEvent } from '@cuspal/engine/events/natal';
import { contact } from '@cuspal/engine/kp/kernel/levels';
import { matter } from '@cuspal/engine/kp/promise/matter';
import { periodClassOf, shareOfTime } from '@cuspal/engine/kp/promise/period-class';
import { promise } from '@cuspal/engine/kp/promise/promise';
import type { Planet } from '@cuspal/engine/zodiac/names';
import { planetsInWords } from '@cuspal/engine/zodiac/planet-words';
import { describe, expect, it } from 'vitest';
import { meanOf, printedRows } from '../../bench/track-record/figures.ts';
import { chanceOfAtLeast } from '../../bench/track-record/chances.ts';
import { lastRecorded } from '../../bench/track-record/record.ts';
import { bookChart } from '../../packages/engine/test/dated-periods.ts';
import { CHENNAI } from './chennai.ts';
import { exampleSays } from './example-says.ts';

const marriage = matter(CHENNAI, natalEvent('marriage'));
const { whole } = lastRecorded();
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** The lords of a printed period with their standings, and its class. */
function printed(chart: string, key: string, lords: readonly [Planet, Planet, Planet]) {
  const of = matter(bookChart(chart).chart, natalEvent(key));
  return { standings: lords.map((lord) => of.lords[lord].standing), class: periodClassOf(of, lords) };
}

describe('examples of the rules on timing', () => {
  it('R6T.1', () => {
    exampleSays('R6T.1', `${planetsInWords(marriage.strong)} are STRONG`.replace(/^t/, 'T'));
    const { Jupiter } = marriage.lords;
    expect([Jupiter.favourable, Jupiter.standing, Jupiter.adverse]).toEqual([1, 'AGAINST', true]);
    const { subLord } = CHENNAI.planets.Jupiter;
    exampleSays(
      'R6T.1',
      `Jupiter signifies houses of marriage at level 1 but is AGAINST, because its sub lord ${subLord}`,
    );
    expect(contact(CHENNAI, subLord, marriage.sets.favourable)).toBeNull();
  });

  it('R6T.2', () => {
    const hit = printed('R3-058', 'property_purchase', ['Moon', 'Saturn', 'Venus']);
    expect(hit).toEqual({ standings: ['WEAK', 'STRONG', 'STRONG'], class: 'PARTIAL' });
    exampleSays('R6T.2', 'The Moon is WEAK and the others STRONG, so the period is PARTIAL');
    const missed = printed('R3-047', 'scholarship', ['Jupiter', 'Saturn', 'Rahu']);
    expect(missed).toEqual({ standings: ['WEAK', 'STRONG', 'WEAK'], class: 'SILENT' });
    exampleSays('R6T.2', 'Chart 47 misses', 'only Saturn is STRONG, so the period is SILENT');
  });

  it('R6T.3', () => {
    const years = marriage.strong.reduce((sum, planet) => sum + dashaYears(planet), 0);
    exampleSays('R6T.3', `${years} of 120 years`, `that share is ${percent((years / 120) ** 3)}`);
    expect(Object.values(marriage.lords).filter(({ standing }) => standing === 'WEAK')).toEqual([]);
    exampleSays('R6T.3', `offered periods fill ${percent(shareOfTime(marriage).offered)}`);
    exampleSays('R6T.3', `they fill ${whole['coverage mean share of time']} % on average`);
  });

  it('R6T.4', () => {
    const job = promise(CHENNAI, natalEvent('career_start'));
    const { standing, rank } = matter(CHENNAI, natalEvent('career_start')).lords[job.csl];
    expect(job.side).toBe('yes');
    exampleSays('R6T.4', `${job.csl}, sub lord of cusp 10`, `is ${standing} for it with rank ${rank}`);
    const { csl } = promise(CHENNAI, natalEvent('marriage'));
    exampleSays('R6T.4', `${csl} promises marriage at cusp 7 but is ${marriage.lords[csl].standing}`);
  });

  it('R6T.5', () => {
    const [, offered, all] = printedRows();
    if (offered === undefined || all === undefined) throw new Error('no rows');
    exampleSays('R6T.5', `dates ${offered.of} matters`, `${offered.hits} of these periods are offered`);
    exampleSays('R6T.5', `fill ${percent(meanOf(offered.chances))} of the days`);
    exampleSays('R6T.5', `hit in ${Math.round(100 * chanceOfAtLeast(offered.hits, offered.chances))} of 100 cases`);
    exampleSays('R6T.5', `${all.hits} are met, in ${percent(meanOf(all.chances))}`, `${all.of - all.hits} are missed`);
  });
});
