import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { PERIOD_CLASSES } from '@cuspal/engine/kp/promise/period-class';
import { WINDOW_STATES } from '@cuspal/engine/kp/timing/window-state';
import { siderealPosition } from '@cuspal/engine/search/position';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { divide } from '@cuspal/engine/zodiac/division';
import {
  callTool,
  conforms,
  everyPage,
  GOLDEN,
  instantMs,
  randomLives,
  SAMPLE_CHARTS,
  testEphemeris,
} from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './find-event-timing-v2.tool.ts';
import treeTool from './get-pratyantardasha-periods.tool.ts';

const output = z.object({ ...tool.output.shape, provenance: z.object({ notes: z.array(z.string()) }) });
type Result = z.output<typeof output>;
const tree = z.object(treeTool.output.shape);
const call = async (args: object, now?: number): Promise<Result> =>
  output.parse(await everyPage(tool, args, 'windows', now === undefined ? {} : { now }));
const sky = testEphemeris();

const inDays = (instant: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${instant.slice(0, 10)}T00:00Z`),
  );

/** The summary speaks of the first in rank, of its days, of its transits and of a promise that limits it. */
function checkSummary({ summary, windows, promise, pagination: { page }, nextBest, windowsFound, next }: Result): void {
  const [best] = windows;
  expect(summary).toContain(promise.event);
  expect(/does not (promise|show)/.test(summary)).toBe(promise.side === 'no');
  expect(next?.[0]?.tool).toBe(
    promise.side === 'no' ? 'analyze_natal_promise' : windowsFound === 0 ? 'get_event_dasha' : 'get_transit_advanced',
  );
  if (nextBest) expect(summary).toContain(`${nextBest.md}, ${nextBest.ad} and ${nextBest.pd}`);
  if (best === undefined || page !== 1) return;
  if (best.usableStart === null) {
    expect(summary).toMatch(/No date is offered, because every period/);
    return;
  }
  expect(summary).toContain(`(${best.md}, ${best.ad} and ${best.pd})`);
  expect(summary).toContain(inDays(best.usableStart));
  expect(summary).toContain(inDays(best.end));
  expect(summary.includes('even in a strong') || summary.includes('ven a strong')).toBe(promise.verdict !== 'ACTIVE');
  const [date] = best.candidateDates.filter(({ by }) => by.length > 1);
  expect(/first agree by transit/.test(summary)).toBe(date !== undefined);
  if (date) expect(summary).toContain(inDays(date.start));
  // Days that the Sun alone marks stand in candidateDates, so the summary must not say that there are none.
  if (/no days are singled out/.test(summary)) expect(best.candidateDates).toEqual([]);
  if (/but neither Jupiter nor Saturn does/.test(summary)) {
    expect(best.transitConfirmed).toBe(false);
    expect(best.candidateDates.map(({ by }) => by)).toEqual(best.candidateDates.map(() => ['SUN']));
    expect(/the Sun agrees by transit (?:from|on) (\d+ \w+ \d+)/.exec(summary)?.[1]).toBe(
      inDays(best.candidateDates[0]?.start ?? ''),
    );
  }
  if (/An earlier one/.test(summary)) expect(windowsFound).toBeGreaterThan(1);
}

/** What the page promises of every answer, from what is printed. */
function checkWindows(found: Result): void {
  checkSummary(found);
  const { windows, promise, significators, standIns, principals, from, to, relaxed, skipped } = found;
  const classOf = new Map(significators.map(({ planet, fruitfulness }) => [planet, fruitfulness]));
  const fruitful = (planet: Result['standIns'][number]): boolean =>
    relaxed ? standIns.includes(planet) : classOf.get(planet) === 'FRUITFUL';
  expect(found.withheldReason !== undefined).toBe(promise.side === 'no');
  if (promise.side === 'no') expect([windows, found.windowsFound, skipped]).toEqual([[], 0, []]);
  expect(found.nextBest !== undefined).toBe(promise.side !== 'no' && windows.length === 0);
  expect(principals.map(({ house }) => house)).toEqual(found.eventResolution.requiredHouses);
  let last: readonly number[] = [-1];
  windows.forEach((window, index) => {
    const { md, ad, pd, class: of, state, usableStart, deferrals, candidateDates } = window;
    expect(window.rank).toBe(index + 1);
    const [start, end] = [window.start, window.end].map(instantMs);
    if (start === undefined || end === undefined) throw new Error('no instants');
    expect(start).toBeGreaterThanOrEqual(instantMs(from));
    expect(end).toBeLessThanOrEqual(instantMs(to));
    const key = [
      state === 'DEFERRED_OUT' ? 1 : 0,
      PERIOD_CLASSES.indexOf(of),
      window.transitConfirmed ? 0 : 1,
      -window.rpOverlap.length,
      start,
    ];
    const at = key.findIndex((value, position) => value !== last[position]);
    expect(key[at] ?? 0).toBeGreaterThan(last[at] ?? 0);
    last = key;

    expect(fruitful(ad) && fruitful(pd)).toBe(true);
    expect(fruitful(md) || classOf.get(md) === 'NEUTRAL').toBe(true);
    if (relaxed) expect(of).toBe('PARTIAL');
    if (of === 'TRIPLE_PRINCIPAL') {
      for (const lord of [md, ad, pd]) expect(principals.some(({ planet }) => planet === lord)).toBe(true);
    }
    if (of === 'ALL_FRUITFUL' && window.postponedBy.length === 0) expect(window.missing).toEqual([]);

    const upper = deferrals.filter(({ level }) => level !== 'PD');
    expect(state === 'OPEN').toBe(upper.length === 0);
    for (const each of deferrals) expect('turnsDirect' in each).toBe(each.level !== 'PD');
    expect(usableStart === null).toBe(state === 'DEFERRED_OUT');
    const freed = upper.map(({ turnsDirect }) => (turnsDirect ? instantMs(turnsDirect) : Infinity));
    if (usableStart !== null) expect(instantMs(usableStart)).toBe(Math.max(start, ...freed));
    if (state === 'RELEASED') expect(Math.max(...freed)).toBeLessThanOrEqual(start);
    if (state === 'DEFERRED') expect(usableStart).not.toBe(window.start);
    for (const { start: begin, end: finish, by } of candidateDates) {
      expect(instantMs(begin)).toBeGreaterThanOrEqual(instantMs(usableStart ?? begin));
      expect(instantMs(finish)).toBeLessThanOrEqual(end);
      expect(by).toContain('SUN');
    }
    if (state === 'DEFERRED_OUT') expect(candidateDates).toEqual([]);
    // The Sun's windows stand once: among the candidate dates, or in a stage that has what the dates leave out.
    const sun = window.transitHierarchy?.find(({ stage }) => stage === 'SUN')?.windows;
    const dated = new Set(candidateDates.map((date) => `${date.start}/${date.end}/${date.starLord}/${date.subLord}`));
    if (sun !== undefined && sun.length > 0)
      expect(sun.some((each) => !dated.has(`${each.start}/${each.end}/${each.starLord}/${each.subLord}`))).toBe(true);
    if (sun === undefined && window.transitHierarchy !== null) expect(dated.size).toBeGreaterThan(0);
    expect(/counts from \d+ \w+ \d{4}, when it turns direct/.test(window.reason)).toBe(state === 'DEFERRED');
    expect(/turns direct before this window begins/.test(window.reason)).toBe(state === 'RELEASED');
    expect(/only after this window ends/.test(window.reason)).toBe(state === 'DEFERRED_OUT');
    if (/covers? all that is required/.test(window.reason)) expect(window.missing).toEqual([]);
    // However many postpone, the class falls by one step.
    expect(window.reason.match(/lowers? the class by one/g)?.length ?? 0).toBe(Math.min(1, window.postponedBy.length));
    expect(/ stands? in as fruitful/.test(window.reason)).toBe(relaxed);
    expect(/ (is|are) fruitful/.test(window.reason)).toBe(!relaxed);
    // A planet that rules two of the periods is named once.
    expect(window.reason).not.toMatch(/(\b[A-Z][a-z]+\b)(,| and) \1\b/);
    if (window.transitHierarchy === null) expect([window.transitConfirmed, candidateDates]).toEqual([false, []]);
  });
  expect(windows.filter(({ transitHierarchy }) => transitHierarchy !== null)).toHaveLength(Math.min(5, windows.length));
}

describe('find_event_timing_v2', () => {
  it('finds the marriage windows of the golden chart', async () => {
    const found = await call({ ...GOLDEN, event: 'Marriage', from_date: '2013-01-01', horizon_years: 15 });
    checkWindows(found);
    // Worked by hand: principal of 2 is Jupiter (there, untenanted), of 7 Mercury, of 11 Rahu (untenanted).
    expect(found.principals.map(({ house, planet, chain }) => [house, planet, chain.group])).toEqual([
      [2, 'Jupiter', 'A'],
      [7, 'Mercury', 'A'],
      [11, 'Rahu', 'A'],
    ]);
    // The three principals rule together, each of its own house.
    expect(found.windows[0]).toMatchObject({ md: 'Jupiter', ad: 'Mercury', pd: 'Rahu', class: 'TRIPLE_PRINCIPAL' });
    expect(found.windows.every(({ md, ad, pd }) => ![md, ad, pd].includes('Sun'))).toBe(true);
    expect(found.skipped.map(({ level, md, ad }) => [level, md, ad])).toEqual([['AD', 'Jupiter', 'Sun']]);
    expect(found.skipped[0]?.reason).toBe(
      'The Sun is hostile, because it signifies houses against the matter at level 1 and those for it only at level 3.',
    );
    expect(found.promise).toMatchObject({ verdict: 'ACTIVE', side: 'yes' });
    // Mercury waits for Saturn, retrograde at birth.
    for (const { md, ad, pd, deferrals } of found.windows) {
      expect(deferrals.map(({ planet, starLord }) => [planet, starLord])).toEqual(
        [md, ad, pd].filter((lord) => lord === 'Mercury').map(() => ['Mercury', 'Saturn']),
      );
    }
  });

  it('gives windows that are pratyantardashas of get_pratyantardasha_periods, cut only by the range', async () => {
    let [whole, cut] = [0, 0];
    for (const { args, now } of randomLives(14, 3)) {
      const { windows } = await call({ ...args, event: 'Marriage', horizon_years: 20, max_windows: 25 }, now);
      for (const window of windows) {
        const { antardashas } = tree.parse(
          (await conforms(treeTool, { ...args, mahadasha: window.md, antardasha: window.ad })).result,
        );
        const pd = antardashas
          .flatMap(({ pratyantardashas }) => pratyantardashas)
          .find(
            ({ planet, startDate, endDate }) =>
              planet === window.pd &&
              instantMs(startDate) <= instantMs(window.start) &&
              instantMs(window.end) <= instantMs(endDate),
          );
        expect(pd).toBeDefined();
        const same = pd?.startDate === window.start && pd.endDate === window.end;
        expect(window.clipped).toBe(!same);
        if (same) whole += 1;
        else cut += 1;
      }
    }
    expect(whole).toBeGreaterThan(10);
    expect(cut).toBeGreaterThan(0);
  });

  it('holds over random lives and events, and reaches every state and open class', async () => {
    const [states, classes] = [new Set<string>(), new Set<string>()];
    let [withheld, none, confirmed] = [0, 0, 0];
    for (const [index, { args, now }] of randomLives(80, 1).entries()) {
      const event = NATAL_EVENTS[(index * 11) % NATAL_EVENTS.length]?.label ?? 'Marriage';
      const horizon_years = 1 + ((index * 13) % 40);
      const found = await call({ ...args, event, horizon_years, max_windows: 1 + (index % 25) }, now);
      checkWindows(found);
      for (const { state, class: of, transitConfirmed } of found.windows) {
        states.add(state);
        classes.add(of);
        if (transitConfirmed) confirmed += 1;
      }
      expect(found.windows.length).toBe(Math.min(found.windowsFound, 1 + (index % 25)));
      const cut = `Of the ${found.windowsFound} periods found the list holds the best ${found.windows.length}.`;
      expect(found.provenance.notes.includes(cut)).toBe(found.windowsFound > found.windows.length);
      if (found.withheldReason) withheld += 1;
      if (found.nextBest !== undefined) none += 1;
      if (found.nextBest) expect(found.nextBest.class).toBe('OPENED');
    }
    expect(states).toEqual(new Set(WINDOW_STATES));
    expect(classes).toEqual(new Set(['TRIPLE_PRINCIPAL', 'ALL_FRUITFUL', 'PARTIAL']));
    expect(withheld).toBeGreaterThan(5);
    expect(none).toBeGreaterThan(5);
    expect(confirmed).toBeGreaterThan(5);
  });

  it('has candidate dates with the Sun in the star and the sub of fruitful planets', async () => {
    let dates = 0;
    for (const { args, now } of randomLives(20, 8)) {
      const { windows, significators, standIns, relaxed } = await call(
        { ...args, event: 'Promotion / Recognition' },
        now,
      );
      const fruitful = relaxed
        ? standIns
        : significators.filter(({ fruitfulness }) => fruitfulness === 'FRUITFUL').map(({ planet }) => planet);
      for (const { start, end, ...lords } of windows.flatMap(({ candidateDates }) => candidateDates)) {
        dates += 1;
        const middle = jdFromUtcMs((instantMs(start) + instantMs(end)) / 2);
        const { starLord, subLord } = divide(siderealPosition(sky, 'Sun', middle, args.ayanamsa ?? 'kp').longitude);
        expect(fruitful).toEqual(expect.arrayContaining([starLord, subLord]));
        const first = divide(
          siderealPosition(sky, 'Sun', jdFromUtcMs(instantMs(start) + 1000), args.ayanamsa ?? 'kp').longitude,
        );
        expect(lords).toMatchObject({ starLord: first.starLord, subLord: first.subLord });
      }
    }
    expect(dates).toBeGreaterThan(10);
  });

  it('gives no date without promise, and says why', async () => {
    const denied = SAMPLE_CHARTS.find(({ label }) => label.startsWith('Reykjavik'));
    const found = await call({ ...denied?.arguments, event: 'Marriage' });
    expect(found.promise.side).toBe('no');
    expect(found.withheldReason).toMatch(/Marriage is not promised, because .*No date is given/);
    expect(found.summary).toBe('The chart does not promise Marriage. So no period and no date is given for it.');
    expect(JSON.stringify([found.windows, found.skipped, found.nextBest])).toBe('[[],[],null]');
  });

  it('asks little of the sky over thirty years: at most 8,000 positions, well under a tenth of a second', async () => {
    for (const { args, now } of randomLives(25, 77)) {
      const before = sky.calls;
      await callTool(tool, { ...args, event: 'Marriage', horizon_years: 30 }, { now });
      expect(sky.calls - before).toBeLessThan(8_000);
    }
  });

  it.each([
    [{}, 'validation_failed', /house_group/],
    [{ event: 'Marrage of minds' }, 'invalid_event_name', /nearest are (".+"(, | and )){4}/],
    [{ event: 'Marriage', horizon_years: 41 }, 'validation_failed', /40/],
    [{ event: 'Marriage', max_windows: 26 }, 'validation_failed', /25/],
    [{ event: 'Marriage', max_windows: 0 }, 'validation_failed', /1/],
    [{ event: 'Marriage', from_date: '2110-01-01' }, 'validation_failed', /21 April 2107/],
  ])('refuses %j', async (fault, code, words) => {
    const { meta, text } = await callTool(tool, { ...GOLDEN, ...fault });
    expect(meta['code']).toBe(code);
    expect(text).toMatch(words);
  });

  it('answers out_of_range without Placidus houses', async () => {
    const polar = SAMPLE_CHARTS.find(({ edge }) => edge === 'polar');
    expect((await callTool(tool, { ...polar?.arguments, event: 'Marriage' })).meta['code']).toBe('out_of_range');
  });

  it('stops when nobody waits any more', async () => {
    const { meta } = await callTool(tool, { ...GOLDEN, event: 'Marriage' }, { signal: AbortSignal.abort() });
    expect(meta['code']).toBe('cancelled');
  });

  it('says of a best period in which the Sun alone agrees that its days are not confirmed', async () => {
    const found = await call({
      birth_datetime: '1968-06-30T23:55:00',
      latitude: -33.87,
      longitude: 151.2,
      utc_offset_minutes: 600,
      event: 'Childbirth / Progeny',
      from_date: '2026-11-26',
    });
    checkSummary(found);
    expect(found.windows[0]?.candidateDates.length).toBeGreaterThan(0);
    expect(found.summary).toContain(
      'the Sun agrees by transit from 25 May 2033 to 26 May 2033, but neither Jupiter nor Saturn does, so no day is confirmed.',
    );
  });
});
