import { describe, expect, it } from 'vitest';
import { randomCasts } from '../../../test/number-casts.ts';
import { ephemeris } from '../../../test/random-charts.ts';
import { natalEvent } from '../../events/natal.ts';
import { tropicalPosition } from '../../search/position.ts';
import { jdFromUtcMs } from '../../time/julian.ts';
import { nextRelease } from '../timing/release.ts';
import { milderReading } from './milder-reading.ts';
import { moonGate } from './moon-gate.ts';
import { questionOf, ripeHouses } from './question.ts';
import { rotationOf } from '../../events/rotation.ts';
import { yesOrNo } from './yes-or-no.ts';

describe('the milder reading of a denial by retrogression (R17.7)', () => {
  it('delays a retrograde planet in a direct star, and fails every other', () => {
    const question = questionOf(natalEvent('marriage'));
    const rotation = rotationOf('self');
    const met = new Set<string>();
    for (const { chart } of randomCasts(500, 12)) {
      const gate = moonGate(chart, rotation, ripeHouses(question), question.against);
      const judged = yesOrNo(chart, rotation, question, gate);
      const milder = milderReading(chart, judged, (planet, from) =>
        nextRelease(ephemeris, planet, chart.moment.ayanamsa, from),
      );
      const { subLord, starLord, wishLord, wishStarLord } = judged.judges;
      const wish = judged.basis === 'WISH_RETROGRADE';
      const [judge, star] = wish ? [wishLord, wishStarLord] : [subLord, starLord];
      expect(milder === null).toBe(!judged.basis.includes('RETROGRADE'));
      if (milder === null) continue;
      const back = (planet: typeof judge): boolean => chart.planets[planet].retrograde;
      const expected = back(judge) && !back(star) && star !== judge ? 'DELAYED' : 'FAILS';
      expect(milder.reading).toBe(expected);
      expect(back(milder.planet)).toBe(true);
      met.add(`${judged.basis} ${expected}`);
      if (expected === 'FAILS') {
        expect([milder.turnsDirectMs, milder.passesStartingPointMs]).toEqual([null, null]);
      } else if (milder.turnsDirectMs !== null) {
        // At the station the planet stands still, and a day later it goes forward.
        const jd = jdFromUtcMs(milder.turnsDirectMs);
        expect(Math.abs(tropicalPosition(ephemeris, milder.planet, jd).speed)).toBeLessThan(1e-3);
        expect(tropicalPosition(ephemeris, milder.planet, jd + 1).speed).toBeGreaterThan(0);
        expect(milder.turnsDirectMs).toBeGreaterThan(chart.moment.utcMs);
      }
    }
    expect(met).toEqual(
      new Set([
        'RETROGRADE_SUB_LORD DELAYED',
        'RETROGRADE_SUB_LORD FAILS',
        'RETROGRADE_STAR_LORD FAILS',
        'WISH_RETROGRADE DELAYED',
        'WISH_RETROGRADE FAILS',
      ]),
    );
  });
});
