import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { ephemeris, randomCharts } from '../../../test/random-charts.ts';
import { buildChart } from '../../chart/build.ts';
import type { Chart } from '../../chart/chart.ts';
import { NATAL_EVENTS, natalEvent } from '../../events/natal.ts';
import { resolveBirth } from '../../time/moment.ts';
import type { BirthParameters } from '../../time/moment.ts';
import { divide } from '../../zodiac/division.ts';
import { HOUSES, PLANETS } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { chain } from '../kernel/chain.ts';
import { levels } from '../kernel/levels.ts';
import type { LevelLists } from '../kernel/levels.ts';
import { byPlanet } from '../../zodiac/records.ts';
import { BANDS, BASES, SIDES, VERDICTS } from './promise-verdict.ts';
import { promise } from './promise.ts';
import { NATURE_KINDS } from '../kernel/nature.ts';

interface GoldenChart {
  readonly input: BirthParameters;
  readonly cusps: readonly number[];
  readonly csl: readonly Planet[];
  readonly planets: Readonly<
    Record<
      Planet,
      {
        readonly longitude: number;
        readonly house: House;
        readonly starLord: Planet;
        readonly subLord: Planet;
        readonly retrograde: boolean;
        readonly levels: LevelLists;
        readonly promoted: boolean;
      }
    >
  >;
  readonly verdicts: Readonly<Record<string, object>>;
}

const golden: { readonly charts: readonly GoldenChart[] } = JSON.parse(
  readFileSync(new URL('../../../test/reference/golden-natal-promise.json', import.meta.url), 'utf8'),
);

const chartOf = (birth: BirthParameters): Chart => buildChart(ephemeris, resolveBirth(birth));

describe.each(golden.charts)('two independent implementations: $input.birth_datetime', (expected) => {
  const chart = chartOf(expected.input);

  it('has the same cusps and cuspal sub lords', () => {
    HOUSES.forEach((house, index) => {
      const { longitude, csl } = chain(chart, house);
      expect(Math.abs(longitude - (expected.cusps[index] ?? NaN))).toBeLessThan(0.0003);
      expect(csl.planet).toBe(expected.csl[index]);
    });
  });

  it.each(PLANETS)('gives %s the same houses by level', (planet) => {
    const { longitude, ...exact } = expected.planets[planet];
    const position = chart.planets[planet];
    expect(Math.abs(position.longitude - longitude)).toBeLessThan(0.0003);
    const { L1, L2, L3, L4, promoted } = levels(chart, planet);
    const { house, starLord, subLord, retrograde } = position;
    expect({ house, starLord, subLord, retrograde, levels: { L1, L2, L3, L4 }, promoted }).toEqual(exact);
  });

  it('reaches the same 78 verdicts', () => {
    const found = Object.fromEntries(
      NATAL_EVENTS.map((event) => {
        const { verdict, basis, csl, covered, denialHit, coveragePct, bestRequiredLevel, bestDenialLevel } = promise(
          chart,
          event,
        );
        return [
          event.key,
          { verdict, basis, csl, covered, denialHit, coveragePct, bestRequiredLevel, bestDenialLevel },
        ];
      }),
    );
    expect(Object.keys(expected.verdicts)).toHaveLength(78);
    expect(found).toEqual(expected.verdicts);
  });
});

describe('worked charts of Krishnamurti, KP Reader III (practice)', () => {
  it('R3-047: the ninth sub lord Venus promises higher study and the scholarship that came', () => {
    const chart = chartOf({
      birth_datetime: '1930-04-21T09:19:00',
      latitude: 12.916666666666666,
      longitude: 79,
      utc_offset_minutes: 330,
    });
    expect(chain(chart, 9).csl.planet).toBe('Venus');
    expect(promise(chart, natalEvent('higher_education')).verdict).toBe('ACTIVE');
    expect(promise(chart, natalEvent('scholarship')).verdict).toBe('ACTIVE');
  });

  it('R3-056: the sixth sub lord Venus promises illness with some houses of cure against it', () => {
    const chart = chartOf({
      birth_datetime: '1922-10-02T12:17:00',
      latitude: 22.383333333333333,
      longitude: 88.4,
      utc_offset_minutes: 330,
    });
    expect(chain(chart, 6).csl.planet).toBe('Venus');
    expect(promise(chart, natalEvent('illness_acute')).verdict).toBe('MIXED_ACTIVE');
  });
});

it('studies abroad (KP Reader III): one minute of birth time changes the sub lord of the 12th cusp', () => {
  expect([divide(188.66).subLord, divide(189.139).subLord]).toEqual(['Rahu', 'Jupiter']);
});

const charts = randomCharts(400, 20_240_601, [0, 60]);
const all = charts.flatMap((chart) => NATAL_EVENTS.map((event) => promise(chart, event)));

describe('400 random charts', () => {
  it('splits the required houses into covered and missing, and denies by the whole group alone', () => {
    const odd = all.filter(
      ({ required, covered, missing, verdict, wholeDenialGroup, denialHit, denialHouses, ...row }) => {
        const parted = [...covered, ...missing].sort((a, b) => a - b).join() === required.join();
        const whole = wholeDenialGroup === (denialHit.length === denialHouses.length);
        return !parted || !whole || (verdict === 'DENIED' && !wholeDenialGroup) || row.csl !== row.chain.csl.planet;
      },
    );
    expect(odd).toEqual([]);
  });

  it.each([
    ['ACTIVE', 32, 4],
    ['PARTIALLY_ACTIVE', 28, 4],
    ['MIXED_ACTIVE', 19, 3],
    ['NEGATED', 14, 3],
    ['CONTRADICTED', 6, 2],
    ['DENIED', 2, 1],
  ])('%s about %d %%', (verdict, percent, margin) => {
    const share = (100 * all.filter((row) => row.verdict === verdict).length) / all.length;
    expect(Math.abs(share - percent)).toBeLessThanOrEqual(margin);
  });

  it('reaches every verdict, basis, band, side and kind', () => {
    expect(new Set(all.map((row) => row.verdict))).toEqual(new Set(VERDICTS));
    expect(new Set(all.map((row) => row.basis))).toEqual(new Set(BASES));
    expect(new Set(all.map((row) => row.band))).toEqual(new Set(BANDS));
    expect(new Set(all.map((row) => row.side))).toEqual(new Set(SIDES));
    expect(new Set(all.flatMap((row) => row.kind))).toEqual(new Set(NATURE_KINDS));
  });

  it('bands and sides follow the verdict', () => {
    const table = new Map(all.map(({ verdict, band, side }) => [verdict, `${band} ${side}`]));
    expect(Object.fromEntries(table)).toEqual({
      ACTIVE: 'PROMISED yes',
      MIXED_ACTIVE: 'CONDITIONAL yes',
      CONTRADICTED: 'CONDITIONAL split',
      PARTIALLY_ACTIVE: 'WEAK yes',
      DENIED: 'DENIED no',
      NEGATED: 'SILENT no',
    });
  });

  it('is not moved by the direction of any planet; a retrograde star lord only delays (R12.2)', () => {
    for (const chart of charts.slice(0, 40)) {
      const turned: Chart = {
        ...chart,
        planets: byPlanet((planet) => {
          const position = chart.planets[planet];
          return { ...position, speed: -position.speed, retrograde: !position.retrograde };
        }),
      };
      for (const event of NATAL_EVENTS) {
        const before = promise(chart, event);
        const after = promise(turned, event);
        expect([after.verdict, after.basis, after.covered, after.denialHit, after.confirmations]).toEqual([
          before.verdict,
          before.basis,
          before.covered,
          before.denialHit,
          before.confirmations,
        ]);
        expect(before.delay === null).toBe(after.delay !== null);
      }
    }
  });

  it('judges a matter of a chart once', () => {
    const [chart] = charts;
    if (!chart) throw new Error('no chart');
    expect(promise(chart, natalEvent('marriage'))).toBe(promise(chart, natalEvent('marriage')));
  });
});

describe('what stands beside the verdict', () => {
  const [first] = golden.charts;
  if (!first) throw new Error('no reference chart');
  const chart = chartOf(first.input);
  const marriage = promise(chart, natalEvent('marriage'));

  it('names the kinds of sub lord and star lord (R9.6)', () => {
    // Saturn in Capricorn (movable) in the star of the Moon; Rahu in Sagittarius (dual) in the star of Ketu.
    expect(marriage.kind).toEqual(['DELAY']);
    expect(promise(chart, natalEvent('career_start')).kind).toEqual([
      'MORE_THAN_ONE',
      'FOREIGN_SUDDEN',
      'SPIRITUAL_OR_DENIAL',
    ]);
  });

  it('lists the other required cusps and the karakas as witnesses', () => {
    // CSL2 Sun: L1 1, L2 1, L3 3 12, L4 2: contact 3 with 2, 7, 11. CSL11 Ketu stands in 11 in the star of Mars in 11.
    // Venus L1 2, Jupiter L1 2.
    expect(marriage.confirmations).toEqual({
      cusps: [
        { cusp: 2, csl: 'Sun', contact: 3, wholeDenial: false },
        { cusp: 11, csl: 'Ketu', contact: 1, wholeDenial: false },
      ],
      karakas: [
        { planet: 'Venus', contact: 1 },
        { planet: 'Jupiter', contact: 1 },
      ],
      confirmCount: '4 of 4',
    });
  });

  it('lists a witness that is the first one again, and does not count it', () => {
    // CSL3 and CSL9 are Saturn as CSL7 is. CSL11 Ketu has 11 at level 1, Jupiter 11 by its star lord Venus, Venus as
    // its owner.
    const { cusps, karakas, confirmCount } = promise(chart, natalEvent('engagement')).confirmations;
    expect(cusps.map(({ cusp, csl, sameAsFirst }) => [cusp, csl, sameAsFirst])).toEqual([
      [3, 'Saturn', true],
      [9, 'Saturn', true],
      [11, 'Ketu', undefined],
    ]);
    expect(karakas.map(({ sameAsFirst }) => sameAsFirst)).toEqual([undefined, undefined]);
    expect(confirmCount).toBe('3 of 3');
  });

  it('never counts the sub lord of the primary cusp among the others', () => {
    for (const row of all) {
      const { cusps, karakas, confirmCount } = row.confirmations;
      for (const { csl, sameAsFirst } of cusps) expect(sameAsFirst === true).toBe(csl === row.csl);
      for (const { planet, sameAsFirst } of karakas) expect(sameAsFirst === true).toBe(planet === row.csl);
      const others = [...cusps, ...karakas].filter((each) => each.sameAsFirst === undefined);
      expect(Number(confirmCount.split(' of ')[1])).toBe(others.length);
      expect(Number(confirmCount.split(' of ')[0])).toBeLessThanOrEqual(others.length);
    }
  });

  it('calls nothing delayed that it does not promise', () => {
    const seen = new Set<boolean>();
    for (const each of randomCharts(20, 12_2)) {
      for (const event of NATAL_EVENTS) {
        const { side, delay, reasoning } = promise(each, event);
        const delayed = reasoning.some((line) => line.includes('the matter is delayed and not denied'));
        expect(delayed).toBe(delay !== null && side !== 'no');
        expect(reasoning.some((line) => line.includes('which delays and does not decide'))).toBe(
          delay !== null && side === 'no',
        );
        seen.add(delayed);
      }
    }
    expect(seen.size).toBe(2);
  });

  it('reports a retrograde star lord of the sub lord as delay', () => {
    // CSL5 Mercury stands in the star of Saturn, retrograde in this chart.
    expect(promise(chart, natalEvent('childbirth')).delay).toEqual({ starLord: 'Saturn' });
    expect(marriage.delay).toBeNull();
  });

  it('gives a line for each step', () => {
    expect(marriage.reasoning).toEqual([
      'Marriage is judged from cusp 7 in Capricorn. Its sub lord is Saturn, in house 7.',
      "Saturn's star lord is the Moon, in house 8.",
      'Saturn signifies at level 1 house 8, at level 2 house 7, at level 3 house 1, at level 4 houses 7 and 8.',
      'The matter needs 2, 7 and 11. Saturn signifies 7, best at level 2, and misses 2 and 11.',
      'Of the houses against it, 1, 6 and 10, it signifies 1, best at level 3.',
      'So the matter is promised, because the required houses are stronger in level and in weight than those against it.',
    ]);
  });

  it('says of an unwelcome matter what the verdict means', () => {
    const divorce = promise(chart, natalEvent('divorce'));
    expect(divorce.verdict).toBe('ACTIVE');
    expect(divorce.reasoning).toContain('The matter is unwelcome, and the verdict means a tendency.');
  });

  it('tells what a node stands for', () => {
    expect(promise(chart, natalEvent('career_start')).reasoning).toContain(
      'Rahu acts for Mars and Jupiter (aspecting). It signifies the houses that its agents occupy and own.',
    );
    expect(promise(chart, natalEvent('career_start')).reasoning).toEqual(
      expect.arrayContaining([
        'The star lord Ketu acts for Mercury (its sign lord). It brings the houses that its agents own.',
        'No planet is in its stars, so its own place, house 5, counts as level 1. What its agents bring keeps levels 2 and 4.',
      ]),
    );
  });
});
