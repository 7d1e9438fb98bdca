import { birthsFor, callTool, conforms, eventOf, randomLives, type Life } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import type { Printed } from '../test/composite-blocks.ts';
import { matterNamed } from '../../meta/matters/matters.ts';
import { answerOn, questionOn } from '../test/asking.ts';
import { partnerOf } from '../test/partner.ts';
import tool from './answer-question.tool.ts';

const answered = async ({ args, now }: Life, more: object): Promise<Printed> =>
  (await conforms(tool, { ...args, ...more }, { now })).result;
const single = async ({ args, now }: Life, name: string, more: object): Promise<Printed> =>
  (await callTool(name, { ...args, ...more }, { now })).result;

/** A window as the answer prints it. */
const periodOf = (window: Printed) =>
  window && { start: window.usableStart ?? window.start, end: window.end, class: window.class };

/** The same, with the beginning of the period that runs where the search cut it at the moment of asking. */
const begunPeriod = (window: Printed, { asOf, levels }: Printed) => {
  const { startDate } = levels.find(({ level }: Printed) => level === 'PD');
  const isCut = window?.start === asOf && window.usableStart === asOf && startDate < asOf;
  return isCut ? { ...periodOf(window), began: startDate } : periodOf(window);
};

// The single tools are the second way of computing: what the answer says of an event is theirs to the second.
describe('answer_question says what the single tools say', () => {
  it('of a promise, its base rate, its stability and its time, over random births and all events', async () => {
    for (const [index, life] of randomLives(birthsFor(200, 20), 4301, 1).entries()) {
      const label = eventOf(index);
      const uncertainty = index % 3 === 0 ? { birth_time_uncertainty_minutes: 4 } : {};
      const result = await answered(life, { event: label, ...uncertainty });
      const { events } = await single(life, 'analyze_natal_promise', { events: [label], ...uncertainty });
      const timing = await single(life, 'find_event_timing_v2', { event: label, ...uncertainty });
      // Matters that a tool describes have no promise of their own in the answer.
      if (result.wouldChange === null) continue;
      const [row] = events;
      expect(result.verdict).toMatchObject({ verdict: row.verdict, side: row.side, baseRate: row.baseRate });
      const { beforeSeconds, afterSeconds } = row.stability;
      expect(result.wouldChange).toMatchObject({ earlierSeconds: beforeSeconds, laterSeconds: afterSeconds });
      const running = await single(life, 'get_smart_current_dasha', {});
      expect([result.first, result.best]).toEqual(
        [timing.first, timing.best].map((each) => begunPeriod(each, running)),
      );
    }
  });

  it('of a relative, whose houses are turned', async () => {
    for (const life of randomLives(birthsFor(20), 4302, 20)) {
      const relation = 'father';
      const result = await answered(life, { event: 'Job Change', relation });
      const { events } = await single(life, 'analyze_natal_promise', { events: ['Job Change'], relation });
      expect(result.verdict.verdict).toBe(events[0].verdict);
    }
  });

  it('of an election, over the days that are sent', async () => {
    const days = { start_date: '2026-02-01', end_date: '2026-02-10' };
    for (const life of randomLives(birthsFor(12), 4303, 20)) {
      const at = { ...life, now: Date.UTC(2026, 0, 1) };
      if (Math.abs(Date.parse(`${life.args.birth_datetime}Z`) - Date.UTC(1980, 0, 1)) > 40 * 365 * 86_400_000) continue;
      const result = await answered(at, { event: 'Start a Business', ...days });
      const scan = { scan_start: '2026-02-01T00:00', scan_days: 10 };
      const { windows, promise } = await single(at, 'find_business_launch_time', scan);
      const [best] = windows;
      expect(result.best).toEqual(best ? { start: best.startLocal, end: best.endLocal, class: best.verdict } : null);
      expect(result.verdict).toMatchObject({ verdict: promise.verdict, side: promise.side });
    }
  });

  it('of a number, for the moment at which it is asked', async () => {
    for (const [index, life] of randomLives(birthsFor(20), 4304).entries()) {
      const number = 1 + ((index * 37) % 249);
      const moment = { question_datetime: '2026-01-01T10:00:00', question_time_zone: 'Asia/Kolkata' };
      const result = await answered(life, { event: 'Promotion / Increment', number, ...moment });
      const horary = await single(life, 'get_horary_chart_v2', {
        target_number: number,
        query_event: 'Promotion / Increment',
        ...moment,
      });
      expect(result.verdict?.verdict).toBe(horary.verdict?.answer);
      expect(result.first).toEqual(periodOf(horary.windows[0] ?? null));
    }
  });

  it('of two people', async () => {
    const match = matterNamed('match_points') ?? { key: '', tools: [] };
    for (const [index, life] of randomLives(birthsFor(8), 4305, 18).entries()) {
      const partner = partnerOf(life, index);
      const result = await answerOn(life.args, questionOn(match), { person2: partner }, life.now);
      const { synthesis } = await single(life, 'run_kundli_match_complete', { partner });
      expect(result.verdict?.verdict).toBe(synthesis.answer);
    }
  });
});
