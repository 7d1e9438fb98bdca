import { drawFigure, type FigureOptions } from '@cuspal/figures';
import { figureLabels, ordinal } from '@cuspal/speech';
import { z } from 'zod';
import type { Block, Picture, Section, Table } from '../document/document.ts';
import { say } from '../report.messages.ts';
import { names } from './cells.ts';
import { inNames, named } from './names.ts';
import { resultOf, valueOf, type ReportInput } from './results.ts';
import { fullChart, horary, PLANETS, unknownDay, type FullChart } from './shapes.ts';

/** Shares of the width: a chart stands on one page with the table of its planets, and its degrees can be read. */
const CHART = 0.78;
const SMALL = 0.56;

/** The figure of a result; undefined where it has none. */
export function pictureOf(
  tool: string,
  result: unknown,
  share: number,
  options: FigureOptions = {},
): Picture | undefined {
  const labels = inNames(figureLabels);
  const figure = drawFigure(tool, result, { ...options, labels });
  if (figure === undefined) return undefined;
  const { svg, text } = figure;
  const [title = '', ...words] = text.split('\n');
  const printed = canPrintNames(result) ? svg : (drawFigure(tool, withoutNames(result), options)?.svg ?? svg);
  return { kind: 'picture', svg, printed, title: title.replace(/\.$/, ''), alt: words.slice(0, 1).join(' '), share };
}

/**
 * Whether a figure of a PDF can say its names in the language of the result. It is set in one font, which has Latin
 * letters and those of Hindi; other languages in the letters of Hindi join some that a PDF then cannot tell.
 */
const canPrintNames = (result: unknown): boolean => {
  const { language, names = {} } = spokenResult.safeParse(result).data ?? {};
  return language === 'hi' || Object.values(names).every((name) => !OTHER_LETTERS.test(name));
};

const OTHER_LETTERS = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

const spokenResult = z.object({ language: z.string().optional(), names: z.record(z.string(), z.string()).optional() });

const withoutNames = (result: unknown): unknown =>
  typeof result === 'object' && result !== null ? { ...result, names: undefined } : result;

const pictures = (tool: string, result: unknown, share: number, options: FigureOptions): readonly Block[] => {
  const picture = pictureOf(tool, result, share, options);
  return picture === undefined ? [] : [picture];
};

/**
 * Chart, positions and cusps of a birth. `key`: whose. A page holds one chart with its planets, so the cusps of a match
 * stand together on another.
 */
export function chartSection(input: ReportInput, key: 'chart' | 'chart2', title: string): Section | undefined {
  const chart = resultOf(input, key, fullChart);
  if (chart === undefined) return undefined;
  // A wheel and the northern style begin with the first cusp.
  const style = chart.houses === undefined ? 'south' : (input.request.chart_style ?? 'south');
  return {
    title,
    newPage: true,
    blocks: [
      { kind: 'paragraph', text: say.chartLead(), role: 'note' },
      ...pictures('get_full_chart', valueOf(input, key), CHART, { style, id: key }),
      planetTable(chart),
      ...(input.kind === 'match' ? [] : [...cuspTable(chart), panchanga(chart)]),
    ],
  };
}

/** Cusps and almanac of both births of a match. */
export function cuspsOfBothSection(
  input: ReportInput,
  names: readonly [string | undefined, string],
): Section | undefined {
  const charts = [resultOf(input, 'chart', fullChart), resultOf(input, 'chart2', fullChart)];
  const blocks = charts.flatMap((chart, index) =>
    chart === undefined
      ? []
      : [...cuspTable(chart), panchanga(chart)].map((each) => ({ ...each, caption: captionFor(each, names[index]) })),
  );
  if (input.kind !== 'match' || blocks.length === 0) return undefined;
  return { title: say.cusps(), newPage: true, blocks };
}

const captionFor = ({ caption }: Table, name: string | undefined): string =>
  name === undefined ? caption : say.titleFor({ title: caption, name });

function planetTable({ planets }: FullChart): Table {
  return {
    kind: 'table',
    caption: say.planets(),
    head: [
      say.planet(),
      say.sign(),
      say.degrees(),
      say.star(),
      say.starLord(),
      say.subLord(),
      say.subSubLord(),
      say.house(),
    ],
    shares: [1.7, 1.2, 1.1, 1.8, 1, 1, 1, 0.7],
    rows: PLANETS.flatMap((planet) => {
      const at = planets[planet];
      if (at === undefined) return [];
      const { sign, dms, star, pada, starLord, subLord, subSubLord, house, retrograde } = at;
      return [
        [
          retrograde ? say.retrograde({ planet: named(planet) }) : named(planet),
          named(sign),
          dms,
          inNames(() => say.starPada({ star, pada })),
          named(starLord),
          named(subLord),
          subSubLord === undefined ? say.none() : named(subSubLord),
          house === null || house === undefined ? say.none() : String(house),
        ],
      ];
    }),
  };
}

function cuspTable({ houses }: FullChart): readonly Table[] {
  if (houses === undefined) return [];
  const head = [say.cusp(), say.sign(), say.degrees(), say.signLord(), say.starLord(), say.subLord()];
  return [
    {
      kind: 'table',
      caption: say.cusps(),
      head: [...head, say.subSubLord(), say.occupants()],
      shares: [0.7, 1.2, 1.1, 1, 1, 1, 1.1, 1.9],
      rows: houses.map(({ house, sign, dms, signLord, starLord, subLord, subSubLord, occupants }) => [
        ordinal(house),
        named(sign),
        dms,
        named(signLord),
        named(starLord),
        named(subLord),
        subSubLord === undefined ? say.none() : named(subSubLord),
        names(occupants),
      ]),
    },
  ];
}

function panchanga({ birthPanchanga: day }: FullChart): Table {
  const time = (instant: string | null): string => instant?.slice(11, 16) ?? say.none();
  return {
    kind: 'table',
    caption: say.panchanga(),
    head: [say.weekday(), say.tithi(), say.nakshatra(), say.yoga(), say.karana(), say.sunrise(), say.sunset()],
    rows: [
      [
        named(day.weekday),
        named(day.tithi),
        named(day.nakshatra),
        named(day.yoga),
        named(day.karana),
        time(day.sunrise),
        time(day.sunset),
      ],
    ],
  };
}

/** The ninth part of the signs, in a style that has no cusps. */
export function navamsaSection(input: ReportInput): Section | undefined {
  const result = valueOf(input, 'navamsa');
  if (result === undefined) return undefined;
  const style = input.request.chart_style === 'north' ? 'north' : 'south';
  return {
    title: say.navamsaTitle(),
    blocks: [
      { kind: 'paragraph', text: say.navamsaLead(), role: 'note' },
      ...pictures('get_d9_chart', result, SMALL, { style, id: 'navamsa' }),
    ],
  };
}

/** The chart of a number. */
export function horarySection(input: ReportInput): Section | undefined {
  const result = resultOf(input, 'horary', horary);
  if (result === undefined) return undefined;
  const { cusps, planets } = result.chart;
  const style = input.request.chart_style ?? 'south';
  return {
    title: say.horaryChart(),
    newPage: true,
    blocks: [
      { kind: 'paragraph', text: result.answer },
      ...pictures('get_horary_chart_v2', valueOf(input, 'horary'), CHART, { style, id: 'horary' }),
      {
        kind: 'table',
        caption: say.cusps(),
        head: [say.cusp(), say.sign(), say.signLord(), say.starLord(), say.subLord(), say.subSubLord()],
        rows: cusps.map(({ house, sign, signLord, starLord, subLord, subSubLord }) => [
          ordinal(house),
          ...[sign, signLord, starLord, subLord, subSubLord].map(named),
        ]),
      },
      {
        kind: 'table',
        caption: say.planets(),
        head: [say.planet(), say.sign(), say.star(), say.starLord(), say.subLord(), say.house()],
        rows: PLANETS.flatMap((planet) => {
          const at = planets[planet];
          if (at === undefined) return [];
          const name = at.retrograde ? say.retrograde({ planet: named(planet) }) : named(planet);
          return [[name, ...[at.sign, at.star, at.starLord, at.subLord].map(named), String(at.house)]];
        }),
      },
      ...(result.notes ?? []).map((text): Block => ({ kind: 'paragraph', text, role: 'note' })),
    ],
  };
}

/** The planets of a birth without its time, with all places of its day. */
export function unknownDaySection(input: ReportInput): Section | undefined {
  const result = resultOf(input, 'planets', unknownDay);
  if (result === undefined) return undefined;
  const { planets, dashas } = result.day;
  return {
    title: say.planetsOfDay(),
    blocks: [
      { kind: 'paragraph', text: say.planetsOfDayLead(), role: 'note' },
      ...dashas.map(({ bornAt: at, mahadasha: lord, years, months }): Block => ({
        kind: 'paragraph',
        text: say.dashaOfDay({ at, lord, years, months }),
      })),
      {
        kind: 'table',
        caption: say.planets(),
        head: [say.planet(), say.since(), say.sign(), say.star(), say.starLord(), say.subLord()],
        rows: PLANETS.flatMap((planet) =>
          (planets[planet] ?? []).map(({ from, sign, star, starLord, subLord }) => [
            named(planet),
            from.slice(11, 16),
            ...[sign, star, starLord, subLord].map(named),
          ]),
        ),
      },
    ],
  };
}
