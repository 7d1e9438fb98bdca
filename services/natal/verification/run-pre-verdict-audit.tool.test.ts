import { natalEvent } from '@cuspal/engine/events/natal';
import { sideOf } from '@cuspal/engine/kp/promise/promise-verdict';
import { disclaimerText } from '@cuspal/tool-kit';
import { promiseSentence } from '@cuspal/tool-kit/views/answers';
import { callTool, conforms, findTool, GOLDEN, isOfAge, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './run-pre-verdict-audit.tool.ts';
import { BIRTHS } from '../test/verification-births.ts';

const output = z.object(tool.output.shape);
const promises = z.object({ events: z.array(z.object({ verdict: z.string(), stability: z.unknown() })) });
/** What R9S allows a confidence by the seconds to the nearer turn within two minutes. */
const capOf = (of: { beforeSeconds: number; afterSeconds: number; earlier?: unknown; later?: unknown }) => {
  const least = Math.min(
    of.earlier === undefined ? Infinity : of.beforeSeconds,
    of.later === undefined ? Infinity : of.afterSeconds,
  );
  return least > 120 ? null : least < 60 ? 'LOW' : 'MODERATE';
};
const call = async (args: object) => output.parse((await conforms(tool, args)).result);

describe('run_pre_verdict_audit', () => {
  it('reads the reference chart: 5 + 5 - 5 - 1', async () => {
    const { confidenceModifier, confidenceBand, factors, boundary, ruleOfOrigin } = await call(GOLDEN);
    expect([confidenceModifier, confidenceBand]).toEqual([4, 'MODERATE']);
    expect(factors.map(({ factor, points }) => [factor, points])).toEqual([
      ['LAGNA_CLEAR', 5],
      ['ORIGIN_DIRECT', 5],
      ['CRITICAL_CUSPS', -5],
      ['CAUTION_CUSPS', -1],
    ]);
    expect(ruleOfOrigin).toEqual({ verdict: 'DIRECT', score: 2 });
    const cusps = boundary.warnings.filter(({ target }) => target.startsWith('cusp_'));
    expect(cusps.map(({ target, severity, distanceArcmin }) => [target, severity, distanceArcmin.toFixed(1)])).toEqual([
      ['cusp_2', 'CAUTION', '8.5'],
      ['cusp_5', 'CRITICAL', '0.4'],
    ]);
  });

  it.each([
    ['HIGH', BIRTHS.ascension1973, 'carries verdicts as it stands'],
    ['MODERATE', BIRTHS.assam1929, 'with care'],
    ['LOW', BIRTHS.spain1928, 'Rectify the birth time before any verdict'],
  ])('%s band opens its advice with what to do', async (band, args, words) => {
    const { confidenceBand, advice } = await call(args);
    expect(confidenceBand).toBe(band);
    expect(advice[0]).toContain(words);
  });

  it.each(SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar'))(
    '$label: factors add up; boundary and origin are those of the single tools; advice names each near cusp',
    async ({ arguments: args }) => {
      const { confidenceModifier, factors, boundary, ruleOfOrigin, advice } = await call(args);
      expect(factors.reduce((sum, { points }) => sum + points, 0)).toBe(confidenceModifier);
      const single = (await conforms('get_boundary_warnings', args)).result;
      expect(boundary).toEqual({
        criticalCount: single['criticalCount'],
        cautionCount: single['cautionCount'],
        warnings: single['warnings'],
      });
      const { verdict, score } = (await conforms('check_rule_of_origin', args)).result;
      expect(ruleOfOrigin).toEqual({ verdict, score });
      for (const { target, affectedEvents } of boundary.warnings) {
        if (!target.startsWith('cusp_')) continue;
        const line = advice.find((each) => each.startsWith(`Cusp ${target.replace('cusp_', '')} has `));
        for (const event of affectedEvents) expect(line).toContain(event);
      }
    },
  );

  it('lists combustion, war and vargottama as get_aspects_and_strength and the signs have them, and weighs none', async () => {
    const grades = new Set<string>();
    for (const args of Object.values(BIRTHS)) {
      const { combustion, planetaryWar, vargottama, factors } = await call(args);
      for (const { grade, separation, affectsKpVerdict } of combustion) {
        grades.add(grade);
        expect(separation).toBeLessThanOrEqual(17);
        expect(affectsKpVerdict).toBe(false);
      }
      for (const row of [...planetaryWar, ...vargottama]) expect(row.affectsKpVerdict).toBe(false);
      expect(factors.map(({ detail }) => detail).join(' ')).not.toMatch(/combust|war|vargottama/i);
    }
    expect(grades).toEqual(new Set(['ORDINARY', 'FULL']));
  });

  it('names winner and loser of a war within a degree', async () => {
    const { planetaryWar } = await call(BIRTHS.oklahoma1984);
    expect(planetaryWar.length).toBeGreaterThan(0);
    for (const { winner, loser, separation } of planetaryWar) {
      expect(winner).not.toBe(loser);
      expect(separation).toBeLessThan(1);
    }
  });

  it('speaks of the cusp of the matter asked about, first in its advice, and moves no factor', async () => {
    const seen = new Set<string>();
    let capped = 0;
    for (const args of Object.values(BIRTHS)) {
      const plain = await call(args);
      expect(plain.asked).toBeNull();
      for (const key of ['marriage', 'property_purchase', 'foreign_travel', 'recovery', 'wealth_gain']) {
        if (!isOfAge(args, key)) continue;
        const event = natalEvent(key).label;
        const { asked, advice, answer, factors, confidenceBand } = await call({ ...args, event });
        if (asked === null) throw new Error('no cusp');
        expect(factors).toEqual(plain.factors);
        // Only the cusps near a border that judge and confirm the matter are named.
        const { primaryCusp, required } = natalEvent(key);
        const named = new Set([primaryCusp, ...required].map((cusp) => `Cusp ${cusp} `));
        const isBand = (line: string) => /^(?:The birth time carries|Rectify|The verdict asked about)/.test(line);
        expect(advice.slice(1).filter((line) => !isBand(line))).toEqual(
          plain.advice.filter(
            (line) => !isBand(line) && (!line.startsWith('Cusp ') || named.has(/^Cusp \d+ /.exec(line)?.[0] ?? '')),
          ),
        );
        const single = (await conforms('get_boundary_warnings', args)).result;
        const { entries, warnings } = z
          .object({
            entries: z.array(z.object({ target: z.string(), severity: z.string(), distanceArcmin: z.number() })),
            warnings: z.array(
              z.object({
                target: z.string(),
                alternateSubLord: z.string(),
                affectedEvents: z.array(z.string()),
              }),
            ),
          })
          .parse(single);
        const here = (row: { target: string }) => row.target === `cusp_${asked.cusp}`;
        expect(entries.find(here)).toMatchObject({ severity: asked.severity, distanceArcmin: asked.distanceArcmin });
        const changes = sideOf(asked.verdict) !== sideOf(asked.alternateVerdict);
        const warning = warnings.find(here);
        expect(warning !== undefined).toBe(asked.severity !== 'CLEAR');
        if (warning) {
          expect(warning.alternateSubLord).toBe(asked.alternateSubLord);
          expect(warning.affectedEvents.includes(event)).toBe(changes);
        }
        const far = asked.distanceArcmin.toFixed(1);
        expect(advice[0]).toContain(`Cusp ${asked.cusp}, which judges ${event}, stands ${far}' from`);
        expect(advice[0]).toContain(changes ? 'would change sides' : 'would stay on its side');
        expect(answer).toContain(`${promiseSentence(natalEvent(key), asked)} `);
        const cap = capOf(asked.stability);
        expect(asked.confidenceCap).toBe(cap);
        expect(answer.includes(' But a birth ')).toBe(cap !== null);
        expect(answer.includes(' This holds for any birth time between ')).toBe(cap === null);
        // Neither MODERATE nor HIGH where the side turns within a minute.
        const bands = ['LOW', 'MODERATE', 'HIGH'] as const;
        const most = bands.indexOf(cap ?? 'HIGH');
        expect(confidenceBand).toBe(bands[Math.min(most, bands.indexOf(plain.confidenceBand))]);
        capped += confidenceBand === plain.confidenceBand ? 0 : 1;
        const promised = promises.parse((await conforms('analyze_natal_promise', { ...args, events: [event] })).result);
        expect(promised.events[0]).toMatchObject({ verdict: asked.verdict, stability: asked.stability });
        seen.add(`${asked.severity} ${changes} ${confidenceBand}`);
      }
    }
    expect(seen.size).toBeGreaterThan(5);
    expect(capped).toBeGreaterThan(0);
  });

  it('counts the verdicts of the catalogue by band, and names those that an uncertain time turns', async () => {
    let [health, unwelcome] = [0, 0];
    for (const args of Object.values(BIRTHS).slice(0, 4)) {
      const minutes = { birth_time_uncertainty_minutes: 8 };
      const { stabilitySummary, uncertainEvents } = await call(args);
      expect(uncertainEvents).toBeUndefined();
      const rows = z.object({
        events: z.array(z.object({ event: z.string(), polarity: z.string(), uncertain: z.literal(true).optional() })),
        stabilitySummary: z.unknown(),
      });
      const pages = await Promise.all(
        [1, 2, 3, 4].map(async (page) =>
          rows.parse((await conforms('analyze_natal_promise', { ...args, ...minutes, page })).result),
        ),
      );
      expect(pages.map((page) => page.stabilitySummary)).toEqual(pages.map(() => stabilitySummary));
      const turned = pages.flatMap(({ events }) => events).filter(({ uncertain }) => uncertain);
      const welcome = turned
        .filter(({ event, polarity }) => polarity !== 'adverse' && isOfAge(args, event))
        .map(({ event }) => event);
      expect((await call({ ...args, ...minutes })).uncertainEvents).toEqual(welcome);
      const all = await call({ ...args, ...minutes, include_adverse: true });
      expect(all.uncertainEvents).toEqual(expect.arrayContaining(welcome));
      unwelcome += (all.uncertainEvents?.length ?? 0) - welcome.length;
      const ill = all.uncertainEvents?.some((event) => /^(?:Illness|Surgery|Accident)/.test(event)) ?? false;
      if (ill) expect(all.disclaimers).toContain(disclaimerText('health'));
      health += ill ? 1 : 0;
    }
    expect(health).toBeGreaterThan(0);
    expect(unwelcome).toBeGreaterThan(0);
  });

  it('tells in its answer what an uncertain time turns, the verdict asked about before the rest', async () => {
    const wide = { ...GOLDEN, birth_time_uncertainty_minutes: 120 };
    const { stabilitySummary, answer } = await call(wide);
    const pages = [1, 2, 3, 4].map(async (page) => (await conforms('analyze_natal_promise', { ...wide, page })).result);
    const rows = z.object({ events: z.array(z.object({ uncertain: z.literal(true).optional() })) });
    const turned = (await Promise.all(pages)).flatMap((page) => rows.parse(page).events.filter((row) => row.uncertain));
    const all = Object.values(stabilitySummary).reduce((sum, count) => sum + count, 0);
    expect(answer).toContain(`${turned.length} of the ${all} verdicts of the catalogue may turn with the birth time.`);
    const events = { events: ['Childbirth / Progeny'] };
    const single = (await conforms('analyze_natal_promise', { ...wide, ...events })).result['answer'] as string;
    const otherwise = /But [^.]*\./.exec(single)?.[0] ?? 'none';
    expect((await call({ ...wide, event: 'Childbirth / Progeny' })).answer).toContain(otherwise);
    const none = await call({ ...GOLDEN, event: 'Marriage', birth_time_uncertainty_minutes: 1 });
    expect(none.answer).not.toContain('But ');
    expect(none.answer).toContain('A small error in the birth time would change cusp 5.');
  });

  it('takes a group of houses, which most of its events read by cusp 5', async () => {
    const { asked } = await call({ ...GOLDEN, house_group: [5, 2, 11] });
    // Chart G: cusp 5 is 0.38' before the end of a Mercury sub, then comes Ketu.
    expect(asked).toMatchObject({ cusp: 5, csl: 'Mercury', severity: 'CRITICAL', alternateSubLord: 'Ketu' });
    expect(asked?.distanceArcmin).toBeCloseTo(0.38, 2);
  });

  it('C1: judges a marriage by its houses as by its name, or by the cusp of primary_houses', async () => {
    const { asked: named } = await call({ ...GOLDEN, event: 'Marriage' });
    const { asked: grouped } = await call({ ...GOLDEN, house_group: [2, 7, 11] });
    const { asked: eleventh } = await call({ ...GOLDEN, house_group: [2, 7, 11], primary_houses: [11] });
    expect({ ...grouped, event: null, baseRate: null }).toEqual({ ...named, event: null, baseRate: null });
    expect(eleventh?.cusp).toBe(11);
  });

  it('begins with the band and the critical cusps', async () => {
    const words = { HIGH: 'as it stands.', MODERATE: 'so check it first.', LOW: 'so rectify it first.' };
    for (const args of Object.values(BIRTHS)) {
      const { answer, confidenceBand, boundary, next } = await call(args);
      const [first] = answer.split('. ');
      expect(`${first}.`.endsWith(words[confidenceBand])).toBe(true);
      const critical = boundary.warnings.filter(
        ({ target, severity }) => target.startsWith('cusp_') && severity === 'CRITICAL',
      );
      const named = [
        ...(/A small error in the birth time would change cusps? ([\d, and]+)\./.exec(answer)?.[1] ?? '').matchAll(
          /\d+/g,
        ),
      ];
      expect(named.map(([cusp]) => `cusp_${cusp}`)).toEqual(critical.map(({ target }) => target));
      for (const { tool: name } of next) expect((await findTool(name)).name).toBe(name);
    }
  });

  it('carries the disclaimer of the event that is asked about, unwelcome or not', async () => {
    for (const [event, of] of [
      ['Illness (Acute)', 'health'],
      ['Recovery from Illness', 'health'],
      ['Lottery / Windfall', 'financial'],
      ['Court Victory', 'legal'],
      ['Childbirth / Progeny', 'child'],
    ] as const)
      expect((await call({ ...GOLDEN, event })).disclaimers).toEqual([disclaimerText(of)]);
    expect((await call({ ...GOLDEN, event: 'Marriage' })).disclaimers).toBeUndefined();
    const { meta } = await callTool(tool, { ...GOLDEN, event: 'Marrage of minds' });
    expect(meta['code']).toBe('invalid_event_name');
  });

  it('calls a group of houses the matter of these houses', async () => {
    const { answer, advice } = await call({ ...GOLDEN, house_group: [6, 10], primary_houses: [6] });
    expect(answer).toContain(' the matter of houses 6 and 10 ');
    expect(answer).not.toContain('of 100 charts');
    expect(advice[0]).toMatch(/^Cusp 6, which judges the matter of houses 6 and 10, stands /);
  });

  it('asks how a rounded time was recorded', async () => {
    const { factors, advice } = await call(BIRTHS.ireland1929);
    expect(factors).toContainEqual({ factor: 'ROUNDED_TIME', points: -5, detail: expect.any(String) });
    expect(advice.join(' ')).toMatch(/how the time of birth was recorded/);
    const exact = await call({ ...BIRTHS.ireland1929, birth_datetime: '1929-02-03T09:30:01' });
    expect(exact.factors.map(({ factor }) => factor)).not.toContain('ROUNDED_TIME');
  });

  it('answers out_of_range inside the polar circles', async () => {
    const polar = SAMPLE_CHARTS.find(({ edge }) => edge === 'polar');
    expect((await callTool(tool, polar?.arguments ?? {})).meta['code']).toBe('out_of_range');
  });
});
