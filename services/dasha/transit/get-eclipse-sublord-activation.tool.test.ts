import { buildChart } from '@cuspal/engine/chart/build';
import { runningLords } from '@cuspal/engine/dasha/running-lords';
import { STANDINGS } from '@cuspal/engine/kp/kernel/standing';
import { level } from '@cuspal/engine/kp/kernel/levels';
import { rulingPlanetsAt } from '@cuspal/engine/kp/ruling/judgment-moment';
import { SUB_DECISIONS } from '@cuspal/engine/kp/transit/four-rules';
import { ACTIVATION_STATUSES } from '@cuspal/engine/kp/transit/eclipse-activation';
import { siderealPosition } from '@cuspal/engine/search/position';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { resolveBirth } from '@cuspal/engine/time/moment';
import { separation } from '@cuspal/engine/base/angles';
import { divide } from '@cuspal/engine/zodiac/division';
import { nthFrom } from '@cuspal/engine/zodiac/house-math';
import { HOUSES } from '@cuspal/engine/zodiac/names';
import { planetInWords } from '@cuspal/engine/zodiac/planet-words';
import { callTool, conforms, everyPage, SAMPLE_CHARTS, testEphemeris } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readInstant } from '../../../packages/engine/test/read-instant.ts';
import tool from './get-eclipse-sublord-activation.tool.ts';

const output = z.object(tool.output.shape);
const birth = { birth_datetime: '1992-08-14T04:32:00', latitude: 6.927, longitude: 79.861, utc_offset_minutes: 330 };
const ask = async (args: object, now?: number) =>
  output.parse(await everyPage(tool, args, 'eclipses', now === undefined ? {} : { now }));

describe('get_eclipse_sublord_activation', () => {
  it('reads the solar eclipse of 6 February 2027 by star and sub', async () => {
    const { eclipses } = await ask({ ...birth, start_date: '2026-11-20' });
    const [first, second] = eclipses;
    // 293°29': Capricorn, Dhanishta; its first sub is that of Mars (293°20' to 294°06'40").
    expect(first).toMatchObject({
      kind: 'SOLAR',
      signLord: 'Saturn',
      starLord: 'Mars',
      subLord: 'Mars',
      subSubLord: 'Rahu',
    });
    // Mars: house 8 by the Moon's place, 11 its own, 1 by the Moon's lordship, 5 and 10 its own signs.
    expect(first?.housesByStar).toEqual([
      { house: 1, level: 3 },
      { house: 5, level: 4 },
      { house: 8, level: 1 },
      { house: 10, level: 4 },
      { house: 11, level: 2 },
    ]);
    // The twelfth from 11 is 10, which Mars signifies too.
    expect(first?.decisions).toEqual([
      { house: 1, decision: 'FAVOURS' },
      { house: 5, decision: 'FAVOURS' },
      { house: 8, decision: 'FAVOURS' },
      { house: 10, decision: 'FAVOURS' },
      { house: 11, decision: 'SILENT' },
    ]);
    // The lunar eclipse of 20 February: the sub of Jupiter, in its own mahadasha.
    expect(second).toMatchObject({ kind: 'LUNAR', subLord: 'Jupiter', status: 'ACTIVE' });
  });

  it('says when the chart does not promise the event asked about', async () => {
    // Golden verdicts of this birth: Marriage ACTIVE, Lottery DENIED.
    for (const [event, denied] of [
      ['Marriage', false],
      ['Lottery', true],
    ] as const) {
      const { result } = await conforms(tool, { ...birth, start_date: '2026-11-20', event });
      expect(JSON.stringify(result).includes('does not promise')).toBe(denied);
    }
  });

  const seen = {
    statuses: new Set<string>(),
    decisions: new Set<string>(),
    aspects: new Set<string>(),
    triggers: new Set<string>(),
    classes: new Set<string>(),
    inSub: 0,
  };
  it.each(SAMPLE_CHARTS.filter(({ edge }) => edge === undefined))(
    '$label: lords, decisions, cusps, status and triggers by their definitions',
    async ({ arguments: args, now }) => {
      const ayanamsa = args.ayanamsa ?? 'kp';
      const chart = buildChart(testEphemeris(), resolveBirth(args));
      const { answer, eclipses, eventResolution } = await ask({ ...args, years: 3, event: 'Marriage' }, now);
      const active = eclipses.filter(({ status }) => status === 'ACTIVE');
      expect(answer).toMatch(
        active.length === 0 ? /^None of/ : new RegExp(`^Of \\d+ eclipses? ${active.length} involves? a`),
      );
      if (active[0] && /Its star lord/.test(answer))
        expect(answer).toContain(
          `Its star lord is ${planetInWords(active[0].starLord)} and its sub lord ${planetInWords(active[0].subLord)}`,
        );
      expect(eventResolution?.label).toBe('Marriage');
      expect(eclipses.length).toBeGreaterThanOrEqual(12);
      for (const each of eclipses) {
        const inside = divide(each.longitude);
        expect([each.signLord, each.starLord, each.subLord, each.subSubLord]).toEqual([
          inside.signLord,
          inside.starLord,
          inside.subLord,
          inside.subSubLord,
        ]);
        expect(each.housesByStar).toEqual(
          HOUSES.flatMap((house) => {
            const at = level(chart, each.starLord, house);
            return at === null ? [] : [{ house, level: at }];
          }),
        );
        const sub = (house: (typeof HOUSES)[number]) => each.housesBySub.some((row) => row.house === house);
        for (const { house, decision } of each.decisions) {
          const of = HOUSES.find((own) => own === house) ?? 1;
          const [twelfth, eighth] = [nthFrom(of, 12), nthFrom(of, 8)];
          const wanted = sub(of)
            ? sub(twelfth)
              ? 'SILENT'
              : 'FAVOURS'
            : sub(twelfth) || sub(eighth)
              ? 'OBSTRUCTS'
              : 'SILENT';
          expect(decision).toBe(wanted);
          seen.decisions.add(decision);
        }
        expect(each.cuspsActivated).toEqual(
          (chart.houses?.cusps ?? [])
            .filter((cusp) => cusp.subLord === each.starLord || cusp.subLord === each.subLord)
            .map(({ house }) => house),
        );
        for (const planet of each.planetsInSub) expect(chart.planets[planet].subIndex).toBe(inside.subIndex);
        seen.inSub += each.planetsInSub.length;
        const at = readInstant(each.maximum);
        const three: readonly string[] = [each.signLord, each.starLord, each.subLord];
        const running = (runningLords(chart, at) ?? []).some(({ planet }) => three.includes(planet));
        const ruling = rulingPlanetsAt(testEphemeris(), chart, at).some((planet) => three.includes(planet));
        expect(each.status).toBe(running ? 'ACTIVE' : ruling ? 'SENSITIVE' : 'DORMANT');
        seen.statuses.add(each.status);
        expect(each.triggers.length).toBeLessThanOrEqual(10);
        let before = at;
        for (const { planet, at: trigger, aspect } of each.triggers) {
          const when = readInstant(trigger);
          expect(when).toBeGreaterThanOrEqual(before);
          expect(when - at).toBeLessThanOrEqual(180 * 86_400_000);
          before = when;
          const { longitude } = siderealPosition(testEphemeris(), planet, jdFromUtcMs(when), ayanamsa);
          // A second of the Sun.
          expect(Math.abs(separation(longitude, each.longitude) - (aspect === 'opposition' ? 180 : 0))).toBeLessThan(
            1.3e-5,
          );
          seen.aspects.add(aspect);
          seen.triggers.add(planet);
        }
        for (const value of Object.values(each.event?.standing ?? {})) seen.classes.add(value);
      }
    },
  );

  it('reached every status, decision, aspect, trigger and class', () => {
    expect([...seen.statuses].sort()).toEqual([...ACTIVATION_STATUSES].sort());
    expect([...seen.decisions].sort()).toEqual([...SUB_DECISIONS].sort());
    expect([...seen.aspects].sort()).toEqual(['conjunction', 'opposition']);
    expect([...seen.triggers].sort()).toEqual(['Jupiter', 'Mars', 'Saturn', 'Sun']);
    expect([...seen.classes].sort()).toEqual([...STANDINGS].sort());
    expect(seen.inSub).toBeGreaterThan(0);
  });

  it('without an event says nothing of one; a group of houses goes before an event', async () => {
    const plain = await ask({ ...birth, start_date: '2026-11-20' });
    expect(plain.eventResolution).toBeUndefined();
    expect(plain.eclipses.every(({ event }) => event === undefined)).toBe(true);
    const group = await ask({ ...birth, start_date: '2026-11-20', event: 'Marriage', house_group: [2, 6, 11] });
    expect(group.eventResolution).toMatchObject({ source: 'house_group', requiredHouses: [2, 6, 11] });
  });

  it('has the same eclipses and degrees as get_eclipse_impact', async () => {
    const args = { ...birth, start_date: '2026-11-20', years: 5 };
    const { result } = await conforms('get_eclipse_impact', args);
    const impact = z
      .object({ eclipses: z.array(z.object({ maximum: z.string(), longitude: z.number() })) })
      .parse(result);
    const { eclipses } = await ask(args);
    expect(eclipses.map(({ maximum, longitude }) => ({ maximum, longitude }))).toEqual(impact.eclipses);
  });

  it('ends with the ephemeris', async () => {
    const { truncated, notes } = await ask({ ...birth, start_date: '2398-06-01', years: 5 });
    expect(truncated).toBe(true);
    expect(notes.join(' ')).toMatch(/1800 to 2399/);
    const none = await ask({ ...birth, start_date: '2399-12-20', years: 1 });
    expect([none.eclipses, none.answer]).toEqual([[], 'No eclipse falls in these years.']);
  });

  it.each([
    [{ years: 6 }, 'validation_failed', /5/],
    [{ event: 'Moon landing zzz' }, 'invalid_event_name', /./],
    [{ house_group: [13] }, 'validation_failed', /12/],
    [{ latitude: 72 }, 'out_of_range', /66\.5/],
    [{ start_date: '3000-01-01' }, 'out_of_range', /1800/],
  ])('refuses %j', async (fault, code, words) => {
    const { meta, text } = await callTool(tool, { ...birth, start_date: '2026-11-20', ...fault });
    expect(meta['code']).toBe(code);
    expect(text).toMatch(words);
  });
});
