import { describe, expect, it } from 'vitest';
import { randomCasts } from '../../../test/number-casts.ts';
import { ephemeris, randomMoments } from '../../../test/random-charts.ts';
import { natalEvent } from '../../events/natal.ts';
import { castNumber } from './cast.ts';
import { judgeQuestion } from './judge-question.ts';
import { questionOfEvent, recoveryOf } from './recovery.ts';
import { rotationOf } from '../../events/rotation.ts';

const SELF = rotationOf('self');
const LOST = questionOfEvent(natalEvent('lost_article'));

describe('one judgement of a lost thing (R18.6)', () => {
  it('A9: is the same as a question of the catalogue and as a loss, for all 249 numbers', () => {
    const met = new Set<string>();
    const moments = randomMoments(5, 909, [0, 60]);
    for (let number = 1; number <= 249; number += 1) {
      const moment = moments[number % moments.length];
      if (moment === undefined) throw new Error('no moment');
      const { chart } = castNumber(ephemeris, moment, number);
      const { judgement, withhold } = judgeQuestion(chart, SELF, LOST);
      const { verdict, basis } = recoveryOf(chart, SELF, 'lost');
      const said = judgement?.answer ?? 'WITHHELD';
      met.add(`${said} ${verdict}`);
      // What is only delayed is no clean yes, and what is promised is no no.
      const fits = {
        PROMISED: ['YES', 'QUALIFIED_YES'],
        DELAYED: ['QUALIFIED_YES'],
        NOT_RECOVERED: ['NO'],
        WITHHELD: ['WITHHELD'],
      };
      expect(fits[verdict]).toContain(said);
      if (verdict === 'WITHHELD') expect(withhold?.code).toBe(basis);
      if (verdict === 'DELAYED')
        expect(judgement?.qualifiers).toEqual(
          expect.arrayContaining([expect.stringMatching(/^(SUB_LORD_DIRECT|STAR_LORD_DIRECT|OPPOSITION_WEAKER)$/)]),
        );
      if (verdict === 'PROMISED') expect(judgement?.qualifiers.join()).not.toMatch(/_DIRECT|OPPOSITION_WEAKER/);
    }
    expect(met.size).toBe(5);
  });

  it('A9: is delayed and never denied by a retrograde lord, as in the case of theft (R17.7)', () => {
    let delayed = 0;
    for (const { chart } of randomCasts(200, 18)) {
      const { verdict, heldBackBy } = recoveryOf(chart, SELF, 'theft');
      if (heldBackBy === null) continue;
      delayed += 1;
      expect(verdict).toBe('DELAYED');
      expect(judgeQuestion(chart, SELF, LOST).judgement?.answer).not.toBe('NO');
    }
    expect(delayed).toBeGreaterThan(10);
  });
});
