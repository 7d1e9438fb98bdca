import { callTool, GOLDEN, TEST_NOW } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { dateArguments, spanOf } from '../../meta/plan/said-dates.ts';
import { argumentsTaken } from '../../meta/plan/call-schema.ts';
import { matterNamed } from '../../meta/matters/matters.ts';
import type { Matter } from '../../meta/matters/matter.ts';
import { answerOn, questionOn } from '../test/asking.ts';
import type { Printed } from '../test/composite-blocks.ts';

const matterOf = (key: string): Matter => matterNamed(key) ?? { key, tools: [] };
const answer = (key: string, more = {}, args = {}) => answerOn(GOLDEN, questionOn(matterOf(key), more), args);
const days = (from: string, to: string) => ({ dates: { from, to, said: 'those days' } });
const toneOn = async (day: string): Promise<string> =>
  ((await callTool('run_today_complete', { ...GOLDEN, query_date: day })).result as Printed).synthesis.answer;

const WEEK = [8, 9, 10, 11, 12, 13, 14].map((date) => `2026-06-${String(date).padStart(2, '0')}`);
const WORDS = { SUPPORTIVE: 'supportive', STEADY: 'steady', MIXED: 'mixed', CAREFUL: 'asking for care' };

describe('a question of several days', () => {
  it('is answered of each of them by the tone of a call for it', async () => {
    const { answer: said, details } = await answer('tomorrow', days('2026-06-08', '2026-06-14'), {
      voice: 'astrologer',
      budget: 4000,
    });
    const tones = await Promise.all(WEEK.map(toneOn));
    const lines = details?.[0]?.lines ?? [];
    expect(lines.map((line) => line.replace(/^(\d+ June: \w+).*/, '$1'))).toEqual(
      WEEK.map((day, at) => `${Number(day.slice(-2))} June: ${tones[at]}`),
    );
    const best = Object.keys(WORDS).find((tone) => tones.includes(tone)) as keyof typeof WORDS;
    expect(said).toContain('7 days from 8 June 2026 to 14 June 2026');
    expect(said).toContain(WORDS[best]);
    expect(said).toContain('Each day was read at its noon');
  });

  it('is answered of the days that are named one by one alone', async () => {
    const apart = ['2026-06-09', '2026-06-12'];
    const { steps } = await answer(
      'tomorrow',
      { dates: { from: '2026-06-09', to: '2026-06-12', said: '9 or 12 june', apart } },
      { voice: 'audit' },
    );
    expect(steps?.map(({ arguments: sent }) => sent['query_date'])).toEqual(apart);
  });

  it('reads today from now on', async () => {
    const today = new Date(TEST_NOW + 330 * 60_000).toISOString().slice(0, 10);
    const next = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
    const { answer: said, steps } = await answer('tomorrow', days(today, next), { voice: 'audit' });
    expect(steps?.map(({ arguments: sent }) => sent)).toEqual([{}, { query_date: next }]);
    expect(said).toContain('and today from now on');
  });

  it('is answered by months where they are many, and by the day where it is one', async () => {
    const { answer: month } = await answer('year_ahead', days('2026-08-01', '2026-08-31'));
    const forecast: Printed = (await callTool('get_annual_forecast', { ...GOLDEN, start_year: 2026, start_month: 8 }))
      .result;
    expect(month).toContain(`August 2026 is ${forecast.months[0].tone.toLowerCase()} for work and gain`);
    const { answer: some } = await answer('year_ahead', days('2026-08-10', '2026-09-20'));
    expect(some).toContain('Whole months were read');
    // The forecast lists six months on a page.
    const { answer: half } = await answer('year_ahead', days('2026-08-10', '2027-02-05'));
    expect(half.match(/\w+ 202[67]/g)).toHaveLength(7);
    const { answer: one, verdict } = await answer('year_ahead', days('2026-08-10', '2026-08-10'));
    expect(verdict?.verdict).toBe(await toneOn('2026-08-10'));
    expect(one).toContain('The day was read at its noon');
  });

  it('is answered by their tones where no act is named that they are to be good for', async () => {
    const { answer: said, askNext } = await answer('good_moment', { ...days('2026-06-08', '2026-06-14'), event: null });
    expect(said).toContain('7 days from 8 June 2026 to 14 June 2026');
    expect(askNext?.[0]).toContain('event');
  });
});

describe('days about the birth', () => {
  it('are told from the day after it on, and none before', async () => {
    const { steps } = await answer('tomorrow', { ...days('1992-08-12', '1992-08-16'), past: true }, { voice: 'audit' });
    expect(steps?.map(({ arguments: sent }) => sent['query_date'])).toEqual(['1992-08-15', '1992-08-16']);
    const { answer: said } = await answer('tomorrow', { ...days('1992-08-03', '1992-08-09'), past: true });
    expect(said).toContain('lie before the birth');
  });
});

describe('days to choose from', () => {
  it('are told in the order of the tool that elects, each by its best moment', async () => {
    const { answer: said, best } = await answer('travel_date', days('2026-06-08', '2026-06-14'));
    const { windows } = (
      await callTool('find_travel_departure_time', {
        ...GOLDEN,
        scan_start: '2026-06-08T00:00',
        scan_days: 7,
        max_windows: 7,
        max_per_day: 1,
      })
    ).result as Printed;
    const order: number[] = windows.map(({ startLocal }: Printed) => Number(startLocal.slice(8, 10)));
    expect(new Set(order).size).toBe(order.length);
    const named = [...(said.match(/(?<=\b)\d+(?= June(?! 2026))/g) ?? [])].map(Number);
    expect(named.slice(0, order.length)).toEqual(order.slice(0, 7));
    expect(best?.start).toBe(windows[0].startLocal);
  });

  it('are those that are named and not the days between', async () => {
    const apart = ['2026-06-12', '2026-06-15'];
    const asked = { dates: { from: '2026-06-12', to: '2026-06-15', said: 'friday or monday', apart } };
    const { steps, best } = await answer('contract_time', asked, { voice: 'audit' });
    expect(steps?.map(({ tool, arguments: sent }) => [tool, sent['candidate_dates']])).toEqual([
      ['rank_candidate_dates', apart],
    ]);
    expect(apart).toContain(best?.start.slice(0, 10));
  });

  it('begin now where today is one of them', async () => {
    const today = new Date(TEST_NOW + 330 * 60_000).toISOString().slice(0, 10);
    const { best } = await answer('travel_date', days(today, today));
    expect(Date.parse(best?.end ?? '')).toBeGreaterThan(TEST_NOW);
  });
});

describe('a tool of one moment that is asked of several days', () => {
  it.each([
    ['panchang', 'get_panchang'],
    ['sade_sati', 'get_sade_sati_phases'],
  ])('reads of %s the day that a plan sends %s, and says which', async (key, name) => {
    const asked = days('2026-06-08', '2026-06-14');
    const sent = dateArguments(name, argumentsTaken(name), spanOf(asked.dates, TEST_NOW));
    const { answer: said, steps } = await answer(key, asked, { voice: 'audit' });
    expect(Object.values(sent)).toEqual(['2026-06-11']);
    expect(steps?.[0]).toMatchObject({ tool: name, arguments: sent });
    expect(said).toContain('Of the days asked about, the one in the middle was read, 11 June 2026.');
  });
});
