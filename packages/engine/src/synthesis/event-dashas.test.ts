import { describe, expect, it } from 'vitest';
import { randomCharts } from '../../test/random-charts.ts';
import { naiveStandings } from '../../test/naive-standing.ts';
import { holds } from '../base/intervals.ts';
import { periodAt } from '../dasha/cut-period.ts';
import { vimshottariOf } from '../dasha/cycle-of.ts';
import { dashaChildren, dashaMahadashas } from '../dasha/nakshatra/planet-dasha.ts';
import { yoginiDasha, yoginiPlanet } from '../dasha/nakshatra/yogini.ts';
import { charaDasha } from '../dasha/sign/chara.ts';
import { runningAt } from '../dasha/vimshottari.ts';
import { NATAL_EVENTS, natalEvent } from '../events/natal.ts';
import { judgedGroup } from '../events/resolve.ts';
import { placementOf } from '../jaimini/placement.ts';
import { PLANETS } from '../zodiac/names.ts';
import { matter } from '../kp/promise/matter.ts';
import { periodClass } from '../kp/promise/period-class.ts';
import { DASHA_STATES, stateOfClass } from './dasha-consensus.ts';
import { charaPoints, charaState, charaTargets, givesMatter, onPeriods, yoginiState } from './event-dashas.ts';

const charts = randomCharts(40, 1406);
const YEAR_MS = 365.25 * 86_400_000;

describe('Chara on a matter', () => {
  const targets = { house: 0, karaka: 'AK', planet: 'Sun', karakaSign: 2 } as const;

  it('holds or sees Aries from Aries and the fixed signs but Taurus, Gemini from the dual signs', () => {
    const points = Array.from({ length: 12 }, (_, sign) => sign).filter((sign) => charaPoints(targets, sign));
    expect(points).toEqual([0, 2, 4, 5, 7, 8, 10, 11]);
    expect([charaState(targets, 0, 4), charaState(targets, 1, 4), charaState(targets, 1, 3)]).toEqual([
      'ON',
      'HALF',
      'OFF',
    ]);
  });

  it('reads the house of the matter from the Lagna, and the significator of its topic', () => {
    for (const chart of charts) {
      const { house, karaka, planet, karakaSign } = charaTargets(chart, natalEvent('marriage'));
      expect(house).toBe((chart.ascendant.signIndex + 6) % 12);
      expect([karaka, karakaSign]).toEqual(['DK', chart.planets[planet].signIndex]);
      // The least advanced of the seven in its sign.
      const { degrees } = placementOf(chart);
      const seven = (['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const).map(
        (each) => degrees[each],
      );
      expect(degrees[planet]).toBe(Math.min(...seven));
    }
    const [chart] = charts;
    if (chart === undefined) throw new Error('no chart');
    expect(charaTargets(chart, judgedGroup([10, 6])).karaka).toBe('AmK');
  });
});

describe('a lord that gives a matter', () => {
  it('is one of the five strongest for it', () => {
    for (const chart of charts) {
      const event = natalEvent('marriage');
      const standings = naiveStandings(chart, event);
      for (const planet of PLANETS)
        expect(givesMatter(chart, event, planet)).toBe(standings.get(planet)?.word === 'STRONG');
    }
  });
});

describe('the periods in which dashas point to a matter', () => {
  it('are those of the states at any moment in them', () => {
    const seen = new Set<string>();
    for (const [index, chart] of charts.entries()) {
      const event = NATAL_EVENTS[(index * 7) % NATAL_EVENTS.length] ?? natalEvent('marriage');
      const { utcMs } = chart.moment;
      const span = { startMs: utcMs + 20 * YEAR_MS, endMs: utcMs + 40 * YEAR_MS };
      const on = onPeriods(chart, event, span);
      const yogini = dashaMahadashas(yoginiDasha(chart.planets.Moon.longitude, utcMs), 120);
      const { mahadashas } = charaDasha(placementOf(chart), chart.ascendant.signIndex, utcMs, 2);
      for (let at = span.startMs + 1; at < span.endMs; at += 0.37 * YEAR_MS) {
        const [md, ad] = runningAt(vimshottariOf(chart), at, 2);
        const [yMd, cMd] = [periodAt(yogini, at), periodAt(mahadashas, at)];
        const yAd = yMd && periodAt(dashaChildren(yMd), at);
        const cAd = cMd && periodAt(cMd.antardashas, at);
        if (md === undefined || ad === undefined || !yMd || !yAd) throw new Error('no period');
        const states = {
          vimshottari: stateOfClass(periodClass(matter(chart, event), [md.planet, ad.planet]).class),
          yogini: yoginiState(chart, event, yoginiPlanet(yMd.lord), yoginiPlanet(yAd.lord)),
          chara: cMd && cAd ? charaState(charaTargets(chart, event), cMd.sign, cAd.sign) : 'OFF',
        } as const;
        for (const system of ['vimshottari', 'yogini', 'chara'] as const) {
          expect(on[system].some((each) => holds(each, at))).toBe(states[system] === 'ON');
          seen.add(`${system} ${states[system]}`);
        }
      }
      for (const each of Object.values(on).flat()) {
        expect(each.startMs).toBeGreaterThanOrEqual(span.startMs);
        expect(each.endMs).toBeLessThanOrEqual(span.endMs);
      }
    }
    expect(seen.size).toBe(3 * DASHA_STATES.length);
  });
});
