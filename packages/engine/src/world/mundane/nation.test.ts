import { inLanguage, named, NAMED } from '@cuspal/speech';
import { describe, expect, it } from 'vitest';
import { quietSearch } from '../../../test/quiet-search.ts';
import { ephemeris, randomCharts, randomNumbers } from '../../../test/random-charts.ts';
import { kpParadigm } from '../../comparison/paradigm-kp.ts';
import { jointPeriodAt } from '../../dasha/joint-period.ts';
import { runningLords } from '../../dasha/running-lords.ts';
import { cycleEndMs } from '../../dasha/vimshottari.ts';
import { vimshottariOf } from '../../dasha/cycle-of.ts';
import { judgedGroup } from '../../events/resolve.ts';
import { fruitfulSet } from '../../kp/horary/fruitfulness.ts';
import { HORARY_PERIOD_CLASSES } from '../../kp/horary/horary-period-class.ts';
import { promise } from '../../kp/promise/promise.ts';
import { siderealPosition } from '../../search/position.ts';
import { DAY_MS, jdFromUtcMs } from '../../time/julian.ts';
import { divide } from '../../zodiac/division.ts';
import { SIGNS } from '../../zodiac/names.ts';
import type { House } from '../../zodiac/names.ts';
import { MUNDANE_TOPICS, topicsOf } from './mundane-topics.ts';
import { ENTITY_TYPES, houseMeaning } from './house-meanings.ts';
import { nextPeriodChange, OUTLOOKS, topicOutlook } from './nation.ts';
import { slowTransits } from './slow-transits.ts';

/** The groups of houses as they are printed: primary cusp, favourable houses, houses against. */
const PRINTED = `economy 2 : 2,6,10,11 / 5,8,12 | government_stability 10 : 1,6,10,11 / 5,8,12 | public_health 1 : 1,5,11 / 6,8,12 | harvest 4 : 2,4,11 / 3,8,12 | conflict 7 : 6,7,8,12 / 2,4,11 | treaties 7 : 2,7,11 / 1,6,10 | disaster 8 : 4,8,12 / 1,11 | trade 9 : 3,9,11 / 8,12 | growth_company 11 : 2,6,10,11 / 5,8,12 | funding_company 6 : 2,6,11 / 5,8,12 | dispute_company 6 : 1,6,10,11 / 4,5,7,8,12`;
const nation = topicsOf('nation');
const every = MUNDANE_TOPICS.flatMap(
  (key) => [...nation, ...topicsOf('company')].find((topic) => topic.key === key) ?? [],
);

describe('the topics', () => {
  it('have the groups of the rule', () => {
    const ours = every.map(
      ({ key, event }) => `${key} ${event.primaryCusp} : ${event.required.join()} / ${event.denial.join()}`,
    );
    expect(ours.join(' | ')).toBe(PRINTED);
    expect(every.filter(({ presentType }) => presentType).map(({ key }) => key)).toEqual(['conflict', 'disaster']);
  });

  it.each(NAMED)('have names in %s', async (tag) => {
    const labels = every.map(({ event }) => event.label);
    const names = await inLanguage(tag, () => labels.map(named));
    expect(names.filter((name) => labels.includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(MUNDANE_TOPICS.length);
  });

  it('belong to their kinds', () => {
    expect(
      ENTITY_TYPES.map((type) =>
        topicsOf(type)
          .map(({ key }) => key)
          .join(),
      ),
    ).toEqual([
      'economy,government_stability,public_health,harvest,conflict,treaties,disaster,trade',
      'growth_company,funding_company,dispute_company,economy,treaties,trade',
      'economy,public_health,harvest,disaster,trade',
    ]);
  });

  it('read a company otherwise where the table does', () => {
    const same = ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const).filter(
      (house) => houseMeaning(house, 'company') === houseMeaning(house, 'place'),
    );
    expect(same).toEqual([1, 4, 9, 12]);
  });
});

describe('random foundings', () => {
  const charts = randomCharts(120, 351, [0, 62]);
  const random = randomNumbers(4);
  const asked = charts.map((chart) => chart.moment.utcMs + random() * 100 * 365 * DAY_MS);

  it('promise what the KP part of the systems says of the same houses', () => {
    charts.slice(0, 30).forEach((chart) => {
      for (const { event } of every) {
        const group = judgedGroup(event.required, { denial: event.denial, primary: event.primaryCusp });
        const { startMs, endMs } = { startMs: chart.moment.utcMs, endMs: chart.moment.utcMs + 1 };
        const { answer } = kpParadigm(ephemeris, chart, group, { startMs, endMs });
        const { side, verdict } = promise(chart, event);
        expect(promise(chart, group).verdict).toBe(verdict);
        if (answer === 'YES') expect(side).toBe('yes');
        if (answer === 'NO') expect(side).toBe('no');
      }
    });
  });

  it('have the outlook of side and class, each of them somewhere', () => {
    const found = new Set<string>();
    charts.forEach((chart, at) => {
      const joint = jointPeriodAt(chart, asked[at] ?? 0);
      for (const topic of every) {
        const { outlook, periodClass } = topicOutlook(chart, topic, joint);
        const { side } = promise(chart, topic.event);
        const open =
          HORARY_PERIOD_CLASSES.indexOf(periodClass) <= HORARY_PERIOD_CLASSES.indexOf('PARTIAL') && side === 'yes';
        const expected = topic.presentType
          ? open
            ? 'HEIGHTENED'
            : 'QUIET'
          : open
            ? 'SUPPORTED'
            : side === 'no' || periodClass === 'BLOCKED'
              ? 'STRAINED'
              : 'NEUTRAL';
        expect(outlook).toBe(expected);
        found.add(outlook);
      }
    });
    expect([...found].sort()).toEqual([...OUTLOOKS].sort());
  });

  it('change their lords next at the level that changes', () => {
    const levels = new Set<string>();
    charts.forEach((chart, at) => {
      // Late in a mahadasha its end comes with that of the last antardasha.
      const { md, ad } = jointPeriodAt(chart, asked[at] ?? 0);
      for (const utcMs of [asked[at] ?? 0, ad.endMs - 1, md.endMs - 1]) {
        const change = nextPeriodChange(jointPeriodAt(chart, utcMs));
        if (change === null) {
          expect(utcMs).toBeGreaterThanOrEqual(cycleEndMs(vimshottariOf(chart)) - 1);
          continue;
        }
        const [before, after] = [runningLords(chart, change.utcMs - 1), runningLords(chart, change.utcMs)];
        const periods = ['MD', 'AD', 'PD'];
        const changed = periods.find((_, level) => before?.[level]?.planet !== after?.[level]?.planet);
        expect(change.level).toBe(changed);
        expect(after?.[periods.indexOf(change.level)]?.planet).toBe(change.planet);
        levels.add(change.level);
      }
    });
    expect([...levels].sort()).toEqual(['AD', 'MD', 'PD']);
  });

  it('are crossed by Saturn, Jupiter and Rahu', () => {
    charts.slice(0, 25).forEach((chart, at) => {
      const { ayanamsa } = chart.moment;
      const utcMs = asked[at] ?? 0;
      for (const row of slowTransits(quietSearch(ayanamsa), chart, utcMs, every)) {
        const place = (ms: number) =>
          divide(siderealPosition(ephemeris, row.planet, jdFromUtcMs(ms), ayanamsa).longitude);
        const here = place(utcMs);
        expect([row.sign, row.starLord, row.subLord]).toEqual([SIGNS[here.signIndex], here.starLord, here.subLord]);
        if (row.nextSign !== null) {
          expect(SIGNS[place(row.nextSign.utcMs + 60_000).signIndex]).toBe(row.nextSign.sign);
          expect(SIGNS[place(row.nextSign.utcMs - 60_000).signIndex]).toBe(row.sign);
        }
        for (const { key, event } of every) {
          const set = fruitfulSet(chart, event);
          const fruitful = (planet: string) => set.fruitful.some((each) => each === planet);
          const hostile = (planet: string) =>
            !fruitful(planet) && set.planets.some((each) => each.planet === planet && each.class === 'HOSTILE');
          expect(row.favours.includes(key)).toBe(fruitful(row.starLord) && fruitful(row.subLord));
          expect(row.opposes.includes(key)).toBe(hostile(row.starLord) || hostile(row.subLord));
        }
        const cusps = chart.houses?.cusps.map(({ longitude }) => longitude) ?? [];
        const { longitude } = siderealPosition(ephemeris, row.planet, jdFromUtcMs(utcMs), ayanamsa);
        const house: House = row.natalHouse;
        const [from = 0, to = 0] = [cusps[house - 1], cusps[house % 12]];
        expect((longitude - from + 360) % 360).toBeLessThan((to - from + 360) % 360);
      }
    });
  });
});
