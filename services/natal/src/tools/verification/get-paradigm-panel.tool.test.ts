import { TOPICS } from '@cuspal/engine/events/event';
import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { AYANAMSAS } from '@cuspal/engine/zodiac/names';
import { callTool, conforms, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import tool from './get-paradigm-panel.tool.ts';
import { BIRTHS, CHART_G } from './test-births.ts';

const output = z.object({ ...tool.output.shape, provenance: z.object({ notes: z.array(z.string()) }) });
const call = async (args: object, now?: number) =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);

describe('get_paradigm_panel', () => {
  it.each([
    ['CONCORDANT', { ...BIRTHS.seychelles1972, event: 'Engagement / Commitment' }],
    ['CONCORDANT_ON_DIFFERENT_GROUNDS', { ...BIRTHS.persia1955, event: 'Marriage' }],
    ['TIMING_DIVERGENCE', { ...BIRTHS.honduras1940, event: 'Wealth / Income Gain' }],
    ['PARTLY_CONCORDANT', { ...BIRTHS.spain1928, event: 'Marriage' }],
    ['DIVERGENT', { ...BIRTHS.siam1969, event: 'Foreign Travel' }],
  ])('%s follows from answers, grounds and dates', async (label, args) => {
    const [frame] = (await call(args)).frames;
    if (!frame) throw new Error('no frame');
    expect(frame.label).toBe(label);
    const answers = new Set(frame.paradigms.map(({ answer }) => answer));
    const starts = frame.paradigms.flatMap(({ next }) => (next ? [Date.parse(next.start)] : []));
    const spread = (Math.max(...starts) - Math.min(...starts)) / (365.25 * 86_400_000);
    const [first, ...others] = frame.paradigms.map(({ grounds }) => grounds.planets);
    const shared = first?.some((planet) => others.every((planets) => planets.includes(planet)));
    expect(answers.size === 1).toBe(label.startsWith('CONCORDANT') || label === 'TIMING_DIVERGENCE');
    expect(answers.has('YES') && answers.has('NO')).toBe(label === 'DIVERGENT');
    if (answers.size === 1) expect(spread > 2).toBe(label === 'TIMING_DIVERGENCE');
    if (label.startsWith('CONCORDANT')) expect(shared).toBe(label === 'CONCORDANT');
  });

  it.each(SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar'))(
    '$label: points give the answers; no period where the answer is NO; periods lie in the horizon',
    async ({ arguments: args, now }) => {
      const { frames, asOf } = await call({ ...args, event: 'Marriage', frames: AYANAMSAS, horizon_years: 5 }, now);
      expect(frames.map(({ ayanamsa }) => ayanamsa)).toEqual(AYANAMSAS);
      for (const { paradigms } of frames) {
        expect(paradigms.map(({ tradition }) => tradition)).toEqual(['kp', 'parashari', 'jaimini']);
        const [, parashari, jaimini] = paradigms.map(({ factors }) =>
          factors.reduce((sum, { points }) => sum + (points ?? 0), 0),
        );
        const answer = (sum = NaN, least = NaN) => (sum >= least ? 'YES' : sum <= -2 ? 'NO' : 'CONDITIONAL');
        expect(paradigms[1]?.answer).toBe(answer(parashari, 2));
        expect(paradigms[2]?.answer).toBe(answer(jaimini, 1));
        for (const { next, answer: said } of paradigms) {
          if (said === 'NO') expect(next).toBeNull();
          if (!next) continue;
          expect(next.start >= asOf && next.start < next.end).toBe(true);
          expect(Number(next.end.slice(0, 4)) - Number(asOf.slice(0, 4))).toBeLessThanOrEqual(5);
        }
      }
    },
  );

  it('with one frame is stable; KP is that of analyze_natal_promise', async () => {
    const { events } = z
      .object({ events: z.array(z.object({ event: z.string(), verdict: z.string() })) })
      .parse((await conforms('analyze_natal_promise', CHART_G)).result);
    for (const { event, verdict } of events.slice(0, 8)) {
      const found = await call({ ...CHART_G, event });
      expect(found).toMatchObject({ kpDecides: verdict, frameSensitivity: 'STABLE', changedCusps: [] });
      expect(found.frames.map(({ ayanamsa }) => ayanamsa)).toEqual(['kp']);
    }
  });

  it('names the cusps whose sub lord changes where the KP verdict hangs on the ayanamsa', async () => {
    const args = { ...BIRTHS.pacific1949, event: 'Childbirth / Progeny' };
    const found = await call({ ...args, frames: ['kp', 'raman', 'kp'] });
    expect(found.frames.map(({ ayanamsa }) => ayanamsa)).toEqual(['kp', 'raman']);
    expect(found.frameSensitivity).toBe('FRAME_SENSITIVE');
    const subs = async (ayanamsa: string) =>
      z
        .object({ houses: z.array(z.object({ house: z.number(), subLord: z.string() })) })
        .parse((await conforms('get_house_cusps', { ...args, ayanamsa, event: undefined })).result).houses;
    const [kp, raman] = [await subs('kp'), await subs('raman')];
    expect(found.changedCusps).toEqual(
      kp.filter(({ subLord }, index) => raman[index]?.subLord !== subLord).map(({ house }) => house),
    );
    expect((await call({ ...args, frames: ['raman'] })).kpDecides).toBe(found.kpDecides);
  });

  it('turns the points round for an unwelcome matter and says so', async () => {
    const marriage = await call({ ...CHART_G, event: 'Marriage' });
    const divorce = await call({ ...CHART_G, event: 'Divorce / Separation' });
    const points = (found: typeof marriage, at: number) =>
      found.frames[0]?.paradigms[at]?.factors.map(({ factor, points: each }) => [factor, each]);
    const turned = points(marriage, 2)?.map(([factor, each]) => [factor, typeof each === 'number' ? 0 - each : each]);
    expect(points(divorce, 2)).toEqual(turned);
    expect(divorce.provenance.notes.join(' ')).toMatch(/turned round/);
    expect(marriage.provenance.notes.join(' ')).not.toMatch(/turned round/);
  });

  it.each(TOPICS)('%s is a topic of its own', async (topic) => {
    const event = NATAL_EVENTS.find((row) => row.topic === topic)?.label;
    expect((await call({ ...CHART_G, event })).topic).toBe(topic);
  });

  it('gives its reasons in words', async () => {
    // Cancer rises; Saturn, lord of the 7th, stands in Capricorn itself.
    const { frames } = await call({ ...CHART_G, event: 'Marriage', as_of_date: '2026-01-01' });
    expect(frames[0]?.paradigms.map(({ factors }) => factors.map(({ detail }) => detail))).toEqual([
      [
        'Saturn, sub lord of cusp 7. ACTIVE: required houses are met at a stronger level and with more weight than those against.',
        'Required houses met: 7; missing: 2, 11.',
        'Houses against it signified: 1.',
      ],
      [
        'Saturn, lord of house 7, is strong.',
        'Saturn stands in the 7th from the Lagna and in the 1st from house 7.',
        'In house 7 or aspecting it, benefics: none; malefics: Sun, Mercury, Saturn.',
        'The natural significator Venus is strong.',
        'In D9 Saturn stands in Cancer, in a neutral sign.',
      ],
      [
        'Arudha of house 7, Libra: in it or seeing it, benefics: Moon, Jupiter, Venus; malefics: Mars.',
        'Second from the arudha, Scorpio: in it or seeing it, benefics: none; malefics: Sun, Mercury, Saturn.',
        'Navamsa sign of Moon (DK), Scorpio: in it or seeing it, benefics: Moon, Jupiter; malefics: Saturn, Ketu.',
      ],
    ]);
  });

  it('takes topic and significator of a group of houses from the first row with its cusp', async () => {
    const { topic, frames } = await call({ ...CHART_G, house_group: [10, 11] });
    expect(topic).toBe('career');
    expect(frames[0]?.paradigms[1]?.factors.find(({ factor }) => factor === 'LORD_IN_VARGA')?.detail).toContain('D10');
  });

  it('looks from birth where the date lies before it, and finds no dasha after the 120 years', async () => {
    const early = await call({ ...CHART_G, event: 'Marriage', as_of_date: '1980-01-01' });
    expect(early.provenance.notes.join(' ')).toMatch(/before birth/);
    const late = await call({ ...CHART_G, event: 'Marriage', as_of_date: '2300-01-01' });
    const [kp, parashari] = late.frames[0]?.paradigms ?? [];
    expect([kp?.next, parashari?.next]).toEqual([null, null]);
  });

  it.each([
    [{}, 'validation_failed', /event.*house_group/],
    [{ event: 'Marriage', frames: ['fagan'] }, 'validation_failed', /kp, kp_new, lahiri, raman, true_chitra, khullar/],
    [{ event: 'Marriage', frames: [] }, 'validation_failed', /frames/],
    [{ event: 'Marriage', horizon_years: 21 }, 'validation_failed', /20/],
    [{ event: 'Marriage', horizon_years: 0.5 }, 'validation_failed', /1/],
    [{ event: 'Marrage of minds' }, 'invalid_event_name', /nearest/],
  ])('refuses %j', async (fault, code, words) => {
    const { meta, text } = await callTool(tool, { ...CHART_G, ...fault });
    expect(meta['code']).toBe(code);
    expect(text).toMatch(words);
  });

  it('answers out_of_range inside the polar circles', async () => {
    const polar = SAMPLE_CHARTS.find(({ edge }) => edge === 'polar');
    expect((await callTool(tool, { ...polar?.arguments, event: 'Marriage' })).meta['code']).toBe('out_of_range');
  });
});
