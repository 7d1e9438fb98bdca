import { describe, expect, it } from 'vitest';
import { printedChart } from '../../../test/printed-chart.ts';
import { readReference } from '../../../test/read-reference.ts';
import type { JudgedEvent } from '../../events/event.ts';
import { natalEvent } from '../../events/natal.ts';
import { judgedGroup } from '../../events/resolve.ts';
import { nthFrom } from '../../zodiac/house-math.ts';
import { HOUSES } from '../../zodiac/names.ts';
import type { House } from '../../zodiac/names.ts';
import { promise } from './promise.ts';

const { charts } = readReference<{
  charts: readonly {
    readonly id: string;
    readonly printed_cusps: Readonly<Record<string, { readonly lon: number }>>;
  }[];
}>('kp_reader3_natal');

/** R3-035 prints six cusps; the other six stand opposite. */
const printed = charts.find(({ id }) => id === 'R3-035')?.printed_cusps ?? {};
const opposite = Object.fromEntries(
  HOUSES.slice(6).map((house) => [house, ((printed[`c${house - 6}`]?.lon ?? NaN) + 180) % 360]),
);

/** A row of the catalogue read for the partner: every house counted from the seventh (R9.8). */
function ofPartner(key: string): JudgedEvent {
  const event = natalEvent(key);
  const turned = (houses: readonly House[]): readonly House[] => houses.map((house) => nthFrom(7, house));
  return {
    ...event,
    primaryCusp: nthFrom(7, event.primaryCusp),
    required: turned(event.required),
    supporting: turned(event.supporting),
    denial: turned(event.denial),
  };
}

describe('R3-035, a lady’s chart: transfer and promotion of her husband, predicted for February 1969', () => {
  const chart = printedChart('R3-035', Date.UTC(1942, 7, 13, 1, 30), opposite);

  it('is promised by the rows of the catalogue, turned to the seventh', () => {
    expect(promise(chart, ofPartner('job_transfer'))).toMatchObject({ house: 4, csl: 'Mercury', side: 'yes' });
    expect(promise(chart, ofPartner('promotion'))).toMatchObject({ house: 4, side: 'yes' });
  });

  it('with the author’s houses 3, 9, 12 from the seventh hangs on the cusp: his ninth gives it, the tenth is split', () => {
    const houses: readonly House[] = [3, 6, 9];
    expect(promise(chart, judgedGroup(houses, { primary: 9 }))).toMatchObject({ csl: 'Mars', verdict: 'ACTIVE' });
    expect(promise(chart, judgedGroup(houses, { primary: 4 }))).toMatchObject({
      verdict: 'CONTRADICTED',
      side: 'split',
    });
  });
});

it('R3-025, spiritual life: the Moon can concentrate, and spiritual progress is promised', () => {
  const chart = printedChart('R3-025', Date.UTC(1924, 2, 11, 11, 39));
  expect(promise(chart, natalEvent('spiritual_progress')).side).toBe('yes');
});
