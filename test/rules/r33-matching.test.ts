import { ashtaKoota } from '@cuspal/engine/topics/matching/ashta-koota';
import { cuspalMatch } from '@cuspal/engine/topics/matching/cuspal-match';
import { matchPerson } from '@cuspal/engine/topics/matching/match-person';
import { kootaExtras } from '@cuspal/engine/topics/matching/koota-extras';
import { moonPlace } from '@cuspal/engine/topics/matching/moon-place';
import { describe, expect, it } from 'vitest';
import { exampleSays } from './example-says.ts';
import { inChennai, sampleChart, sky } from './sample-sky.ts';

const [groom, bride] = [sampleChart(), sampleChart('New York')];
const [his, hers] = [moonPlace(groom.planets.Moon.longitude), moonPlace(bride.planets.Moon.longitude)];

describe('examples of the rules on matching', () => {
  it('R33.1', () => {
    const { kootas, total, band } = ashtaKoota(his, hers);
    const score = (of: string) => kootas.find(({ name }) => name === of)?.score ?? 0;
    exampleSays('R33.1', `Nadi gives ${score('Nadi')} and bhakoota ${score('Bhakoota')}`);
    exampleSays(
      'R33.1',
      `other six give ${total - score('Nadi') - score('Bhakoota')}`,
      `total is ${total}, which is ${band}`,
    );
  });

  it('R33.2', () => {
    const { rajju, mahendra, streeDeergha } = kootaExtras(his, hers);
    expect([rajju.dosha, mahendra.present, streeDeergha.present]).toEqual([false, false, true]);
    exampleSays('R33.2', `rope gives ${rajju.groom} and ${rajju.bride}`, `count is ${streeDeergha.count}`);
  });

  it('R33.3', () => {
    const { utcMs } = inChennai('2026-11-22T10:00');
    const { factors } = cuspalMatch(matchPerson(sky, groom, utcMs), matchPerson(sky, bride, utcMs));
    const row = (of: string) => factors.find(({ code }) => code === of);
    exampleSays('R33.3', `factor MARRIAGE has ${row('MARRIAGE')?.points} of 4`);
    exampleSays('R33.3', `has ${row('UNION')?.points} and is ${row('UNION')?.state}`);
  });
});
