import { describe, expect, it, vi } from 'vitest';
import { quietSearch } from '../../../test/quiet-search.ts';
import { ephemeris, randomCharts, randomNumbers } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { buildChart } from '../../chart/build.ts';
import type { Chart } from '../../chart/chart.ts';
import { runningLords } from '../../dasha/running-lords.ts';
import { NATAL_EVENTS, natalEvent } from '../../events/natal.ts';
import { standings, strongest } from '../kernel/standing.ts';
import { judgmentMoment, rulingPlanetsAt } from '../ruling/judgment-moment.ts';
import { matter } from '../promise/matter.ts';
import { periodClass } from '../promise/period-class.ts';
import { DAY_MS } from '../../time/julian.ts';
import { CONFIRMATION_SCALES, confirms, transitConfirmation } from './confirmation.ts';
import type { ConfirmationScale, ConfirmingBody, TransitConfirmation } from './confirmation.ts';

vi.setConfig({ testTimeout: 60_000 });

const skyAt = (chart: Chart, utcMs: number): Chart => buildChart(ephemeris, judgmentMoment(chart, utcMs));
const isLord = ({ roles }: ConfirmingBody): boolean => roles.some((role) => role !== 'TRANSIT');

interface Run {
  readonly chart: Chart;
  readonly utcMs: number;
  readonly scale: ConfirmationScale;
  readonly key: string;
  readonly found: TransitConfirmation;
}

const random = randomNumbers(22);
const runs: Run[] = [];
for (const [index, chart] of randomCharts(150, 5).entries()) {
  const event = NATAL_EVENTS[(index * 7) % NATAL_EVENTS.length] ?? natalEvent('marriage');
  const utcMs = chart.moment.utcMs + Math.floor(random() * 70 * 365.25) * DAY_MS;
  const scale = CONFIRMATION_SCALES[index % 3] ?? 'day';
  runs.push({
    chart,
    utcMs,
    scale,
    key: event.key,
    found: await transitConfirmation(quietSearch(chart.moment.ayanamsa), chart, event, utcMs, scale),
  });
}

describe('transitConfirmation (R14.1, R14.2)', () => {
  it('looks at the running lords and Sun, Moon, Jupiter, with Saturn for a year, each once', () => {
    for (const { chart, utcMs, scale, found } of runs) {
      const lords = (runningLords(chart, utcMs) ?? []).map(({ planet }) => planet);
      const movers = ['Sun', 'Moon', 'Jupiter', ...(scale === 'year' ? ['Saturn'] : [])];
      expect(new Set(found.bodies.map(({ planet }) => planet))).toEqual(new Set([...lords, ...movers]));
      expect(found.bodies).toHaveLength(new Set([...lords, ...movers]).size);
      for (const { planet, roles } of found.bodies) {
        expect(roles).toEqual([
          ...(['MD', 'AD', 'PD'] as const).filter((_, index) => lords[index] === planet),
          ...(movers.includes(planet) ? ['TRANSIT'] : []),
        ]);
      }
    }
  });

  it('tests sign, star and sub lord of each place in the sky of that moment', () => {
    const tests = new Set<string>();
    for (const { chart, utcMs, key, found } of runs) {
      const sky = skyAt(chart, utcMs);
      const of = standings(chart, natalEvent(key));
      const strong = strongest(of);
      for (const { planet, longitude, inside, tally, test, release } of found.bodies) {
        const { signLord, starLord, subLord } = sky.planets[planet];
        expect(longitude).toBeCloseTo(sky.planets[planet].longitude, 9);
        expect(inside).toMatchObject({ signLord, starLord, subLord });
        expect(tally).toBe([signLord, starLord, subLord].filter((lord) => strong.includes(lord)).length);
        const [star, sub] = [strong.includes(starLord), strong.includes(subLord)];
        const against = [starLord, subLord].some((lord) => of[lord].standing === 'AGAINST');
        const wanted = [
          [tally === 3, 'TRIPLE'],
          [star && sub, 'CONFIRMS'],
          [against, 'OPPOSES'],
          [star, 'OFFERS'],
          [true, 'NEUTRAL'],
        ].find(([holds]) => holds)?.[1];
        expect(test).toBe(wanted);
        if (test === 'TRIPLE') expect(star && sub).toBe(true);
        expect(release !== null).toBe(chart.planets[starLord].retrograde);
        if (release) expect(release.turnsDirectMs).toBeGreaterThan(utcMs);
        tests.add(test);
      }
    }
    expect([...tests].sort()).toEqual(['CONFIRMS', 'NEUTRAL', 'OFFERS', 'OPPOSES', 'TRIPLE']);
  });

  it('confirms when the body of the scale and a dasha lord do and no dasha lord opposes', () => {
    const verdicts = new Set<string>();
    for (const { scale, found } of runs) {
      const { bodies, verdict, scaleBody } = found;
      expect(scaleBody).toBe({ day: 'Moon', month: 'Sun', year: 'Jupiter' }[scale]);
      const body = bodies.find(({ planet }) => planet === scaleBody);
      const lords = bodies.filter(isLord);
      const groups = [body && confirms(body), lords.some(confirms)].filter(Boolean).length;
      const opposed = lords.some(({ test }) => test === 'OPPOSES');
      expect(verdict).toBe(groups === 0 ? 'NOT_CONFIRMED' : groups === 2 && !opposed ? 'CONFIRMED' : 'PARTIAL');
      verdicts.add(verdict);
    }
    expect([...verdicts].sort()).toEqual(['CONFIRMED', 'NOT_CONFIRMED', 'PARTIAL']);
  });

  it('gives the next entry of that body, none before it, and none when confirmed', () => {
    let entries = 0;
    const days = { day: 40, month: 400, year: 13 * 365.25 };
    const step = { day: DAY_MS / 96, month: DAY_MS / 4, year: 2 * DAY_MS };
    for (const { chart, utcMs, scale, key, found } of runs) {
      const { scaleBody, verdict, nextMs } = found;
      const strong = strongest(standings(chart, natalEvent(key)));
      const holds = (at: number): boolean => {
        const { starLord, subLord } = skyAt(chart, at).planets[scaleBody];
        return strong.includes(starLord) && strong.includes(subLord);
      };
      if (verdict === 'CONFIRMED') {
        expect(nextMs).toBeNull();
        continue;
      }
      if (nextMs === null) {
        expect(strong.length).toBeLessThan(3);
        continue;
      }
      entries += 1;
      expect(nextMs).toBeGreaterThan(utcMs);
      expect(nextMs).toBeLessThan(utcMs + days[scale] * DAY_MS);
      expect(holds(nextMs + 1000)).toBe(true);
      expect(holds(nextMs - 1000)).toBe(false);
      // Until then it is out of the zone, after leaving a window that may be open now.
      let left = !holds(utcMs);
      for (let at = utcMs; at < nextMs - 1000 && entries % 5 === 0; at += step[scale]) {
        if (left) expect(holds(at)).toBe(false);
        left ||= !holds(at);
      }
    }
    expect(entries).toBeGreaterThan(60);
  });

  it('adds the class of the dasha and the ruling planets among the lords', () => {
    let agreements = 0;
    for (const { chart, utcMs, key, found } of runs) {
      const [md, ad, pd] = (runningLords(chart, utcMs) ?? []).map(({ planet }) => planet);
      if (!md || !ad || !pd) throw new Error('no dasha');
      expect(found.dashaClass).toBe(periodClass(matter(chart, natalEvent(key)), [md, ad, pd]).class);
      const sky = skyAt(chart, utcMs);
      const lords = [found.scaleBody, md, ad, pd].flatMap((planet) => {
        const { signLord, starLord, subLord } = sky.planets[planet];
        return [signLord, starLord, subLord];
      });
      const ruling = rulingPlanetsAt(ephemeris, chart, utcMs);
      expect(found.rpAgreement).toEqual(ruling.filter((planet) => lords.includes(planet)));
      agreements += found.rpAgreement.length;
    }
    expect(agreements).toBeGreaterThan(100);
  });

  it('refuses a moment outside the dasha years with both limits', async () => {
    const chart = workedChart();
    for (const at of [Date.UTC(1990, 0, 1), Date.UTC(2150, 0, 1)]) {
      await expect(
        transitConfirmation(quietSearch(chart.moment.ayanamsa), chart, natalEvent('marriage'), at, 'day'),
      ).rejects.toMatchObject({
        code: 'validation_failed',
        message: expect.stringMatching(/1992-08-13.*2107-04-21/),
      });
    }
  });
});
