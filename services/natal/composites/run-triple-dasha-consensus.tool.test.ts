import {
  birthsFor,
  callTool,
  conforms,
  eventOf,
  instantMs,
  POLAR,
  randomLives,
  SAMPLE_CHARTS,
  hasLead,
  withoutLead,
} from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { blocksEqualMembers, type Printed } from '../test/composite-blocks.ts';
import { heldDown } from '../test/confidence-cap.ts';
import triple from './run-triple-dasha-consensus.tool.ts';

const KEYS = [
  'synthesis',
  'asOf',
  'eventResolution',
  'promise',
  'convergence',
  'vimshottari',
  'yogini',
  'chara',
  'meetings',
  'independenceNote',
  'members',
  'failedMembers',
  'disclaimers',
];

const SYSTEMS = ['vimshottari', 'yogini', 'chara'] as const;
const OPEN = ['FULL', 'PARTIAL'];

/** The blocks of the dashas have own fields beside those of their members. */
const wholesOf = (result: Printed) => ({
  promise: ({ events, chains }: Printed) => ({ ...events[0], chain: chains[events[0].house] }),
  vimshottari: (alone: Printed) => ({ ...result.vimshottari, ...alone }),
  yogini: (alone: Printed) => ({ ...result.yogini, ...alone }),
  chara: (alone: Printed) => ({ ...result.chara, ...alone }),
});

function convergenceOf(result: Printed): readonly [string, string] {
  const states = SYSTEMS.map((system) => result[system].state as string);
  const [on, half] = ['ON', 'HALF'].map((of) => states.filter((state) => state === of).length) as [number, number];
  if (on === 3) return ['STRONG', 'S1'];
  if (on === 2 || (on === 1 && half === 2)) return ['PARTIAL', 'S2'];
  return on === 1 || half > 1 ? ['WEAK', 'S3'] : ['DIVERGENT', 'S4'];
}

function checkMeetings({ meetings, asOf, promise, withheldReason, synthesis }: Printed, horizonYears: number): void {
  expect(withheldReason !== undefined).toBe(promise.side === 'no');
  expect(synthesis.timing).toBeNull();
  if (promise.side === 'no') expect(meetings).toEqual([]);
  expect(meetings.length).toBeLessThanOrEqual(8);
  for (const [index, { start, end, on, count }] of meetings.entries()) {
    expect(count).toBe(on.length);
    expect(instantMs(start)).toBeLessThan(instantMs(end));
    expect(instantMs(start)).toBeGreaterThanOrEqual(instantMs(asOf));
    // A young person's lie in as many years from the age at which the matter is read.
    if (!hasLead(synthesis.text))
      expect(instantMs(end)).toBeLessThanOrEqual(instantMs(asOf) + horizonYears * 365.25 * 86_400_000);
    const before = meetings[index - 1];
    if (before === undefined) continue;
    expect(instantMs(start)).toBeGreaterThanOrEqual(instantMs(before.end));
    if (start === before.end) expect(on).not.toEqual(before.on);
  }
}

const BIRTH = { birth_datetime: '1990-05-17T14:30', latitude: 13.08, longitude: 80.27, utc_offset_minutes: 330 };

describe('run_triple_dasha_consensus', () => {
  it('prints its keys in their order, the answer first', async () => {
    for (const { arguments: args, now } of SAMPLE_CHARTS.slice(0, 6)) {
      const { result } = await callTool(triple, { ...args, event: 'Marriage' }, { now });
      const keys = Object.keys(result).filter((key) => key !== 'withheldReason');
      expect(keys).toEqual(['answer', ...KEYS, 'extensionNote', 'system', 'provenance']);
      expect(Object.keys(result['synthesis'] as object)[0]).toBe('text');
      expect(result['failedMembers']).toEqual([]);
    }
  });

  it('equals its members called alone and follows its steps, over random births and events', async () => {
    const seen = new Map<string, Set<string>>();
    const see = (field: string, value: string) => seen.set(field, (seen.get(field) ?? new Set()).add(value));
    for (const [index, life] of randomLives(birthsFor(300), 1955).entries()) {
      const call = await conforms(triple, { ...life.args, event: eventOf(index) }, { now: life.now });
      const result: Printed = call.result;
      await blocksEqualMembers(call, life, wholesOf(result));
      const { synthesis, promise, vimshottari } = result;
      const [convergence, rule] = convergenceOf(result);
      expect([result.convergence, synthesis.answer, synthesis.rule]).toEqual([convergence, convergence, rule]);
      const state = OPEN.includes(vimshottari.class) ? 'ON' : vimshottari.class === 'WEAK' ? 'HALF' : 'OFF';
      expect(vimshottari.state).toBe(state);
      const low = promise.side === 'no' || promise.chain.boundary.severity === 'CRITICAL';
      expect(synthesis.confidence).toBe(low ? 'LOW' : heldDown('MODERATE', promise));
      expect(withoutLead(synthesis.text).startsWith(synthesis.quoteFirst)).toBe(true);
      checkMeetings(result, 10);
      const [met] = result.meetings;
      const whole = !result.provenance.notes.some((note: string) => note.includes('end before these years do'));
      if (met !== undefined && whole && !hasLead(synthesis.text) && !synthesis.text.includes('All three first meet'))
        expect(/\b(?:to|until) at least \d/.test(synthesis.text)).toBe(
          Math.abs(instantMs(met.end) - instantMs(result.asOf) - 10 * 365.25 * 86_400_000) < 2000,
        );
      see('answer', convergence);
      see('class', vimshottari.class);
      SYSTEMS.forEach((system) => see(system, result[system].state));
      result.meetings.forEach(({ count }: Printed) => see('count', String(count)));
    }
    if (birthsFor(300) < 300) return;
    const reached = (field: string) => [...(seen.get(field) ?? [])].sort();
    expect(reached('answer')).toEqual(['DIVERGENT', 'PARTIAL', 'STRONG', 'WEAK']);
    expect(reached('class')).toEqual(['FULL', 'PARTIAL', 'SILENT', 'WEAK']);
    SYSTEMS.forEach((system) => expect(reached(system)).toEqual(['HALF', 'OFF', 'ON']));
    expect(reached('count')).toEqual(['2', '3']);
  });

  it('lets dashas meet only where their own tools have them at it', async () => {
    let met = 0;
    for (const { args, now } of randomLives(25, 1956)) {
      const asked = { ...args, event: 'Marriage' };
      const { result }: { readonly result: Printed } = await callTool(triple, asked, { now });
      for (const { start, end, on } of result.meetings.slice(0, 2)) {
        // Other tools take no date past the ephemeris.
        if (end > '2399') continue;
        const query_date = new Date((instantMs(start) + instantMs(end)) / 2).toISOString();
        const { result: then }: { readonly result: Printed } = await callTool(
          triple,
          { ...asked, query_date },
          { now },
        );
        for (const system of ['yogini', 'chara']) expect(then[system].state === 'ON').toBe(on.includes(system));
        const { result: ranked }: { readonly result: Printed } = await callTool(
          'get_event_dasha',
          { ...asked, from_date: query_date, horizon_years: 1 },
          { now },
        );
        const at = Date.parse(query_date);
        const running = ranked.periods.find(
          ({ startDate, endDate }: Printed) => instantMs(startDate) <= at && at < instantMs(endDate),
        );
        expect(OPEN.includes(running.class)).toBe(on.includes('vimshottari'));
        met++;
      }
    }
    expect(met).toBeGreaterThan(10);
  });
});

describe('the matter and the date asked about', () => {
  it('may be a group of houses, judged in the form of a catalogue row', async () => {
    const args = {
      ...BIRTH,
      house_group: [2, 6, 10, 11],
      denial_group: [5, 8, 12],
      primary_houses: [2],
      horizon_years: 3,
    };
    const call = await conforms(triple, args);
    await blocksEqualMembers(call, { args: BIRTH, now: Date.UTC(2026, 0, 1, 12) }, wholesOf(call.result));
    const result: Printed = call.result;
    expect(result.eventResolution).toMatchObject({ source: 'house_group', denialHouses: [5, 8, 12], primaryCusp: 2 });
    expect(result.promise).toMatchObject({ event: 'Houses 2, 6, 10, 11', key: null, house: 2 });
    expect(result.synthesis.quoteFirst).toMatch(/^The matter of houses 2, 6, 10 and 11 is /);
    expect(result.members.map(({ key }: Printed) => key)).toEqual(['vimshottari', 'yogini', 'chara']);
    checkMeetings(result, 3);
  });

  it('may be an event of the election catalogue', async () => {
    const { result }: { readonly result: Printed } = await conforms(triple, { ...BIRTH, event: 'Contract signing' });
    expect(result.eventResolution.catalogue).toBe('election');
    expect(result.promise.chain.cusp).toBe(result.eventResolution.primaryCusp);
  });

  it('may lie in another year, to the last day of the dasha years', async () => {
    const { result }: { readonly result: Printed } = await conforms(triple, {
      ...BIRTH,
      event: 'Marriage',
      query_date: '2105-01-01',
      horizon_years: 20,
    });
    expect(result.asOf).toBe('2105-01-01T12:00:00+05:30');
    expect(result.yogini.current).not.toBeNull();
    expect(result.provenance.notes).toContain('The 120 dasha years end before these years do.');
  });

  it('says that an unwelcome matter is one', async () => {
    const texts: string[] = [];
    for (const { args, now } of randomLives(20, 1957)) {
      const { result }: { readonly result: Printed } = await callTool(triple, { ...args, event: 'divorce' }, { now });
      const { cautions } = result.synthesis;
      const expected = result.promise.side === 'no' ? 'does not show Divorce' : 'is unwelcome';
      expect(cautions.some(({ fact }: Printed) => fact.includes(expected))).toBe(true);
      texts.push(expected);
    }
    expect(new Set(texts).size).toBe(2);
  });

  it.each([
    [{}, 'validation_failed', 'event'],
    [{ denial_group: [6] }, 'validation_failed', 'event'],
    [{ event: 'Nothing of the kind' }, 'invalid_event_name', undefined],
    [{ event: 'Marriage', query_date: '1990-05-01' }, 'validation_failed', 'query_date'],
    [{ event: 'Marriage', query_date: '2115-05-01' }, 'validation_failed', 'query_date'],
    [{ event: 'Marriage', horizon_years: 21 }, 'validation_failed', 'horizon_years'],
    [{ event: 'Marriage', horizon_years: 2.5 }, 'validation_failed', 'horizon_years'],
  ])('is refused: %j', async (more, code, field) => {
    const { isError, meta } = await callTool(triple, { ...BIRTH, ...more });
    expect([isError, meta['code']]).toEqual([true, code]);
    if (field !== undefined) expect(meta['field']).toBe(field);
  });

  it('is the error of its deciding member where there are no Placidus houses', async () => {
    const { isError, meta } = await callTool(triple, { ...POLAR, event: 'Marriage' });
    expect([isError, meta['code']]).toEqual([true, 'out_of_range']);
  });
});
