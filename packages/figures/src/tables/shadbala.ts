import { named } from '../names/spoken.ts';
import { phrase, titled } from '../names/phrase.ts';
import { planetName, planetOf } from '../names/planets.ts';
import { bounded, type FigureOptions } from '../options.ts';
import { fieldsOf } from '../read/fields.ts';
import type { Drawing } from '../svg/document.ts';
import { group } from '../svg/element.ts';
import { layoutOf, type Layout } from '../svg/layout.ts';
import { linear, marksTo } from '../svg/scale.ts';
import { baseline, line, rect, text } from '../svg/shapes.ts';

const WIDTH = 880;
const [NAMES, FIGURES] = [120, 190];
/** On a narrow screen names and figures stand above the bars. */
const [ROW, NARROW_ROW] = [44, 66];
const BAR = 20;
const HEAD = 26;

interface Strength {
  readonly planet: string;
  /** In rupas. */
  readonly rupas: number;
  readonly required: number;
  readonly percent: number;
  readonly sufficient: boolean;
}

/** Strength of each planet in rupas as a bar, with the least that it needs. */
export function shadbalaBars(result: unknown, { name, width }: FigureOptions): Drawing {
  const layout = layoutOf(width, WIDTH);
  const { compact, margin, room } = layout;
  const left = margin + (compact ? 0 : NAMES);
  const row = compact ? NARROW_ROW : ROW;
  const planets = fieldsOf(result).object('planets');
  const rows: readonly Strength[] = planets.keys().map((key) => {
    const fields = planets.object(key);
    return {
      planet: planetOf(key, planets.at),
      rupas: fields.number('rupas'),
      required: fields.number('requiredRupas'),
      percent: fields.number('percent'),
      sufficient: fields.flag('sufficient'),
    };
  });
  const most = Math.max(1, ...rows.flatMap(({ rupas, required }) => [rupas, required]));
  const marks = marksTo(most, compact ? 6 : 13);
  const scale = linear([0, marks.at(-1) ?? most], [0, compact ? room - 12 : room - NAMES - FIGURES]);
  const enough = rows.filter(({ sufficient }) => sufficient).length;
  return {
    kind: 'shadbala',
    title: titled('Shadbala', name && bounded(name), '{title} of {name}'),
    subtitle: named('Strength in rupas, with the required minimum as an upright mark'),
    description: `The bars show the strength of ${rows.length} planets. Of these ${enough} ${enough === 1 ? 'has' : 'have'} the required minimum.`,
    sentences: rows.map(
      ({ planet, rupas, required, sufficient }) =>
        `${planet} has ${rupas} rupas and needs ${required}, which it ${sufficient ? 'reaches' : 'does not reach'}.`,
    ),
    width: layout.width,
    height: HEAD + rows.length * row,
    body: (top) => [
      ...marks.flatMap((tick) => [
        line(
          { x: left + scale(tick), y: top + HEAD - 6 },
          { x: left + scale(tick), y: top + HEAD + rows.length * row },
          'faint',
        ),
        text({ x: left + scale(tick), y: top + 12 }, String(tick), { size: 11.5, anchor: 'middle', role: 'muted' }),
      ]),
      ...rows.map((each, index) => bar(each, scale, top + HEAD + index * row, layout)),
    ],
  };
}

function bar(
  { planet, rupas, required, percent, sufficient }: Strength,
  scale: (value: number) => number,
  top: number,
  { compact, margin, width }: Layout,
): string {
  const y = top + (compact ? NARROW_ROW - BAR - 10 : (ROW - BAR) / 2);
  const middle = top + (compact ? 18 : ROW / 2);
  const left = margin + (compact ? 0 : NAMES);
  const tone = sufficient ? 'good' : 'poor';
  const mark = left + scale(required);
  const right = width - margin;
  return group(
    { 'data-planet': planet },
    text({ x: margin, y: middle + baseline(14.5) }, planetName(planet), { size: 14.5 }),
    rect({ x: left, y, width: scale(Math.max(rupas, 0)), height: BAR }, tone, {
      'data-rupas': rupas,
      'data-of': planet,
    }),
    line({ x: mark, y: y - 6 }, { x: mark, y: y + BAR + 6 }, 'ink', 2, { 'data-required': required }),
    text(
      { x: right - 62, y: middle + baseline(14) },
      phrase('{count} of {most}', { count: rupas.toFixed(2), most: required }),
      {
        size: 14,
        anchor: 'end',
      },
    ),
    text({ x: right, y: middle + baseline(14) }, `${Math.round(percent)} %`, {
      size: 14,
      anchor: 'end',
      role: tone,
      bold: true,
    }),
  );
}
