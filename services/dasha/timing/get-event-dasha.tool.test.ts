import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { PERIOD_CLASSES } from '@cuspal/engine/kp/promise/period-class';
import { planetInWords } from '@cuspal/engine/zodiac/planet-words';
import { callTool, conforms, GOLDEN, instantMs, randomLives, SAMPLE_CHARTS, withNotes } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './get-event-dasha.tool.ts';
import periodsTool from './get-dasha-periods.tool.ts';

const output = withNotes(tool);
type Result = z.output<typeof output>;
const periodsOutput = z.object(periodsTool.output.shape).required({ mahadashas: true });
const call = async (args: object, now?: number): Promise<Result> =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);

const inDays = (instant: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${instant.slice(0, 10)}T00:00Z`),
  );

/** What the page promises of every answer, from what is printed. */
function checkRanks(found: Result): void {
  const { periods, planets, promise, standIns, rulingPlanets, from, to, asOf, summary, eventResolution } = found;
  expect(found.provenance.notes).toContain(
    'Antardashas rank here by two lords, of mahadasha and antardasha. find_event_timing_v2 ranks their parts by three, so its strongest period may lie in another antardasha.',
  );
  const given = ['FULL', 'PARTIAL'].includes(periods[0]?.class ?? '');
  // No date in words where the matter is not promised, and none called good where no period gives it.
  expect(/does not (promise|show)/.test(summary)).toBe(promise.side === 'no');
  if (promise.side === 'no') expect(summary).not.toMatch(/\d{4}/);
  else expect(/ranks first/.test(summary)).toBe(given);
  const { md, ad, startDate = '', endDate = '', class: best } = periods[0] ?? {};
  if (promise.side !== 'no' && best !== undefined && best !== 'SILENT') {
    const runs = instantMs(startDate) <= instantMs(asOf) && instantMs(asOf) < instantMs(endDate);
    const begins = inDays(startDate).replace(startDate.slice(0, 4) === endDate.slice(0, 4) ? / \d+$/ : '', '');
    expect(summary).toContain(
      `${md && planetInWords(md)} and ${ad && planetInWords(ad)}, ${runs ? `already running, until ${inDays(endDate)}` : `from ${begins} to ${inDays(endDate)}`}`,
    );
    expect(/by all its lords/.test(summary)).toBe(best === 'FULL');
    expect(/by its nearer lords/.test(summary)).toBe(best === 'PARTIAL');
    expect(/does so in part/.test(summary)).toBe(best === 'WEAK');
    expect(/even in a strong|ven a strong|best chances|tendency is weak/.test(summary)).toBe(
      given && promise.verdict !== 'ACTIVE',
    );
  }
  const standingOf = new Map(planets.map(({ planet, standing }) => [planet, standing]));
  for (const planet of standIns) expect(standingOf.get(planet)).toBe('STRONG');
  let last = [-1, 0, 0, 0];
  periods.forEach((period, index) => {
    expect(period.rank).toBe(index + 1);
    const { md, ad, class: of, covered, missing, rulingPlanetsInCommon } = period;
    const started = instantMs(period.startDate);
    const key = [PERIOD_CLASSES.indexOf(of), -rulingPlanetsInCommon.length, started < instantMs(from) ? 1 : 0, started];
    const at = key.findIndex((value, position) => value !== last[position]);
    expect(key[at] ?? 0).toBeGreaterThan(last[at] ?? 0);
    last = key;
    expect(rulingPlanetsInCommon).toEqual([...new Set([md, ad])].filter((lord) => rulingPlanets.includes(lord)));
    // R6T.2 of two lords, spelled out; a stand-in goes to PARTIAL at most, what is not promised to WEAK.
    const [upper, lower] = [standingOf.get(md), standingOf.get(ad)];
    const plain =
      lower === 'STRONG'
        ? ({ STRONG: 'FULL', WEAK: 'PARTIAL', AGAINST: 'WEAK', SILENT: 'WEAK' } as const)[upper ?? 'SILENT']
        : upper === 'STRONG'
          ? 'WEAK'
          : 'SILENT';
    const capped = plain === 'FULL' && [md, ad].some((lord) => standIns.includes(lord)) ? 'PARTIAL' : plain;
    expect(of).toBe(promise.side === 'no' && capped !== 'SILENT' ? 'WEAK' : capped);
    expect([...covered, ...missing]).toEqual(expect.arrayContaining([...eventResolution.requiredHouses]));
    expect(period.advisory).toBe(promise.side === 'no' ? 'not promised' : undefined);
    expect(instantMs(period.endDate)).toBeGreaterThan(instantMs(from));
    expect(instantMs(period.startDate)).toBeLessThan(instantMs(to));
    if (index >= 5) expect(period.bestPratyantardashas).toEqual([]);
    for (const pd of period.bestPratyantardashas) {
      expect(pd.class).toBe(period.bestPratyantardashas[0]?.class);
      expect(['FULL', 'PARTIAL', 'WEAK']).toContain(pd.class);
      expect(instantMs(pd.startDate)).toBeGreaterThanOrEqual(instantMs(period.startDate));
      expect(instantMs(pd.endDate)).toBeLessThanOrEqual(instantMs(period.endDate));
    }
  });
}

describe('get_event_dasha', () => {
  it('ranks the golden chart for marriage as worked by hand', async () => {
    const found = await call({ ...GOLDEN, event: 'Marriage', from_date: '2026-01-01', horizon_years: 22 });
    // Saturn is the sub lord of cusp 7, Mercury stands in its star. Then by level on 2, 7, 11 and weight: Rahu, Jupiter and
    // Venus hold 2 and 11, the Moon and Ketu 11 alone, all at level 1. Mars has level 2, the Sun 3 against 1 at level 1.
    expect(found.planets.map(({ planet, standing }) => [planet, standing])).toEqual([
      ['Sun', 'WEAK'],
      ['Moon', 'WEAK'],
      ['Mars', 'WEAK'],
      ['Mercury', 'STRONG'],
      ['Jupiter', 'STRONG'],
      ['Venus', 'STRONG'],
      ['Saturn', 'STRONG'],
      ['Rahu', 'STRONG'],
      ['Ketu', 'WEAK'],
    ]);
    expect(found.promise.verdict).toBe('ACTIVE');
    const classOf = (md: string, ad: string) =>
      found.periods.find((period) => period.md === md && period.ad === ad)?.class;
    // That Saturn puts the matter off lowers nothing, and neither does house 7, which Jupiter and Rahu miss.
    expect(classOf('Jupiter', 'Rahu')).toBe('FULL');
    expect(classOf('Saturn', 'Jupiter')).toBe('FULL');
    expect(classOf('Saturn', 'Venus')).toBe('FULL');
    expect(classOf('Saturn', 'Mercury')).toBe('FULL');
    expect(classOf('Saturn', 'Sun')).toBe('WEAK');
    expect(classOf('Mercury', 'Mercury')).toBe('FULL');
    expect(found.periods.find(({ ad }) => ad === 'Venus')?.postponedBy).toEqual([
      { planet: 'Saturn', starLord: 'Moon', denialHouses: [1] },
    ]);
    checkRanks(found);
  });

  it('has the antardashas of get_dasha_periods that overlap the years, those of lords against it too', async () => {
    for (const { args, now } of randomLives(12, 31)) {
      const { mahadashas } = periodsOutput.parse((await conforms(periodsTool, args)).result);
      const found = await call({ ...args, event: 'Marriage', horizon_years: 30 }, now);
      const [from, to] = [found.from, found.to].map(instantMs);
      const all = mahadashas.flatMap(({ planet: md, antardashas }) =>
        antardashas.map(({ planet: ad, startDate, endDate }) => ({ md, ad, startDate, endDate })),
      );
      const overlapping = all.filter(
        ({ startDate, endDate }) => instantMs(endDate) > (from ?? 0) && instantMs(startDate) < (to ?? 0),
      );
      const printed = found.periods.map(({ md, ad, startDate, endDate }) => ({ md, ad, startDate, endDate }));
      expect(printed).toHaveLength(Math.min(30, overlapping.length));
      expect(overlapping).toEqual(expect.arrayContaining(printed));
    }
  });

  it('holds its order and its limits over random lives and events, and reaches every class that two lords can have', async () => {
    const met = new Set<string>();
    let [denied, filled] = [0, 0];
    for (const [index, { args, now }] of randomLives(90, 17).entries()) {
      const event = NATAL_EVENTS[(index * 7) % NATAL_EVENTS.length]?.label ?? 'Marriage';
      const found = await call({ ...args, event, horizon_years: 1 + (index % 60) }, now);
      checkRanks(found);
      found.periods.forEach((period) => met.add(period.class));
      if (found.promise.side === 'no') denied += 1;
      if (found.standIns.length > 0) filled += 1;
    }
    expect(met).toEqual(new Set(PERIOD_CLASSES));
    expect(denied).toBeGreaterThan(3);
    expect(filled).toBeGreaterThan(0);
  });

  it('takes a group of houses in place of an event', async () => {
    const group = await call({ ...GOLDEN, house_group: [7, 2, 11] });
    expect(group.eventResolution).toMatchObject({ source: 'house_group', requiredHouses: [2, 7, 11], primaryCusp: 7 });
    const named = await call({ ...GOLDEN, event: 'Marriage' });
    expect(group.periods.map(({ class: of }) => of)).toEqual(named.periods.map(({ class: of }) => of));
    const denial = await call({ ...GOLDEN, house_group: [2, 7, 11], denial_group: [12], primary_houses: [11] });
    expect(denial.eventResolution).toMatchObject({ denialHouses: [12], primaryCusp: 11 });
  });

  it('begins at birth when the moment lies before it', async () => {
    const found = await call({ ...GOLDEN, event: 'Inheritance', horizon_years: 5 }, Date.UTC(1980, 0, 1));
    expect(found.from).toBe('1992-08-14T04:32:00+05:30');
    expect(found.provenance.notes.join(' ')).toMatch(/begins at birth/);
  });

  it.each([
    [{}, 'validation_failed', 'event', /house_group/],
    [{ event: 'Marrage of minds' }, 'invalid_event_name', 'event', /nearest are (".+"(, | and )){4}/],
    [{ house_group: [13] }, 'validation_failed', expect.stringContaining('house_group'), /12/],
    [{ event: 'Marriage', horizon_years: 61 }, 'validation_failed', 'horizon_years', /60/],
    [{ event: 'Marriage', horizon_years: 0 }, 'validation_failed', 'horizon_years', /1/],
    [{ event: 'Marriage', from_date: '2120-01-01' }, 'validation_failed', 'from_date', /21 April 2107/],
    [{ event: 'Marriage', from_date: 'soon' }, 'validation_failed', 'from_date', /ISO 8601/],
  ])('refuses %j', async (fault, code, field, words) => {
    const { meta, text } = await callTool(tool, { ...GOLDEN, ...fault });
    expect(meta).toMatchObject({ code, field });
    expect(text).toMatch(words);
  });

  it('answers out_of_range without Placidus houses', async () => {
    const polar = SAMPLE_CHARTS.find(({ edge }) => edge === 'polar');
    const { meta } = await callTool(tool, { ...polar?.arguments, event: 'Marriage' });
    expect(meta['code']).toBe('out_of_range');
  });

  it('A1: says first of a child that marriage is read from 18, and names no period before', async () => {
    const born = { birth_datetime: '2026-11-20T03:00:00', latitude: 48, longitude: 11, utc_offset_minutes: 60 };
    const asked = { ...born, event: 'Marriage', from_date: '2026-11-26' };
    const options = { now: Date.UTC(2026, 10, 26) };
    const first = 'The person is under one year old, and Marriage is read from 18, so these are periods from 18 on.';
    const ranked = await conforms('get_event_dasha', asked, options);
    const { summary, from, periods } = output.parse(ranked.result);
    expect(summary.startsWith(first)).toBe(true);
    expect(from).toBe('2044-11-20T03:00:00+01:00');
    for (const { endDate } of periods) expect(endDate > '2044-11-20').toBe(true);
    const grown = await conforms('get_event_dasha', { ...asked, from_date: '2045-01-01' }, options);
    expect(output.parse(grown.result).summary).not.toMatch(/is read from/);
  });
});
