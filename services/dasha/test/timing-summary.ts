import { instantMs, isTooOld } from '@cuspal/tool-kit/testing';
import { expect } from 'vitest';
import type { z } from 'zod';
import type tool from '../timing/find-event-timing-v2.tool.ts';

type Result = z.output<typeof tool.output>;

const inDays = (instant: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${instant.slice(0, 10)}T00:00Z`),
  );

/** `from 3 March to 28 May 2028`, `on 3 March 2028`, or that it runs already. */
function inPeriod(start: string, end: string, asOf: string): string {
  if (instantMs(start) <= instantMs(asOf) && instantMs(asOf) < instantMs(end))
    return `already running, until ${inDays(end)}`;
  if (start.slice(0, 10) === end.slice(0, 10)) return `on ${inDays(end)}`;
  const begins = inDays(start).replace(start.slice(0, 4) === end.slice(0, 4) ? / \d+$/ : '', '');
  return `from ${begins} to ${inDays(end)}`;
}

/** The summary speaks of the best window, of its days, its lords and transits, and of a promise that limits it (R6T.5). */
export function checkSummary(found: Result): void {
  const { answer, summary, asOf, windows, weaker, promise, pagination, shareOfTime, kept, first, next } = found;
  expect(summary.startsWith(answer)).toBe(true);
  expect(summary).toContain(promise.event);
  expect(/does not (promise|show)/.test(summary)).toBe(promise.side === 'no');
  if (isTooOld(found.withheldReason)) return;
  const best = windows.find(({ state }) => state !== 'DEFERRED_OUT');
  const weak = weaker.find(({ state }) => state !== 'DEFERRED_OUT');
  expect(next?.[0]?.tool).toBe(
    promise.side === 'no'
      ? 'analyze_natal_promise'
      : best === undefined && weak === undefined
        ? 'get_event_dasha'
        : 'get_transit_advanced',
  );
  expect(shareOfTime === null).toBe(promise.side === 'no');
  if (promise.side === 'no' || pagination.page !== 1) return;
  const told = (of: number): string =>
    of > 0 && of < 0.005 ? 'less than 1 %' : `${Math.round(Math.round(of * 1000) / 10)} %`;
  if (best === undefined) {
    expect(/A weaker one|a weaker one/.test(summary)).toBe(weak !== undefined);
    if (weak) expect(summary).toContain(inPeriod(weak.usableStart ?? '', weak.end, asOf));
    else expect(summary).toMatch(/No suitable period comes before|No date is offered, because every period/);
    return;
  }
  expect(summary).toContain(inPeriod(best.usableStart ?? '', best.end, asOf));
  expect(/the two nearer period lords/.test(summary)).toBe(best.class === 'PARTIAL');
  expect(/all three period lords/.test(summary)).toBe(best.class === 'FULL');
  expect(/If it comes at all/.test(summary)).toBe(promise.side === 'split');
  expect(/The (promise|tendency) (is|itself is) weak/.test(summary)).toBe(promise.verdict === 'PARTIALLY_ACTIVE');
  expect(found.best).toMatchObject({ start: best.start, end: best.end, class: best.class });
  expect(summary).toContain(inPeriod(first?.usableStart ?? '', first?.end ?? '', asOf));
  expect(instantMs(first?.usableStart ?? '')).toBeLessThanOrEqual(instantMs(best.usableStart ?? ''));
  expect(summary).toContain(`about ${told(shareOfTime?.offered ?? NaN)} of a lifetime`);
  expect(/other periods may take their place/.test(summary)).toBe((kept ?? 1) < 0.7);
  const [date] = best.candidateDates.filter(({ by }) => by.length > 1);
  // A long summary leaves the transits to candidateDates.
  const agree = /first agree by transit/.test(summary);
  if (summary.length < 560) expect(agree).toBe(date !== undefined);
  if (agree) expect(summary).toContain(inDays(date?.end ?? ''));
  // Days that the Sun alone marks stand in candidateDates, so the summary must not say that there are none.
  if (/do not single out a day/.test(summary)) expect(best.candidateDates).toEqual([]);
  if (/but neither Jupiter nor Saturn does/.test(summary)) {
    expect(best.transitConfirmed).toBe(false);
    expect(best.candidateDates.map(({ by }) => by)).toEqual(best.candidateDates.map(() => ['SUN']));
    expect(summary).toContain(inDays(best.candidateDates[0]?.end ?? ''));
  }
}
