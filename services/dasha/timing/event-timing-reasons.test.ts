import { callTool, everyPage, GOLDEN, randomLives } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './find-event-timing-v2.tool.ts';

const output = z.object(tool.output.shape);
const call = async (args: object, now?: number) =>
  output.parse(await everyPage(tool, args, 'windows', now === undefined ? {} : { now }));

describe('the reason of a window', () => {
  it('says who is strong, which house is missing and who may put it off, which lowers nothing', async () => {
    const found = await call({
      ...GOLDEN,
      event: 'Marriage',
      from_date: '2038-01-01',
      horizon_years: 15,
      max_windows: 25,
    });
    // Saturn in the star of the Moon, which owns 1 and stands in 8; the three hold 7, 2 and 11.
    const window = found.windows.find(({ md, ad, pd }) => [md, ad, pd].join() === 'Saturn,Rahu,Jupiter');
    expect(window).toMatchObject({ class: 'FULL', missing: [] });
    expect(window?.reason).toBe(
      'Saturn, Rahu and Jupiter are strong for it. Saturn in the star of the Moon may put it off. Rahu is among the ruling planets of this moment, which only breaks ties.',
    );
  });

  it('calls a stand-in one, and its class partial', async () => {
    const { args, now } = randomLives(13, 5)[12] ?? { args: GOLDEN, now: 0 };
    const found = await call({ ...args, event: 'Marriage', horizon_years: 40, max_windows: 25 }, now);
    expect(found.standIns).toEqual(['Venus', 'Sun']);
    // The Moon alone brings marriage without an opposed sub lord.
    const reasons = found.windows.filter(({ md, ad, pd }) => [md, ad, pd].some((lord) => lord !== 'Moon'));
    expect(reasons.length).toBeGreaterThan(0);
    for (const { class: of, reason } of reasons) {
      expect(of).toBe('PARTIAL');
      expect(reason).toMatch(/But .*(Venus|the Sun|The Sun).* only stands? in, so the class is partial at most\./);
    }
  });

  it('D5: names the lords that are ruling planets of the moment of the call, and says what that is worth', async () => {
    const ranked = z.object({
      ranked: z.array(z.object({ planet: z.string(), status: z.string(), subSlotOnly: z.boolean() })),
    });
    const met = new Set<number>();
    for (const { args, now } of randomLives(25, 505)) {
      const ruling = ranked.parse((await callTool('get_ruling_planets', args, { now })).result);
      const kept = ruling.ranked.filter(({ status, subSlotOnly }) => status !== 'rejected' && !subSlotOnly);
      const rulers = kept.map(({ planet }) => planet);
      const found = await call({ ...args, event: 'Marriage', horizon_years: 20, max_windows: 25 }, now);
      for (const { md, ad, pd, rpOverlap, reason } of found.windows) {
        const common = [...new Set<string>([md, ad, pd])].filter((lord) => rulers.includes(lord));
        expect([...rpOverlap].sort()).toEqual([...common].sort());
        const said = /([^.]*) (?:is|are) among the ruling planets of this moment, which only breaks ties\./.exec(
          reason,
        )?.[1];
        expect(said === undefined).toBe(common.length === 0);
        for (const planet of common) expect(said).toContain(planet);
        met.add(common.length);
      }
    }
    expect([...met].sort()).toEqual([0, 1, 2, 3]);
  });

  it('says why an antardasha is passed over', async () => {
    const found = await call({ ...GOLDEN, event: 'Divorce', from_date: '2028-06-01', horizon_years: 10 });
    // Venus is the sub lord of Saturn, Ketu, the Moon and of itself; it signifies 2 and 11, against divorce.
    expect(found.skipped.map(({ md, ad }) => [md, ad])).toEqual([
      ['Saturn', 'Saturn'],
      ['Saturn', 'Ketu'],
      ['Saturn', 'Venus'],
    ]);
    expect(found.skipped[0]?.reason).toBe(
      'Saturn works against it. Its sub lord, Venus, signifies houses against the matter and none for it.',
    );
  });
});
