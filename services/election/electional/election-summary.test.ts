import { type EventPlaceArguments, placeAndStart } from '@cuspal/engine/election/event-place';
import { resolveBirth } from '@cuspal/engine/time/moment';
import { callTool, conforms, GOLDEN } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { printed } from '../test/printed.ts';
import { clockLine } from './election-summary.ts';
import tool from './find-election-window.tool.ts';

const elect = async (args: object) => printed((await conforms(tool, args)).result);

describe('the summary of an election', () => {
  it('begins with the answer, which tells the moment and has room for no more than 400 characters', async () => {
    const scan = { ...GOLDEN, event: 'request_promotion', scan_start: '2027-02-01T00:00:00', any_hour: true };
    const { result } = await conforms(tool, scan);
    const { answer, summary } = printed(result);
    expect(Object.keys(result)[0]).toBe('answer');
    expect(answer).toMatch(/^The best moment for "Ask for Promotion \/ Raise" is \d+ \w+ 2027, \d\d:\d\d\. /);
    expect(answer.length).toBeLessThanOrEqual(400);
    expect(summary.startsWith(`${answer} `)).toBe(true);
  });

  it('says that a period is postponed where a lord of it stands in the star against it, which lowers nothing', async () => {
    // Mercury stands in the star of Mars, which owns 5 and 12 and neither owns nor occupies 2, 6, 10 or 11.
    const born = {
      birth_datetime: '1970-06-23T18:42:02',
      latitude: 33.753,
      longitude: -49.1646,
      utc_offset_minutes: -195,
    };
    const scan = { event: 'product_launch', granularity: 'hour', scan_start: '2030-02-02T02:00:00', scan_days: 3 };
    const { windows, significatorSet, summary } = await elect({ ...born, ...scan });
    expect(windows[0]).toMatchObject({
      periodClass: 'FULL',
      layers: { period: 'MET' },
      lords: { MD: 'Mercury', AD: 'Rahu', PD: 'Rahu' },
    });
    for (const { planet, standing } of significatorSet ?? [])
      if (planet === 'Mercury' || planet === 'Rahu') expect(standing).toBe('STRONG');
    const said =
      'The period lords Mercury and Rahu are strong for the event. But Mercury is in a star that postpones it.';
    expect(summary).toContain(said);
    expect(windows[0]?.matchedConditions).toContain(`PERIOD: ${said}`);
  });

  it('says of each lord whether it is strong or weak for the event, and of the sub lord of a transit that it allows it', async () => {
    const born = {
      birth_datetime: '1907-04-01T23:13:26',
      latitude: -28.6673,
      longitude: 149.8843,
      utc_offset_minutes: 600,
    };
    const scan = { event: 'surgery', granularity: 'hour', scan_start: '1951-07-16T18:00:00', scan_days: 3 };
    const { windows, significatorSet } = await elect({ ...born, ...scan });
    const standing = new Map(significatorSet?.map((row) => [row.planet, row.standing]));
    expect(['Mercury', 'Jupiter', 'Rahu', 'Venus'].map((planet) => standing.get(planet as 'Mercury'))).toEqual([
      'STRONG',
      'STRONG',
      'WEAK',
      'WEAK',
    ]);
    expect(windows[0]?.matchedConditions).toEqual(
      expect.arrayContaining([
        'PERIOD: The period lords Mercury and Jupiter are strong for the event, but the pratyantardasha lord Rahu is weak for it (relaxed).',
        'TRANSIT: The antardasha lord Jupiter moves in the star of Mercury, which is strong for the event. Its sub lord Venus does not work against it.',
      ]),
    );
  });

  it('says once that the running period does not carry, and how many moments are as good', async () => {
    const promotion = { ...GOLDEN, event: 'request_promotion', scan_start: '2027-02-01T00:00:00', any_hour: true };
    const { summary, windows, significatorSet, selection } = await elect(promotion);
    expect(windows[0]?.layers.period).toBe('NOT_MET');
    const against = significatorSet?.filter(({ standing }) => standing === 'AGAINST').map(({ planet }) => planet);
    expect(against).toEqual(['Mars', 'Mercury', 'Jupiter', 'Saturn']);
    expect(summary).toContain(
      'The running lords Jupiter, Rahu and Mercury do not favour the event, because Jupiter and Mercury work against it.',
    );
    expect(summary.match(/running/g)).toHaveLength(1);
    expect(selection.inseparableCount).toBe(2);
    expect(summary).toContain('One other window is as good.');
  });

  it('tells of the next period on a clock whose offset has seconds', async () => {
    const born = {
      birth_datetime: '1862-01-12T06:33',
      latitude: 22.5726,
      longitude: 88.3639,
      utc_offset_minutes: 353.4667,
    };
    const found = await elect({ ...born, event: 'surgery', scan_start: '1897-01-12', scan_days: 1, ayanamsa: 'raman' });
    expect(found.nextSupportingPeriod?.start).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:53:28$/);
    expect(found.summary).toMatch(
      /The next period in which (all three|the two nearer) lords favour the event is from \d+ \w+( \d{4})? to/,
    );
  });
});

describe('B18: the clock of a far event', () => {
  const birth = resolveBirth({ ...GOLDEN, ayanamsa: 'kp' });
  const NEW_YORK = { event_latitude: 40.71, event_longitude: -74.01 };
  const lineOf = (sent: EventPlaceArguments) => clockLine(placeAndStart(sent, birth, Date.UTC(2027, 0, 1)).place);

  it('B18: is told where it is that of the birth', () => {
    expect(lineOf(NEW_YORK)).toEqual([
      'Times are by the clock of the birth, +05:30, because no clock of the event place was sent.',
    ]);
  });

  it.each([{}, { ...NEW_YORK, event_utc_offset_minutes: -300 }, { ...NEW_YORK, event_time_zone: 'America/New_York' }])(
    'B18: needs no word with %j',
    (sent) => {
      expect(lineOf(sent)).toEqual([]);
    },
  );

  it('B18: stands in the summary of an election', async () => {
    const { result } = await callTool('get_muhurta_advanced', { ...GOLDEN, ...NEW_YORK, scan_days: 2 });
    expect(result['summary']).toMatch(/Times are by the clock of the birth, \+05:30, because/);
  });
});
