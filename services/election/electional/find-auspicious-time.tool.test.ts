import { callTool, conforms, GOLDEN } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { printed } from '../test/printed.ts';
import tool from './find-auspicious-time.tool.ts';
import anyEvent from './find-election-window.tool.ts';

const DAYS = { ...GOLDEN, scan_start: '2027-02-01T00:00:00', scan_days: 4 };
const EVENTS = ['sign_agreement', 'occupy_new_house', 'interview'];
const { elections, sequence, shared, scanSummary } = tool.output.shape;
const read = (result: object) => z.object({ elections, sequence, shared, scanSummary }).parse(result);
const plan = async (more: object) => read((await conforms(tool, { ...DAYS, ...more })).result);

describe('find_auspicious_time', () => {
  it.each([undefined, 'hour', 'day'])(
    'elects each event as find_election_window does, granularity %p',
    async (granularity) => {
      const sent = { ...(granularity && { granularity }), second_school_lens: true };
      const pages = await Promise.all([1, 2].map((page) => plan({ ...sent, events: EVENTS, page })));
      const found = pages.flatMap((page) => page.elections);
      expect(found.map(({ event }) => event.key)).toEqual(EVENTS);
      for (const election of found) {
        const own = printed((await conforms(anyEvent, { ...DAYS, ...sent, event: election.event.key })).result);
        for (const field of ['windows', 'selection', 'promise', 'relaxations', 'cuspRule', 'granularity'] as const) {
          expect(election[field]).toEqual(own[field]);
        }
      }
    },
  );

  it('puts windows in the order of the events with a gap, each among the 25 best of its event', async () => {
    const { sequence: found } = await plan({ events: EVENTS, in_order: true, min_gap_minutes: 120 });
    expect(found.status).toBe('FOUND');
    for (const [index, { event, rank, startLocal, endLocal }] of found.windows.entries()) {
      const next = found.windows[index + 1];
      if (next) expect(Date.parse(next.startLocal) - Date.parse(endLocal)).toBeGreaterThanOrEqual(120 * 60_000);
      expect(event).toBe(EVENTS[index]);
      const best = printed((await conforms(anyEvent, { ...DAYS, event, max_windows: 25 })).result).windows;
      expect(best[rank - 1]).toMatchObject({ rank, startLocal, endLocal });
    }
  });

  it('says that a gap longer than the scan is not possible, and that none was asked for', async () => {
    const { sequence: impossible } = await plan({ events: EVENTS, in_order: true, min_gap_minutes: 43_200 });
    expect(impossible).toEqual({ status: 'NOT_POSSIBLE', windows: [] });
    expect((await plan({ events: EVENTS })).sequence).toEqual({ status: 'NOT_ASKED', windows: [] });
  });

  it('names the planets that are strong for all the events, and those that are strong for one and against another', async () => {
    const { shared: found } = await plan({ events: ['marriage', 'sign_agreement', 'begin_journey'] });
    const classes = await Promise.all(
      ['marriage', 'sign_agreement', 'begin_journey'].map(async (event) => {
        const { significatorSet = [] } = printed(
          (await conforms(anyEvent, { ...DAYS, event, granularity: 'hour' })).result,
        );
        return { event, of: new Map(significatorSet.map((row) => [row.planet, row.standing])) };
      }),
    );
    const planets = [...(classes[0]?.of.keys() ?? [])];
    const where = (planet: (typeof planets)[number], wanted: string) =>
      classes.filter(({ of }) => of.get(planet) === wanted).map(({ event }) => event);
    expect(found.strongForAll).toEqual(planets.filter((planet) => where(planet, 'STRONG').length === 3));
    expect(found.conflicts).toEqual(
      planets
        .map((planet) => ({ planet, strongFor: where(planet, 'STRONG'), againstFor: where(planet, 'AGAINST') }))
        .filter(({ strongFor, againstFor }) => strongFor.length > 0 && againstFor.length > 0),
    );
    expect(found.conflicts.length).toBeGreaterThan(0);
  });

  it('merges two names of one event, and cuts each scan to what its granularity allows', async () => {
    const { result } = await conforms(tool, {
      ...DAYS,
      events: ['wedding', 'marriage', 'interview'],
      granularity: 'hour',
      scan_days: 200,
      preferred_time_of_day: { start: '10:00', end: '10:20' },
    });
    expect(read(result).elections.map(({ event }) => event.key)).toEqual(['marriage', 'interview']);
    expect(String(result['summary'])).toContain(
      'Of the 200 days asked for, the first 90 were scanned for "Marriage" and "Job Interview / Selection".',
    );
    // A name is one event in any case of its letters, and by its natal alias too.
    const others = await conforms(tool, { ...DAYS, events: ['Wedding', 'marriage', 'Getting married'] });
    expect(read(others.result).elections.map(({ event }) => event.provenance)).toEqual(['BOOK_SOURCED']);
    expect(read(result).scanSummary).toMatchObject({ scanDays: 90, clampedFrom: 200, usableMinutes: 1_800 });
    expect(result['provenance']).toMatchObject({
      notes: expect.arrayContaining([expect.stringMatching(/mean one event/)]),
    });
  });

  it.each([
    ['neither events nor event', {}, 'events'],
    ['both', { events: ['marriage'], event: 'marriage' }, 'events'],
    ['six events', { events: ['marriage', 'interview', 'surgery', 'go_abroad', 'take_loan', 'buy_vehicle'] }, 'events'],
    ['no event in the list', { events: [] }, 'events'],
    ['max_windows', { event: 'marriage', max_windows: 3 }, 'max_windows'],
    ['a gap of more than thirty days', { event: 'marriage', min_gap_minutes: 43_201 }, 'min_gap_minutes'],
  ])('refuses %s', async (_, more, field) => {
    expect((await callTool(tool, { ...DAYS, ...more })).meta).toMatchObject({ code: 'validation_failed', field });
  });

  it('names the argument of an unknown event', async () => {
    const call = await callTool(tool, { ...DAYS, events: ['marriage', 'qqq'] });
    expect(call.meta).toMatchObject({ code: 'invalid_event_name', field: 'events' });
  });
});
