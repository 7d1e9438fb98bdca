import { describe, expect, it } from 'vitest';
import { randomNumbers } from '../../test/random-charts.ts';
import type { Interval } from '../base/intervals.ts';
import { PERIOD_CLASSES } from '../kp/promise/period-class.ts';
import {
  CONVERGENCES,
  convergenceOf,
  DASHA_STATES,
  DASHA_SYSTEMS,
  dashaMeetings,
  type DashaSystem,
  stateOfClass,
  stateOfPair,
} from './dasha-consensus.ts';

describe('how three dashas agree', () => {
  it.each([
    ['ON ON ON', 'STRONG', 'S1'],
    ['ON ON HALF', 'PARTIAL', 'S2'],
    ['ON ON OFF', 'PARTIAL', 'S2'],
    ['ON HALF HALF', 'PARTIAL', 'S2'],
    ['ON HALF OFF', 'WEAK', 'S3'],
    ['ON OFF OFF', 'WEAK', 'S3'],
    ['HALF HALF HALF', 'WEAK', 'S3'],
    ['HALF HALF OFF', 'WEAK', 'S3'],
    ['HALF OFF OFF', 'DIVERGENT', 'S4'],
    ['OFF OFF OFF', 'DIVERGENT', 'S4'],
  ])('%s is %s, in any order', (states, convergence, rule) => {
    const wanted = states.split(' ').sort().join(' ');
    const seen = DASHA_STATES.flatMap((a) => DASHA_STATES.flatMap((b) => DASHA_STATES.map((c) => [a, b, c]))).filter(
      (each) => [...each].sort().join(' ') === wanted,
    );
    expect(seen.length).toBeGreaterThan(0);
    for (const each of seen) expect(convergenceOf(each)).toEqual({ convergence, rule });
    expect(CONVERGENCES).toContain(convergence);
  });

  it('reads a class and a pair of periods', () => {
    expect(PERIOD_CLASSES.map(stateOfClass)).toEqual(['ON', 'ON', 'HALF', 'OFF']);
    expect([stateOfPair(true, true), stateOfPair(true, false), stateOfPair(false, true)]).toEqual([
      'ON',
      'HALF',
      'HALF',
    ]);
    expect(stateOfPair(false, false)).toBe('OFF');
  });
});

const span = (startMs: number, endMs: number): Interval => ({ startMs, endMs });

describe('where dashas meet', () => {
  it('joins neighbours with the same dashas and cuts where another comes or goes', () => {
    const on = {
      vimshottari: [span(0, 10), span(10, 30)],
      yogini: [span(5, 20), span(20, 25), span(28, 29)],
      chara: [span(15, 22), span(40, 50)],
    };
    expect(dashaMeetings(on)).toEqual([
      { startMs: 5, endMs: 15, on: ['vimshottari', 'yogini'] },
      { startMs: 15, endMs: 22, on: ['vimshottari', 'yogini', 'chara'] },
      { startMs: 22, endMs: 25, on: ['vimshottari', 'yogini'] },
      { startMs: 28, endMs: 29, on: ['vimshottari', 'yogini'] },
    ]);
  });

  it('keeps eight, those of three first, then the earlier, and prints them in order of time', () => {
    const ten = Array.from({ length: 10 }, (_, index) => span(index * 10, index * 10 + 5));
    const meetings = dashaMeetings({ vimshottari: ten, yogini: ten, chara: ten.slice(8) });
    expect(meetings.map(({ startMs }) => startMs)).toEqual([0, 10, 20, 30, 40, 50, 80, 90]);
    expect(meetings.at(-1)?.on).toHaveLength(3);
  });

  it('holds every moment at which two are on, and no other', () => {
    const random = randomNumbers(1405);
    for (let round = 0; round < 200; round++) {
      const spans = (): readonly Interval[] =>
        Array.from({ length: 2 }, () => Math.floor(random() * 40)).map((start) =>
          span(start, start + 1 + Math.floor(random() * 12)),
        );
      const on: Record<DashaSystem, readonly Interval[]> = { vimshottari: spans(), yogini: spans(), chara: spans() };
      const meetings = dashaMeetings(on);
      for (let at = 0.5; at < 55; at++) {
        const running = DASHA_SYSTEMS.filter((system) =>
          on[system].some((each) => each.startMs < at && at < each.endMs),
        );
        const found = meetings.filter((each) => each.startMs < at && at < each.endMs);
        expect(found.map((each) => each.on)).toEqual(running.length >= 2 ? [running] : []);
      }
    }
  });
});
