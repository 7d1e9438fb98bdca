import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { CAREER_BALANCE_BANDS } from '@cuspal/engine/topics/career/career-cusp-panel';
import { ARC_CLASSES, OUTLOOKS } from '@cuspal/engine/topics/career/career-outlook';
import { SECTOR_CLASSES } from '@cuspal/engine/topics/career/career-signature';
import { JOB_OR_BUSINESS } from '@cuspal/engine/topics/career/job-or-business';
import { conforms, findTool, GOLDEN, POLAR, withNotes } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkEnds } from '../test/answer-checks.ts';
import { dateTold } from '../test/told.ts';
import { LIVES, reached, refusal } from '../test/topic-lives.ts';
import tool from './get-career-advanced.tool.ts';
import panel from './get-career-cusp-panel.tool.ts';

const output = withNotes(tool);
const call = async (args: object, now?: number) =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);
const SECTOR = {
  government: 'government',
  private: 'private',
  self: 'self-employment',
  mixed: 'a mixture of government and self-employment',
};
const calendar = z.object({
  mahadashas: z.array(
    z.object({
      planet: z.string(),
      antardashas: z.array(z.object({ planet: z.string(), startDate: z.string(), endDate: z.string() })),
    }),
  ),
});

describe('get_career_advanced', () => {
  it('reads the golden chart', async () => {
    const found = await call({ ...GOLDEN, as_of_date: '2026-01-01' });
    expect(found).toMatchObject({
      mode: 'service',
      sector: 'private',
      balance: { band: 'MIXED', careerBalanceIndex: 14 },
    });
    expect(found.promises['career_start']).toEqual({ verdict: 'MIXED_ACTIVE', band: 'CONDITIONAL', cusp: 10 });
    expect(found.arcs[0]).toMatchObject({ md: 'Jupiter', ad: 'Rahu', class: 'PRESSURE', chidra: true });
    expect(found.arcs[0]?.reason).toBe(
      'Jupiter works against work and Rahu is strong for it, weighed on 2, 6, 10 and 11 against 5, 8 and 12.',
    );
    expect(found).toMatchObject({
      government: 'POSSIBLE',
      governmentReason:
        'Government Job is promised with opposition, because the houses against it are as strong in level or weight as those required. The sub lord of cusp 10 is Rahu, its star lord Ketu and its sub lord the Moon. Of the Sun, Mars and Saturn these include none. One of the two tests holds.',
      abroad: {
        verdict: 'POSSIBLE',
        reason:
          'Foreign Job is promised with opposition, because the houses against it are stronger in level, those required in weight. The Moon, sub lord of cusp 12, signifies none of houses 3, 9 and 12. One of the two tests holds.',
      },
    });
    expect(found.strengths).toContain('Self-Employment / Profession is promised.');
  });

  it('holds all 20 career rows with the chains of their cusps, and the panel’s balance', async () => {
    const keys = NATAL_EVENTS.filter(({ topic }) => topic === 'career').map(({ key }) => key);
    expect(keys).toHaveLength(20);
    for (const { args, now } of LIVES) {
      const found = await call(args, now);
      expect(Object.keys(found.promises)).toEqual(keys);
      for (const { cusp } of Object.values(found.promises)) expect(found.chains[String(cusp)]?.cusp).toBe(cusp);
      const { careerBalanceIndex, band } = z.object(panel.output.shape).parse((await conforms(panel, args)).result);
      expect(found.balance).toEqual({ careerBalanceIndex, band });
    }
  });

  it('has arcs that tile the horizon on the borders of get_antardasha_calendar', async () => {
    const calendarTool = await findTool('get_antardasha_calendar');
    for (const { args, now } of LIVES) {
      const { arcs, asOf, turningPoints } = await call({ ...args, horizon_years: 20 }, now);
      const { mahadashas } = calendar.parse((await conforms(calendarTool, args)).result);
      const periods = mahadashas.flatMap(({ planet: md, antardashas }) =>
        antardashas.map(({ planet: ad, startDate, endDate }, index) => ({
          md,
          ad,
          startDate,
          endDate,
          chidra: index === antardashas.length - 1,
        })),
      );
      expect(arcs[0]?.start).toBe(asOf);
      arcs.forEach((arc, index) => {
        const next = arcs[index + 1];
        if (next) expect(arc.end).toBe(next.start);
        const period = periods.find(({ endDate }) => endDate >= arc.end) ?? periods.at(-1);
        expect([arc.md, arc.ad, arc.chidra]).toEqual([period?.md, period?.ad, period?.chidra]);
        if (index > 0) expect(arc.start).toBe(period?.startDate);
        if (next) expect(arc.end).toBe(period?.endDate);
      });
      expect(turningPoints.map(({ date }) => date)).toEqual(
        arcs.flatMap((arc, index) => (index > 0 && arc.class !== arcs[index - 1]?.class ? [arc.start] : [])),
      );
    }
  });

  it('begins with form and sector, state and abroad, the balance and the first period', async () => {
    const outlook = { INDICATED: 'indicated', POSSIBLE: 'possible', UNLIKELY: 'unlikely' };
    const arc = { RISE: 'of rise', STEADY: 'of steady work', QUIET: 'a quiet time', PRESSURE: 'of pressure' };
    for (const { args, now } of LIVES) {
      const { result } = await conforms(tool, args, { now });
      const { answer, mode, sector, balance, government, abroad, arcs } = output.parse(result);
      await checkEnds(result);
      if (mode === 'service' || mode === 'business') expect(answer).toContain(`The work leans to ${mode}`);
      else expect(answer).not.toContain('leans');
      expect(answer).toContain(`the sector is ${SECTOR[sector]}`);
      expect(answer).toContain(`Government work is ${outlook[government]}`);
      expect(answer.includes('indicated too, by tests of its own')).toBe(
        government === 'INDICATED' && (sector === 'private' || sector === 'self'),
      );
      expect(answer).toContain(`work abroad is ${outlook[abroad.verdict]}.`);
      expect(answer).toContain(`${balance.band.toLowerCase().replace('_', ' ')} (${balance.careerBalanceIndex} on`);
      const [first] = arcs;
      if (first)
        expect(answer).toMatch(new RegExp(`the period to ${dateTold(first.end)} is .*${arc[first.class]}\\.$`));
    }
  });

  it('reaches every value, and the end of the dasha years', async () => {
    const wide = { horizon_years: 20 };
    expect(await reached(tool, 'mode', wide)).toEqual(new Set(JOB_OR_BUSINESS));
    expect(await reached(tool, 'sector', wide)).toEqual(new Set(SECTOR_CLASSES));
    expect(await reached(tool, 'balance.band', wide)).toEqual(new Set(CAREER_BALANCE_BANDS));
    expect(await reached(tool, 'government', wide)).toEqual(new Set(OUTLOOKS));
    expect(await reached(tool, 'abroad.verdict', wide)).toEqual(new Set(OUTLOOKS));
    expect(await reached(tool, 'arcs.*.class', wide)).toEqual(new Set(ARC_CLASSES));
    expect(await reached(tool, 'arcs.*.chidra', wide)).toEqual(new Set([true, false]));
    const fading = await call(
      {
        birth_datetime: '2182-07-04T00:39:08',
        latitude: -48.6995,
        longitude: -49.8904,
        utc_offset_minutes: -210,
        ayanamsa: 'khullar',
      },
      Date.UTC(2219, 3, 3),
    );
    const turns = [...(await reached(tool, 'turningPoints.*.to', wide)), ...fading.turningPoints.map(({ to }) => to)];
    expect(new Set(turns)).toEqual(new Set(ARC_CLASSES));
    expect(await reached(tool, 'turningPoints.*.from', wide)).toEqual(new Set(ARC_CLASSES));
    const late = await call({ ...GOLDEN, as_of_date: '2100-01-01' });
    expect(late.truncated).toBe(true);
    expect(late.arcs.at(-1)?.end.slice(0, 10)).toBe('2107-04-21');
    expect(late.provenance.notes.join()).toMatch(/120 dasha years end/);
    expect((await call(GOLDEN)).truncated).toBeUndefined();
  });

  it('refuses what it cannot read', async () => {
    expect(await refusal(tool, POLAR)).toMatch(/^out_of_range/);
    expect(await refusal(tool, { ...GOLDEN, horizon_years: 2 })).toMatch(/^validation_failed.*3/);
  });
});
