import { describe, expect, it } from 'vitest';
import { ephemeris, movedBy, portOf, randomCharts, randomMoments } from '../../../test/random-charts.ts';
import { buildChart } from '../../chart/build.ts';
import type { Chart } from '../../chart/chart.ts';
import { requireHouses } from '../../chart/houses.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { EngineError } from '../../base/errors.ts';
import { fitsAge } from '../../events/life-stage.ts';
import { NATAL_EVENTS } from '../../events/natal.ts';
import { SUB_ROWS } from '../../zodiac/sub-table.ts';
import { boundaryWarnings, VERDICT_STABILITIES } from './boundary-warnings.ts';
import type { BoundaryWarning } from './boundary-warnings.ts';
import { promise } from '../promise/promise.ts';
import { PLANETS } from '../../zodiac/names.ts';
import { byPlanet } from '../../zodiac/records.ts';

const charts = randomCharts(120, 45);
const cuspNumber = ({ target }: { readonly target: string }): number => Number(target.replace('cusp_', ''));
const cuspSub = (chart: Chart, cusp: number) => requireHouses(chart).cusps[cusp - 1]?.subLord;
const cuspWarnings = (chart: Chart): BoundaryWarning[] =>
  boundaryWarnings(ephemeris, chart, WHOLE_LIFE).warnings.filter(({ target }) => target.startsWith('cusp_'));

/** Arc-minutes to the nearest of the borders of the published table, sign borders that are no sub borders left out. */
function nearestBorder(longitude: number): number {
  const borders = SUB_ROWS.filter((row) => SUB_ROWS[row.number]?.subIndex !== row.subIndex).map(
    (row) => row.toArcsec / 60,
  );
  return Math.min(
    ...borders.flatMap((border) => [border, border - 21_600]).map((border) => Math.abs(border - longitude * 60)),
  );
}

/** Every event, whatever the age. */
const WHOLE_LIFE = { age: null, includeAdverse: false };

describe('boundary warnings (R4.5)', () => {
  it('lists 12 cusps and 9 planets with the distance to the nearer of the 243 borders', () => {
    for (const chart of charts) {
      const { entries, warnings, criticalCount, cautionCount, clearCount } = boundaryWarnings(
        ephemeris,
        chart,
        WHOLE_LIFE,
      );
      expect(entries).toHaveLength(21);
      expect(criticalCount + cautionCount + clearCount).toBe(21);
      expect(warnings).toHaveLength(criticalCount + cautionCount);
      for (const { longitude, distanceArcmin, severity, tight } of entries) {
        // The longitude is printed to 1e-6 degrees, 6e-5 minutes.
        expect(distanceArcmin).toBeCloseTo(nearestBorder(longitude), 3);
        expect(severity).toBe(distanceArcmin <= 6 ? 'CRITICAL' : distanceArcmin <= 10 ? 'CAUTION' : 'CLEAR');
        expect(tight).toBe(distanceArcmin < 1);
      }
    }
  });

  it('does not give the nodes one distance: 180° is 13.5 stars', () => {
    const shared = charts.filter((chart) => {
      const { entries } = boundaryWarnings(ephemeris, chart, WHOLE_LIFE);
      const of = (target: string) => entries.find((entry) => entry.target === target)?.distanceArcmin ?? Number.NaN;
      return Math.abs(of('planet_Rahu') - of('planet_Ketu')) < 1e-6;
    });
    // Some borders do face each other, about 20 per cent of the circle.
    expect(shared.length).toBeLessThan(charts.length / 3);
  });

  it('gives the shift of the clock that changes the cuspal sub lord, and no less than it', () => {
    let checked = 0;
    for (const chart of charts) {
      for (const warning of cuspWarnings(chart)) {
        const { shiftSeconds, alternateSubLord } = warning;
        expect(shiftSeconds).not.toBeNull();
        if (shiftSeconds === null) continue;
        const moved = (part: number) => buildChart(ephemeris, movedBy(chart.moment, shiftSeconds * part));
        expect(cuspSub(moved(1), cuspNumber(warning))).toBe(alternateSubLord);
        // Whole seconds: of a shift of a few seconds a tenth is less than the rounding.
        const short = Math.abs(shiftSeconds) < 10 ? 1 - 1 / Math.abs(shiftSeconds) : 0.9;
        expect(cuspSub(moved(short), cuspNumber(warning))).toBe(warning.subLord);
        expect(Math.sign(shiftSeconds)).toBe(warning.side === 'lower' ? -1 : 1);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(150);
  });

  it('names the lord beyond the border, and its star and sign where they change', () => {
    let stars = 0;
    let signs = 0;
    for (const chart of randomCharts(250, 46)) {
      for (const warning of cuspWarnings(chart)) {
        const after = buildChart(ephemeris, movedBy(chart.moment, warning.shiftSeconds ?? 0));
        const here = requireHouses(chart).cusps[cuspNumber(warning) - 1];
        const there = requireHouses(after).cusps[cuspNumber(warning) - 1];
        expect(warning.alternateSubLord).not.toBe(warning.subLord);
        expect(warning.alternateStarLord).toBe(here?.starIndex === there?.starIndex ? undefined : there?.starLord);
        if (warning.alternateStarLord !== undefined) stars += 1;
        if (warning.alternateSign !== undefined) signs += 1;
        expect(warning.alternateSign === undefined).toBe(here?.signIndex === there?.signIndex);
      }
    }
    expect(stars).toBeGreaterThan(5);
    expect(signs).toBeGreaterThan(0);
  });

  it('reckons the shift of a planet by the sky within 20 minutes, beyond them by its daily motion', () => {
    const seen = { near: 0, far: 0 };
    for (const chart of charts) {
      for (const { target, distanceArcmin, side, shiftSeconds } of boundaryWarnings(ephemeris, chart, WHOLE_LIFE)
        .warnings) {
        const position = PLANETS.map((each) => chart.planets[each]).find(({ planet }) => target === `planet_${planet}`);
        if (position === undefined) continue;
        const arc = (side === 'upper' ? distanceArcmin : -distanceArcmin) / 60;
        const exact = (arc / position.speed) * 86_400;
        const shift = shiftSeconds ?? 0;
        if (Math.abs(shift) <= 1200) {
          const passed = (seconds: number) =>
            buildChart(ephemeris, movedBy(chart.moment, seconds)).planets[position.planet].subIndex;
          expect(passed(shift)).not.toBe(position.subIndex);
          expect(passed(shift - 1.2 * Math.sign(shift))).toBe(position.subIndex);
          seen.near += 1;
        } else {
          // The distance is printed to a millionth of a minute.
          const slack = 1e-6 + (1e-6 / 60 / Math.abs(position.speed)) * 86_400;
          expect(Math.abs(shift - exact)).toBeLessThanOrEqual(1 + slack);
          expect(Math.abs(shift)).toBeGreaterThanOrEqual(Math.abs(exact) - slack);
          seen.far += 1;
        }
      }
    }
    expect(seen.near).toBeGreaterThan(5);
    expect(seen.far).toBeGreaterThan(50);
  });

  it('lists the events whose verdict changes sides across the border', () => {
    let affected = 0;
    let untouched = 0;
    for (const chart of charts) {
      const { cusps } = requireHouses(chart);
      for (const warning of cuspWarnings(chart)) {
        const cusp = cuspNumber(warning);
        // The same chart with that one sub lord changed, judged from the start.
        const changed: Chart = {
          ...chart,
          houses: {
            ...requireHouses(chart),
            cusps: cusps.map((each) => (each.house === cusp ? { ...each, subLord: warning.alternateSubLord } : each)),
          },
        };
        const all = NATAL_EVENTS.filter(
          (event) => event.primaryCusp === cusp && promise(chart, event).side !== promise(changed, event).side,
        );
        expect(warning.affectedEvents).toEqual(all.filter(({ polarity }) => polarity !== 'adverse'));
        const adverse = boundaryWarnings(ephemeris, chart, { ...WHOLE_LIFE, includeAdverse: true }).warnings.find(
          ({ target }) => target === warning.target,
        );
        const never = ['pregnancy_loss', 'imprisonment', 'addiction'];
        expect(adverse?.affectedEvents).toEqual(all.filter(({ key }) => !never.includes(key)));
        const child = boundaryWarnings(ephemeris, chart, { age: 12, includeAdverse: false });
        const named = child.warnings.find(({ target }) => target === warning.target);
        expect(named?.affectedEvents).toEqual(warning.affectedEvents.filter((event) => fitsAge(event, 12)));
        expect(named?.setAside.map(({ event }) => event)).toEqual(
          warning.affectedEvents.filter((event) => !fitsAge(event, 12)),
        );
        affected += all.length;
        untouched += all.length === 0 ? 1 : 0;
      }
    }
    expect(affected).toBeGreaterThan(0);
    expect(untouched).toBeGreaterThan(0);
  });

  it('grades the chart by its critical cusps alone', () => {
    const seen = new Set<string>();
    for (const chart of randomCharts(300, 47)) {
      const { entries, verdictStability } = boundaryWarnings(ephemeris, chart, WHOLE_LIFE);
      const critical = entries.filter(
        ({ target, severity }) => target.startsWith('cusp') && severity === 'CRITICAL',
      ).length;
      expect(verdictStability).toBe(critical === 0 ? 'STABLE' : critical < 3 ? 'SENSITIVE' : 'UNRELIABLE');
      seen.add(verdictStability);
    }
    expect([...seen].sort()).toEqual([...VERDICT_STABILITIES].sort());
  });

  it('takes a point exactly on a border to the later sub, at distance 0', () => {
    const [moment] = randomMoments(1, 3);
    if (moment === undefined) throw new Error('no moment');
    const chart = buildChart(ephemeris, moment);
    // Venus at 13°20' Aries, where Bharani and its Venus sub begin.
    const longitude = 40 / 3;
    const Venus = { ...chart.planets.Venus, longitude, signIndex: 0, starIndex: 1, subIndex: 9, speed: 1.2 } as const;
    const placed: Chart = {
      ...chart,
      planets: { ...byPlanet((each) => chart.planets[each]), Venus: { ...Venus, starLord: 'Venus', subLord: 'Venus' } },
    };
    const warning = boundaryWarnings(ephemeris, placed, WHOLE_LIFE).warnings.find(
      ({ target }) => target === 'planet_Venus',
    );
    expect(warning).toMatchObject({
      subLord: 'Venus',
      severity: 'CRITICAL',
      distanceArcmin: expect.closeTo(0, 9),
      side: 'lower',
      tight: true,
      alternateSubLord: 'Mercury',
      alternateStarLord: 'Ketu',
      shiftSeconds: -1,
    });
    expect(warning?.alternateSign).toBeUndefined();
  });

  it('has no shift for a cusp that no birth time within 20 minutes moves over the border', () => {
    const chart = charts.find((each) => cuspWarnings(each).length > 0);
    if (chart === undefined) throw new Error('no chart with a warned cusp');
    // A sky that stands still from the moment on.
    const still = ephemeris.siderealTime(chart.moment.jdUt);
    const frozen: Ephemeris = { ...portOf(ephemeris), siderealTime: () => still };
    // A chart of its own: what is found of one chart is kept with it.
    const { warnings } = boundaryWarnings(frozen, { ...chart }, WHOLE_LIFE);
    expect(warnings.filter(({ target }) => target.startsWith('cusp')).map(({ shiftSeconds }) => shiftSeconds)).toEqual(
      cuspWarnings(chart).map(() => null),
    );
  });

  it('refuses the polar circles and names the limit', () => {
    const [moment] = randomMoments(1, 5);
    if (moment === undefined) throw new Error('no moment');
    const polar = buildChart(ephemeris, { ...moment, latitude: 68 });
    expect(() => boundaryWarnings(ephemeris, polar, WHOLE_LIFE)).toThrow(EngineError);
    expect(() => boundaryWarnings(ephemeris, polar, WHOLE_LIFE)).toThrow(/66\.5/);
  });
});
