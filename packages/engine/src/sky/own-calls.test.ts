import { describe, expect, it } from 'vitest';
import { ephemeris } from '../../test/random-charts.ts';
import { forgetful } from '../../test/search-sky.ts';
import { searchBudget } from '../search/budget.ts';
import { longitudeCrossings } from '../search/crossings.ts';
import { withOwnCalls } from './own-calls.ts';

const JD = 2_461_041.25;
const PLACE = { latitude: 13, longitude: 80 };

describe('withOwnCalls', () => {
  it('answers as the sky behind it', () => {
    const own = withOwnCalls(ephemeris);
    expect(own.body(JD, 'Moon')).toEqual(ephemeris.body(JD, 'Moon'));
    expect(own.meanPlace(JD, 'Moon')).toEqual(ephemeris.meanPlace(JD, 'Moon'));
    expect(own.meanLongitude(JD, 'Moon')).toBe(ephemeris.meanLongitude(JD, 'Moon'));
    expect(own.meanAyanamsa(JD, 'raman')).toBe(ephemeris.meanAyanamsa(JD, 'raman'));
    expect(own.equatorial(JD, 'Mars')).toEqual(ephemeris.equatorial(JD, 'Mars'));
    expect(own.frame(JD)).toEqual(ephemeris.frame(JD));
    expect(own.ayanamsa(JD, 'raman')).toEqual(ephemeris.ayanamsa(JD, 'raman'));
    expect(own.houses(JD, PLACE, 'P')).toEqual(ephemeris.houses(JD, PLACE, 'P'));
    expect(own.housesFromArmc(100, 13, 23.4, 'O')).toEqual(ephemeris.housesFromArmc(100, 13, 23.4, 'O'));
    expect(own.siderealTime(JD)).toBe(ephemeris.siderealTime(JD));
    expect(own.deltaT(JD)).toBe(ephemeris.deltaT(JD));
    expect(own.riseSet(JD, 'Sun', 'rise', PLACE)).toBe(ephemeris.riseSet(JD, 'Sun', 'rise', PLACE));
    expect(own.riseSet(JD, 'Moon', 'set', PLACE, 'apparent', 3)).toBe(
      ephemeris.riseSet(JD, 'Moon', 'set', PLACE, 'apparent', 3),
    );
    expect(own.nextEclipse(JD, 'LUNAR')).toEqual(ephemeris.nextEclipse(JD, 'LUNAR'));
    expect(own.eclipseVisible(JD, 'LUNAR', PLACE)).toBe(ephemeris.eclipseVisible(JD, 'LUNAR', PLACE));
    expect(() => own.body(1, 'Moon')).toThrow(/1800/);
  });

  it('counts what went through it, as the sky counts, and nothing else', () => {
    const [one, other] = [withOwnCalls(ephemeris), withOwnCalls(ephemeris)];
    const before = ephemeris.calls;
    for (let day = 0; day < 10; day += 1) one.body(JD + day, 'Sun');
    for (let day = 0; day < 7; day += 1) other.houses(JD + day, PLACE, 'P');
    expect([one.calls, other.calls]).toEqual([10, 7]);
    expect(ephemeris.calls - before).toBe(17);
  });

  it('keeps the budget of one call whole while another spends', () => {
    // The other one has to ask for all that it finds.
    const [one, other] = [withOwnCalls(ephemeris), withOwnCalls(forgetful(ephemeris))];
    const budget = searchBudget(one, 500);
    longitudeCrossings(other, 'Moon', 'kp', [0, 90, 180, 270], JD, JD + 1500);
    expect(other.calls).toBeGreaterThan(500);
    expect(budget.exhausted).toBe(false);
    const found = longitudeCrossings(one, 'Sun', 'kp', [0], JD, JD + 366, budget);
    expect([found.length, budget.stoppedAt]).toEqual([1, null]);
  });
});
