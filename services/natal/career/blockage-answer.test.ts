import { BLOCKAGE_CODES, BLOCKAGE_SEVERITIES } from '@cuspal/engine/topics/career/blockage';
import { PLANETS } from '@cuspal/engine/zodiac/names';
import { describe, expect, it } from 'vitest';
import { blockageAnswer } from './blockage-answer.ts';

/** As long as the windows may be in an answer. */
const LONGEST = `The strongest period ${'x'.repeat(318)}.`;

const diagnosesOf = (count: number, severity: (typeof BLOCKAGE_SEVERITIES)[number]) =>
  BLOCKAGE_CODES.slice(0, count).map((code) => ({ code, house: 6 as const, severity, reason: 'It is so.' }));

describe('blockageAnswer', () => {
  it('fits an answer with four diagnoses, four missing houses, a delay and two periods', () => {
    expect(LONGEST).toHaveLength(340);
    let longest = '';
    for (const csl of PLANETS)
      for (const delayedBy of [...PLANETS, null])
        for (const severity of BLOCKAGE_SEVERITIES)
          for (const count of [0, 1, 2, 3, 4])
            for (const missing of [[], [2, 6, 10, 11]] as const) {
              // With every house held nothing but exposure to layoff can stand (the engine's own rule).
              if (missing.length === 0 && count > 1) continue;
              for (const relief of [{ found: 2, sentence: LONGEST }, { found: 0, sentence: false as const }, null]) {
                const facts = { csl, delayedBy, missingHouses: missing, diagnoses: diagnosesOf(count, severity) };
                const answer = blockageAnswer(facts, relief);
                if (answer.length > longest.length) longest = answer;
              }
            }
    expect(longest).toBe(
      `The chart indicates exposure to layoff (moderate) with long unemployment, blocked promotion and a stagnant salary. The Moon, sub lord of cusp 10, does not signify houses 2, 6, 10 or 11, and its star lord Mercury, retrograde at birth, delays it. ${LONGEST}`,
    );
  });
});
