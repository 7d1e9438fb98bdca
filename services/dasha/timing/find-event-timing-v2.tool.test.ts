import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { OFFERED_CLASSES, PERIOD_CLASSES } from '@cuspal/engine/kp/promise/period-class';
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
  isTooOld,
  randomLives,
  SAMPLE_CHARTS,
  testEphemeris,
  withNotes,
} from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkSummary } from '../test/timing-summary.ts';
import tool from './find-event-timing-v2.tool.ts';
import treeTool from './get-pratyantardasha-periods.tool.ts';

const output = withNotes(tool);
type Result = z.output<typeof output>;
const tree = z.object(treeTool.output.shape);
const call = async (args: object, now?: number): Promise<Result> =>
  output.parse(await everyPage(tool, args, 'windows', now === undefined ? {} : { now }));
const sky = testEphemeris();

/** What the page promises of every answer, from what is printed. */
function checkWindows(found: Result): void {
  checkSummary(found);
  const { windows, weaker, promise, significators, standIns, principals, from, to, skipped } = found;
  const standingOf = new Map(significators.map(({ planet, standing }) => [planet, standing]));
  const strong = (planet: Result['standIns'][number]): boolean => standingOf.get(planet) === 'STRONG';
  expect(significators.flatMap(({ planet, standIn }) => (standIn ? [planet] : [])).sort()).toEqual(
    [...standIns].sort(),
  );
  if (!isTooOld(found.withheldReason)) expect(found.withheldReason !== undefined).toBe(promise.side === 'no');
  if (promise.side === 'no')
    expect([windows, weaker, found.windowsFound, skipped, found.kept]).toEqual([[], [], 0, [], null]);
  expect(found.kept === null).toBe(found.windowsFound === 0);
  expect(weaker.length).toBeLessThanOrEqual(5);
  for (const { class: of, md, ad, pd } of weaker) {
    expect(of).toBe('WEAK');
    expect([md, ad, pd].filter(strong).length).toBeGreaterThanOrEqual(2);
    expect(strong(md) && strong(ad) && strong(pd)).toBe(false);
  }
  for (const { md, ad } of skipped) {
    expect(standingOf.get(ad)).toBe('AGAINST');
    expect(strong(md)).toBe(false);
  }
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
      -window.rpOverlap.length,
      // One that runs when the years begin comes after those that begin in them.
      window.clipped && window.start === from ? 1 : 0,
      start,
    ];
    const at = key.findIndex((value, position) => value !== last[position]);
    expect(key[at] ?? 0).toBeGreaterThan(last[at] ?? 0);
    last = key;

    const filledUp = [md, ad, pd].some((lord) => standIns.includes(lord));
    expect(strong(ad) && strong(pd)).toBe(true);
    expect(strong(md) || standingOf.get(md) === 'WEAK').toBe(true);
    expect(of).toBe(strong(md) && !filledUp ? 'FULL' : 'PARTIAL');

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
    expect(/ (is|are) missing/.test(window.reason)).toBe(window.missing.length > 0);
    expect(window.reason.match(/may put it off/g)?.length ?? 0).toBe(window.postponedBy.length);
    expect(/ only stands? in/.test(window.reason)).toBe(filledUp);
    expect(/ the mahadasha lord .* is weak for it/.test(window.reason)).toBe(!strong(md));
    expect(/ (is|are) strong for it/.test(window.reason)).toBe(true);
    expect(/ among the ruling planets of this moment, which only breaks ties/.test(window.reason)).toBe(
      window.rpOverlap.length > 0,
    );
    // A planet that rules two of the periods is named once.
    expect(window.reason).not.toMatch(/(\b[A-Z][a-z]+\b)(,| and) \1\b/);
    if (window.transitHierarchy === null) expect([window.transitConfirmed, candidateDates]).toEqual([false, []]);
  });
  expect(windows.filter(({ transitHierarchy }) => transitHierarchy !== null)).toHaveLength(Math.min(5, windows.length));
}

describe('find_event_timing_v2', () => {
  it('finds the marriage windows of the golden chart', async () => {
    const found = await call({
      ...GOLDEN,
      event: 'Marriage',
      from_date: '2013-01-01',
      horizon_years: 15,
      max_windows: 25,
    });
    checkWindows(found);
    // Worked by hand: principal of 2 is Jupiter (there, untenanted), of 7 Mercury, of 11 Rahu (untenanted).
    expect(found.principals.map(({ house, planet, chain }) => [house, planet, chain.group])).toEqual([
      [2, 'Jupiter', 'A'],
      [7, 'Mercury', 'A'],
      [11, 'Rahu', 'A'],
    ]);
    // Jupiter rules all the years, and with it the five strongest: Saturn, Mercury, Rahu, Jupiter and Venus.
    const five = ['Saturn', 'Mercury', 'Rahu', 'Jupiter', 'Venus'];
    expect(found.windows.every(({ md, ad, pd }) => [md, ad, pd].every((lord) => five.includes(lord)))).toBe(true);
    expect(new Set(found.windows.map(({ class: of }) => of))).toEqual(new Set(['FULL']));
    // None is against it, so nothing is passed over; 34, 18 and so on: (16 + 19 + 17 + 18 + 20) / 120 = 0.75.
    expect(found.skipped).toEqual([]);
    expect(found.shareOfTime).toEqual({
      full: Math.round(0.75 ** 3 * 1000) / 1000,
      // The other 30 years are those of WEAK planets.
      offered: Math.round(0.75 ** 2 * 1000) / 1000,
      all: Math.round((0.75 ** 2 + 2 * 0.75 ** 2 * 0.25) * 1000) / 1000,
    });
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

  it('holds over random lives and events, and reaches every state and offered class', async () => {
    const [states, classes] = [new Set<string>(), new Set<string>()];
    let [withheld, none, confirmed] = [0, 0, 0];
    for (const [index, { args, now }] of randomLives(80, 1).entries()) {
      const event = NATAL_EVENTS[(index * 11) % NATAL_EVENTS.length]?.label ?? 'Marriage';
      const horizon_years = 1 + ((index * 13) % 40);
      const max = index % 2 === 0 ? 25 : 1 + (index % 25);
      const found = await call({ ...args, event, horizon_years, max_windows: max }, now);
      checkWindows(found);
      for (const { state, class: of, transitConfirmed } of found.windows) {
        states.add(state);
        classes.add(of);
        if (transitConfirmed) confirmed += 1;
      }
      expect(found.windows.length).toBe(Math.min(found.windowsFound, max));
      const cut = `Of the ${found.windowsFound} periods found the list holds the best ${found.windows.length}.`;
      expect(found.provenance.notes.includes(cut)).toBe(found.windowsFound > found.windows.length);
      if (found.withheldReason) withheld += 1;
      if (found.windowsFound === 0 && !found.withheldReason) none += 1;
    }
    expect(states).toEqual(new Set(WINDOW_STATES));
    expect(classes).toEqual(new Set(OFFERED_CLASSES));
    expect(withheld).toBeGreaterThan(5);
    expect(none).toBeGreaterThan(0);
    expect(confirmed).toBeGreaterThan(5);
  });

  it('has candidate dates with the Sun in the star and the sub of strong planets', async () => {
    let dates = 0;
    for (const { args, now } of randomLives(20, 8)) {
      const { windows, significators } = await call({ ...args, event: 'Promotion / Recognition' }, now);
      const strong = significators.filter(({ standing }) => standing === 'STRONG').map(({ planet }) => planet);
      for (const { start, end, ...lords } of windows.flatMap(({ candidateDates }) => candidateDates)) {
        dates += 1;
        const middle = jdFromUtcMs((instantMs(start) + instantMs(end)) / 2);
        const { starLord, subLord } = divide(siderealPosition(sky, 'Sun', middle, args.ayanamsa ?? 'kp').longitude);
        expect(strong).toEqual(expect.arrayContaining([starLord, subLord]));
        const first = divide(
          siderealPosition(sky, 'Sun', jdFromUtcMs(instantMs(start) + 1000), args.ayanamsa ?? 'kp').longitude,
        );
        expect(lords).toMatchObject({ starLord: first.starLord, subLord: first.subLord });
      }
    }
    expect(dates).toBeGreaterThan(10);
  });

  it('says how many lords it ranks by, in its summary and with detail full beside the other tool', async () => {
    const said = async (detail: string) => {
      const { result } = await callTool(tool, { ...GOLDEN, event: 'Marriage', detail });
      return z.object({ summary: z.string(), provenance: z.object({ notes: z.array(z.string()) }) }).parse(result);
    };
    const [brief, full] = [await said('brief'), await said('full')];
    const note =
      'Periods rank here by three lords, down to the pratyantardasha. get_event_dasha ranks whole antardashas by two.';
    for (const { summary } of [brief, full]) expect(summary).toMatch(/period lords/);
    expect(full.provenance.notes).toContain(note);
    expect(brief.provenance.notes).not.toContain(note);
  });

  it('gives no date without promise, and says why', async () => {
    const denied = SAMPLE_CHARTS.find(({ label }) => label.startsWith('Reykjavik'));
    const found = await call({ ...denied?.arguments, event: 'Marriage' });
    expect(found.promise.side).toBe('no');
    expect(found.withheldReason).toMatch(/Marriage is not promised, because .*No date is given/);
    expect(found.summary).toBe(
      'The chart does not promise Marriage, as in 17 of 100 charts. So no period and no date is given for it.',
    );
    expect(JSON.stringify([found.windows, found.weaker, found.skipped, found.shareOfTime])).toBe('[[],[],[],null]');
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

  it('ranks by class, ruling planets and start, and counts what a moved birth keeps', async () => {
    let [fewer, confirmedLater] = [0, 0];
    for (const { args, now } of randomLives(30, 58)) {
      const { windows, kept, windowsFound } = await call({ ...args, event: 'Job Change' }, now);
      if (windowsFound === 0) continue;
      expect(kept).toBeGreaterThanOrEqual(0);
      expect(kept).toBeLessThanOrEqual(1);
      if ((kept ?? 1) < 1) fewer += 1;
      // Transits confirm and move nothing.
      const confirmed = windows.slice(0, 5).map(({ transitConfirmed }) => transitConfirmed);
      if (confirmed.indexOf(true) > confirmed.indexOf(false) && confirmed.includes(false)) confirmedLater += 1;
    }
    expect(fewer).toBeGreaterThan(10);
    expect(confirmedLater).toBeGreaterThan(0);
  });
});
