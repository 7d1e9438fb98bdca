import { IMPACT_BANDS } from '@cuspal/engine/gochara/eclipse-impact';
import { ECLIPSE_ASPECTS } from '@cuspal/engine/passages/eclipses';
import { siderealPosition } from '@cuspal/engine/search/position';
import { ECLIPSE_KINDS, ECLIPSE_TYPES } from '@cuspal/engine/sky/port';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { resolveBirth } from '@cuspal/engine/time/moment';
import { separation } from '@cuspal/engine/base/angles';
import { callTool, everyPage, SAMPLE_CHARTS, testEphemeris } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readInstant } from '../../../packages/engine/test/read-instant.ts';
import tool from './get-eclipse-impact.tool.ts';

const output = z.object(tool.output.shape);
const birth = { birth_datetime: '1992-08-14T04:32:00', latitude: 6.927, longitude: 79.861, utc_offset_minutes: 330 };
const ask = async (args: object, now?: number) =>
  output.parse(await everyPage(tool, args, 'eclipses', now === undefined ? {} : { now }));

describe('get_eclipse_impact', () => {
  it('has the eclipses after 20 November 2026', async () => {
    const { asOf, eclipses, extensionNote } = await ask({ ...birth, start_date: '2026-11-20', years: 1 });
    expect(asOf).toBe('2026-11-20T12:00:00+05:30');
    expect(eclipses.map(({ kind, type, maximum }) => `${maximum.slice(0, 10)} ${kind} ${type}`)).toEqual([
      '2027-02-06 SOLAR ANNULAR',
      '2027-02-21 LUNAR PENUMBRAL',
      '2027-07-18 LUNAR PENUMBRAL',
      '2027-08-02 SOLAR TOTAL',
      '2027-08-17 LUNAR PENUMBRAL',
    ]);
    const near = (index: number, iso: string) =>
      expect(Math.abs(readInstant(eclipses[index]?.maximum ?? '') - Date.parse(iso))).toBeLessThan(60_000);
    near(0, '2027-02-06T16:00Z');
    near(3, '2027-08-02T10:07Z');
    expect(extensionNote).toMatch(/service extension/);
  });

  it('scores the first of them by hand', async () => {
    const { answer, eclipses } = await ask({ ...birth, start_date: '2026-11-20', years: 1 });
    const most = Math.max(...eclipses.map(({ impactScore }) => impactScore));
    const strongest = eclipses.find(({ impactScore }) => impactScore === most);
    expect(answer).toContain(`Of ${eclipses.length} eclipses the ${strongest?.kind.toLowerCase()} one of `);
    expect(answer).toContain(`at ${most} of 100.`);
    for (const { point } of strongest?.contacts ?? []) expect(answer).toContain(point);
    const [first] = eclipses;
    // 293.487: natal Saturn 290.986 (2.501 off), natal Sun 117.755 opposite (4.268 off); Moon in Dhanishta in Aquarius.
    expect(first).toMatchObject({
      sign: 'Capricorn',
      star: 'Dhanishta',
      natalHouse: 7,
      houseFromMoon: 12,
      visibleAtBirthPlace: false,
    });
    expect(first?.contacts.map(({ point, aspect, strong }) => [point, aspect, strong])).toEqual([
      ['Saturn', 'conjunction', false],
      ['Sun', 'opposition', false],
    ]);
    const [saturn = 0, sun = 0] = first?.contacts.map(({ orb }) => orb) ?? [];
    expect(first?.factors).toEqual([
      { name: 'Saturn conjunction', points: expect.closeTo(15 * (1 - saturn / 5), 2) },
      { name: 'Sun opposition', points: expect.closeTo(12.5 * (1 - sun / 5), 2) },
      { name: 'In the janma star', points: 20 },
      { name: 'In the sign 12 from the Moon', points: 10 },
      { name: 'ANNULAR eclipse', points: 10 },
    ]);
    expect(first).toMatchObject({
      impactScore: 49.33,
      band: 'NOTABLE',
      dashaAtMaximum: { md: 'Jupiter', ad: 'Rahu', pd: 'Mercury' },
    });
    // The lunar eclipse after it is seen at the birth place.
    expect(eclipses[1]).toMatchObject({
      visibleAtBirthPlace: true,
      factors: expect.arrayContaining([{ name: 'Visible at the birth place', points: 5 }]),
    });
  });

  const seen = {
    kinds: new Set<string>(),
    types: new Set<string>(),
    bands: new Set<string>(),
    aspects: new Set<string>(),
    strong: new Set<boolean>(),
  };
  it.each(SAMPLE_CHARTS.filter(({ edge }) => edge !== 'last years'))(
    '$label: four to seven a year near a node, factors add up, contacts within the orb',
    async ({ arguments: args, now, edge }) => {
      const { eclipses } = await ask({ ...args, years: 10, orb: 8 }, now);
      expect(eclipses.length).toBeGreaterThanOrEqual(40);
      expect(eclipses.length).toBeLessThanOrEqual(60);
      const ayanamsa = args.ayanamsa ?? 'kp';
      for (const each of eclipses) {
        const jd = jdFromUtcMs(readInstant(each.maximum));
        const node = siderealPosition(testEphemeris(), 'Rahu', jd, ayanamsa).longitude;
        expect(Math.min(separation(each.longitude, node), separation(each.longitude, node + 180))).toBeLessThan(20);
        const sum = each.factors.reduce((total, { points }) => total + points, 0);
        expect(sum).toBeCloseTo(each.impactScore, 8);
        expect(each.natalHouse === null).toBe(edge === 'polar');
        for (const { point, aspect, orb, strong } of each.contacts) {
          expect(orb).toBeLessThanOrEqual(8);
          expect(strong).toBe(orb <= 1);
          seen.aspects.add(aspect);
          seen.strong.add(strong);
          if (point === 'Ascendant' || point === 'MC') continue;
          const natal = siderealPosition(testEphemeris(), point, resolveBirth(args).jdUt, ayanamsa).longitude;
          expect(Math.abs(separation(natal, each.longitude) - (aspect === 'opposition' ? 180 : 0))).toBeCloseTo(orb, 5);
        }
        expect(each.impactScore >= 60).toBe(each.band === 'STRONG');
        expect(each.impactScore < 15).toBe(each.band === 'NONE');
        seen.kinds.add(each.kind);
        seen.types.add(each.type);
        seen.bands.add(each.band);
      }
    },
  );

  it('reached every kind, type, band and aspect', () => {
    expect([...seen.kinds].sort()).toEqual([...ECLIPSE_KINDS].sort());
    expect([...seen.types].sort()).toEqual([...ECLIPSE_TYPES].sort());
    expect([...seen.bands].sort()).toEqual([...IMPACT_BANDS].sort());
    expect([...seen.aspects].sort()).toEqual([...ECLIPSE_ASPECTS].sort());
    expect(seen.strong).toEqual(new Set([true, false]));
  });

  it('keeps contacts to the orb asked for', async () => {
    const wide = (await ask({ ...birth, start_date: '2026-11-20', years: 10, orb: 8 })).eclipses;
    const narrow = (await ask({ ...birth, start_date: '2026-11-20', years: 10, orb: 2 })).eclipses;
    narrow.forEach(({ contacts }, index) => {
      expect(contacts).toEqual(wide[index]?.contacts.filter(({ orb }) => orb <= 2));
    });
  });

  it('says when the years reach beyond the ephemeris', async () => {
    const { truncated, eclipses } = await ask({ ...birth, start_date: '2398-01-01', years: 5 });
    expect(truncated).toBe(true);
    expect(eclipses.every(({ maximum }) => maximum < '2400-01-05')).toBe(true);
  });

  it.each([
    [{ years: 0.5 }, 'validation_failed', 'years', /1/],
    [{ years: 11 }, 'validation_failed', 'years', /10/],
    [{ orb: 0 }, 'validation_failed', 'orb', /1/],
    [{ orb: 9 }, 'validation_failed', 'orb', /8/],
    [{ start_date: '2026-99-01' }, 'validation_failed', 'start_date', /calendar/],
  ])('refuses %j', async (fault, code, field, words) => {
    const { meta, text } = await callTool(tool, { ...birth, ...fault });
    expect(meta).toMatchObject({ code, field });
    expect(text).toMatch(words);
  });
});
