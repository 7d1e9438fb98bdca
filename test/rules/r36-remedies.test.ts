import { runningLords } from '@cuspal/engine/dasha/running-lords';
import { gemCandidates } from '@cuspal/engine/topics/remedies/gem-score';
import { DAILY_COUNT, mantraCandidates, mantraDays } from '@cuspal/engine/topics/remedies/mantra-choice';
import { MANTRAS } from '@cuspal/engine/topics/remedies/mantras';
import { describe, expect, it } from 'vitest';
import { exampleSays } from './example-says.ts';
import { inChennai, sampleChart } from './sample-sky.ts';

const chart = sampleChart();

describe('examples of the rules on remedies', () => {
  it('R36.1', () => {
    const found = gemCandidates(chart, [], 'general');
    const row = (of: string) => found.find(({ planet }) => planet === of);
    exampleSays(
      'R36.1',
      `Mercury rules ${row('Mercury')?.owned.join(' and ')}, and its lordships come to ${row('Mercury')?.fit}`,
    );
    exampleSays('R36.1', `Mars rules ${row('Mars')?.owned.join(' and ')} and comes to ${row('Mars')?.fit}`);
    const count = MANTRAS.Saturn.count.toLocaleString('en-GB');
    exampleSays('R36.1', `${count} takes ${mantraDays('Saturn')} days at ${DAILY_COUNT} a day`);
  });

  it('R36.3', () => {
    const [md, ad] = (runningLords(chart, inChennai('2026-11-22T10:00').utcMs) ?? []).map(({ planet }) => planet);
    expect([md, ad]).toEqual(['Saturn', 'Saturn']);
    const [{ planet, points, factors }] = mantraCandidates(chart, { md: 'Saturn', ad: 'Saturn' }, 'general');
    exampleSays(
      'R36.3',
      `${planet} rules the period`,
      `makes ${factors.map((each) => each.points).join(' and ')}`,
      `${points} points`,
    );
  });
});
