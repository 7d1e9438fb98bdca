import { describe, expect, it } from 'vitest';
import { randomCharts, randomNumbers } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import type { Chart } from '../../chart/chart.ts';
import type { NatalEvent } from '../../events/event.ts';
import { fitsAge } from '../../events/life-stage.ts';
import { NATAL_EVENTS, natalEvent } from '../../events/natal.ts';
import { levels } from '../kernel/levels.ts';
import { promise } from '../promise/promise.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { mostActiveEvent } from './most-active-event.ts';

/** One number per event, weighing the criteria as the digits of a number: another way to the same order. */
function weight(chart: Chart, event: NatalEvent, lords: readonly Planet[], rulers: readonly Planet[]): number {
  const best = (planet: Planet, house: House): number => levels(chart, planet).best[house] ?? 9;
  const strongest = (house: House): number => Math.min(...lords.map((lord) => best(lord, house)));
  const favourable = new Set([...event.required, ...event.supporting]);
  const atOneOrTwo = event.required.filter((house) => strongest(house) <= 2).length;
  const atAny = event.required.filter((house) => strongest(house) <= 4).length;
  const denied = event.denial.filter((house) => !favourable.has(house) && strongest(house) <= 4).length;
  const agreeing = rulers.filter((planet) => [...favourable].some((house) => best(planet, house) <= 4)).length;
  return ((atOneOrTwo * 20 + atAny) * 20 - denied) * 20 + agreeing;
}

const AGE = 30;
const LISTED = NATAL_EVENTS.filter((event) => event.polarity !== 'adverse' && fitsAge(event, AGE));

describe('mostActiveEvent', () => {
  it('takes the event that stands highest, the earlier in the catalogue among equals', () => {
    const random = randomNumbers(3);
    const chosen = new Set<string>();
    for (const chart of randomCharts(80, 12)) {
      const some = (share: number): Planet[] => PLANETS.filter(() => random() < share);
      const lords = [PLANETS[Math.floor(random() * 9)] ?? 'Sun', PLANETS[Math.floor(random() * 9)] ?? 'Moon'];
      const rulers = some(0.5);
      // What the chart promises and a lord reaches is chosen from, where there is any.
      const reached = LISTED.filter(
        (event) =>
          promise(chart, event).side === 'yes' &&
          event.required.some((house) => lords.some((lord) => levels(chart, lord).best[house] !== null)),
      );
      const asked = reached.length > 0 ? reached : LISTED;
      const weights = asked.map((event) => weight(chart, event, lords, rulers));
      const { event: found } = mostActiveEvent(chart, lords, rulers, AGE);
      expect(found?.key).toBe(asked[weights.indexOf(Math.max(...weights))]?.key);
      if (found) chosen.add(found.key);
    }
    expect(chosen.size).toBeGreaterThan(10);
  });

  it('A1: chooses what belongs to the age, and sets aside what the lords hold better', () => {
    for (const chart of randomCharts(60, 13)) {
      const lords: readonly Planet[] = ['Saturn', 'Venus'];
      for (const age of [1, 7, 15, 93]) {
        const { event, setAside } = mostActiveEvent(chart, lords, [], age);
        expect(event && fitsAge(event, age)).toBe(true);
        for (const aside of setAside) expect([aside.age, fitsAge(aside.event, age)]).toEqual([age, false]);
        // What stands highest of all ages is chosen or set aside.
        const all = NATAL_EVENTS.filter(({ polarity }) => polarity !== 'adverse');
        const reached = all.filter((each) => promise(chart, each).side === 'yes');
        const best = Math.max(...reached.map((each) => weight(chart, each, lords, [])));
        const named = [event, ...setAside.map((aside) => aside.event)];
        expect(named.some((each) => each && weight(chart, each, lords, []) >= best)).toBe(true);
      }
    }
    expect(mostActiveEvent(workedChart(), ['Jupiter', 'Venus'], [], 101).event).toBeNull();
  });

  it('lets the ruling planets decide between equals only', () => {
    const decided = randomCharts(400, 9).filter((chart) => {
      const lords: readonly Planet[] = ['Jupiter', 'Venus'];
      const of = (rulers: readonly Planet[]) => mostActiveEvent(chart, lords, rulers, AGE).event?.key;
      return of([]) !== of(PLANETS);
    });
    for (const chart of decided) {
      const [without, withAll] = [[], PLANETS].map(
        (rulers) => mostActiveEvent(chart, ['Jupiter', 'Venus'], rulers, AGE).event,
      );
      if (!without || !withAll) continue;
      expect(weight(chart, without, ['Jupiter', 'Venus'], [])).toBe(weight(chart, withAll, ['Jupiter', 'Venus'], []));
    }
    expect(decided.length).toBeGreaterThan(0);
  });

  it('reads the worked chart: Venus and Jupiter both in the 2nd, in stars of Venus, who owns the 4th and 11th', () => {
    // At levels 1 and 2 the 2nd alone; Venus owns 4 and 11, Jupiter 6 and 9.
    const { event } = mostActiveEvent(workedChart(), ['Jupiter', 'Venus'], [], AGE);
    if (event === null) throw new Error('no event');
    const met = ({ required }: NatalEvent): number =>
      required.filter((house) => [2, 4, 6, 9, 11].includes(house)).length;
    expect(event.required).toContain(2);
    const claims = LISTED.filter(
      (each) => each.required.includes(2) && promise(workedChart(), each).side === 'yes',
    ).map(met);
    expect(met(event)).toBe(Math.max(...claims));
    expect(natalEvent(event.key)).toBe(event);
  });
});
