import { childPanel } from '@cuspal/engine/topics/health/child-panel';
import { bhadhakaHouse } from '@cuspal/engine/kp/promise/bhadhaka';
import { level } from '@cuspal/engine/kp/kernel/levels';
import { ownershipNature, spanReading } from '@cuspal/engine/topics/health/span-band';
import { EIGHTH_OF, threePairs } from '@cuspal/engine/topics/health/three-pairs';
import { SIGNS } from '@cuspal/engine/zodiac/names';
import { inWords } from '@cuspal/engine/base/words';
import { describe, expect, it } from 'vitest';
import { exampleSays } from './example-says.ts';
import { inChennai, sampleChart, sky } from './sample-sky.ts';

const chart = sampleChart();
const panel = (label: string) => {
  const { score, riskBand, tests, mitigations } = childPanel(sky, sampleChart(label));
  const present = [...tests, ...mitigations].filter((row) => row.present).map(({ id, points }) => [id, points]);
  return { score, riskBand, present };
};

describe('examples of the rules on the span of life', () => {
  it('R21.1', () => {
    const { band, tests } = spanReading(chart, inChennai('2026-11-22T10:00').utcMs);
    const { planet } = tests.ownership;
    exampleSays(
      'R21.1',
      `${SIGNS[chart.ascendant.signIndex]} rises`,
      `so house ${bhadhakaHouse(chart.ascendant.signIndex)} obstructs`,
    );
    exampleSays('R21.1', `${planet}, sub lord of cusp 1, holds 9 at level ${level(chart, planet, 9)}`);
    expect(tests.signification).toMatchObject({
      lean: 'BOTH',
      againstHouses: [
        { house: 2, level: 3 },
        { house: 7, level: 3 },
      ],
    });
    exampleSays('R21.1', `class is ${band}`);
  });

  it('R21.2', () => {
    const { pairs, band, kakshya } = threePairs(sky, chart);
    expect(kakshya).toBe('NONE');
    exampleSays('R21.2', `pairs read ${inWords(pairs.map((pair) => pair.band))}, so two of three say ${band}`);
  });

  it('R21.3', () => {
    const { score, riskBand, present } = panel('Tokyo');
    expect(present).toEqual([['B9', 15]]);
    exampleSays('R21.3', `with ${present[0]?.[1]} points`, `score is ${score} and the band ${riskBand}`);
  });

  it('R21.5', () => {
    const natures = (
      [
        [1, 6],
        [6, 8],
        [4, 7],
      ] as const
    ).map((owns) => ownershipNature(owns));
    exampleSays(
      'R21.5',
      `1 and 6 and is ${natures[0]}`,
      `6 and 8 alone would be ${natures[1]}`,
      `4 and 7 is ${natures[2]}`,
    );
  });

  it('R21.6', () => {
    const [pair] = threePairs(sky, chart).pairs;
    exampleSays('R21.6', `plain eighth is ${SIGNS[(5 + 7) % 12]}, but the table has ${SIGNS[EIGHTH_OF[5] ?? 0]}`);
    exampleSays(
      'R21.6',
      `stands in ${pair?.signs[1]} and the lord of Virgo in ${pair?.signs[0]}`,
      `pair 1 says ${pair?.band}`,
    );
    expect(pair?.modalities).toEqual(['movable', 'movable']);
    const other = EIGHTH_OF.filter((eighth, sign) => eighth !== (sign + 7) % 12).length;
    expect(other).toBe(8);
  });

  it('R21.7', () => {
    const { present } = panel('Cairo');
    expect(present).toContainEqual(['B1', 15]);
    expect(present).toContainEqual(['A1', -15]);
    exampleSays('R21.7', 'it has 15 points and not 25', 'takes 15 away');
  });
});
