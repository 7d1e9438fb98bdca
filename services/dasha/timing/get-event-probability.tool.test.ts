import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { PROBABILITY_BANDS } from '@cuspal/engine/kp/promise/event-probability';
import { PLANETS } from '@cuspal/engine/zodiac/names';
import { callTool, conforms, GOLDEN, randomLives, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './get-event-probability.tool.ts';
import rulingTool from './get-ruling-planets.tool.ts';
import currentTool from './get-smart-current-dasha.tool.ts';

const output = z.object({
  ...tool.output.shape,
  system: z.string(),
  provenance: z.object({ notes: z.array(z.string()) }),
});
const call = async (args: object, now?: number) =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);

describe('get_event_probability', () => {
  it('scores the golden chart for marriage by the stated weights', async () => {
    const found = await call({ ...GOLDEN, event: 'Marriage', as_of: '2026-03-10T12:00:00' });
    const ruling = z
      .object(rulingTool.output.shape)
      .parse((await conforms(rulingTool, { ...GOLDEN, query_datetime: '2026-03-10T12:00:00' })).result);
    const current = z
      .object(currentTool.output.shape)
      .parse((await conforms(currentTool, { ...GOLDEN, query_date: '2026-03-10T12:00:00' })).result);
    const members = ruling.ranked.filter(({ status, subSlotOnly }) => status !== 'rejected' && !subSlotOnly);
    const contacts = { Sun: 0.5, Moon: 1, Mars: 0.7, Mercury: 1, Jupiter: 1, Venus: 1, Saturn: 0.7, Rahu: 1, Ketu: 1 };
    for (const { planet, factors, x } of found.significators) {
      const valueOf = (feature: string): number => factors.find((each) => each.feature === feature)?.value ?? 0;
      expect(valueOf('CONTACT')).toBe(contacts[planet]);
      expect(valueOf('RULING_PLANET')).toBe(members.some((each) => each.planet === planet) ? 0.3 : 0);
      for (const level of ['MD', 'AD', 'PD']) {
        const rules = current.levels.some((each) => each.level === level && each.lord.planet === planet);
        expect(valueOf(`${level}_LORD`)).toBe(rules ? 0.25 : 0);
      }
      expect(valueOf('RETROGRADE')).toBe(planet === 'Saturn' ? -0.2 : 0);
      expect(x).toBeCloseTo(
        factors.reduce((sum, { value }) => sum + value, 0),
        12,
      );
    }
    expect(found.asOf).toBe('2026-03-10T12:00:00+05:30');
    expect(found.system).toBe('extension');
  });

  it('caps what is not promised at WEAK, over random lives', async () => {
    const bands = new Set<string>();
    let capped = 0;
    for (const [index, { args, now }] of randomLives(150, 71).entries()) {
      const event = NATAL_EVENTS[(index * 5) % NATAL_EVENTS.length]?.label ?? 'Marriage';
      const { answer, significators, aggregate, promise } = await call({ ...args, event }, now);
      expect(significators.map(({ planet }) => planet).sort()).toEqual([...PLANETS].sort());
      const mean = significators.slice(0, 3).reduce((sum, { P }) => sum + P, 0) / 3;
      expect(Math.abs(aggregate.P - mean)).toBeLessThan(0.011);
      const { P: whole } = aggregate;
      const band = whole >= 0.7 ? 'STRONG' : whole >= 0.45 ? 'MODERATE' : whole >= 0.2 ? 'WEAK' : 'NEGLIGIBLE';
      const lowered = promise.side === 'no' && (band === 'STRONG' || band === 'MODERATE');
      expect(aggregate.band).toBe(lowered ? 'WEAK' : band);
      expect(aggregate.cappedBy !== undefined).toBe(lowered);
      if (lowered) capped += 1;
      expect(answer).toContain(promise.event);
      expect(answer).toContain(`its planets score ${aggregate.band.toLowerCase()} by our own weights`);
      for (const { planet } of significators.slice(0, 3)) expect(answer).toContain(planet);
      expect(/does not (promise|show)/.test(answer)).toBe(promise.side === 'no');
      expect(/would score higher/.test(answer)).toBe(lowered);
      bands.add(aggregate.band);
      significators.slice(1).forEach(({ P }, at) => expect(P).toBeLessThanOrEqual(significators[at]?.P ?? 0));
    }
    expect(capped).toBeGreaterThan(0);
    // The lowest band needs a house that hardly any planet reaches, and no ruling planet or lord among them.
    for (const [index, { args }] of randomLives(60, 72).entries()) {
      const { aggregate } = await call({ ...args, house_group: [1 + (index % 12)], as_of: '1800-01-03' });
      bands.add(aggregate.band);
    }
    for (const band of bands) expect(PROBABILITY_BANDS).toContain(band);
    expect(bands.size).toBe(4);
  });

  it('has no dasha lord before birth, and says so', async () => {
    const { significators, provenance } = await call({ ...GOLDEN, event: 'Marriage', as_of: '1980-01-01' });
    expect(significators.some(({ factors }) => factors.some(({ feature }) => /_LORD/.test(feature)))).toBe(false);
    expect(provenance.notes.join(' ')).toMatch(/120 dasha years/);
  });

  it('C1: judges houses that every book writes as it judges the event, in whatever order', async () => {
    for (const { args, now } of randomLives(24, 71)) {
      const named = await call({ ...args, event: 'Marriage' }, now);
      for (const house_group of [
        [2, 7, 11],
        [7, 2, 11],
      ]) {
        const grouped = await call({ ...args, house_group }, now);
        expect(grouped.promise.verdict).toBe(named.promise.verdict);
        expect(grouped.promise.cusp).toBe(7);
        expect(grouped.significators).toEqual(named.significators);
        expect(grouped.provenance.notes.join(' ')).toContain('Judged by cusp 7, that of Marriage.');
      }
    }
  });

  it('C1: takes primary_houses', async () => {
    const { promise } = await call({ ...GOLDEN, house_group: [2, 7, 11], primary_houses: [2] });
    expect(promise.cusp).toBe(2);
  });

  it('takes houses with a denial group', async () => {
    const { eventResolution } = await call({ ...GOLDEN, house_group: [2, 11], denial_group: [8, 12] });
    expect(eventResolution).toMatchObject({ source: 'house_group', requiredHouses: [2, 11], denialHouses: [8, 12] });
  });

  it.each([
    [{}, 'validation_failed', /house_group/],
    [{ event: 'Nothing of the kind' }, 'invalid_event_name', /nearest/],
    [{ event: 'Marriage', as_of: '2026-13-01' }, 'validation_failed', /calendar/],
  ])('refuses %j', async (fault, code, words) => {
    const { meta, text } = await callTool(tool, { ...GOLDEN, ...fault });
    expect(meta['code']).toBe(code);
    expect(text).toMatch(words);
  });

  it('answers out_of_range without Placidus houses', async () => {
    const polar = SAMPLE_CHARTS.find(({ edge }) => edge === 'polar');
    expect((await callTool(tool, { ...polar?.arguments, event: 'Marriage' })).meta['code']).toBe('out_of_range');
  });
});
