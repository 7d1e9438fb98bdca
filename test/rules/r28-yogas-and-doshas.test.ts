import { spouse } from '@cuspal/engine/topics/shared/spouse';
import { inWords } from '@cuspal/engine/base/words';
import { atmakaraka } from '@cuspal/engine/jaimini/karakamsa';
import { kalsarpa } from '@cuspal/engine/parashari/doshas/kalsarpa';
import { kemadruma } from '@cuspal/engine/parashari/doshas/kemadruma';
import { manglik } from '@cuspal/engine/parashari/doshas/manglik';
import { readingOf } from '@cuspal/engine/parashari/yogas/reading';
import { cuspalSubLord } from '@cuspal/engine/chart/placement';
import { describe, expect, it } from 'vitest';
import { exampleSays } from './example-says.ts';
import { sampleChart, sky } from './sample-sky.ts';

describe('examples of the rules on yogas and doshas', () => {
  it('R28.1', () => {
    const chart = sampleChart('Tokyo');
    const { present, severity, cancellations } = kemadruma(readingOf(sky, chart, atmakaraka(chart)));
    expect([present, cancellations.map(({ rule }) => rule)]).toEqual([
      true,
      expect.arrayContaining(['jupiterAspectsMoon']),
    ]);
    exampleSays('R28.1', `${cancellations.length} cancel it`, `severity is ${severity}`);
  });

  it('R28.4', () => {
    const { status, direction, rahuHouse, variant } = kalsarpa(sampleChart('Cape Town'));
    exampleSays('R28.4', `it is ${status} with the direction ${direction}`);
    exampleSays('R28.4', `Rahu is in house ${rahuHouse}, so the name is ${variant?.name}`);
  });

  it('R28.5', () => {
    const { hits, severity, severityFactors } = manglik(sampleChart('Tokyo'));
    exampleSays(
      'R28.5',
      `house ${hits.Lagna.house} from the Lagna, ${hits.Moon.house} from the Moon and ${hits.Venus.house} from Venus`,
    );
    expect(severityFactors.map(({ points }) => points)).toEqual([2, 1, -1]);
    exampleSays('R28.5', 'house 7 make 3', 'takes 1', `it is ${severity}`);
  });

  it('R28.6', () => {
    const chart = sampleChart();
    const { describer, agePoints, relativeAge } = spouse(chart);
    expect(relativeAge).toBe('SLIGHTLY_OLDER');
    exampleSays('R28.6', `${cuspalSubLord(chart, 7)} is the sub lord of cusp 7 in the star of ${describer.planet}`);
    exampleSays('R28.6', `${describer.planet} in ${describer.sign} and house ${describer.house}`);
    exampleSays('R28.6', `points ${inWords(agePoints.map(({ points }) => points))}`);
  });
});
