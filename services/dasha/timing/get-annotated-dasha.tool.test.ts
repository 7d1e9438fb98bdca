import { PERIOD_TONES } from '@cuspal/engine/kp/timing/annotated-dasha';
import {
  callTool,
  conforms,
  everyPage,
  GOLDEN,
  instantMs,
  randomLives,
  SAMPLE_CHARTS,
  withNotes,
} from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './get-annotated-dasha.tool.ts';
import periodsTool from './get-dasha-periods.tool.ts';
import eventTool from './get-event-dasha.tool.ts';

const output = withNotes(tool);
type Result = z.output<typeof output>;
const periods = z.object(periodsTool.output.shape).required({ mahadashas: true });
const events = z.object(eventTool.output.shape);
const call = async (args: object, now?: number): Promise<Result> =>
  output.parse(await everyPage(tool, args, 'mahadashas.*.antardashas', now === undefined ? {} : { now }));
const YEAR_MS = 31_557_600_000;

describe('get_annotated_dasha', () => {
  it('shows a whole life, and the twenty years round now in detail', async () => {
    const now = Date.UTC(2026, 0, 1);
    const { window, detail, mahadashas, asOf } = await call(GOLDEN, now);
    expect(window).toEqual({ start: '1992-08-14T04:32:00+05:30', end: '2107-04-21T13:27:52+05:30' });
    expect(asOf).toBe('2026-01-01T05:30:00+05:30');
    expect(instantMs(detail.start)).toBe(now - 10 * YEAR_MS);
    expect(instantMs(detail.end)).toBe(now + 10 * YEAR_MS);
    expect(mahadashas.map(({ planet }) => planet)).toEqual([
      'Mars',
      'Rahu',
      'Jupiter',
      'Saturn',
      'Mercury',
      'Ketu',
      'Venus',
      'Sun',
      'Moon',
    ]);
    expect(mahadashas.filter(({ current }) => current).map(({ planet }) => planet)).toEqual(['Jupiter']);
    const detailed = mahadashas.flatMap(({ planet, antardashas }) => antardashas.map((ad) => `${planet} ${ad.planet}`));
    expect(detailed).toEqual([
      'Jupiter Saturn',
      'Jupiter Mercury',
      'Jupiter Ketu',
      'Jupiter Venus',
      'Jupiter Sun',
      'Jupiter Moon',
      'Jupiter Mars',
      'Jupiter Rahu',
      'Saturn Saturn',
      'Saturn Mercury',
      'Saturn Ketu',
      'Saturn Venus',
    ]);
    const venus = mahadashas[3]?.antardashas.find(({ planet }) => planet === 'Venus');
    // Venus: 2 at level 1, 4 and 11 at 3; Saturn: 8 at 1, 7 at 2, 1 at 3.
    expect(venus?.lord.levels).toEqual({ L1: [2], L2: [2], L3: [4, 11], L4: [4, 11] });
    expect(venus?.houses).toEqual([
      { house: 1, level: 3 },
      { house: 2, level: 1 },
      { house: 4, level: 3 },
      { house: 7, level: 2 },
      { house: 8, level: 1 },
      { house: 11, level: 3 },
    ]);
    // Venus 2 at level 1 and 11 at 3, three parts of four; Saturn 8 at level 1, one part.
    expect(venus?.toneWeights).toMatchObject({ good: (3 * 6) / 4, bad: 4 / 4 });
    expect(mahadashas[3]?.lord).toMatchObject({ planet: 'Saturn', retrograde: true, standing: null });
    expect(venus?.lord).toMatchObject({ planet: 'Venus', starLord: 'Venus', retrograde: false, deferral: null });
  });

  it('has the dates of get_dasha_periods, one antardasha current, tones that follow from their scores', async () => {
    const tones = new Set<string>();
    const potentials = new Set<string>();
    for (const [index, { args, now }] of randomLives(60, 12).entries()) {
      const found = await call(index % 3 === 0 ? args : { ...args, years: 1 + (index % 40) }, now);
      const base = periods.parse((await conforms(periodsTool, args)).result).mahadashas;
      for (const { planet, startDate, endDate, antardashas, lord } of found.mahadashas) {
        const same = base.find((md) => md.planet === planet);
        expect([startDate, endDate]).toEqual([same?.startDate, same?.endDate]);
        for (const ad of antardashas) {
          const row = same?.antardashas.find((each) => each.planet === ad.planet);
          expect([ad.startDate, ad.endDate]).toEqual([row?.startDate, row?.endDate]);
          expect(ad.current).toBe(instantMs(ad.startDate) <= now && now < instantMs(ad.endDate));
          const { score } = ad.toneWeights;
          expect(ad.tone).toBe(score >= 0.5 ? 'SUPPORTIVE' : score <= -0.5 ? 'ADVERSE' : 'MIXED');
          tones.add(ad.tone);
          ad.eventPotential.forEach(({ potential }) => potentials.add(potential));
          const all = [lord.levels, ad.lord.levels].flatMap(({ L1, L2, L3, L4 }) => [...L1, ...L2, ...L3, ...L4]);
          expect(ad.houses.map(({ house }) => house)).toEqual([...new Set(all)].sort((a, b) => a - b));
        }
      }
      const [from, to] = [found.detail.start, found.detail.end].map(instantMs);
      const detailed = found.mahadashas.flatMap(({ antardashas }) => antardashas);
      const count = (of: string): number => detailed.filter(({ tone }) => tone === of).length;
      for (const tone of new Set(detailed.map(({ tone: each }) => each))) {
        const amount = detailed.length === 1 ? 'he one antardasha in detail' : `${count(tone)}`;
        expect(found.answer).toContain(`${amount} ${count(tone) === 1 ? 'is' : 'are'} ${tone.toLowerCase()}`);
      }
      expect(found.answer).not.toMatch(/\b0 /);
      const running = detailed.find(({ current }) => current);
      expect(/ rule until| rules both periods until/.test(found.answer)).toBe(running !== undefined);
      expect(found.answer).not.toMatch(/\b(\w+) and \1 rule/);
      if (running) expect(found.answer).toContain(`the tone is ${running.tone.toLowerCase()}.`);
      expect(instantMs(detailed[0]?.startDate ?? '')).toBeLessThanOrEqual(from ?? 0);
      expect(instantMs(detailed.at(-1)?.endDate ?? '')).toBeGreaterThanOrEqual(to ?? 0);
      expect((to ?? 0) - (from ?? 0)).toBeLessThanOrEqual(20 * YEAR_MS);
    }
    expect(tones).toEqual(new Set(PERIOD_TONES));
    expect(potentials).toEqual(new Set(['HIGH', 'MODERATE']));
  });

  it('calls HIGH what both lords are STRONG for in get_event_dasha', async () => {
    let checked = 0;
    for (const { args, now } of randomLives(6, 4)) {
      const { mahadashas } = await call(args, now);
      const rows = mahadashas.flatMap(({ planet: md, antardashas }) =>
        antardashas.flatMap(({ planet: ad, eventPotential }) => eventPotential.map((row) => ({ md, ad, ...row }))),
      );
      for (const { md, ad, event, potential } of rows.slice(0, 12)) {
        const { planets, standIns } = events.parse((await conforms(eventTool, { ...args, event }, { now })).result);
        const classes = [md, ad].map((lord) => planets.find(({ planet }) => planet === lord)?.standing);
        checked += 1;
        expect(classes[1]).toBe('STRONG');
        if (potential === 'HIGH') expect(classes[0]).toBe('STRONG');
        else if (![md, ad].some((lord) => standIns.includes(lord))) expect(classes[0]).toBe('WEAK');
      }
    }
    expect(checked).toBeGreaterThan(40);
  });

  it('details twenty years of a longer window and says so', async () => {
    const { detail, window, provenance } = await call({ ...GOLDEN, from_date: '2040-01-01', years: 50 });
    expect([window.start, detail.start]).toEqual(['2040-01-01T12:00:00+05:30', '2040-01-01T12:00:00+05:30']);
    expect(instantMs(detail.end) - instantMs(detail.start)).toBe(20 * YEAR_MS);
    expect(provenance.notes.join(' ')).toMatch(/Antardashas are given for 20 years/);
    const short = await call({ ...GOLDEN, from_date: '2040-01-01', years: 3 });
    expect(short.detail).toEqual(short.window);
    expect(short.mahadashas.map(({ planet, antardashas }) => [planet, antardashas.length])).toEqual([['Saturn', 3]]);
    // The Sun, from 20 October 2106, is the last antardasha of the 120 years.
    const last = await call({ ...GOLDEN, from_date: '2107-01-01', years: 1 });
    expect(last.answer).toMatch(
      /^The one antardasha in detail is [a-z]+\. The tone is measured beside the person's own average\.$/,
    );
  });

  it.each([
    [{ from_date: '2108-01-01' }, 'from_date', /21 April 2107/],
    [
      { from_date: '1950-01-01', years: 10 },
      'from_date',
      /from_date, 1 January 1950, end before the birth on 14 August 1992/,
    ],
    [{ from_date: '1800-06-01' }, 'from_date', /The 120 years from from_date, 1 June 1800, end before the birth/],
    [{ years: 121 }, 'years', /120/],
    [{ years: 0.5 }, 'years', /1/],
  ])('refuses %j', async (fault, field, words) => {
    const { meta, text } = await callTool(tool, { ...GOLDEN, ...fault });
    expect(meta).toMatchObject({ code: 'validation_failed', field });
    expect(text).toMatch(words);
  });

  it('answers out_of_range without Placidus houses', async () => {
    const polar = SAMPLE_CHARTS.find(({ edge }) => edge === 'polar');
    expect((await callTool(tool, { ...polar?.arguments })).meta['code']).toBe('out_of_range');
  });
});
