import { callTool, conforms, GOLDEN, randomLives } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { personOf } from '../test/people.ts';
import { printed } from '../test/printed.ts';
import anyEvent from './find-election-window.tool.ts';
import tool from './find-joint-election-window.tool.ts';

const person2 = { datetime: '1988-05-17T14:30', latitude: 48.2, longitude: 16.37, utcOffsetMinutes: 120 };
const DAYS = { ...GOLDEN, event: 'sign_agreement', scan_start: '2027-02-01T00:00:00', scan_days: 3, person2 };
const passedOver = z.object({
  rejected: z.array(z.object({ startLocal: z.string(), secondaryReasons: z.array(z.string()) })),
  rejectedCount: z.number(),
});
const pool = async (args: object) => printed((await conforms(tool, args)).result).windows;

describe('find_joint_election_window', () => {
  it('gives the windows of find_election_window with the same second person', async () => {
    const [joint, any] = await Promise.all([conforms(tool, DAYS), conforms(anyEvent, DAYS)]);
    for (const field of [
      'windows',
      'selection',
      'primary',
      'secondary',
      'summary',
      'mode',
      'extensionNote',
      'system',
    ]) {
      expect(joint.result[field]).toEqual(any.result[field]);
    }
    expect(joint.result).toMatchObject({ rejected: [], rejectedCount: 0, system: 'extension' });
    expect(joint.result['provenance']).toMatchObject({
      notes: expect.arrayContaining([expect.stringMatching(/exchanging them may change everything/)]),
    });
  });

  it('says in the summary what the second chart makes of the best moment', async () => {
    const said = {
      CONFIRMS: 'confirms this moment.',
      PARTIAL: 'supports it in part, through the ',
      CONTRADICTS: 'contradicts this moment, because ',
    };
    const met = new Set<string>();
    for (const scan_start of ['2027-02-01', '2027-03-07', '2027-04-11', '2027-05-16', '2027-06-20']) {
      const { windows, summary } = printed((await conforms(tool, { ...DAYS, scan_start, any_hour: true })).result);
      const check = windows[0]?.secondaryCheck;
      if (check === undefined) continue;
      met.add(check);
      expect(summary).toContain(`The chart of the second person ${said[check]}`);
    }
    expect(met.size).toBeGreaterThan(1);
  });

  it('A8: calls no moment supported in part of which no layer holds for the second chart', async () => {
    const met = new Map<string, number>();
    for (const [index, life] of randomLives(60, 808).entries()) {
      const args = {
        ...life.args,
        event: 'sign_agreement',
        scan_days: 2,
        granularity: index % 2 === 0 ? 'minute' : 'hour',
      };
      const call = await callTool(tool, { ...args, person2: personOf(life, index) }, life);
      if (call.isError) continue;
      const { windows, summary } = printed(call.result);
      for (const { secondaryCheck = '', secondaryReasons = [] } of windows) {
        const held = secondaryReasons.filter((reason) => / has the support of /.test(reason)).length;
        if (secondaryCheck === 'PARTIAL') expect(held).toBeGreaterThan(0);
        if (held === 0) expect(secondaryCheck).toBe('CONTRADICTS');
        met.set(`${secondaryCheck} ${held}`, (met.get(`${secondaryCheck} ${held}`) ?? 0) + 1);
      }
      // The summary speaks of the best moment.
      const [best] = windows;
      if (best?.secondaryReasons?.every((reason) => / lacks the support of [^.]+\.$/.test(reason)))
        expect(summary).toContain('contradicts this moment, because none of the layers holds for it.');
    }
    expect([...met.keys()]).toEqual(expect.arrayContaining(['CONTRADICTS 0', 'PARTIAL 1', 'PARTIAL 2']));
  });

  it('passes over what the second chart contradicts, and only then', async () => {
    const all = await pool({ ...DAYS, max_windows: 12 });
    const kept = await pool({ ...DAYS, max_windows: 12, require_confirmation: true });
    expect(all.some(({ secondaryCheck }) => secondaryCheck === 'CONTRADICTS')).toBe(true);
    expect(kept.every(({ secondaryCheck }) => secondaryCheck !== 'CONTRADICTS')).toBe(true);
    // What both hold stands in the same order.
    const starts = kept.map(({ startLocal }) => startLocal);
    const agreed = all
      .filter(({ secondaryCheck }) => secondaryCheck !== 'CONTRADICTS')
      .map(({ startLocal }) => startLocal);
    expect(starts.slice(0, agreed.length)).toEqual(agreed);
    const { result } = await conforms(tool, { ...DAYS, max_windows: 12, require_confirmation: true });
    const { rejected, rejectedCount } = passedOver.parse(result);
    const contradicted = all
      .filter(({ secondaryCheck }) => secondaryCheck === 'CONTRADICTS')
      .map(({ startLocal }) => startLocal);
    expect(rejectedCount).toBeGreaterThanOrEqual(contradicted.length);
    expect(rejected.length).toBe(Math.min(10, rejectedCount));
    expect(rejected.map(({ startLocal }) => startLocal).slice(0, contradicted.length)).toEqual(
      contradicted.slice(0, 10),
    );
    for (const { secondaryReasons } of rejected)
      expect(secondaryReasons.join(' ')).toMatch(/(works|work) against the event there|^(\D+ does not hold \D+\.)+$/);
  });

  it('refuses one person twice and a person without a name for the clock', async () => {
    const { birth_datetime: datetime, latitude, longitude, utc_offset_minutes: utcOffsetMinutes } = GOLDEN;
    const twice = await callTool(tool, { ...DAYS, person2: { datetime, latitude, longitude, utcOffsetMinutes } });
    expect(twice).toMatchObject({
      meta: { code: 'validation_failed', field: 'person2' },
      text: expect.stringContaining('same birth'),
    });
    expect((await callTool(tool, { ...DAYS, person2: undefined })).meta).toMatchObject({
      code: 'validation_failed',
      field: 'person2',
    });
  });
});

describe('a second chart that contradicts everything', () => {
  it('leaves no window, and says so', async () => {
    const births = Array.from({ length: 60 }, (_, index) =>
      new Date(Date.UTC(1985, 0, 1 + index * 37, index % 24)).toISOString().slice(0, 16),
    );
    for (const datetime of births) {
      const args = {
        ...DAYS,
        event: 'marriage',
        granularity: 'hour',
        scan_days: 0.05,
        require_confirmation: true,
        person2: { ...person2, datetime },
      };
      const { result } = await conforms(tool, args);
      if (passedOver.parse(result).rejectedCount === 0 || printed(result).windows.length > 0) continue;
      expect(result['selection']).toMatchObject({
        status: 'NONE',
        reason: 'The second chart contradicts every window that the scan offers.',
      });
      expect(result['summary']).toMatch(/because the second chart contradicts every window/);
      return;
    }
    throw new Error('no chart contradicts every window');
  });
});
