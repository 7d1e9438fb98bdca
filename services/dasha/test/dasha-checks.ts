import type { Planet } from '@cuspal/engine/zodiac/names';
import { instantMs, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { expect } from 'vitest';

export interface Dated {
  readonly startDate: string;
  readonly endDate: string;
  readonly nominalStart?: string | undefined;
  readonly beforeBirth?: true | undefined;
}

/** Where the full run of a period begins. */
export const fullStart = ({ nominalStart, startDate }: Dated): string => nominalStart ?? startDate;

/** The periods of a list that belong to the life. */
export const ofLife = <Period extends Dated>(periods: readonly Period[]): readonly Period[] =>
  periods.filter(({ beforeBirth }) => beforeBirth === undefined);

/** Each end is the next start, to the letter. */
export function expectTiles(periods: readonly Dated[]): void {
  expect(periods.length).toBeGreaterThan(0);
  periods.forEach((period, k) => {
    const before = periods[k - 1];
    if (before) expect(fullStart(period)).toBe(before.endDate);
    expect(instantMs(period.endDate)).toBeGreaterThanOrEqual(instantMs(period.startDate));
  });
}

/** The parts begin and end with the whole and tile it. */
export function expectParts(whole: Dated, parts: readonly Dated[]): void {
  expectTiles(parts);
  const start = parts[0]?.beforeBirth ? fullStart(whole) : whole.startDate;
  expect([parts[0]?.startDate, parts.at(-1)?.endDate]).toEqual([start, whole.endDate]);
}

/** The period that holds an instant, by its printed borders. */
export const holding = <Period extends Dated>(periods: readonly Period[], instant: string): Period | undefined =>
  periods.find(
    ({ startDate, endDate }) => instantMs(startDate) <= instantMs(instant) && instantMs(instant) < instantMs(endDate),
  );

/** Lords before a lord in the Vimshottari order. */
export const VIMSHOTTARI = ['Ketu', 'Venus', 'Sun', 'Moon', 'Mars', 'Rahu', 'Jupiter', 'Saturn', 'Mercury'] as const;
export const YEARS: Readonly<Record<Planet, number>> = {
  Ketu: 7,
  Venus: 20,
  Sun: 6,
  Moon: 10,
  Mars: 7,
  Rahu: 18,
  Jupiter: 16,
  Saturn: 19,
  Mercury: 17,
};

export const POLAR = SAMPLE_CHARTS.filter(({ edge }) => edge === 'polar');
export const NOT_POLAR = SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar');
