import { vimshottariOf } from '@cuspal/engine/dasha/cycle-of';
import { runningAt } from '@cuspal/engine/dasha/vimshottari';
import { releaseFinder } from '@cuspal/engine/kp/timing/release';
import { lordOfPeriod, periodLord } from '@cuspal/engine/kp/timing/period-lord';
import { expect, it } from 'vitest';
import { ephemeris } from '../../../engine/test/random-charts.ts';
import { workedChart } from '../../../engine/test/worked-chart.ts';
import { deferredPlanetView, lordView } from './deferral.ts';

it('the `Lord` object: a planet with its deferral by the clock', () => {
  const chart = workedChart();
  const mercury = {
    planet: 'Mercury',
    starLord: 'Saturn',
    subLord: 'Mars',
    levels: { L1: [7], L2: [1], L3: [7, 8], L4: [3, 12] },
    promoted: false,
    retrograde: false,
    actsFor: [],
    standing: null,
  };
  // Without a period, and of a pratyantardasha: the fact alone.
  expect(lordView(periodLord(chart, 'Mercury'), chart.moment)).toEqual({
    ...mercury,
    deferral: { delayed: true, starLord: 'Saturn' },
  });
  // Mercury's antardasha in Saturn's mahadasha begins 23 April 2031; Saturn is at opposition in December and turns direct after it.
  const asOfMs = Date.UTC(2033, 0, 1);
  const context = { asOfMs, releases: releaseFinder(ephemeris, 'kp') };
  const [, ad] = runningAt(vimshottariOf(chart), asOfMs, 2);
  if (ad === undefined) throw new Error('no antardasha');
  expect(lordView(lordOfPeriod(chart, ad, context), chart.moment)).toEqual({
    ...mercury,
    deferral: {
      delayed: true,
      starLord: 'Saturn',
      turnsDirect: expect.stringMatching(/^2032-02-16T.*\+05:30$/),
      passesStartingPoint: expect.stringMatching(/^2032-/),
      released: true,
    },
  });
  expect(lordView(periodLord(chart, 'Saturn'), chart.moment).deferral).toBeNull();
});

it('a release past the ephemeris is null, and the planet stands first where it is named', () => {
  const release = { turnsDirectMs: null, passesStartingPointMs: null, released: false };
  const never = { planet: 'Moon', starLord: 'Saturn', release } as const;
  expect(JSON.stringify(deferredPlanetView(never, { offsetMinutes: 0 }))).toBe(
    '{"planet":"Moon","delayed":true,"starLord":"Saturn","turnsDirect":null,"passesStartingPoint":null,"released":false}',
  );
});
