import { describe, expect, it } from '@jest/globals';
import { quietSearch } from '../../../test/quiet-search.ts';
import { ephemeris, randomCharts } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { natalEvent } from '../../events/natal.ts';
import { runningLords } from '../../dasha/running-lords.ts';
import { fruitfulness, timingSets } from '../../kp/kernel/fruitfulness.ts';
import { lean } from '../../kp/kernel/lean.ts';
import { contact, level, weight } from '../../kp/kernel/levels.ts';
import { owned } from '../../kp/kernel/agents.ts';
import { cuspalSubLord, cuspOf, houseOfPlanet } from '../../chart/placement.ts';
import { promise } from '../../kp/promise/promise.ts';
import { topicHorizon } from '../../kp/timing/topic-timing.ts';
import { siderealPosition } from '../../search/position.ts';
import { DAY_MS, jdFromUtcMs } from '../../time/julian.ts';
import { divide } from '../../zodiac/division.ts';
import type { House } from '../../zodiac/names.ts';
import { careerBlockage } from './blockage.ts';
import { businessVerdict, businessViability } from './business.ts';
import { careerBalanceBand, careerCuspPanel, CAREER_CUSPS, NEGATING_CUSPS } from './career-cusp-panel.ts';
import { careerArcs, turningPointsOf } from './career-outlook.ts';
import { earnedIncome, incomeGrade } from './earned-income.ts';
import { jobChange } from './job-change.ts';
import { lastRelease, promotionGate } from './promotion.ts';
import { tenthTransits, transitsWithin } from './tenth-transits.ts';
import { terminationBand, terminationRisk } from './termination.ts';

const chart = workedChart();
const charts = randomCharts(400, 2024, [0, 60]);
const EARN: readonly House[] = [2, 6, 10, 11];
const LOSE: readonly House[] = [5, 8, 12];
const year = 365.25 * DAY_MS;

describe('careerCuspPanel', () => {
  it('gives the golden index of the worked chart', () => {
    const { balance, band, strongestCusp, weakestCusp } = careerCuspPanel(chart);
    expect([balance.score, band, strongestCusp, weakestCusp]).toEqual([14, 'MIXED', 7, 2]);
  });

  it('recomputes from the nine rows, ties giving nothing', () => {
    for (const each of charts) {
      const { careerCusps, negationCusps, balance, band } = careerCuspPanel(each);
      const net = [...CAREER_CUSPS, ...NEGATING_CUSPS].map((cusp) => {
        const csl = cuspalSubLord(each, cusp);
        return weight(contact(each, csl, CAREER_CUSPS)) - weight(contact(each, csl, NEGATING_CUSPS));
      });
      expect([...careerCusps.map((row) => row.net), ...negationCusps.map((row) => 0 - row.pressure)]).toEqual(net);
      const raw = net.reduce((sum, value) => sum + value, 0);
      expect(balance.score).toBe(Math.round((100 * raw) / 36));
      expect(band).toBe(careerBalanceBand(balance.score));
      expect(balance.factors.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(balance.score, 6);
      for (const row of [...careerCusps, ...negationCusps])
        if (row.lean === 'BOTH') expect('net' in row ? row.net : row.pressure).toBe(0);
    }
  });

  it('spreads over random charts as the page says: median near 8, five in a hundred beyond -44 and 53', () => {
    const scores = charts.map((each) => careerCuspPanel(each).balance.score).sort((a, b) => a - b);
    expect(Math.abs((scores[200] ?? 99) - 8)).toBeLessThanOrEqual(6);
    expect(Math.abs((scores[20] ?? 99) + 44)).toBeLessThanOrEqual(9);
    expect(Math.abs((scores[380] ?? 99) - 53)).toBeLessThanOrEqual(9);
  });

  it.each([
    [40, 'STRONG'],
    [39, 'FAVOURABLE'],
    [15, 'FAVOURABLE'],
    [14, 'MIXED'],
    [-14, 'MIXED'],
    [-15, 'OBSTRUCTED'],
    [-39, 'OBSTRUCTED'],
    [-40, 'HEAVILY_OBSTRUCTED'],
  ])('index %d is %s', (index, band) => expect(careerBalanceBand(index)).toBe(band));
});

describe('earnedIncome', () => {
  it('gives the golden balance of the worked chart', () => {
    const { balance, grade, cusps } = earnedIncome(chart);
    expect([balance, grade, cusps.map(({ point }) => point)]).toEqual([2, 'MODERATE', [0, 0, 0, 2]]);
  });

  it('points by lean and level, leaks by two losing houses or spending on 2', () => {
    for (const each of charts.slice(0, 200)) {
      const { balance, cusps, leaks, steadiness } = earnedIncome(each);
      const points = EARN.map((cusp): number => {
        const csl = cuspalSubLord(each, cusp);
        const [f, d] = [contact(each, csl, EARN) ?? 9, contact(each, csl, LOSE) ?? 9];
        if (f < d) return f <= 2 ? 2 : 1;
        return d < f ? (d <= 2 ? -2 : -1) : 0;
      });
      expect(cusps.map(({ point }) => point)).toEqual(points);
      expect(balance).toBe(points.reduce((sum, value) => sum + value, 0));
      const held = (cusp: House): number =>
        LOSE.filter((house) => level(each, cuspalSubLord(each, cusp), house) !== null).length;
      const spends = (level(each, cuspalSubLord(each, 12), 2) ?? 9) <= 2;
      expect(leaks.map(({ cusp }) => cusp)).toEqual([
        ...([2, 11] as const).filter((cusp) => held(cusp) >= 2),
        ...(spends ? [12] : []),
      ]);
      const ten = cuspalSubLord(each, 10);
      const six = level(each, ten, 6) ?? 9;
      expect(steadiness).toBe(six <= 2 ? 'STEADY' : contact(each, ten, [7, 5]) === null ? 'MIXED' : 'VARIABLE');
    }
  });

  it.each([
    [6, 'ABUNDANT'],
    [5, 'GOOD'],
    [3, 'GOOD'],
    [2, 'MODERATE'],
    [0, 'MODERATE'],
    [-1, 'THIN'],
    [-3, 'THIN'],
    [-4, 'STRAINED'],
  ])('balance %d is %s', (balance, grade) => expect(incomeGrade(balance)).toBe(grade));
});

describe('careerBlockage', () => {
  it('names what is missing, with the second witness, severe ones first', () => {
    for (const each of charts) {
      const csl = cuspalSubLord(each, 10);
      const { missingHouses, diagnoses, release } = careerBlockage(each);
      const missing = EARN.filter((house) => level(each, csl, house) === null);
      expect(missingHouses).toEqual(missing);
      expect(missingHouses).toEqual(promise(each, natalEvent('career_start')).missing);
      const best = contact(each, csl, EARN) ?? 9;
      const exposed = ([5, 8, 9, 12] as const).filter((house) => (level(each, csl, house) ?? 10) <= best).length >= 2;
      const codes = [
        ...(exposed ? ['LAYOFF_EXPOSURE'] : []),
        ...(missing.includes(6) ? ['PROLONGED_UNEMPLOYMENT'] : []),
        ...(missing.includes(10) || missing.includes(11) ? ['BLOCKED_PROMOTION'] : []),
        ...(missing.includes(2) ? ['STAGNANT_SALARY'] : []),
      ];
      expect(diagnoses.map(({ code }) => code).sort()).toEqual([...codes].sort());
      for (const { house, severity, reason } of diagnoses) {
        const witness = cuspalSubLord(each, house === 10 ? 11 : house);
        const severe = witness !== csl && contact(each, witness, EARN) === null;
        expect(severity).toBe(severe ? 'SEVERE' : 'MODERATE');
        expect(reason.includes('There is no second witness')).toBe(witness === csl);
      }
      const order = diagnoses.map(({ code, severity }) => (severity === 'SEVERE' ? 0 : 10) + codes.indexOf(code));
      expect(order).toEqual([...order].sort((a, b) => a - b));
      expect(release.required).toEqual(
        missing.length === 0 ? [6, 10] : [...new Set([...missing, 10])].sort((a, b) => a - b),
      );
    }
  });
});

describe('businessViability', () => {
  it('follows the promise and the mark of loss alone', () => {
    for (const each of charts) {
      const { verdict, tests, ownership } = businessViability(each);
      const marked = tests.some(({ result }) => result === 'LOSS_MARK');
      expect(verdict).toBe(businessVerdict(promise(each, natalEvent('business_start')).verdict, marked));
      const csl = cuspalSubLord(each, 7);
      const { signIndex, starLord } = each.planets[csl];
      expect(marked).toBe([5, 8, 12].includes(houseOfPlanet(each, csl)) && [1, 5, 9].includes(signIndex));
      // Place before lordship.
      const rank = (houses: readonly number[]): number =>
        houses.includes(houseOfPlanet(each, starLord))
          ? 2
          : owned(each, starLord).some((house) => houses.includes(house))
            ? 1
            : 0;
      const difference = rank([2, 10, 11]) - rank([8, 12]);
      const star = tests.find(({ test }) => test === 'STAR_LORD_OF_CSL_7')?.result;
      expect(star).toBe(
        difference > 0 ? 'SUPPORTIVE' : difference < 0 ? 'HARMFUL' : rank([8, 12]) > 0 ? 'MIXED' : 'CLEAR',
      );
      expect(tests[3]?.result).toBe(csl === 'Saturn' ? 'SLOW_PUBLIC' : 'CLEAR');
      const [partner, solo] = ['business_partnership', 'self_employment'].map((key) => promise(each, natalEvent(key)));
      const sides = [partner?.side === 'yes', solo?.side === 'yes'];
      if (sides[0] && sides[1]) {
        const gap = (partner?.bestRequiredLevel ?? 9) - (solo?.bestRequiredLevel ?? 9);
        expect(ownership).toBe(gap === 0 ? 'EITHER' : gap < 0 ? 'PARTNERSHIP' : 'SOLO');
      } else expect(ownership).toBe(sides[0] ? 'PARTNERSHIP' : sides[1] ? 'SOLO' : 'NONE');
    }
  });

  it.each([
    ['ACTIVE', false, 'VIABLE'],
    ['ACTIVE', true, 'VIABLE_WITH_CARE'],
    ['MIXED_ACTIVE', true, 'VIABLE_WITH_CARE'],
    ['PARTIALLY_ACTIVE', false, 'LIMITED'],
    ['CONTRADICTED', false, 'LIMITED'],
    ['DENIED', false, 'NOT_INDICATED'],
    ['NEGATED', true, 'NOT_INDICATED'],
  ] as const)('%s with mark %s is %s', (verdict, marked, found) =>
    expect(businessVerdict(verdict, marked)).toBe(found),
  );
});

describe('jobChange', () => {
  it('opens by 3, 5, 9 and takes the axes that are half covered', () => {
    for (const each of charts) {
      const csl = cuspalSubLord(each, 10);
      const holds = (house: House): boolean => level(each, csl, house) !== null;
      const { promised, gateHouses, changeAxis, timedAxes, weakAxis, retrogradeStar } = jobChange(each);
      expect(gateHouses).toEqual(([3, 5, 9] as const).filter(holds));
      expect(promised).toBe(gateHouses.length > 0);
      const exit = ([5, 9, 10] as const).filter(holds).length >= 2;
      const move = ([3, 10, 12] as const).filter(holds).length >= 2;
      expect(changeAxis).toBe(exit ? (move ? 'BOTH' : 'EXIT_5_9') : move ? 'MOVE_3_12' : 'NONE');
      expect(weakAxis).toBe(promised && !exit && !move);
      if (!promised) expect(timedAxes).toEqual([]);
      else if (weakAxis)
        expect(timedAxes).toEqual([...(holds(5) || holds(9) ? ['EXIT_5_9'] : []), ...(holds(3) ? ['MOVE_3_12'] : [])]);
      else expect(timedAxes).toEqual([...(exit ? ['EXIT_5_9'] : []), ...(move ? ['MOVE_3_12'] : [])]);
      expect(retrogradeStar).toBe(each.planets[each.planets[csl].starLord].retrograde);
    }
  });
});

describe('tenthTransits', () => {
  it('finds Saturn and Jupiter in the star of cusp 10 and over it, and nothing else', async () => {
    let passages = 0;
    for (const each of charts.slice(0, 25)) {
      const { longitude, starIndex } = cuspOf(each, 10);
      const startMs = Math.min(each.moment.utcMs + 20 * year, Date.UTC(2380, 0, 1));
      const span = { startMs, endMs: startMs + 12 * year };
      const { ayanamsa } = each.moment;
      const { transits, truncated } = await tenthTransits(quietSearch(ayanamsa), each, span);
      expect(truncated).toBe(false);
      const at = (planet: 'Saturn' | 'Jupiter', ms: number) =>
        siderealPosition(ephemeris, planet, jdFromUtcMs(ms), ayanamsa).longitude;
      for (const planet of ['Saturn', 'Jupiter'] as const) {
        const stays = transits.filter((row) => row.planet === planet && row.target === 'STAR_OF_CUSP_10');
        for (let ms = span.startMs; ms < span.endMs; ms += 9 * DAY_MS) {
          const inside = divide(at(planet, ms)).starIndex === starIndex;
          expect(stays.some((stay) => stay.startMs <= ms && ms < stay.endMs)).toBe(inside);
        }
      }
      for (const { planet, target, startMs: from, endMs } of transits) {
        if (target !== 'CUSP_10') continue;
        passages += 1;
        expect(from).toBe(endMs);
        expect(at(planet, from)).toBeCloseTo(longitude, 4);
      }
      const [half] = [{ startMs: span.startMs + 3 * year, endMs: span.startMs + 6 * year }];
      for (const row of transitsWithin(transits, half)) {
        expect(row.startMs).toBeGreaterThanOrEqual(half.startMs);
        expect(row.endMs).toBeLessThanOrEqual(half.endMs);
      }
    }
    expect(passages).toBeGreaterThan(20);
  });

  it('says when the ephemeris ends first', async () => {
    const late = { startMs: Date.UTC(2395, 0, 1), endMs: Date.UTC(2405, 0, 1) };
    expect((await tenthTransits(quietSearch('kp'), chart, late)).truncated).toBe(true);
  });
});

describe('promotionGate', () => {
  it('is open exactly when its three conditions hold, and deferred by retrogression alone', () => {
    let deferred = 0;
    for (const each of charts) {
      const gate = promotionGate(each);
      const csl = cuspalSubLord(each, 11);
      const { starLord } = each.planets[csl];
      const { cslDirect, starLordDirect, signifies } = gate.conditions;
      expect([cslDirect, starLordDirect]).toEqual([!each.planets[csl].retrograde, !each.planets[starLord].retrograde]);
      expect(signifies).toEqual(EARN.filter((house) => level(each, csl, house) !== null));
      expect(gate.eligible).toBe(cslDirect && starLordDirect && signifies.length > 0);
      expect(gate.deferred).toBe(!(cslDirect && starLordDirect) && signifies.length > 0);
      expect(gate.pairs).toEqual(
        ['2-6', '6-10', '10-11', '6-11', '2-10'].filter((pair) =>
          pair.split('-').every((house) => signifies.some((each2) => String(each2) === house)),
        ),
      );
      if (gate.deferred) deferred += 1;
      if (['Sun', 'Moon', 'Rahu', 'Ketu'].includes(csl)) expect(cslDirect).toBe(true);
    }
    expect(deferred).toBeGreaterThan(40);
  });

  it('waits for the planet set free last', () => {
    const at = (planet: string): number => ({ Mars: 30, Saturn: 50 })[planet] ?? 0;
    const found = lastRelease(['Mars', 'Saturn', 'Sun'], 0, (planet) =>
      planet === 'Sun' ? null : { turnsDirectMs: at(planet), passesStartingPointMs: null },
    );
    expect(found?.planet).toBe('Saturn');
    expect(lastRelease([], 0, () => null)).toBeNull();
  });
});

describe('terminationRisk', () => {
  it('adds up as the page says', () => {
    for (const each of charts.slice(0, 200)) {
      const asOf = each.moment.utcMs + 35 * year;
      const running = runningLords(each, asOf) ?? [];
      const saturn = divide(siderealPosition(ephemeris, 'Saturn', jdFromUtcMs(asOf), each.moment.ayanamsa).longitude);
      const against = (planet: Parameters<typeof lean>[1]): boolean => lean(each, planet, EARN, LOSE) === 'AGAINST';
      const loss = promise(each, natalEvent('job_loss')).verdict;
      const [md, ad, pd] = running.map(({ planet }) => planet);
      if (!md || !ad || !pd) throw new Error('no dasha');
      const sets = timingSets({ primaryCusp: 2, required: EARN, supporting: [], denial: LOSE });
      const rows: readonly (readonly [boolean, number])[] = [
        [loss === 'ACTIVE', 30],
        [loss === 'MIXED_ACTIVE', 20],
        [loss === 'PARTIALLY_ACTIVE' || loss === 'CONTRADICTED', 10],
        [against(cuspalSubLord(each, 6)), 15],
        [against(cuspalSubLord(each, 10)), 15],
        [against(cuspalSubLord(each, 2)), 5],
        [against(md), 10],
        [against(ad), 15],
        [against(pd), 5],
        [against(saturn.starLord) && against(saturn.subLord), 5],
        [promise(each, natalEvent('career_start')).verdict === 'ACTIVE', -15],
        [fruitfulness(each, ad, sets).class === 'FRUITFUL', -10],
      ];
      const sum = rows.reduce((total, [holds, points]) => total + (holds ? points : 0), 0);
      const { score, factors, band, kind } = terminationRisk(each, running, saturn);
      expect(score).toBe(Math.min(100, Math.max(0, sum)));
      expect(factors.reduce((total, { points }) => total + points, 0)).toBe(score);
      expect(band).toBe(terminationBand(score));
      const ten = cuspalSubLord(each, 10);
      const levels: readonly number[] = ([1, 8, 12] as const).map((house) => level(each, ten, house) ?? 9);
      const best = Math.min(...levels);
      const kinds = ['SELF_INITIATED', 'SUDDEN', 'CLOSURE_OR_TRANSFER'];
      expect(kind).toBe(best === 9 ? 'GENERAL' : kinds[levels.indexOf(best)]);
    }
  });

  it.each([
    [24, 'LOW'],
    [25, 'WATCH'],
    [44, 'WATCH'],
    [45, 'ELEVATED'],
    [69, 'ELEVATED'],
    [70, 'HIGH'],
  ])('score %d is %s', (score, band) => expect(terminationBand(score)).toBe(band));
});

it('careerArcs: hostile first, then two, one or no fruitful lord; turning points between unlike arcs', () => {
  const sets = timingSets({ primaryCusp: 2, required: EARN, supporting: [], denial: LOSE });
  const seen = new Set<string>();
  for (const each of charts.slice(0, 250)) {
    const { span } = topicHorizon(quietSearch(each.moment.ayanamsa), each, each.moment.utcMs + 25 * year, 20);
    const arcs = careerArcs(each, span);
    for (const { md, ad, class: of } of arcs) {
      const classes = [md, ad].map((lord) => fruitfulness(each, lord, sets).class);
      const fruitful = classes.filter((row) => row === 'FRUITFUL').length;
      expect(of).toBe(classes.includes('HOSTILE') ? 'PRESSURE' : ['QUIET', 'STEADY', 'RISE'][fruitful]);
      seen.add(of);
    }
    const turns = turningPointsOf(arcs);
    expect(turns.map(({ atMs }) => atMs)).toEqual(
      arcs.flatMap((arc, index) => (index > 0 && arcs[index - 1]?.class !== arc.class ? [arc.startMs] : [])),
    );
    turns.forEach((turn, index) => {
      const before = turns[index - 1];
      if (before) expect(turn.from).toBe(before.to);
    });
  }
  expect(seen.size).toBe(4);
});
