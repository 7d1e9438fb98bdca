import { shownMs } from '@cuspal/engine/time/clock';
import { callTool, conforms, GOLDEN } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { printed } from '../test/printed.ts';
import severalTool from './find-auspicious-time.tool.ts';
import anyEvent from './find-election-window.tool.ts';
import joint from './find-joint-election-window.tool.ts';
import older from './get-muhurta-advanced.tool.ts';
import rank from './rank-candidate-dates.tool.ts';

const SCAN = { scan_start: '2027-02-01T00:00:00', scan_days: 3 };
const person2 = { datetime: '1988-05-17T14:30', latitude: 48.2, longitude: 16.37, utcOffsetMinutes: 120 };
const elect = async (more: object) => printed((await conforms(anyEvent, more)).result);

describe('an event outside the life stage', () => {
  const born = { ...GOLDEN, birth_datetime: '2015-08-14T04:32:00' };
  const clock = { offsetMinutes: 330 };

  it('A1: is named first, with the age at the moment, and refuses nothing', async () => {
    const { summary, windows } = await elect({ ...born, ...SCAN, event: 'marriage' });
    const moment = Date.parse(windows[0]?.momentLocal ?? '');
    // Eleven until 14 August 2027.
    expect(new Date(shownMs(moment, clock)).getUTCFullYear()).toBe(2027);
    expect(summary).toMatch(/^"Marriage" is read from 18 on, and the person is 11 then\. The best moment for /);
    const elder = await elect({ ...GOLDEN, ...SCAN, event: 'marriage' });
    expect(elder.summary).toMatch(/^The best moment/);
  });

  it('A1: is named for a second person too, and in every tool that elects', async () => {
    const young = { ...person2, datetime: '2014-05-17T14:30' };
    const two = printed((await conforms(joint, { ...GOLDEN, ...SCAN, event: 'marriage', person2: young })).result);
    expect(two.summary).toMatch(/^For the second person "Marriage" is read from 18 on, and the person is 12 then\./);
    const dates = { event: 'marriage', granularity: 'hour', candidate_dates: ['2027-02-01', '2027-02-02'] };
    const ranked = await conforms(rank, { ...born, ...dates });
    const several = await conforms(severalTool, { ...born, ...SCAN, events: ['interview', 'marriage'] });
    const second = await conforms(older, { ...born, ...SCAN, event: 'marriage' });
    for (const { result } of [ranked, several, second])
      expect(result['summary']).toMatch(
        /^(?:"Job Interview \/ Selection" is read from \d+ on, and the person is 11 then\. )?"Marriage" is read from 18 on, and the person is 11 then\./,
      );
  });

  it('A1: is none where the moment comes after the birthday', async () => {
    const call = await callTool(anyEvent, {
      ...born,
      event: 'marriage',
      granularity: 'day',
      scan_start: '2033-08-14',
      scan_days: 3,
    });
    expect(String(call.result['summary'])).toMatch(/^(The best|No) moment/);
  });
});
