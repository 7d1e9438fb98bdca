import { housesNamed } from '@cuspal/engine/base/words';
import { NATAL_EVENTS, natalEvent } from '@cuspal/engine/events/natal';
import { PERIOD_CLASSES } from '@cuspal/engine/kp/promise/period-class';
import { siderealPosition } from '@cuspal/engine/search/position';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { divide } from '@cuspal/engine/zodiac/division';
import type { Ayanamsa, Planet } from '@cuspal/engine/zodiac/names';
import { planetInWords } from '@cuspal/engine/zodiac/planet-words';
import {
  callTool,
  conforms,
  randomBirths,
  SAMPLE_CHARTS,
  seededRandom,
  testEphemeris,
  withNotes,
} from '@cuspal/tool-kit/testing';
import { describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import tool from './get-transit-advanced.tool.ts';

vi.setConfig({ testTimeout: 60_000 });

const output = withNotes(tool);
type Result = z.output<typeof output>;
const sample = {
  birth_datetime: '1992-08-14T04:32:00',
  latitude: 6.927,
  longitude: 79.861,
  utc_offset_minutes: 330,
  ayanamsa: 'kp' as const,
};
const call = async (args: object, now?: number): Promise<Result> =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);
const at = (args: object): Promise<Result> => call({ ...sample, event: 'Marriage', ...args });
const lordsAt = (planet: Planet, instant: string, ayanamsa: Ayanamsa, seconds = 0) =>
  divide(
    siderealPosition(testEphemeris(), planet, jdFromUtcMs(Date.parse(instant) + seconds * 1000), ayanamsa).longitude,
  );

/** The verdict again, from the printed bodies alone. */
function verdictOf({ bodies }: Result, scale: 'day' | 'month' | 'year'): string {
  const agrees = ({ test }: { readonly test: string }): boolean => ['TRIPLE', 'CONFIRMS'].includes(test);
  const mover = bodies.find(({ planet }) => planet === { day: 'Moon', month: 'Sun', year: 'Jupiter' }[scale]);
  const lords = bodies.filter(({ role }) => role.some((each) => each !== 'TRANSIT'));
  const groups = Number(mover !== undefined && agrees(mover)) + Number(lords.some(agrees));
  if (groups === 0) return 'NOT_CONFIRMED';
  return groups === 2 && lords.every(({ test }) => test !== 'OPPOSES') ? 'CONFIRMED' : 'PARTIAL';
}

function checkResult(found: Result, scale: 'day' | 'month' | 'year'): void {
  expect(found.verdict).toBe(verdictOf(found, scale));
  expect(new Set(found.bodies.map(({ planet }) => planet)).size).toBe(found.bodies.length);
  const roles = found.bodies.flatMap(({ role }) => role);
  for (const period of ['MD', 'AD', 'PD']) expect(roles.filter((role) => role === period)).toHaveLength(1);
  expect(roles.filter((role) => role === 'TRANSIT')).toHaveLength(scale === 'year' ? 4 : 3);
  for (const { tally, test } of found.bodies) {
    if (test === 'TRIPLE') expect(tally).toBe(3);
    if (test === 'CONFIRMS') expect(tally).toBe(2);
    if (test === 'NEUTRAL') expect(tally).toBeLessThanOrEqual(2);
  }
  if (found.verdict === 'CONFIRMED') expect(found.nextConfirmation).toBeNull();
  const words = { CONFIRMED: /is confirmed, because/, PARTIAL: /confirmed in part/, NOT_CONFIRMED: /is not confirmed/ };
  expect(found.reasons.at(-1)).toMatch(words[found.verdict]);
  const { label, source, requiredHouses } = found.eventResolution;
  const matter = source === 'house_group' ? `the matter of ${housesNamed(requiredHouses)}` : label;
  const said = {
    CONFIRMED: ` confirms ${matter}.`,
    PARTIAL: ` confirms ${matter} only in part.`,
    NOT_CONFIRMED: ` does not confirm ${matter}.`,
  };
  expect(found.answer).toContain(said[found.verdict]);
  if (/does not (promise|show)/.test(found.answer)) return;
  const lords = found.bodies.filter(({ role }) => role.some((each) => each !== 'TRANSIT'));
  expect(/no dasha lord agrees/.test(found.answer)).toBe(!lords.some(({ test }) => /TRIPLE|CONFIRMS/.test(test)));
  expect(/ opposes?\./.test(found.answer)).toBe(lords.some(({ test }) => test === 'OPPOSES'));
  expect(/But the running dasha/.test(found.answer)).toBe(
    found.verdict === 'CONFIRMED' && ['WEAK', 'SILENT'].includes(found.dashaClass),
  );
}

describe('get_transit_advanced', () => {
  it('reads the sky of the golden moment (get_ruling_planets): Moon in Scorpio, star of Saturn, sub of Rahu', async () => {
    const found = await at({ query_datetime: '2026-03-10T12:00:00' });
    expect(found.asOf).toBe('2026-03-10T12:00:00+05:30');
    const moon = found.bodies.find(({ planet }) => planet === 'Moon');
    expect(moon).toMatchObject({
      role: ['TRANSIT'],
      longitude: expect.closeTo(223.255, 3),
      signLord: 'Mars',
      starLord: 'Saturn',
      subLord: 'Rahu',
      // The one retrograde planet of the birth: direct again on 11 December 2026 (almanac).
      delayed: { delayed: true, starLord: 'Saturn', turnsDirect: expect.stringMatching(/^2026-12-1[01]T/) },
    });
    // Jupiter MD until 2028; Saturn, Rahu and Mars are as strong for marriage here as the rows of standing.test.ts say.
    expect(found.bodies.find(({ role }) => role.includes('MD'))?.planet).toBe('Jupiter');
    expect(found.bodies.map(({ planet }) => planet)).toEqual(expect.arrayContaining(['Sun', 'Moon', 'Jupiter']));
    checkResult(found, 'day');
  });

  it('lists a dasha lord that is also looked at for itself once, with both roles', async () => {
    const { bodies } = await at({ query_datetime: '2026-03-10' });
    const jupiter = bodies.filter(({ planet }) => planet === 'Jupiter');
    expect(jupiter).toHaveLength(1);
    expect(jupiter[0]?.role).toEqual(expect.arrayContaining(['MD', 'TRANSIT']));
  });

  it('names planets that only stand in', async () => {
    // Houses 5 alone: of Mercury, Rahu and the Sun only two bring it without an adverse sub lord (R6T.1).
    const { reasons, provenance } = await call({ ...sample, house_group: [5], query_datetime: '2003-07-28T04:32:00' });
    expect(reasons[0]).toMatch(/^Strong for the event are .*\. Too few planets bring it, so .* stands? in\.$/);
    expect(provenance.notes.join(' ')).toMatch(/stands? in/);
  });

  it('adds Saturn for a year and takes Jupiter, Sun or Moon as the body of the scale', async () => {
    for (const [scale, planet] of [
      ['day', 'Moon'],
      ['month', 'Sun'],
      ['year', 'Jupiter'],
    ] as const) {
      const found = await at({ query_datetime: '2031-03-10', scale });
      checkResult(found, scale);
      expect(found.reasons.join(' ')).toContain(`${planet}, the body of the scale`);
      const saturn = found.bodies.find((each) => each.planet === 'Saturn');
      expect(saturn?.role.includes('TRANSIT') ?? false).toBe(scale === 'year');
    }
    expect(await at({ query_datetime: '2031-03-10' })).toEqual(
      await at({ query_datetime: '2031-03-10', scale: 'day' }),
    );
  });

  it('names the next moment at which the body of the scale enters the zone, to the second', async () => {
    let told = 0;
    const agreeing = new Set<boolean>();
    for (const [index, scale] of (['day', 'month', 'year'] as const).entries()) {
      for (let month = 1; month <= 9; month += 1) {
        const event = ['Childbirth / Progeny', 'Legal Disputes / Court', 'Marriage'][index];
        const found = await at({ event, query_datetime: `2029-0${month}-11T08:00:00`, scale });
        if (found.nextConfirmation === null) continue;
        told += 1;
        const planet = ({ day: 'Moon', month: 'Sun', year: 'Jupiter' } as const)[scale];
        const strong = (found.reasons[0] ?? '').replace(/^Strong for the event (is|are) |\..*$/g, '').split(/, | and /);
        const inside = lordsAt(planet, found.nextConfirmation, 'kp', 2);
        expect(strong).toEqual(expect.arrayContaining([inside.starLord, inside.subLord].map(planetInWords)));
        const before = lordsAt(planet, found.nextConfirmation, 'kp', -1);
        expect([before.starLord, before.subLord].every((lord) => strong.includes(planetInWords(lord)))).toBe(false);
        // "Next" would contradict a body that agrees already: it leaves the zone first and then agrees again.
        const agrees = /TRIPLE|CONFIRMS/.test(found.bodies.find((body) => body.planet === planet)?.test ?? '');
        agreeing.add(agrees);
        if (!/does not promise/.test(found.answer))
          expect(found.answer).toContain(`${planet} ${agrees ? 'comes to agree again' : 'next comes to agree'} on `);
        expect(Date.parse(found.nextConfirmation)).toBeGreaterThan(Date.parse(found.asOf));
      }
    }
    expect(told).toBeGreaterThan(10);
    expect(agreeing).toEqual(new Set([true, false]));
  });

  it('counts the next entry from outside the zone: a star or sign border inside it is none', async () => {
    let passed = 0;
    for (let at0 = Date.UTC(1996, 0, 5); at0 < Date.UTC(2040, 0, 1); at0 += 171 * 86_400_000) {
      const found = await at({ query_datetime: new Date(at0).toISOString(), scale: 'year' });
      if (found.nextConfirmation === null) continue;
      const strong = (found.reasons[0] ?? '').replace(/^Strong for the event (is|are) |\..*$/g, '').split(/, | and /);
      const placeOf = (ms: number) => lordsAt('Jupiter', new Date(ms).toISOString(), 'kp');
      const inZone = (ms: number): boolean =>
        [placeOf(ms).starLord, placeOf(ms).subLord].every((lord) => strong.includes(planetInWords(lord)));
      // A look every half day: out of the zone where it is in it, then in it again.
      let now = Date.parse(found.asOf);
      const star = placeOf(now).starIndex;
      const began = inZone(now);
      while (inZone(now)) now += 43_200_000;
      if (began && placeOf(now - 43_200_000).starIndex !== star) passed += 1;
      while (!inZone(now)) now += 43_200_000;
      expect(Date.parse(found.nextConfirmation)).toBeLessThanOrEqual(now + 1000);
      expect(inZone(Date.parse(found.nextConfirmation) + 2000)).toBe(true);
      expect(inZone(Date.parse(found.nextConfirmation) - 2000)).toBe(false);
    }
    // The chart has places where it passes from one star of a strong planet into another without leaving the zone.
    expect(passed).toBeGreaterThan(0);
  });

  it('says what comes next only of a date that is not confirmed, and when the chart does not promise the event', async () => {
    const said = { next: 0, denied: 0 };
    for (let month = 1; month <= 9; month += 1) {
      for (const event of ['Marriage', 'Lottery', 'Childbirth / Progeny']) {
        const { answer, verdict, nextConfirmation } = await at({ event, query_datetime: `2029-0${month}-11` });
        // Golden verdicts of this birth: Marriage ACTIVE, Childbirth NEGATED, Lottery DENIED.
        expect(answer.includes('does not promise')).toBe(event !== 'Marriage');
        if (event !== 'Marriage') {
          said.denied += 1;
          continue;
        }
        expect(/next comes to agree on|comes to agree again on/.test(answer)).toBe(nextConfirmation !== null);
        expect(answer.includes('within 40 days')).toBe(verdict !== 'CONFIRMED' && nextConfirmation === null);
        said.next += Number(nextConfirmation !== null);
      }
    }
    expect(said.next).toBeGreaterThan(3);
    expect(said.denied).toBe(18);
  });

  it('says that a dasha whose lords bring a matter cannot give it where the chart does not promise it', async () => {
    const found = await call({
      birth_datetime: '1998-02-12T19:25:16',
      latitude: 40.71,
      longitude: -74.0,
      utc_offset_minutes: -300,
      event: 'Inheritance',
      query_datetime: '2025-08-14T12:00:00',
    });
    // get_dasha_advanced gives such a period no class above WEAK.
    expect(['FULL', 'PARTIAL']).toContain(found.dashaClass);
    expect(found.answer).toContain('The chart does not promise Inheritance');
    expect(found.reasons.join(' ')).toMatch(
      /The running dasha supports it by .* lords\. But it cannot give what the chart does not promise\./,
    );
  });

  it('takes the moment of the call when none is given, and house_group before event', async () => {
    const now = Date.UTC(2029, 4, 11);
    expect(await call({ ...sample, event: 'Marriage' }, now)).toEqual(
      await at({ query_datetime: '2029-05-11T05:30:00+05:30' }),
    );
    const group = {
      house_group: [2, 7, 11],
      primary_houses: [7],
      denial_group: [1, 6, 10],
      query_datetime: '2029-05-11',
    };
    const [alone, both] = [await call({ ...sample, ...group }), await at(group)];
    expect(alone.answer).toMatch(/confirms? the matter of houses 2, 7 and 11/);
    expect(alone.eventResolution).toMatchObject({
      source: 'house_group',
      primaryCusp: 7,
      denialHouses: [1, 6, 10],
      requiredHouses: natalEvent('marriage').required,
    });
    expect({ ...both, provenance: null }).toEqual({ ...alone, provenance: null });
  });

  it.each(SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar'))(
    '$label: conforms; the verdict follows from the bodies',
    async ({ arguments: args, now }) => {
      for (const scale of ['day', 'month', 'year'] as const) {
        checkResult(await call({ ...args, house_group: [2, 6, 10, 11], scale }, now), scale);
      }
    },
  );

  it('keeps its rules for births of six centuries and reaches every value it can print', async () => {
    const random = seededRandom(8);
    const seen = new Set<string>();
    for (const [index, args] of randomBirths(300, 17).entries()) {
      const birth = Date.parse(`${args.birth_datetime}Z`);
      const now = Math.min(birth + 86_400_000 + random() * 90 * 365.25 * 86_400_000, Date.UTC(2399, 11, 30));
      if (now < birth + 86_400_000) continue;
      const scale = (['day', 'month', 'year'] as const)[index % 3] ?? 'day';
      const event = NATAL_EVENTS[index % NATAL_EVENTS.length]?.label;
      const asked = index % 4 === 0 ? { house_group: [1 + (index % 12)] } : { event };
      const found = await call({ ...args, ...asked, scale }, now);
      checkResult(found, scale);
      for (const { test, role, delayed } of found.bodies) {
        for (const value of [test, ...role, `delayed ${delayed !== undefined}`]) seen.add(value);
      }
      for (const value of [found.verdict, found.dashaClass, `next ${found.nextConfirmation !== null}`]) seen.add(value);
    }
    const wanted = ['TRIPLE', 'CONFIRMS', 'OPPOSES', 'OFFERS', 'NEUTRAL', 'MD', 'AD', 'PD', 'TRANSIT'];
    wanted.push('CONFIRMED', 'PARTIAL', 'NOT_CONFIRMED', 'delayed true', 'delayed false', 'next true', 'next false');
    for (const value of [...wanted, ...PERIOD_CLASSES]) expect(seen).toContain(value);
  });

  it.each([
    [{ event: undefined }, 'validation_failed', 'event', /house_group/],
    [{ event: 'Marriagge of minds' }, 'invalid_event_name', 'event', /Marriage/],
    [{ house_group: [14] }, 'validation_failed', 'house_group', /12/],
    [{ scale: 'week' }, 'validation_failed', 'scale', /day.*month.*year/],
    [{ query_datetime: 'soon' }, 'validation_failed', 'query_datetime', /ISO 8601/],
    [{ query_datetime: '1990-01-01' }, 'validation_failed', 'query_datetime', /14 August 1992.*21 April 2107/],
    [{ query_datetime: '2107-05-01' }, 'validation_failed', 'query_datetime', /120 dasha years/],
    [{ query_datetime: '2500-05-01' }, 'out_of_range', 'query_datetime', /1800 to 2399/],
    [{ query_date: '2026-03-10' }, 'validation_failed', 'query_date', /query_datetime/],
  ])('refuses %j', async (fault, code, field, words) => {
    const { meta, text } = await callTool(tool, { ...sample, event: 'Marriage', ...fault });
    expect(meta).toMatchObject({ code, field: expect.stringContaining(field) });
    expect(text).toMatch(words);
  });

  it('answers out_of_range inside the polar circle and names the limit', async () => {
    const polar = SAMPLE_CHARTS.find(({ edge }) => edge === 'polar');
    const { meta, text } = await callTool(tool, { ...polar?.arguments, event: 'Marriage' });
    expect(meta['code']).toBe('out_of_range');
    expect(text).toMatch(/66\.5/);
  });
});
