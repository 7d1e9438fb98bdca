import { callTool, conforms, GOLDEN, randomLives } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { rulingPlanets } from '@cuspal/engine/kp/ruling/ruling-planets';
import { createSwissEphemeris } from '@cuspal/engine/sky/swiss';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { z } from 'zod';
import { printed } from '../test/printed.ts';
import anyEvent from './find-election-window.tool.ts';
import tool from './get-muhurta-advanced.tool.ts';

const sky = createSwissEphemeris();
const { moments, significators, conditionMinutes, scanSummary, event } = tool.output.shape;
const read = (result: object) =>
  z.object({ moments, significators, conditionMinutes, scanSummary, event, summary: z.string() }).parse(result);
const look = async (more: object) =>
  read((await conforms(tool, { ...GOLDEN, scan_start: '2027-02-01T00:00:00', ...more })).result);

/** The rising sub lord, the Moon's star lord and the day lord of a second, from its chart. */
function lordsAt(utcMs: number): readonly string[] {
  const moment = {
    latitude: 6.927,
    longitude: 79.861,
    offsetMinutes: 330,
    ayanamsa: 'kp',
    utcMs,
    jdUt: jdFromUtcMs(utcMs),
  } as const;
  const { slots } = rulingPlanets(sky, moment);
  return [slots.ascSubLord, slots.moonStarLord, slots.dayLord];
}
/** "ASC_SUB: The rising sub lord, Ketu, is strong for the matter." as its code, planet and standing. */
const brief = (sentence: string): string => {
  const [, code, planet, word] =
    /^(\w+): The [\w ]+, (?:the )?(\w+), is (strong|weak) for the matter\.$/.exec(sentence) ?? [];
  return `${code} ${planet} ${word?.toUpperCase()}`;
};
const CODES = ['ASC_SUB', 'MOON_STAR', 'DAY_LORD'];

describe('get_muhurta_advanced', () => {
  it('accepts the granularity of other elections, which changes nothing here', async () => {
    expect(await look({ scan_days: 1, granularity: 'day' })).toEqual(await look({ scan_days: 1 }));
  });

  it('says that stand-ins count where there are any, and only there', async () => {
    const { result } = await conforms(tool, { ...GOLDEN, scan_start: '2027-02-01T00:00:00', event: 'sign_agreement' });
    expect(JSON.stringify(result['provenance'])).not.toMatch(/stand-ins/);
    let seen = 0;
    for (const { args, now } of randomLives(25, 77)) {
      const sent = { ...args, event: 'buy_vehicle', scan_days: 1 };
      const { significatorSet = [] } = printed(
        (await conforms(anyEvent, { ...sent, granularity: 'hour' }, { now })).result,
      );
      const some = significatorSet.some(({ standIn }) => standIn);
      const found = await conforms(tool, sent, { now });
      expect(/so stand-ins count/.test(JSON.stringify(found.result['provenance']))).toBe(some);
      seen += Number(some);
    }
    expect(seen).toBeGreaterThan(0);
  });

  it.each([{ event: 'sign_agreement' }, {}])(
    'has moments in which the chart of each second meets the same conditions: %p',
    async (more) => {
      const found = await look({ ...more, max_moments: 25, scan_days: 5 });
      const counting = new Map<string, string>(found.significators.map((row) => [row.planet, row.standing]));
      expect(found.moments.length).toBeGreaterThan(8);
      for (const row of found.moments) {
        const [start, end] = [Date.parse(row.datetime), Date.parse(row.datetimeEnd)];
        const [risingSub] = lordsAt(start);
        for (const at of [start, (start + end) / 2 - (((start + end) / 2) % 1000), end - 1000]) {
          const lords = lordsAt(at);
          const met = CODES.flatMap((code, index) => {
            const found = counting.get(lords[index] ?? '');
            return found === undefined ? [] : [`${code} ${lords[index]} ${found}`];
          });
          expect(row.matchedConditions.map(brief)).toEqual(met);
          expect(lords[0]).toBe(risingSub);
        }
        expect(row.conditionsMet).toBe(row.matchedConditions.length);
        expect(row.isFullTriangulation).toBe(row.conditionsMet === 3);
        expect(end - start).toBeGreaterThanOrEqual(60_000);
      }
      const dates = found.moments.map(({ datetime }) => datetime.slice(0, 10));
      for (const date of new Set(dates)) expect(dates.filter((each) => each === date).length).toBeLessThanOrEqual(3);
      const order = found.moments.map(({ conditionsMet }) => conditionsMet);
      expect(order).toEqual([...order].sort((a, b) => b - a));
    },
  );

  it('counts the planets that find_election_window calls strong or weak', async () => {
    const { significators: rows, event: named } = await look({ event: 'sign_agreement' });
    const { significatorSet = [] } = printed(
      (await conforms(anyEvent, { ...GOLDEN, event: 'sign_agreement', scan_days: 1, granularity: 'hour' })).result,
    );
    expect(rows).toEqual(
      significatorSet
        .filter(({ standing }) => standing === 'STRONG' || standing === 'WEAK')
        .map(({ planet, standing }) => ({ planet, standing })),
    );
    expect(named?.key).toBe('sign_agreement');
    expect((await look({})).event).toBeNull();
  });

  it('adds up the minutes of each condition by every second of an hour', async () => {
    const { conditionMinutes: minutes, significators: rows } = await look({
      event: 'begin_journey',
      scan_start: '2027-02-01T05:50:00',
      scan_days: 0.05,
    });
    const counting = new Set<string>(rows.map(({ planet }) => planet));
    const seconds = [0, 0, 0];
    const start = Date.parse('2027-02-01T05:50:00+05:30');
    for (let second = 0; second < 4_320; second += 1) {
      lordsAt(start + second * 1000).forEach(
        (lord, index) => counting.has(lord) && (seconds[index] = (seconds[index] ?? 0) + 1),
      );
    }
    const [ascSub, moonStar, dayLord] = seconds.map((each) => Math.round((each * 100) / 60) / 100);
    expect(minutes).toEqual({ ascSub, moonStar, dayLord });
  });

  it('names the condition that held least where nothing is found', async () => {
    const { moments: none, summary } = await look({
      preferred_time_of_day: { start: '10:00', end: '10:01' },
      scan_days: 0.05,
    });
    expect(none).toEqual([]);
    expect(summary).toMatch(/passes two of the three tests\. The one that passed least is/);
  });

  it('cuts a long scan to thirty days, and refuses a polar place and an unwelcome event', async () => {
    const { scanSummary: cut } = await look({ scan_days: 31, preferred_time_of_day: { start: '10:00', end: '10:30' } });
    expect(cut).toMatchObject({ scanDays: 30, clampedFrom: 31, usableMinutes: 900 });
    const polar = await callTool(tool, { ...GOLDEN, event_latitude: 68, event_longitude: 20 });
    expect(polar.meta).toMatchObject({ code: 'out_of_range', field: 'event_latitude' });
    const adverse = await callTool(tool, { ...GOLDEN, event: 'divorce' });
    expect(adverse.meta).toMatchObject({ code: 'invalid_event_name', field: 'event' });
  });
});
