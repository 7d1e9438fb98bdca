import { describe, expect, it } from 'vitest';
import { naiveClassOf } from '../../../test/naive-standing.ts';
import { randomCharts } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { fitsAge } from '../../events/life-stage.ts';
import { NATAL_EVENTS } from '../../events/natal.ts';
import { PLANETS } from '../../zodiac/names.ts';
import { activatedHouses } from '../kernel/activated-houses.ts';
import { activeEvents, closeShare } from './active-events.ts';
import { level } from '../kernel/levels.ts';
import { promise } from '../promise/promise.ts';

describe('activatedHouses', () => {
  it('takes each house at the best level of any of the lords', () => {
    for (const chart of randomCharts(20, 41)) {
      const lords = [PLANETS[3], PLANETS[7], PLANETS[3]].flatMap((planet) => planet ?? []);
      const rows = activatedHouses(chart, lords);
      for (let house = 1; house <= 12; house += 1) {
        const row = rows.find((each) => each.house === house);
        const found = lords.map((lord) => level(chart, lord, row?.house ?? 1));
        if (!row) continue;
        expect(Math.min(...found.map((at) => at ?? 9))).toBe(row.level);
        expect(row.via).toEqual([...new Set(lords)].filter((lord) => level(chart, lord, row.house) === row.level));
      }
      const houses = rows.map(({ house }) => house);
      expect(houses).toEqual([...houses].sort((a, b) => a - b));
    }
  });

  it('is that of the worked chart by hand', () => {
    // Saturn (star lord Moon in 8; itself in 7; Moon owns 1; Saturn owns 7, 8), promoted or not as its stars have tenants.
    const rows = activatedHouses(workedChart(), ['Saturn']);
    expect(rows.map(({ house }) => house)).toEqual([1, 7, 8]);
    expect(rows.find(({ house }) => house === 8)).toMatchObject({ level: 1, via: ['Saturn'] });
  });
});

const NEVER = ['pregnancy_loss', 'imprisonment', 'addiction'];

describe('activeEvents', () => {
  it('A1: lists the events of the age for which all lords are strong and which the promise does not refuse, the better held first', () => {
    const seen = new Set<string>();
    let postponed = 0;
    for (const chart of randomCharts(60, 42)) {
      for (const lords of [
        ['Venus', 'Jupiter', 'Moon'],
        ['Saturn', 'Mercury', 'Rahu'],
      ] as const) {
        const adult = activeEvents(chart, lords, 30, true);
        const rows = adult.events;
        const order = rows.map(({ event }) => [
          -closeShare(chart, event, lords),
          NATAL_EVENTS.findIndex(({ key }) => key === event.key),
        ]);
        expect(order).toEqual([...order].sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d));
        for (const row of rows) {
          seen.add(row.class);
          expect(promise(chart, row.event)).toMatchObject({ side: 'yes', band: row.band });
          expect(NEVER).not.toContain(row.event.key);
          postponed += row.postponedBy.length;
          expect(naiveClassOf(chart, row.event, lords)).toBe('FULL');
        }
        const plain = activeEvents(chart, lords, 30, false);
        expect(plain.events).toEqual(rows.filter(({ event }) => event.polarity !== 'adverse'));
        for (const { event } of rows) expect(fitsAge(event, 30)).toBe(true);
        for (const { event, age } of adult.setAside) expect([age, fitsAge(event, 30)]).toEqual([30, false]);
        const listed = [...rows, ...adult.setAside].map(({ event }) => event.key);
        for (const event of NATAL_EVENTS) {
          const full = naiveClassOf(chart, event, lords) === 'FULL';
          if (full && promise(chart, event).side === 'yes' && !NEVER.includes(event.key))
            expect(listed).toContain(event.key);
        }
      }
    }
    expect([...seen]).toEqual(['FULL']);
    // A lord that puts the matter off is a note and lowers nothing (R6T.2).
    expect(postponed).toBeGreaterThan(0);
  });
});
