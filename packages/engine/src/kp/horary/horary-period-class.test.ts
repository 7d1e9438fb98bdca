import { describe, expect, it } from 'vitest';
import { naiveClass } from '../../../test/naive-timing.ts';
import { randomCharts, randomNumbers } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { NATAL_EVENTS, natalEvent } from '../../events/natal.ts';
import { judgedGroup } from '../../events/resolve.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';
import { horaryMatter } from './horary-matter.ts';
import { horaryClassRank, notAboveHorary, HORARY_PERIOD_CLASSES, horaryPeriodClass } from './horary-period-class.ts';
import type { PeriodLords } from '../promise/period-class.ts';

describe('the worked chart and marriage (R13.4)', () => {
  const marriage = horaryMatter(workedChart(), natalEvent('marriage'));

  it('has the principals worked by hand', () => {
    // 7: Saturn there, only Mercury in its star. 2: Jupiter and Venus there and in a star of Venus, Jupiter without a
    // tenant; Rahu holds 2 by Jupiter's place, a group later. 11: Mars and Ketu there; of Moon, Rahu and Ketu in their
    // stars only Rahu has no tenant.
    expect(marriage.principals).toEqual([
      { house: 2, planet: 'Jupiter' },
      { house: 7, planet: 'Mercury' },
      { house: 11, planet: 'Rahu' },
    ]);
  });

  it('knows who postpones: in the star of a planet with houses against and none for', () => {
    // The Moon owns the first house and stands in the eighth; Mercury owns 3 and 12 and stands in the first.
    expect(PLANETS.filter((planet) => marriage.lords[planet].postpones)).toEqual(['Sun', 'Mars', 'Saturn']);
    expect(marriage.lords.Mars.postpones).toEqual({ planet: 'Mars', starLord: 'Moon', denialHouses: [1] });
    expect(marriage.lords.Sun.postpones).toEqual({ planet: 'Sun', starLord: 'Mercury', denialHouses: [1] });
  });

  // All but the Sun, which is hostile, are fruitful here.
  it.each<readonly [PeriodLords, string, readonly number[], readonly number[]]>([
    [['Mercury', 'Rahu', 'Jupiter'], 'TRIPLE_PRINCIPAL', [2, 7, 11], []],
    [['Rahu', 'Jupiter', 'Mercury'], 'TRIPLE_PRINCIPAL', [2, 7, 11], []],
    // One house is not principal twice, and two lords are never three.
    [['Mercury', 'Rahu', 'Rahu'], 'ALL_FRUITFUL', [2, 7, 11], []],
    [['Rahu', 'Mercury'], 'ALL_FRUITFUL', [2, 7, 11], []],
    [['Rahu', 'Rahu', 'Rahu'], 'PARTIAL', [2, 11], [7]],
    [['Mercury', 'Mercury', 'Moon'], 'PARTIAL', [7, 11], [2]],
    [['Venus', 'Mercury', 'Ketu'], 'ALL_FRUITFUL', [2, 7, 11], []],
    [['Venus', 'Mercury'], 'ALL_FRUITFUL', [2, 7, 11], []],
    [['Venus', 'Moon', 'Jupiter'], 'PARTIAL', [2, 11], [7]],
    [['Mars', 'Mercury', 'Venus'], 'PARTIAL', [2, 7, 11], []],
    [['Venus', 'Mars', 'Jupiter'], 'OPENED', [2, 11], [7]],
    [['Venus', 'Sun', 'Mercury'], 'BLOCKED', [2, 7, 11], []],
    [['Sun', 'Venus', 'Mercury'], 'BLOCKED', [2, 7, 11], []],
    [['Venus', 'Sun'], 'BLOCKED', [2, 11], [7]],
  ])('%p is %s', (lords, expected, covered, missing) => {
    expect(horaryPeriodClass(marriage, lords)).toMatchObject({ class: expected, covered, missing });
  });

  it('names each postponing lord once and lowers by one step in all', () => {
    const judged = horaryPeriodClass(marriage, ['Mars', 'Saturn', 'Mars']);
    expect(judged.postponedBy.map(({ planet }) => planet)).toEqual(['Mars', 'Saturn']);
    // 7 and 11 without 2: PARTIAL, one step lower.
    expect(judged.class).toBe('OPENED');
  });
});

describe('the order of classes', () => {
  it('runs from TRIPLE_PRINCIPAL to SILENT, and a limit only lowers', () => {
    expect(HORARY_PERIOD_CLASSES.map(horaryClassRank)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(notAboveHorary('OPENED', 'ALL_FRUITFUL')).toBe('OPENED');
    expect(notAboveHorary('OPENED', 'SILENT')).toBe('SILENT');
    expect(notAboveHorary('PARTIAL', 'PARTIAL')).toBe('PARTIAL');
  });
});

describe('random charts, events and lords', () => {
  const charts = randomCharts(60, 1313, [0, 60]);
  const random = randomNumbers(10);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };

  it('agrees with the classes of periods spelled out, reaching every class with three lords and all but the first with two', () => {
    const reached = new Set<string>();
    for (const chart of charts) {
      for (let run = 0; run < 60; run += 1) {
        const event = random() < 0.8 ? pick(NATAL_EVENTS) : judgedGroup([pick([2, 6, 9]), pick([3, 10, 11])]);
        const lords: PeriodLords =
          run % 2 === 0 ? [pick(PLANETS), pick(PLANETS)] : [pick(PLANETS), pick(PLANETS), pick(PLANETS)];
        const { class: found } = horaryPeriodClass(horaryMatter(chart, event), lords);
        expect(found).toBe(naiveClass(chart, event, lords));
        reached.add(`${lords.length} ${found}`);
      }
    }
    const all = [2, 3].flatMap((count) => HORARY_PERIOD_CLASSES.map((each) => `${count} ${each}`));
    expect([...reached].sort()).toEqual(all.filter((each) => each !== '2 TRIPLE_PRINCIPAL').sort());
  });

  it('lets stand-ins count as fruitful, but never above PARTIAL', () => {
    let seen = 0;
    for (const chart of charts) {
      for (const event of NATAL_EVENTS) {
        const of = horaryMatter(chart, event);
        if (!of.set.relaxed) continue;
        const counting = PLANETS.filter((planet) => of.lords[planet].counts === 'FRUITFUL');
        expect(counting).toEqual(of.set.fruitful);
        const [first] = counting;
        if (first === undefined) continue;
        seen += 1;
        const triples = counting.map((planet): readonly [Planet, Planet, Planet] => [first, planet, planet]);
        for (const lords of triples) expect(['PARTIAL', 'OPENED']).toContain(horaryPeriodClass(of, lords).class);
      }
    }
    expect(seen).toBeGreaterThan(100);
  });

  it('weighs a matter once for a chart', () => {
    const [chart] = charts;
    if (chart === undefined) throw new Error('no chart');
    expect(horaryMatter(chart, natalEvent('marriage'))).toBe(horaryMatter(chart, natalEvent('marriage')));
  });
});
