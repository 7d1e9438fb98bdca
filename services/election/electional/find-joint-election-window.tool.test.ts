import { callTool, conforms, GOLDEN } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { printed } from '../test/printed.ts';
import anyEvent from './find-election-window.tool.ts';
import tool from './find-joint-election-window.tool.ts';

const person2 = { datetime: '1988-05-17T14:30', latitude: 48.2, longitude: 16.37, utcOffsetMinutes: 120 };
const DAYS = { ...GOLDEN, event: 'sign_agreement', scan_start: '2027-02-01T00:00:00', scan_days: 3, person2 };
const passedOver = z.object({
  rejected: z.array(z.object({ startLocal: z.string(), secondaryReasons: z.array(z.string()) })),
  rejectedCount: z.number(),
});
const ten = async (args: object) =>
  (await Promise.all([1, 2].map((page) => conforms(tool, { ...args, page })))).flatMap(
    ({ result }) => printed(result).windows,
  );

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
      CONFIRMS: 'confirms this moment',
      PARTIAL: 'supports this moment in part',
      CONTRADICTS: 'contradicts this moment',
    };
    const met = new Set<string>();
    for (const scan_start of ['2027-02-01', '2027-03-07', '2027-04-11', '2027-05-16', '2027-06-20']) {
      const { windows, summary } = printed((await conforms(tool, { ...DAYS, scan_start })).result);
      const check = windows[0]?.secondaryCheck;
      if (check === undefined) continue;
      met.add(check);
      expect(summary).toContain(`The chart of the second person ${said[check]}.`);
    }
    expect(met.size).toBeGreaterThan(1);
  });

  it('passes over what the second chart contradicts, and only then', async () => {
    const all = await ten({ ...DAYS, max_windows: 12 });
    const kept = await ten({ ...DAYS, max_windows: 12, require_confirmation: true });
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
      expect(secondaryReasons.join(' ')).toMatch(/(works|work) against the event there/);
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
