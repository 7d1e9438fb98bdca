import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { LORD_LINKS } from '@cuspal/engine/kp/timing/joint-lords';
import { DASHA_LEVEL_NAMES } from '@cuspal/engine/kp/timing/turning-points';
import { siderealPosition } from '@cuspal/engine/search/position';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { planetFirst, planetInWords } from '@cuspal/engine/zodiac/planet-words';
import {
  callTool,
  conforms,
  GOLDEN,
  instantMs,
  randomLives,
  SAMPLE_CHARTS,
  testEphemeris,
  withoutLead,
  withNotes,
} from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import currentTool from './get-smart-current-dasha.tool.ts';
import tool from './get-dasha-advanced.tool.ts';

const output = withNotes(tool);
type Result = z.output<typeof output>;
const current = z.object(currentTool.output.shape);
const call = async (args: object, now?: number): Promise<Result> =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);
const sky = testEphemeris();

/** A birth of which the Moon alone brings marriage without an opposed sub lord. */
const STAND_INS = randomLives(13, 5)[12] as ReturnType<typeof randomLives>[number];

const OFFERED = ['FULL', 'PARTIAL'];

/** The summary says the links, the class of the present period and the first coming one that brings the matter. */
function checkSummary({ summary: whole, lords, event }: Result): void {
  const summary = withoutLead(whole);
  const [md, ad, pd] = lords.map(({ lord }) => lord.planet);
  if (!md || !ad || !pd) throw new Error('fewer than three lords run');
  expect(summary).toContain(`${planetFirst(md)} rules the mahadasha.`);
  if (event === undefined) expect(summary).toMatch(/^(?:The )?\w+ rules the mahadasha\./);
  const link = { SUPPORTS: 'supports', NEUTRAL: 'neither supports nor strains', STRAINS: 'strains' };
  if (ad !== md)
    expect(summary).toContain(
      `${planetFirst(ad)} rules the antardasha and ${link[lords[1]?.link ?? 'NEUTRAL']} ${planetInWords(md)}.`,
    );
  if (pd !== ad)
    expect(summary).toContain(
      `${planetFirst(pd)} rules the pratyantardasha and ${link[lords[2]?.link ?? 'NEUTRAL']} ${planetInWords(ad)}.`,
    );
  if (!event) return;
  expect(/no period is a date/.test(summary)).toBe(event.side === 'no');
  if (event.side === 'no') return;
  const first = event.next.find((each) => OFFERED.includes(each.class));
  expect(/by all its lords\./.test(summary)).toBe(event.class === 'FULL');
  expect(/by its nearer lords\./.test(summary)).toBe(event.class === 'PARTIAL');
  expect(/only in part\./.test(summary)).toBe(event.class === 'WEAK');
  if (!OFFERED.includes(event.class) && event.next.length > 0)
    expect(summary).toContain(
      first ? `The first that supports it strongly is that of ${planetInWords(first.pd)}, from ` : 'None of the next ',
    );
}

describe('get_dasha_advanced', () => {
  it('reads the golden chart on a day of 2026', async () => {
    const found = await call({ ...GOLDEN, query_date: '2026-03-10T12:00:00', event: 'Marriage' });
    expect(found.lords.map(({ level }) => level)).toEqual(DASHA_LEVEL_NAMES);
    // Jupiter-Rahu since 24 November 2025; in it Rahu first, to 5 April 2026.
    expect(found.lords.slice(0, 3).map(({ lord, link }) => [lord.planet, link])).toEqual([
      ['Jupiter', null],
      // Both hold house 2 by place: Jupiter stands there, and Rahu acts for it.
      ['Rahu', 'SUPPORTS'],
      ['Rahu', 'SUPPORTS'],
    ]);
    expect(found.lords[0]?.lord).toMatchObject({ starLord: 'Venus', subLord: 'Mercury' });
    // Rahu, lord of two periods, holds 2, 3, 5, 6, 9, 10, 11, 12; Jupiter 2, 4, 6, 9, 11.
    expect(found.jointHouses.map(({ house }) => house)).toEqual([2, 3, 5, 6, 9, 10, 11, 12]);
    expect(found.jointHouses.find(({ house }) => house === 11)?.levels).toEqual({ Jupiter: 3, Rahu: 1 });
    // Jupiter and Rahu are among the five strongest: Saturn, Mercury, Rahu, Jupiter, Venus.
    expect(found.event).toMatchObject({ side: 'yes', class: 'FULL' });
    expect(found.event?.next.map(({ md, ad, pd }) => [md, ad, pd])).toEqual(
      ['Jupiter', 'Saturn', 'Mercury', 'Ketu', 'Venus', 'Sun'].map((pd) => ['Jupiter', 'Rahu', pd]),
    );
    expect(found.event?.next.map(({ class: of }) => of)).toEqual([
      'FULL',
      'FULL',
      'FULL',
      // Ketu and the Sun are weak for it, but both upper lords are strong.
      'WEAK',
      'FULL',
      'WEAK',
    ]);
    expect(found.summary).toBe(
      [
        'The chart promises Marriage, as in 78 of 100 charts. The present pratyantardasha supports it by all its lords.',
        'Jupiter rules the mahadasha. Rahu rules the antardasha and supports Jupiter. Rahu rules the pratyantardasha too.',
        'The lords of at least two of the three periods signify houses 2, 3, 5, 6, 9, 10, 11 and 12.',
      ].join(' '),
    );
  });

  it('agrees with get_smart_current_dasha and its own rules over random lives', async () => {
    const links = new Set<string>();
    let [deferred, denied] = [0, 0];
    for (const [index, { args, now }] of randomLives(80, 55).entries()) {
      const event = NATAL_EVENTS[(index * 3) % NATAL_EVENTS.length]?.label ?? 'Marriage';
      const found = await call({ ...args, event }, now);
      const { levels } = current.parse((await conforms(currentTool, args, { now })).result);
      const three = found.lords.slice(0, 3);
      found.lords.forEach(({ level, lord, period, link, transit }, at) => {
        expect([level, lord.planet, period.startDate, period.endDate]).toEqual([
          levels[at]?.level,
          levels[at]?.lord.planet,
          levels[at]?.startDate,
          levels[at]?.endDate,
        ]);
        expect(link === null).toBe(at === 0 || at > 2);
        if (link) links.add(link);
        const here = siderealPosition(sky, lord.planet, jdFromUtcMs(now), args.ayanamsa ?? 'kp');
        expect(Math.abs(transit.longitude - here.longitude)).toBeLessThan(1e-6);
        const own = new Set(Object.values(lord.levels).flat());
        for (const house of transit.housesTouched) expect(own.has(house)).toBe(true);
      });
      const held = (house: number): number =>
        three.filter(({ lord }) => Object.values(lord.levels).flat().includes(house)).length;
      expect(found.jointHouses.map(({ house }) => house)).toEqual(
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((house) => held(house) >= 2),
      );
      const times = found.turningPoints.map(({ at }) => instantMs(at));
      expect(times).toEqual([...times].sort((a, b) => a - b));
      // The prana period ends within two months, before any other change of level.
      const ends = found.lords.map(({ period }) => instantMs(period.endDate));
      expect(times[0]).toBeLessThanOrEqual(Math.min(...ends));
      for (const end of ends) expect(times).toContain(end);
      for (const { at, what } of found.turningPoints) {
        const turn = /^(\w+) turns (retrograde|direct)\.$/.exec(what);
        if (!turn) continue;
        const mover = found.lords
          .map(({ lord }) => [lord.planet, lord.starLord])
          .flat()
          .find((each) => each === turn[1]);
        if (mover === undefined) throw new Error(what);
        const speed = siderealPosition(sky, mover, jdFromUtcMs(instantMs(at) + 86_400_000), 'kp').speed;
        expect(speed > 0).toBe(turn[2] === 'direct');
      }
      expect(found.deferrals.map(({ level }) => level)).toEqual(
        found.lords.filter(({ lord }) => lord.deferral !== null).map(({ level }) => level),
      );
      deferred += found.deferrals.length;
      const next = found.event?.next ?? [];
      checkSummary(found);
      expect(next.length).toBeLessThanOrEqual(6);
      if (found.event?.side === 'no') {
        denied += 1;
        const classes = [found.event.class, ...next.map(({ class: of }) => of)];
        for (const of of classes) expect(['WEAK', 'SILENT']).toContain(of);
      }
      next.forEach(({ startDate }, at) => {
        expect(startDate).toBe(at === 0 ? found.lords[2]?.period.endDate : next[at - 1]?.endDate);
      });
    }
    expect(links).toEqual(new Set(LORD_LINKS));
    expect(deferred).toBeGreaterThan(20);
    expect(denied).toBeGreaterThan(5);
  });

  it('leaves out the event when none is named, and warns of one that is not promised', async () => {
    expect((await call(GOLDEN)).event).toBeUndefined();
    const denied = SAMPLE_CHARTS.find(({ label }) => label.startsWith('Reykjavik'));
    const found = await call({ ...denied?.arguments, event: 'Marriage' });
    expect(found.event?.side).toBe('no');
    expect(found.provenance.notes.join(' ')).toMatch(/not promised/);
    expect(found.summary).toMatch(
      /^The chart does not promise Marriage, as in 17 of 100 charts\. So no period is a date for it\. /,
    );
  });

  it('says who stands in where fewer than three others can bring the matter', async () => {
    const found = await call({ ...STAND_INS.args, event: 'Marriage' }, STAND_INS.now);
    expect(found.event?.side).toBe('yes');
    expect(found.provenance.notes).toContain(
      'Fewer than three other planets can bring the matter, so Venus and the Sun stand in. No period of theirs goes above partial.',
    );
  });

  it('comes to the end of the cycle', async () => {
    const found = await call({ ...GOLDEN, query_date: '2107-04-21T13:00:00', event: 'Marriage' });
    expect(found.event?.next).toEqual([]);
    expect(found.turningPoints.map(({ what }) => what)).toContain('The mahadasha of the Moon ends.');
  });

  it.each([
    [{ query_date: '2107-04-22' }, 'validation_failed', /14 August 1992.*21 April 2107/],
    [{ query_date: '1992-08-13' }, 'validation_failed', /14 August 1992/],
    [{ query_date: 'today' }, 'validation_failed', /ISO 8601/],
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
