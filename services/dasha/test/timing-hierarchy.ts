import { buildChart } from '@cuspal/engine/chart/build';
import type { NatalEvent } from '@cuspal/engine/events/event';
import { PERIOD_CLASSES } from '@cuspal/engine/kp/promise/period-class';
import { windowsFor } from '@cuspal/engine/kp/timing/event-windows';
import { releaseFinder } from '@cuspal/engine/kp/timing/release';
import { siderealPosition } from '@cuspal/engine/search/position';
import { parseCivil } from '@cuspal/engine/time/civil';
import { civilToUtcMs } from '@cuspal/engine/time/wall-clock';
import { jdFromUtcMs, YEAR_MS } from '@cuspal/engine/time/julian';
import { divide } from '@cuspal/engine/zodiac/division';
import { type Ayanamsa, type Planet, SIGNS } from '@cuspal/engine/zodiac/names';
import { conforms, GOLDEN, testEphemeris, withNotes } from '@cuspal/tool-kit/testing';
import { expect } from 'vitest';
import type { z } from 'zod';
import tool from '../transit/get-transit-timing-hierarchy.tool.ts';

const output = withNotes(tool);

type Result = z.output<typeof output>;

export const call = async (args: object, now?: number): Promise<Result> =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);

export const at = (args: object): Promise<Result> => call({ ...GOLDEN, ...args });

/** From later moments twelve years of Saturn run past the ephemeris. */
export const LAST_WHOLE = Date.UTC(2375, 0, 1);

export const BODY: Readonly<Record<string, Planet>> = {
  SATURN: 'Saturn',
  JUPITER: 'Jupiter',
  SUN: 'Sun',
  MOON: 'Moon',
};

export const sky = testEphemeris();

export const utcMs = (instant: string): number => {
  const civil = parseCivil(instant, 'instant');
  return civilToUtcMs(civil, civil.offsetMinutes ?? NaN);
};

export const lordsAt = (planet: Planet, ms: number, ayanamsa: Ayanamsa) =>
  divide(siderealPosition(sky, planet, jdFromUtcMs(ms), ayanamsa).longitude);

/** From when the periods that are offered for a matter of the golden birth can be used, within twelve years. */
export function offeredStarts(event: NatalEvent, fromMs: number): readonly number[] {
  const bornMs = utcMs(`${GOLDEN.birth_datetime}+05:30`);
  const moment = { ...GOLDEN, utcMs: bornMs, jdUt: jdFromUtcMs(bornMs), offsetMinutes: GOLDEN.utc_offset_minutes };
  const context = { asOfMs: fromMs, rulingPlanets: [], releases: releaseFinder(sky, GOLDEN.ayanamsa) };
  const span = { startMs: fromMs, endMs: fromMs + 12 * YEAR_MS };
  const { offered } = windowsFor(buildChart(sky, moment), event, span, context);
  return offered.flatMap(({ usableStartMs }) => usableStartMs ?? []);
}

const IN_WORDS = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The answer tells the first of the best days and what a weaker period leaves of it. */
function checkAnswer(answer: string, [best]: Result['bestDates']): void {
  expect(/agree best on/.test(answer)).toBe(best !== undefined);
  if (best === undefined) return;
  expect(answer).toContain(`agree best on ${IN_WORDS.format(Date.parse(`${best.date}T00:00Z`))}`);
  expect(/is a weaker one/.test(answer)).toBe(best.dashaClass === 'WEAK');
  for (const stage of best.agree) expect(answer.toUpperCase()).toContain(stage);
}

/** What the page promises of every answer, from the printed text and the bare sky alone. */
export function checkResult(
  { answer, asOf, hierarchy, strongPlanets, within, bestDates, truncated }: Result,
  ayanamsa: Ayanamsa,
): number {
  const stages = [
    ['SATURN', '2.5 years'],
    ['JUPITER', 'year'],
    ['SUN', 'month'],
    ['MOON', 'day'],
  ];
  // Without a period of the matter no days are looked for.
  expect(hierarchy.map(({ stage, narrowsTo }) => [stage, narrowsTo])).toEqual(
    within === 'NONE' ? stages.slice(0, 2) : stages,
  );
  if (within === 'NONE') expect(bestDates).toEqual([]);
  let parents = [{ start: asOf, end: '9999' }];
  for (const { stage, span, spans, relaxed, windows } of hierarchy) {
    expect(relaxed).toBe(windows.length === 0);
    if (spans) expect(span).toEqual({ start: spans[0]?.start, end: spans.at(-1)?.end });
    // Stays that touch are one; a single one is the span itself.
    if (spans) {
      expect(['SATURN', 'JUPITER']).toContain(stage);
      expect(spans.length).toBeGreaterThan(1);
      spans.slice(1).forEach(({ start }, at) => expect(utcMs(start)).toBeGreaterThan(utcMs(spans[at]?.end ?? '')));
    }
    for (const window of windows) {
      const [offered, start, end] = [window.offeredFrom, window.start, window.end].map(utcMs);
      if (offered === undefined || start === undefined || end === undefined) throw new Error('no instants');
      expect(offered).toBeLessThanOrEqual(start);
      expect(start).toBeLessThan(end);
      expect(start).toBeGreaterThanOrEqual(utcMs(asOf));
      // Inside the spans of the stage before; one that ends where the next begins goes on in it.
      expect(parents.some((parent) => window.start >= parent.start && window.start < parent.end)).toBe(true);
      expect(parents.some((parent) => window.end > parent.start && window.end <= parent.end)).toBe(true);
      const middle = lordsAt(BODY[stage] ?? 'Moon', (start + end) / 2, ayanamsa);
      expect(strongPlanets).toEqual(expect.arrayContaining([middle.starLord, middle.subLord]));
      expect(middle.starLord).toBe(window.starLord);
      expect(SIGNS[middle.signIndex]).toBe(window.sign);
      // Solved to 0.2 s, printed without fractions.
      expect(lordsAt(BODY[stage] ?? 'Moon', start + 2000, ayanamsa).subLord).toBe(window.subLord);
      expect(window.triple).toBe(strongPlanets.includes(middle.signLord));
      const dates = [window.turnsDirect, window.passesStartingPoint];
      if (window.status === 'OPEN') expect(dates).toEqual([undefined, undefined]);
      else if (truncated !== true) expect(dates).toEqual([expect.any(String), expect.any(String)]);
    }
    // The Moon is looked for in the first windows of the Sun.
    if (stage === 'SATURN' || stage === 'JUPITER') parents = [...(spans ?? [span])];
    else if (windows.length > 0) parents = windows.slice(0, 3);
  }
  checkAnswer(answer, bestDates);
  const sun = hierarchy.find(({ stage }) => stage === 'SUN')?.windows ?? [];
  const keys = bestDates.map(({ dashaClass, triple, agree, date }) => [
    PERIOD_CLASSES.indexOf(dashaClass),
    triple ? 0 : 1,
    -agree.length,
    Date.parse(date),
  ]);
  // Printed by rank, never one day twice.
  const sorted = [...keys].sort((a, b) => {
    const at = a.findIndex((value, index) => value !== b[index]);
    return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
  });
  expect(keys).toEqual(sorted);
  expect(bestDates.map(({ rank }) => rank)).toEqual(bestDates.map((_, index) => index + 1));
  expect(new Set(bestDates.map(({ date }) => date)).size).toBe(bestDates.length);
  expect(bestDates.length).toBeLessThanOrEqual(5);
  for (const { date, dashaClass, agree } of bestDates) {
    // What holds is the class of the period: a day of a weaker one only where no other is offered.
    expect(within === 'OFFERED' ? ['FULL', 'PARTIAL'] : ['WEAK']).toContain(dashaClass);
    expect(sun.some(({ start, end }) => start.slice(0, 10) <= date && date <= end.slice(0, 10))).toBe(true);
    expect(agree).toEqual(expect.arrayContaining(['SUN', 'MOON']));
    const midnight = utcMs(`${date}T00:00:00${asOf.slice(19)}`);
    for (const stage of agree) {
      // A stay that begins in the last minutes of the day is met at its last second.
      const minutes = [
        ...Array.from({ length: 24 * 12 }, (_, at) => midnight + at * 300_000 + 150_000),
        midnight + 86_399_000,
      ];
      const agrees = minutes.some((ms) => {
        const { starLord, subLord } = lordsAt(BODY[stage] ?? 'Moon', ms, ayanamsa);
        return strongPlanets.includes(starLord) && strongPlanets.includes(subLord);
      });
      expect(agrees).toBe(true);
    }
  }
  return hierarchy.reduce((sum, { windows }) => sum + windows.length, 0);
}
