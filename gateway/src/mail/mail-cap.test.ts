import { describe, expect, it } from 'vitest';
import { quiet } from '../../test/services.ts';
import { Limits } from '../limits/limits.ts';
import { MailCap } from './mail-cap.ts';

const HOUR_MS = 3_600_000;

function capOf(perHour: number) {
  const clock = { now: 0 };
  const counted = { refused: 0 };
  const limits = new Limits({ logger: quiet, now: () => clock.now });
  const refusals = { countMail: () => (counted.refused += 1) };
  const cap = new MailCap({ limits, refusals, perHour });
  const sent = async (isKnown: boolean, tries: number): Promise<number> => {
    let count = 0;
    for (let at = 0; at < tries; at += 1) if ((await cap.take(isKnown)).ok) count += 1;
    return count;
  };
  return { cap, clock, counted, sent };
}

describe('the messages of an hour', () => {
  it.each([10, 1_000])('are %d at most, in whichever hour, however they are asked for', async (perHour) => {
    const { clock, sent } = capOf(perHour);
    const minutes: number[] = [];
    for (let minute = 0; minute < 180; minute += 1, clock.now += HOUR_MS / 60) {
      minutes.push((await sent(true, 10)) + (minute % 40 === 0 ? await sent(true, perHour) : 0));
    }
    const hours = minutes.map((_, at) => minutes.slice(at, at + 60).reduce((sum, each) => sum + each, 0));
    expect(Math.max(...hours)).toBeLessThanOrEqual(perHour);
    expect(Math.max(...hours)).toBeGreaterThan(perHour / 2);
  });

  it('leave a part of those that go out at once to browsers that are known', async () => {
    const { sent, counted, cap } = capOf(1_000);
    expect(await sent(false, 300)).toBe(200);
    expect(counted.refused).toBe(100);
    expect(await sent(true, 300)).toBe(50);
    const { ok, retryAfterSeconds } = await cap.take(true);
    // 750 an hour come back.
    expect([ok, retryAfterSeconds]).toEqual([false, 5]);
  });
});
