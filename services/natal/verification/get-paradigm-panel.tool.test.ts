import { TOPICS } from '@cuspal/engine/events/event';
import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { AYANAMSAS } from '@cuspal/engine/zodiac/names';
import { callTool, conforms, GOLDEN, SAMPLE_CHARTS, withoutLead, withNotes } from '@cuspal/tool-kit/testing';
import { promiseSentence } from '@cuspal/tool-kit/views/answers';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './get-paradigm-panel.tool.ts';
import { BIRTHS } from '../test/verification-births.ts';

const output = withNotes(tool);
const call = async (args: object, now?: number) =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);

describe('get_paradigm_panel', () => {
  it.each([
    ['CONCORDANT', { ...BIRTHS.madagascar1959, event: 'Engagement / Commitment' }],
    ['CONCORDANT_ON_DIFFERENT_GROUNDS', { ...BIRTHS.persia1955, event: 'Marriage' }],
    ['TIMING_DIVERGENCE', { ...BIRTHS.honduras1940, event: 'Wealth / Income Gain' }],
    ['PARTLY_CONCORDANT', { ...BIRTHS.spain1928, event: 'Marriage' }],
    ['DIVERGENT', { ...BIRTHS.siam1969, event: 'Foreign Travel' }],
  ])('%s follows from answers, grounds and dates', async (label, args) => {
    const { answer, frameSensitivity, kpDecides, frames } = await call(args);
    const [frame] = frames;
    if (!frame) throw new Error('no frame');
    expect(frame.label).toBe(label);
    const words = { YES: 'yes', CONDITIONAL: 'conditional', NO: 'no' };
    const [kp, parashari, jaimini] = frame.paradigms.map((each) => words[each.answer]);
    const stands = {
      CONCORDANT: 'They agree on the same grounds.',
      CONCORDANT_ON_DIFFERENT_GROUNDS: 'They agree, but on different grounds.',
      TIMING_DIVERGENCE: 'They agree on the answer, but not on the time.',
      PARTLY_CONCORDANT: 'They agree in part.',
      DIVERGENT: 'They contradict each other.',
    }[frame.label];
    const event = NATAL_EVENTS.find((row) => row.label === args.event);
    if (!event) throw new Error('no event');
    expect(frameSensitivity).toBe('STABLE');
    expect(answer).toBe(
      [
        `In the ayanamsa kp the answer of KP is ${kp}, of Parashari ${parashari} and of Jaimini ${jaimini}.`,
        stands,
        `KP decides, and by KP t${promiseSentence(event, kpDecides).slice(1)}`,
      ].join(' '),
    );
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
      .parse((await conforms('analyze_natal_promise', GOLDEN)).result);
    for (const { event, verdict } of events.slice(0, 8)) {
      const found = await call({ ...GOLDEN, event });
      expect(found).toMatchObject({ kpDecides: verdict, frameSensitivity: 'STABLE', changedCusps: [] });
      expect(found.frames.map(({ ayanamsa }) => ayanamsa)).toEqual(['kp']);
    }
  });

  it('names the cusps whose sub lord changes where the KP verdict hangs on the ayanamsa', async () => {
    const args = { ...BIRTHS.pacific1949, event: 'Childbirth / Progeny' };
    const found = await call({ ...args, frames: ['kp', 'raman', 'kp'] });
    expect(found.frames.map(({ ayanamsa }) => ayanamsa)).toEqual(['kp', 'raman']);
    expect(found.frameSensitivity).toBe('FRAME_SENSITIVE');
    expect(found.answer).toContain(', and the KP verdict depends on the ayanamsa.');
    const subs = async (ayanamsa: string) =>
      z
        .object({ houses: z.array(z.object({ house: z.number(), subLord: z.string() })) })
        .parse((await conforms('get_house_cusps', { ...args, ayanamsa, event: undefined })).result).houses;
    const [kp, raman] = [await subs('kp'), await subs('raman')];
    expect(found.changedCusps).toEqual(
      kp.filter(({ subLord }, index) => raman[index]?.subLord !== subLord).map(({ house }) => house),
    );
    const other = await call({ ...args, frames: ['raman'] });
    expect(other.kpDecides).toBe(found.kpDecides);
    expect(withoutLead(other.answer)).toMatch(
      /^In the ayanamsa raman .* KP decides, and by KP in the ayanamsa of the chart /,
    );
  });

  it('turns the points round for an unwelcome matter and says so', async () => {
    const marriage = await call({ ...GOLDEN, event: 'Marriage' });
    const divorce = await call({ ...GOLDEN, event: 'Divorce / Separation' });
    const points = (found: typeof marriage, at: number) =>
      found.frames[0]?.paradigms[at]?.factors.map(({ factor, points: each }) => [factor, each]);
    const turned = points(marriage, 2)?.map(([factor, each]) => [factor, typeof each === 'number' ? 0 - each : each]);
    expect(points(divorce, 2)).toEqual(turned);
    expect(divorce.provenance.notes.join(' ')).toMatch(/turned round/);
    expect(marriage.provenance.notes.join(' ')).not.toMatch(/turned round/);
  });

  it.each(TOPICS)('%s is a topic of its own', async (topic) => {
    const event = NATAL_EVENTS.find((row) => row.topic === topic)?.label;
    expect((await call({ ...GOLDEN, event })).topic).toBe(topic);
  });

  it('gives its reasons in words', async () => {
    // Cancer rises; Saturn, lord of the 7th, stands in Capricorn itself.
    const { frames } = await call({ ...GOLDEN, event: 'Marriage', as_of_date: '2026-01-01' });
    expect(frames[0]?.paradigms.map(({ factors }) => factors.map(({ detail }) => detail))).toEqual([
      [
        'The sub lord of cusp 7 is Saturn. The matter is promised, because the required houses are stronger in level and in weight than those against it.',
        'It signifies 7 of the required houses and misses 2 and 11.',
        'Of the houses against the matter it signifies 1.',
      ],
      [
        'Saturn, lord of house 7, is strong.',
        'Saturn stands in the 7th from the Lagna and in the 1st from house 7.',
        'House 7 is joined or aspected by no benefic and by the malefics Sun, Mercury and Saturn.',
        'The natural significator Venus is strong.',
        'In D9 Saturn stands in Cancer, in a neutral sign.',
      ],
      [
        'The arudha of house 7 is Libra. It is joined or seen by the benefics Moon, Jupiter and Venus and by the malefic Mars.',
        'The second sign from the arudha is Scorpio. It is joined or seen by no benefic and by the malefics Sun, Mercury and Saturn.',
        'The navamsa sign of the Moon (DK) is Scorpio. It is joined or seen by the benefics Moon and Jupiter and by the malefics Saturn and Ketu.',
      ],
    ]);
  });

  it('takes topic and significator of a group of houses from the first row with its cusp', async () => {
    const { topic, frames } = await call({ ...GOLDEN, house_group: [10, 11] });
    expect(topic).toBe('career');
    expect(frames[0]?.paradigms[1]?.factors.find(({ factor }) => factor === 'LORD_IN_VARGA')?.detail).toContain('D10');
  });

  it('looks from birth where the date lies before it, and finds no dasha after the 120 years', async () => {
    const early = await call({ ...GOLDEN, event: 'Marriage', as_of_date: '1980-01-01' });
    expect(early.provenance.notes.join(' ')).toMatch(/before birth/);
    const late = await call({ ...GOLDEN, event: 'Marriage', as_of_date: '2300-01-01' });
    const [kp, parashari] = late.frames[0]?.paradigms ?? [];
    expect([kp?.next, parashari?.next]).toEqual([null, null]);
  });

  it.each([
    [{}, 'validation_failed', /event.*house_group/],
    [
      { event: 'Marriage', frames: ['fagan'] },
      'validation_failed',
      /kp, kp_new, lahiri, raman, true_chitra or khullar/,
    ],
    [{ event: 'Marriage', frames: [] }, 'validation_failed', /frames/],
    [{ event: 'Marriage', horizon_years: 21 }, 'validation_failed', /20/],
    [{ event: 'Marriage', horizon_years: 0.5 }, 'validation_failed', /1/],
    [{ event: 'Marrage of minds' }, 'invalid_event_name', /nearest/],
  ])('refuses %j', async (fault, code, words) => {
    const { meta, text } = await callTool(tool, { ...GOLDEN, ...fault });
    expect(meta['code']).toBe(code);
    expect(text).toMatch(words);
  });

  it('answers out_of_range inside the polar circles', async () => {
    const polar = SAMPLE_CHARTS.find(({ edge }) => edge === 'polar');
    expect((await callTool(tool, { ...polar?.arguments, event: 'Marriage' })).meta['code']).toBe('out_of_range');
  });
});
