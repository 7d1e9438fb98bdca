import { callTool, conforms, GOLDEN, isOfAge, seededRandom, instantMs } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { holding, NOT_POLAR, POLAR } from '../test/dasha-checks.ts';
import calendarTool from './get-antardasha-calendar.tool.ts';
import treeTool from './get-pratyantardasha-periods.tool.ts';
import rulingTool from './get-ruling-planets.tool.ts';
import tool from './get-smart-current-dasha.tool.ts';

const output = z.object(tool.output.shape);
const at = async (args: object, query_date: string) =>
  output.parse((await conforms(tool, { ...args, query_date })).result);
const DAY = 86_400_000;

/** The answer names the lords with the ends of their periods, the houses of level 1 and the first events. */
function checkAnswer({ answer, levels, housesActivated, activeEvents }: z.output<typeof output>): void {
  for (const { lord, endDate } of levels.slice(0, 3)) {
    expect(answer).toContain(lord.planet);
    expect(answer).toContain(endDate.slice(0, 4));
  }
  const [, houses = ''] = /At level 1 they signify ([^.]*)\./.exec(answer) ?? [];
  expect((houses.match(/\d+/g) ?? []).map(Number)).toEqual(
    housesActivated.filter(({ level }) => level === 1).map(({ house }) => house),
  );
  expect(/Together they can bring/.test(answer)).toBe(activeEvents.length > 0);
  for (const { event, promise } of activeEvents.slice(0, 2)) {
    const limit = { CONDITIONAL: ' (with opposition)', WEAK: ' (weakly promised)' }[String(promise)] ?? '';
    expect(answer).toContain(`${event}${limit}`);
  }
}

describe('get_smart_current_dasha', () => {
  it('A1: names what belongs to the age of the day asked about, and sets aside the rest', async () => {
    let aside = 0;
    for (const year of [1993, 1998, 2004, 2009, 2026, 2060, 2085]) {
      const day = `${year}-03-10T12:00:00`;
      const { age, activeEvents, setAside = [] } = await at(GOLDEN, day);
      expect(age).toBe(year - 1993);
      const now = Date.parse(`${day}+05:30`);
      for (const { event } of activeEvents) expect(isOfAge(GOLDEN, event, now)).toBe(true);
      for (const { event, why } of setAside) {
        expect(isOfAge(GOLDEN, event, now)).toBe(false);
        expect(why).toMatch(
          new RegExp(`^It is read (?:from \\d+ on|up to \\d+), and the person is ${year - 1993} then\\.$`),
        );
      }
      if (age !== undefined && age < 18) expect(setAside).toEqual([]);
      aside += setAside.length;
    }
    expect(aside).toBeGreaterThan(0);
    const old = await at(GOLDEN, '2095-03-10T12:00:00');
    expect(old.answer).toMatch(/^The person is 102 then, and no matter is dated after 100\./);
    expect(old.activeEvents).toEqual([]);
  });

  it('A25: speaks first of the event asked about, in the class that its windows have', async () => {
    const windows = z.object({
      windows: z.array(z.object({ class: z.string(), start: z.string() })),
      weaker: z.array(z.object({ start: z.string() })),
      withheldReason: z.string().optional(),
    });
    const met = new Set<string>();
    for (const event of ['Marriage', 'Career / Job Start', 'Property Purchase', 'Foreign Travel']) {
      for (let year = 2018; year < 2048; year += 2) {
        const day = `${year}-03-10T12:00:00`;
        const { answer, asked } = output.parse((await conforms(tool, { ...GOLDEN, event, query_date: day })).result);
        const timed = await callTool('find_event_timing_v2', {
          ...GOLDEN,
          event,
          from_date: day,
          horizon_years: 1,
          max_windows: 25,
        });
        const { windows: offered, withheldReason } = windows.parse(timed.result);
        expect(asked?.event).toBe(event);
        expect(
          answer.startsWith(withheldReason === undefined ? 'The running lords' : 'The chart does not promise') ||
            answer.startsWith('Two of the running lords'),
        ).toBe(true);
        if (withheldReason !== undefined) continue;
        const running = offered.find(({ start }) => start === `${day}+05:30`);
        expect([day, running?.class]).toEqual([
          day,
          asked?.class === 'FULL' || asked?.class === 'PARTIAL' ? asked.class : undefined,
        ]);
        met.add(String(asked?.class));
      }
    }
    expect(met.size).toBeGreaterThan(2);
  });

  it('reads the golden chart on 10 March 2026', async () => {
    const found = await at(GOLDEN, '2026-03-10T12:00:00');
    expect(found.asOf).toBe('2026-03-10T12:00:00+05:30');
    expect(found.levels.map(({ level, lord }) => [level, lord.planet])).toEqual([
      ['MD', 'Jupiter'],
      ['AD', 'Rahu'],
      ['PD', 'Rahu'],
      ['SD', 'Venus'],
      ['PrD', 'Ketu'],
    ]);
    // Worked by hand from the chart: star lord Venus in 2, owner of 4 and 11; itself in 2, owner of 6 and 9.
    expect(found.levels[0]?.lord).toMatchObject({
      starLord: 'Venus',
      levels: { L1: [2], L2: [2], L3: [4, 11], L4: [6, 9] },
      actsFor: [],
      standing: null,
    });
    expect(found.next[0]).toMatchObject({ level: 'MD', planet: 'Saturn' });
    expect(found.sandhi).toEqual({ md: false, ad: false });
    const house = (number: number) => found.housesActivated.find((row) => row.house === number);
    expect(house(2)).toEqual({ house: 2, level: 1, via: ['Jupiter'] });
    expect(house(11)).toEqual({ house: 11, level: 1, via: ['Rahu'] });
    expect(house(7)).toBeUndefined();
  });

  it('agrees with the calendar and the tree at random instants, level by level', async () => {
    const random = seededRandom(7);
    for (const { arguments: args } of NOT_POLAR) {
      const { mahadashas } = z.object(calendarTool.output.shape).parse((await conforms(calendarTool, args)).result);
      const last = Math.min(instantMs(mahadashas.at(-1)?.endDate ?? ''), Date.UTC(2399, 0, 1));
      const birth = instantMs(mahadashas[0]?.startDate ?? '');
      for (let k = 0; k < 3; k += 1) {
        const instant = new Date(birth + 1000 + random() * (last - birth - 2000)).toISOString().slice(0, 19);
        const { levels, asOf, next } = await at(args, instant);
        const md = holding(mahadashas, asOf);
        const ad = md && holding(md.antardashas, asOf);
        const tree = await conforms(treeTool, { ...args, mahadasha: md?.planet, antardasha: ad?.planet });
        const [branch] = z.object(treeTool.output.shape).parse(tree.result).antardashas;
        const pd = branch && holding(branch.pratyantardashas, asOf);
        [md, ad, pd].forEach((period, level) => {
          const { planet, startDate, endDate } = period ?? {};
          expect(levels[level]).toMatchObject({ lord: { planet }, startDate, endDate });
        });
        levels.forEach(({ startDate, endDate, percentElapsed, daysLeft, nominalStart }, level) => {
          const upper = levels[level - 1];
          if (upper) {
            expect(instantMs(startDate)).toBeGreaterThanOrEqual(instantMs(upper.startDate));
            expect(instantMs(endDate)).toBeLessThanOrEqual(instantMs(upper.endDate));
          }
          expect(percentElapsed).toBeGreaterThanOrEqual(0);
          expect(percentElapsed).toBeLessThanOrEqual(100);
          expect(Math.abs(daysLeft - (instantMs(endDate) - instantMs(asOf)) / DAY)).toBeLessThan(0.0051);
          const full = instantMs(endDate) - instantMs(nominalStart ?? startDate);
          const share = (100 * (instantMs(asOf) - instantMs(nominalStart ?? startDate))) / full;
          expect(Math.abs(percentElapsed - share)).toBeLessThan(0.051 + 110_000 / (full / 1000));
          const following = next.find((row) => row.level === levels[level]?.level);
          if (following) expect(following.startDate).toBe(endDate);
        });
      }
    }
  });

  it('says what runs next: the same lords that run a second after the border', async () => {
    const { levels, next } = await at(GOLDEN, '2026-03-10T12:00:00');
    expect(next.map(({ level }) => level)).toEqual(['MD', 'AD', 'PD', 'SD', 'PrD']);
    for (const [index, { planet, startDate }] of next.entries()) {
      expect(startDate).toBe(levels[index]?.endDate);
      const after = new Date(instantMs(startDate) + 1000).toISOString();
      expect((await at(GOLDEN, after)).levels[index]?.lord.planet).toBe(planet);
    }
  });

  it('has nothing next in the last mahadasha but the lower levels', async () => {
    const { next } = await at(GOLDEN, '2107-04-01');
    expect(next.map(({ level }) => level)).not.toContain('MD');
    const end = await at(GOLDEN, '2107-04-21T13:27:40');
    expect(end.next).toEqual([]);
  });

  it('puts the ruling planets of that moment beside the lords', async () => {
    const found = await at(GOLDEN, '2026-03-10T12:00:00');
    const { result } = await conforms(rulingTool, { ...GOLDEN, query_datetime: '2026-03-10T12:00:00' });
    const { ranked } = z.object(rulingTool.output.shape).parse(result);
    const members = ranked.filter(({ status, subSlotOnly }) => status !== 'rejected' && !subSlotOnly);
    expect(found.rulingPlanets).toEqual(members.map(({ planet }) => planet));
    const lords = new Set(found.levels.map(({ lord }) => lord.planet));
    expect(found.overlapWithRp).toEqual([...lords].filter((planet) => found.rulingPlanets.includes(planet)));
  });

  it('lists at most six events, those for which all three lords are strong', async () => {
    let most = 0;
    for (const { arguments: args, now, edge } of NOT_POLAR) {
      for (const back of [0, 5, 11, 17, 23]) {
        if (edge === 'last years' && back > 0) continue;
        const { result } = await conforms(tool, args, { now: now - back * 365.25 * DAY });
        const { activeEvents } = output.parse(result);
        for (const row of activeEvents) {
          expect(row.missing.every((house) => !row.covered.includes(house))).toBe(true);
        }
        checkAnswer(output.parse(result));
        most = Math.max(most, activeEvents.length);
        if (activeEvents.length === 6 && JSON.stringify(result).includes('events are given in full')) most = 7;
      }
    }
    expect(most).toBe(7);
  });

  it('tells a lord deferred by its retrograde star lord, and when it is set free', async () => {
    // Saturn is retrograde in the golden chart: who stands in its stars is put off.
    const found = await Promise.all(Array.from({ length: 40 }, (_, k) => at(GOLDEN, `${1993 + 2 * k}-06-15`)));
    const deferred = found.flatMap(({ levels, asOf }) =>
      levels.flatMap((row) => (row.lord.deferral ? [{ ...row, deferral: row.lord.deferral, asOf }] : [])),
    );
    expect(deferred.length).toBeGreaterThan(0);
    for (const { level, startDate, lord, deferral, asOf } of deferred) {
      expect(deferral).toMatchObject({ delayed: true, starLord: lord.starLord });
      // The deferral of a mahadasha or antardasha counts from the start of the period; below them only the fact is told.
      expect('turnsDirect' in deferral).toBe(level === 'MD' || level === 'AD');
      if (!('turnsDirect' in deferral)) continue;
      expect(instantMs(deferral.turnsDirect ?? '')).toBeGreaterThan(instantMs(startDate));
      expect(deferral.released).toBe(instantMs(deferral.turnsDirect ?? '') <= instantMs(asOf));
      expect(instantMs(deferral.passesStartingPoint ?? '')).toBeGreaterThan(instantMs(deferral.turnsDirect ?? ''));
    }
    const nodes = found.flatMap(({ levels }) => levels.filter(({ lord }) => lord.planet === 'Rahu'));
    expect(nodes[0]?.lord.actsFor?.length).toBeGreaterThan(0);
  });

  it('flags the junction near a border, and only there', async () => {
    // Saturn's mahadasha begins 2028-04-19: 90 days to each side; 5 % of the antardashas are more than 30 days.
    expect((await at(GOLDEN, '2028-04-10')).sandhi).toEqual({ md: true, ad: true });
    expect((await at(GOLDEN, '2028-05-30')).sandhi).toEqual({ md: true, ad: false });
    expect((await at(GOLDEN, '2028-07-30')).sandhi).toEqual({ md: false, ad: false });
    expect((await at(GOLDEN, '2025-12-01')).sandhi).toEqual({ md: false, ad: true });
  });

  it('takes the moment of the call when no date is given, and local noon for a bare date', async () => {
    const now = Date.UTC(2026, 2, 10, 6, 30);
    const { result } = await conforms(tool, GOLDEN, { now });
    expect(output.parse(result)).toEqual(await at(GOLDEN, '2026-03-10'));
  });

  it.each(['1992-08-13', '2107-04-22', '1900-01-01'])('refuses %s and names both limits', async (query_date) => {
    const { meta, text } = await callTool(tool, { ...GOLDEN, query_date });
    expect(meta).toMatchObject({ code: 'validation_failed', field: 'query_date' });
    expect(text).toMatch(/from 14 August 1992, 04:32 to 21 April 2107, 13:27\./);
  });

  it('A7: names the lords beyond the polar circle, without what needs houses', async () => {
    for (const { arguments: args, now } of POLAR) {
      const { result } = await conforms(tool, args, { now });
      const { answer, levels, housesActivated, activeEvents, rulingPlanets } = output.parse(result);
      expect(levels.map(({ level }) => level)).toEqual(['MD', 'AD', 'PD', 'SD', 'PrD']);
      for (const { lord } of levels)
        expect([lord.levels, lord.promoted, lord.actsFor]).toEqual(Array(3).fill(undefined));
      expect([housesActivated, activeEvents]).toEqual([[], []]);
      expect(rulingPlanets.length).toBeGreaterThan(0);
      expect(answer).toMatch(/^\S.* rules the mahadasha until .*\.$/);
      expect(answer).not.toContain('level 1');
      expect(JSON.stringify(result['provenance'])).toContain('what the lords signify is left out');
    }
  });
});
