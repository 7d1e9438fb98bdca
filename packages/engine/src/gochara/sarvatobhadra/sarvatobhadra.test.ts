import { describe, expect, it } from 'vitest';
import { drawnChart } from '../../../test/drawn-chart.ts';
import { ephemeris, randomCharts } from '../../../test/random-charts.ts';
import { birthPanchanga } from '../../almanac/birth-panchanga.ts';
import { SIGNS, STARS, PLANETS } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';
import { star28At, STARS_28 } from '../../zodiac/stars-28.ts';
import { BOARD, CELLS, cellOf, marksAt, VOWELS } from './board.ts';
import type { MarkKind } from './board.ts';
import { BOARD_MATTERS, judgeBoard, NATAL_POINTS, POINT_VERDICTS, STRIKES } from './judge.ts';
import { BOARD_SOUNDS, readSound, soundsOf } from './sounds.ts';
import { cellsAlong, VEDHA_LINES, VEDHA_MOTIONS, vedhaOf } from './vedha.ts';

const STAR = 360 / 27;
/** A chart with one planet at a longitude and motion. */
const placed = (planet: Exclude<Planet, 'Ketu'>, longitude: number, speed = 0.5) => {
  const at = { Sun: 0, Moon: 0, Mars: 0, Mercury: 0, Jupiter: 0, Venus: 0, Saturn: 0, Rahu: 0, [planet]: longitude };
  return { ...drawnChart({ ascendant: 0, planets: at }).planets[planet], speed };
};
const inStar = (star: (typeof STARS)[number], pada = 2.5) => (STARS.indexOf(star) + (pada - 1) / 4) * STAR;
const textsOf = (vedha: ReturnType<typeof vedhaOf>, line: (typeof VEDHA_LINES)[number]) => [
  ...new Set(vedha.lines.find((each) => each.line === line)?.cells.map(({ cell: [r, c] }) => BOARD[r]?.[c])),
];

describe('the board', () => {
  it('holds each star and sign once, every vowel, twenty letters, the tithi groups and the weekdays', () => {
    const marks = CELLS.flatMap(marksAt);
    const of = (kind: MarkKind) => marks.filter((mark) => mark.kind === kind).map(({ value }) => value);
    expect([...of('star')].sort()).toEqual([...STARS_28].sort());
    expect([...of('sign')].sort()).toEqual([...SIGNS].sort());
    expect([...of('vowel'), ...of('corner')].sort()).toEqual([...VOWELS].sort());
    expect(of('corner')).toEqual(['a', 'aa', 'ii', 'i']);
    expect(of('letter')).toHaveLength(20);
    expect([...of('tithi')].sort()).toEqual(['Bhadra', 'Jaya', 'Nanda', 'Purna', 'Rikta']);
    expect([...of('weekday')].sort()).toEqual([
      'Friday',
      'Monday',
      'Saturday',
      'Sunday',
      'Thursday',
      'Tuesday',
      'Wednesday',
    ]);
    expect(CELLS).toHaveLength(81);
  });

  it('runs round the edge in star order from Krittika at the East, Abhijit after Uttara Ashadha', () => {
    const edge = [
      ...[1, 2, 3, 4, 5, 6, 7].map((c) => [0, c]),
      ...[1, 2, 3, 4, 5, 6, 7].map((r) => [r, 8]),
      ...[7, 6, 5, 4, 3, 2, 1].map((c) => [8, c]),
      ...[7, 6, 5, 4, 3, 2, 1].map((r) => [r, 0]),
    ].map(([r = 0, c = 0]) => BOARD[r]?.[c]);
    const around = [...STARS.slice(0, 21), 'Abhijit', ...STARS.slice(21)];
    expect(edge).toEqual([...around.slice(2), ...around.slice(0, 2)]);
  });

  it("has Abhijit from 276°40' to 280°53'20\"", () => {
    expect([276.66, 276 + 2 / 3, 280.88, 280 + 53 / 60 + 20 / 3600].map(star28At)).toEqual([
      'Uttara Ashadha',
      'Abhijit',
      'Abhijit',
      'Shravana',
    ]);
    for (let longitude = 0.1; longitude < 360; longitude += 1.7) {
      const star = star28At(longitude);
      expect(star === 'Abhijit' || STARS[Math.floor(longitude / STAR)] === star).toBe(true);
    }
  });
});

describe('vedha (PVR 26.8)', () => {
  it('example 114: what a planet in Punarvasu strikes', () => {
    const vedha = vedhaOf(placed('Mars', inStar('Punarvasu')));
    expect(textsOf(vedha, 'front')).toEqual(['h', 'Cancer', 'au', 'Bhadra Mon Wed', 'am', 'Scorpio', 'y', 'Mula']);
    expect(textsOf(vedha, 'left')).toEqual(['k', 'Taurus', 'Aries', 'd', 'Purva Bhadrapada']);
    expect(textsOf(vedha, 'right')).toEqual(['ḍ', 'm', 'Uttara Phalguni']);
  });

  it('example 115: the diagonals of Shravana and Bharani meet in the cell of Jaya and Thursday', () => {
    const jaya = cellOf('Jaya');
    for (const star of ['Shravana', 'Bharani'] as const) {
      const cells = vedhaOf(placed('Mars', inStar(star)))
        .lines.filter(({ line }) => line !== 'front')
        .flatMap((line) => line.cells);
      expect(cells.map(({ cell }) => cell)).toContainEqual(jaya);
    }
    expect(marksAt(jaya ?? [0, 0])).toEqual([
      { kind: 'tithi', value: 'Jaya' },
      { kind: 'weekday', value: 'Thursday' },
    ]);
  });

  it('example 116: from Purva Ashadha a planet strikes Sunday', () => {
    const vedha = vedhaOf(placed('Jupiter', inStar('Purva Ashadha', 2)));
    expect(textsOf(vedha, 'front')).toEqual([
      'bh',
      'Sagittarius',
      'Jaya Thu',
      'Purna Sat',
      'Nanda Sun Tue',
      'Gemini',
      'k',
      'Ardra',
    ]);
    expect(vedha.lines[0]?.cells.map(({ mark }) => mark)).toContainEqual({ kind: 'weekday', value: 'Sunday' });
  });

  it('lines run inward from every edge to another edge, right the way round from East to South', () => {
    for (const star of STARS_28) {
      const cell = cellOf(star) ?? [0, 0];
      for (const line of VEDHA_LINES) {
        const cells = cellsAlong(cell, line);
        const end = cells.at(-1) ?? [0, 0];
        expect(end.some((each) => each === 0 || each === 8)).toBe(true);
        expect(cells.length).toBeGreaterThan(0);
        if (line === 'front') expect(cells).toHaveLength(8);
        else expect(cells.every(([r, c]) => Math.abs(r - cell[0]) === Math.abs(c - cell[1]))).toBe(true);
      }
    }
    const lastOf = (star: string, line: (typeof VEDHA_LINES)[number]) => {
      const [r, c] = cellsAlong(cellOf(star) ?? [0, 0], line).at(-1) ?? [0, 0];
      return BOARD[r]?.[c];
    };
    expect([
      lastOf('Punarvasu', 'right'),
      lastOf('Hasta', 'right'),
      lastOf('Mula', 'right'),
      lastOf('Revati', 'right'),
    ]).toEqual(['Uttara Phalguni', 'Purva Ashadha', 'Revati', 'Mrigashira']);
  });

  it('takes the motion of each planet: luminaries fast, nodes retrograde, the others by their speed', () => {
    const motionOf = (planet: Exclude<Planet, 'Ketu'>, speed: number) => vedhaOf(placed(planet, 100, speed)).motion;
    expect([motionOf('Sun', 0.95), motionOf('Moon', 11.9), motionOf('Rahu', -0.05)]).toEqual([
      'fast',
      'fast',
      'retrograde',
    ]);
    expect([motionOf('Mars', 0.5), motionOf('Mars', 0.63), motionOf('Mars', -0.1)]).toEqual([
      'direct',
      'fast',
      'retrograde',
    ]);
    expect([motionOf('Saturn', 0.04), motionOf('Saturn', 0.041)]).toEqual(['direct', 'fast']);
    const emphasised = (speed: number) =>
      vedhaOf(placed('Venus', 100, speed))
        .lines.filter((line) => line.emphasised)
        .map(({ line }) => line);
    expect([emphasised(1.2), emphasised(-0.2), emphasised(1.5)]).toEqual([['front'], ['right'], ['left']]);
    expect(VEDHA_MOTIONS).toEqual(['direct', 'retrograde', 'fast']);
  });

  it('strikes letters without a cell from four stars, and a corner from the quarters beside it', () => {
    const from = (star: (typeof STARS)[number], pada: number) => vedhaOf(placed('Mars', inStar(star, pada + 0.5)));
    expect(from('Ardra', 1).byPosition).toEqual(['gh', 'ng', 'chh']);
    expect(from('Hasta', 1).byPosition).toEqual(['ṣ', 'ṇ', 'ṭh']);
    expect(from('Purva Ashadha', 1).byPosition).toEqual(['dh', 'ph', 'ḍh']);
    expect(from('Uttara Bhadrapada', 1).byPosition).toEqual(['th', 'jh', 'ñ']);
    const corner = (star: (typeof STARS)[number], pada: number) =>
      from(star, pada)
        .lines.flatMap(({ cells }) => cells)
        .filter(({ mark }) => mark.kind === 'corner')
        .map(({ mark }) => mark.value);
    expect([corner('Bharani', 4), corner('Krittika', 1), corner('Krittika', 2)]).toEqual([['a'], ['a'], []]);
    expect([corner('Ashlesha', 4), corner('Magha', 1), corner('Magha', 2)]).toEqual([['aa'], ['aa'], []]);
    expect([corner('Vishakha', 4), corner('Anuradha', 1), corner('Vishakha', 3)]).toEqual([['i'], ['i'], []]);
    expect([corner('Shravana', 4), corner('Dhanishta', 1), corner('Dhanishta', 2)]).toEqual([['ii'], ['ii'], []]);
  });
});

describe('sounds', () => {
  it('come in pairs', () => {
    expect(['u', 'uu', 'v', 'ṣ', 'ng', 'k', 'a*'].map(soundsOf)).toEqual([
      ['u', 'uu'],
      ['uu', 'u'],
      ['v', 'b'],
      ['ṣ', 'kh'],
      ['ng', 'tr'],
      ['k'],
      ['a*', 'a'],
    ]);
    expect(BOARD_SOUNDS).toHaveLength(new Set(BOARD_SOUNDS).size);
    // 16 vowels, 20 letters; b, sh, ṣ, ng, tr of the pairs; gh, chh, ṇ, ṭh, dh, ph, ḍh, th, jh, ñ more.
    expect(BOARD_SOUNDS).toHaveLength(16 + 20 + 5 + 10);
  });

  it('are read in any case and refused with the list of all', () => {
    expect([' Kh ', 'ḍ', 'D\u0323'].map((text) => readSound(text, 'name_letters'))).toEqual(['kh', 'ḍ', 'ḍ']);
    expect(() => readSound('x', 'name_letters')).toThrow(/"x".*one of: a, aa, u, a\*, v.*ñ\.$/);
  });
});

describe('judgeBoard', () => {
  it('finds what strikes each point, whichever way it is asked, and reaches every value', () => {
    const seen = { points: new Set<string>(), strikes: new Set<string>(), verdicts: new Set<string>() };
    const charts = randomCharts(60, 27);
    charts.forEach((chart, index) => {
      const transit = charts[(index + 7) % charts.length] ?? chart;
      const vedhas = PLANETS.map((planet) => vedhaOf(transit.planets[planet]));
      const birth = birthPanchanga(ephemeris, chart);
      const matter = BOARD_MATTERS[index % BOARD_MATTERS.length] ?? 'general';
      const { points, benefic, malefic, verdict } = judgeBoard(chart, birth, vedhas, ['k', 'ai', 'a', 'gh'], matter);
      expect([...new Set(points.map(({ point }) => point))]).toEqual(NATAL_POINTS);
      let sum = 0;
      for (const { point, value, struckBy, verdict: own, counts, cell } of points) {
        seen.points.add(point);
        seen.verdicts.add(own);
        for (const { line } of struckBy) seen.strikes.add(line);
        if (point !== 'nameLetter') {
          const [r, c] = cell ?? [0, 0];
          // Seen from the point: who has its cell on a line.
          const strikers = vedhas.filter(({ lines }) =>
            lines.some(({ cells }) => cells.some((each) => each.cell[0] === r && each.cell[1] === c)),
          );
          expect([...new Set(struckBy.map(({ planet }) => planet))]).toEqual(strikers.map(({ planet }) => planet));
          expect(marksAt([r, c]).map((mark) => mark.value)).toContain(value);
        }
        const good = new Set(struckBy.filter(({ kind }) => kind === 'benefic').map(({ planet }) => planet)).size;
        const bad = new Set(struckBy.filter(({ kind }) => kind === 'malefic').map(({ planet }) => planet)).size;
        const wanted =
          good + bad === 0
            ? 'NONE'
            : good + bad === 1
              ? 'WEAK'
              : good === bad
                ? 'MIXED'
                : good > bad
                  ? 'FAVOURABLE'
                  : 'UNFAVOURABLE';
        expect(own).toBe(wanted);
        if (counts) sum += good + bad;
      }
      expect(benefic + malefic).toBe(sum);
      expect(POINT_VERDICTS).toContain(verdict);
    });
    expect([...seen.points].sort()).toEqual([...NATAL_POINTS].sort());
    expect([...seen.strikes].sort()).toEqual([...STRIKES].sort());
    expect([...seen.verdicts].sort()).toEqual([...POINT_VERDICTS].sort());
  });

  it('counts the special stars from the janma star and adds those of the matter', () => {
    const [chart] = randomCharts(1, 1);
    if (chart === undefined) throw new Error('no chart');
    const birth = birthPanchanga(ephemeris, chart);
    const { starIndex } = chart.planets.Moon;
    const read = (matter: (typeof BOARD_MATTERS)[number]) => judgeBoard(chart, birth, [], [], matter).points;
    const starAt = (point: string) =>
      STARS.findIndex((star) => star === read('general').find((each) => each.point === point)?.value);
    const counts = {
      jaati: 4,
      naidhana: 7,
      karma: 10,
      desha: 12,
      abhisheka: 13,
      sanghatika: 16,
      samudayika: 18,
      aadhana: 19,
      vainashika: 22,
      manasa: 25,
    };
    for (const [point, count] of Object.entries(counts)) expect(starAt(point)).toBe((starIndex + count - 1) % 27);
    const counted = BOARD_MATTERS.map((matter) =>
      read(matter)
        .filter((each) => each.counts && Object.hasOwn(counts, each.point))
        .map(({ point }) => point),
    );
    expect(counted).toEqual([[], ['karma'], ['samudayika'], ['aadhana'], ['abhisheka'], ['naidhana', 'vainashika']]);
  });
});
