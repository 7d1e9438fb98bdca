import { buildChart } from '@cuspal/engine/chart/build';
import type { Chart, Cusp, PlanetPosition } from '@cuspal/engine/chart/chart';
import { requireHouses } from '@cuspal/engine/chart/houses';
import { balanceAtBirth, childrenOf, mahadashas, runningAt, vimshottari } from '@cuspal/engine/dasha/vimshottari';
import type { Period } from '@cuspal/engine/dasha/vimshottari';
import { horaryChart } from '@cuspal/engine/kp/horary/number-chart';
import { levels } from '@cuspal/engine/kp/kernel/levels';
import { ascendantCrossings } from '@cuspal/engine/search/ascendant';
import { DAY_MS, utcMsFromJd } from '@cuspal/engine/time/julian';
import { subBoundary } from '@cuspal/engine/zodiac/boundary';
import { PLANETS } from '@cuspal/engine/zodiac/names';
import type { Point } from '@cuspal/engine/zodiac/point';
import { subStart } from '@cuspal/engine/zodiac/sub-table';
import type { Values } from 'cuspal-conformance';
import type { Case } from '../cases/case.ts';
import { iso, momentOf, SKY } from './moment.ts';

/** Days after birth at which the running lords are asked. */
const ASKED = [10_000, 20_000, 30_000];
const CAN_TURN: readonly string[] = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];

/** What the engine says of a birth, or of a question by its number. */
export function chartValues(asked: Case): Values {
  const moment = momentOf(asked);
  const sky = buildChart(SKY, moment);
  const { number } = asked.input;
  const chart = typeof number === 'number' ? horaryChart(SKY, sky, number) : sky;
  return {
    moment: { jdUt: moment.jdUt, deltaT: SKY.deltaT(moment.jdUt) },
    ayanamsa: chart.ayanamsaTrue,
    planets: byName(PLANETS, (planet) => planetRow(chart.planets[planet])),
    cusps: Object.fromEntries(requireHouses(chart).cusps.map((cusp) => [String(cusp.house), cuspRow(cusp)])),
    levels: byName(PLANETS, (planet) => {
      const { L1, L2, L3, L4 } = levels(chart, planet);
      return { L1, L2, L3, L4 };
    }),
    ...(number === undefined ? { ascendantSub: ascendantSub(chart), dasha: dasha(chart) } : {}),
  };
}

const byName = <Name extends string>(names: readonly Name[], row: (name: Name) => Values): Values =>
  Object.fromEntries(names.map((name) => [name, row(name)]));

const planetRow = (at: PlanetPosition): Values => ({
  ...cuspRow(at),
  speed: at.speed,
  ...(CAN_TURN.includes(at.planet) ? { retrograde: at.retrograde } : {}),
  ...(at.house === null ? {} : { house: at.house }),
});

const cuspRow = (at: Point | Cusp): Values => ({
  longitude: at.longitude,
  signLord: at.signLord,
  starLord: at.starLord,
  subLord: at.subLord,
  subSubLord: at.subSubLord,
  toSubBorder: subBoundary(at.longitude).distanceArcsec,
});

function ascendantSub({ moment, ascendant }: Chart): Values {
  const rise = (arcsec: number, fromJd: number, toJd: number): string => {
    const [found] = ascendantCrossings(SKY, [arcsec / 3600], moment, moment.ayanamsa, fromJd, toJd);
    if (found === undefined) throw new Error('The border of the rising sub was not found.');
    return iso(utcMsFromJd(found.jd));
  };
  const { jdUt } = moment;
  return {
    begins: rise(subStart(ascendant.subIndex), jdUt - 0.1, jdUt),
    ends: rise(subStart(ascendant.subIndex + 1), jdUt, jdUt + 0.1),
  };
}

function dasha({ planets: { Moon }, moment }: Chart): Values {
  const cycle = vimshottari(Moon.longitude, moment.utcMs);
  const periods = mahadashas(cycle);
  const second = periods[1];
  const { lord, decimalYears } = balanceAtBirth(cycle);
  const ends = (of: readonly Period[]): Values =>
    Object.fromEntries(of.map(({ planet, endMs }) => [planet, iso(endMs)]));
  const names = ['mahadasha', 'antardasha', 'pratyantardasha'];
  const running = (days: number): Values =>
    Object.fromEntries(
      runningAt(cycle, moment.utcMs + days * DAY_MS, 3).map(({ planet }, at) => [names[at] ?? '', planet]),
    );
  return {
    lord,
    balanceYears: decimalYears,
    ends: ends(periods),
    antardashaEnds: ends(second ? childrenOf(second) : []),
    ...Object.fromEntries(ASKED.map((days) => [`after${days}Days`, running(days)])),
  };
}
