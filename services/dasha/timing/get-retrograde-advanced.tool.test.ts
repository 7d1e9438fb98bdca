import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { CUSPAL_STATES } from '@cuspal/engine/kp/transit/cuspal-state';
import { siderealPosition } from '@cuspal/engine/search/position';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { resolveBirth } from '@cuspal/engine/time/moment';
import { wrap180 } from '@cuspal/engine/base/angles';
import type { Planet } from '@cuspal/engine/zodiac/names';
import { planetInWords } from '@cuspal/engine/zodiac/planet-words';
import {
  callTool,
  conforms,
  GOLDEN,
  isOfAge,
  instantMs,
  randomLives,
  SAMPLE_CHARTS,
  testEphemeris,
  withNotes,
} from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import currentTool from './get-smart-current-dasha.tool.ts';
import tool from './get-retrograde-advanced.tool.ts';

const output = withNotes(tool);
type Result = z.output<typeof output>;
const call = async (args: object, now?: number): Promise<Result> =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);
const sky = testEphemeris();
const DAY_MS = 86_400_000;

describe('get_retrograde_advanced', () => {
  it('reads the golden chart: Saturn, sub lord of the seventh, is retrograde in the star of the Moon', async () => {
    const found = await call({ ...GOLDEN, scan_start_utc: '2025-01-01T00:00', scan_end_utc: '2027-01-01T00:00' });
    expect(found.eventResolution.label).toBe('Marriage');
    expect(found.cuspalState).toMatchObject({
      cusp: 7,
      csl: 'Saturn',
      state: 'none',
      doubleRetrograde: false,
      retrograde: { csl: true, starLord: false, subLord: false },
    });
    expect(found.natalRetrogrades).toEqual([{ planet: 'Saturn', longitude: expect.any(Number), starOf: ['Mercury'] }]);
    // Stations of 2025 and 2026 by the almanac.
    expect(
      found.stationWindows
        .filter(({ planet }) => planet === 'Saturn' || planet === 'Mars')
        .map(({ planet, kind, station }) => [planet, kind, station.slice(0, 10)]),
    ).toEqual([
      ['Mars', 'direct', '2025-02-24'],
      ['Saturn', 'retrograde', '2025-07-13'],
      ['Saturn', 'direct', '2025-11-28'],
      ['Saturn', 'retrograde', '2026-07-27'],
      ['Saturn', 'direct', '2026-12-11'],
    ]);
    expect(found.asOf).toBe('2025-01-01T05:30:00+05:30');
  });

  it('dates the release of running lords, over random lives and events; every state is met', async () => {
    const states = new Set<string>();
    let [double, dated] = [0, 0];
    for (const [index, { args, now }] of randomLives(150, 41).entries()) {
      const event = NATAL_EVENTS[index % NATAL_EVENTS.length]?.label ?? 'Marriage';
      const { answer, cuspalState, asOf, natalRetrogrades, dashaLords } = await call({ ...args, event }, now);
      expect(answer).toContain(`The sub lord of cusp ${cuspalState.cusp} is ${planetInWords(cuspalState.csl)}, in `);
      const said = {
        none: /is not delayed/,
        delayed: /is delayed by retro/,
        denied: /is denied by its/,
        sudden: /suddenly/,
      };
      if (!/does not (promise|show)/.test(answer)) expect(answer).toMatch(said[cuspalState.state]);
      const waits = dashaLords.find(({ deferral }) => deferral?.released === false && deferral.turnsDirect !== null);
      expect(/The running lord/.test(answer)).toBe(waits !== undefined);
      if (waits) expect(answer).toContain(`The running lord ${planetInWords(waits.planet)} is delayed until`);
      const { state, doubleRetrograde, retrograde, chain, csl } = cuspalState;
      states.add(state);
      expect(csl).toBe(chain.csl.planet);
      expect(retrograde.csl).toBe(chain.csl.retrograde);
      expect(retrograde.starLord).toBe(chain.starLordOfCsl.retrograde);
      expect(doubleRetrograde).toBe(retrograde.csl && retrograde.starLord);
      if (retrograde.starLord) expect(natalRetrogrades.map(({ planet }) => planet)).toContain(chain.csl.starLord);
      if (doubleRetrograde) double += 1;
      for (const { level, deferral } of dashaLords) {
        if (deferral === null) continue;
        const { starLord, turnsDirect, passesStartingPoint } = deferral;
        expect(turnsDirect === undefined).toBe(level === 'PD');
        if (!turnsDirect || !passesStartingPoint) continue;
        dated += 1;
        const [direct, passes] = [instantMs(turnsDirect), instantMs(passesStartingPoint)];
        expect(passes).toBeGreaterThan(direct);
        expect(deferral.released).toBe(direct <= instantMs(asOf));
        expect(Math.abs(siderealPosition(sky, starLord, jdFromUtcMs(direct), 'kp').speed)).toBeLessThan(1e-4);
      }
    }
    expect(states).toEqual(new Set(CUSPAL_STATES));
    expect(double).toBeGreaterThan(0);
    expect(dated).toBeGreaterThan(5);
  });

  it('has stations that alternate for each planet, with the days of standing still round them', async () => {
    for (const { args, now } of randomLives(15, 6)) {
      const scan = { scan_start_utc: new Date(now).toISOString().slice(0, 19) };
      const until = new Date(now + 730 * DAY_MS).toISOString().slice(0, 19);
      const { stationWindows } = await call({
        ...args,
        ...scan,
        scan_end_utc: now > Date.UTC(2397, 0, 1) ? undefined : until,
      });
      const kinds = new Map<Planet, string>();
      const limits: Partial<Record<Planet, number>> = {
        Mercury: 0.1383,
        Venus: 0.12,
        Mars: 0.0524,
        Jupiter: 0.0083,
        Saturn: 0.0034,
      };
      for (const { planet, kind, station, start, end, touches } of stationWindows) {
        expect(limits[planet]).toBeDefined();
        expect(kinds.get(planet)).not.toBe(kind);
        kinds.set(planet, kind);
        const speed = (ms: number): number => siderealPosition(sky, planet, jdFromUtcMs(ms), 'kp').speed;
        expect(Math.abs(speed(instantMs(station)))).toBeLessThan(1e-4);
        expect(speed(instantMs(station) + DAY_MS) > 0).toBe(kind === 'direct');
        for (const edge of [start, end]) expect(Math.abs(speed(instantMs(edge)))).toBeCloseTo(limits[planet] ?? NaN, 4);
        expect(instantMs(start)).toBeLessThan(instantMs(station));
        expect(instantMs(end)).toBeGreaterThan(instantMs(station));
        for (const { orb } of touches) expect(orb).toBeLessThanOrEqual(1);
      }
    }
  });

  it('has passages over the degrees of retrograde planets and of the running lords', async () => {
    const current = z.object(currentTool.output.shape);
    let [slow, own] = [0, 0];
    for (const { args, now } of randomLives(40, 90)) {
      const found = await call(args, now);
      const birth = jdFromUtcMs(resolveBirth(args).utcMs);
      const lies = (planet: Planet, jd: number): number =>
        siderealPosition(sky, planet, jd, args.ayanamsa ?? 'kp').longitude;
      const retrograde = found.natalRetrogrades.map(({ planet }) => planet);
      const running = current.parse((await conforms(currentTool, args, { now })).result).levels.slice(0, 3);
      expect(found.dashaLords.map(({ level, planet }) => [level, planet])).toEqual(
        running.map(({ level, lord }) => [level, lord.planet]),
      );
      let last = -Infinity;
      for (const { planet, at: when, overNatal, orb, direction } of found.activationDates) {
        expect(orb).toBe(0);
        expect(instantMs(when)).toBeGreaterThanOrEqual(last);
        last = instantMs(when);
        // Printed without fractions of a second, in which the Moon moves 0.00015°.
        const jd = jdFromUtcMs(last + 500);
        expect(Math.abs(wrap180(lies(planet, jd) - lies(overNatal, birth)))).toBeLessThan(0.0002);
        const { speed } = siderealPosition(sky, planet, jd, 'kp');
        expect(speed < 0).toBe(direction === 'retrograde');
        if (planet === overNatal && found.dashaLords.some((lord) => lord.planet === planet)) {
          own += 1;
        } else {
          slow += 1;
          expect(['Jupiter', 'Saturn']).toContain(planet);
          expect(retrograde).toContain(overNatal);
        }
      }
      expect(found.activationDates.length).toBeLessThanOrEqual(60);
    }
    expect(slow).toBeGreaterThan(2);
    expect(own).toBeGreaterThan(20);
  });

  it('speaks of a scan outside the dasha years, and still lists the stations', async () => {
    const { dashaLords, stationWindows, provenance } = await call({ ...GOLDEN, scan_start_utc: '2200-01-01' });
    expect(dashaLords).toEqual([]);
    expect(stationWindows.length).toBeGreaterThan(5);
    expect(provenance.notes.join(' ')).toMatch(/outside the 120 dasha years/);
  });

  it('says that nothing is searched past 2399', async () => {
    const whole = await call({ ...GOLDEN, scan_start_utc: '2398-01-01', scan_end_utc: '2399-12-31' });
    expect(whole.truncated).toBeUndefined();
    const cut = await call({ ...GOLDEN, scan_start_utc: '2399-01-01', scan_end_utc: '2399-12-31' });
    expect(cut.truncated).toBeUndefined();
    const past = await call({ ...GOLDEN, scan_start_utc: '2399-06-01' });
    expect(past.truncated).toBe(true);
    expect(past.provenance.notes.join(' ')).toMatch(/ends with 2399/);
  });

  it('A1: reads of a child what belongs to its age, and marriage when it is named', async () => {
    const child = { ...GOLDEN, birth_datetime: '2014-08-14T04:32:00' };
    const now = Date.UTC(2026, 10, 27);
    const { eventResolution, age, setAside } = await call(child, now);
    expect([age, eventResolution.source]).toEqual([12, 'derived']);
    expect(isOfAge(child, eventResolution.label, now)).toBe(true);
    for (const { event } of setAside ?? []) expect(isOfAge(child, event, now)).toBe(false);
    const named = await call({ ...child, event: 'Marriage' }, now);
    expect([named.eventResolution.label, named.age]).toEqual(['Marriage', undefined]);
    const adult = await call(GOLDEN, now);
    expect([adult.eventResolution.label, adult.age]).toEqual(['Marriage', undefined]);
  });

  it('takes a house group before the event', async () => {
    const { eventResolution, provenance } = await call({ ...GOLDEN, house_group: [10, 2] });
    expect(eventResolution).toMatchObject({ source: 'house_group', requiredHouses: [2, 10], primaryCusp: 10 });
    expect(provenance.notes.join(' ')).toContain('Judged by cusp 10, the first named.');
    expect(provenance.notes.join(' ')).not.toContain('event was not used');
    const both = await call({ ...GOLDEN, house_group: [10, 2], event: 'Marriage' });
    expect(both.provenance.notes.join(' ')).toContain('event was not used');
  });

  it('C1: takes primary_houses', async () => {
    const { eventResolution } = await call({ ...GOLDEN, house_group: [10, 2], primary_houses: [2] });
    expect(eventResolution.primaryCusp).toBe(2);
  });

  it.each([
    [
      { scan_start_utc: '2025-01-01', scan_end_utc: '2027-01-03' },
      'validation_failed',
      /^The scan from 1 January 2025, 12:00 to scan_end_utc at 3 January 2027, 12:00 is longer than two years/,
    ],
    [
      { scan_start_utc: '2025-01-01', scan_end_utc: '2025-01-01' },
      'validation_failed',
      /^scan_end_utc is 1 January 2025, 12:00, not after/,
    ],
    [{ scan_start_utc: 'spring' }, 'validation_failed', /ISO 8601/],
    [{ event: 'Marrage of minds' }, 'invalid_event_name', /nearest/],
  ])('refuses %j', async (fault, code, words) => {
    const { meta, text } = await callTool(tool, { ...GOLDEN, ...fault });
    expect(meta['code']).toBe(code);
    expect(text).toMatch(words);
  });

  it('answers out_of_range without Placidus houses', async () => {
    const polar = SAMPLE_CHARTS.find(({ edge }) => edge === 'polar');
    expect((await callTool(tool, { ...polar?.arguments })).meta['code']).toBe('out_of_range');
  });
});
