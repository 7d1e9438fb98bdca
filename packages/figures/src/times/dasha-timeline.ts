import { named } from '../names/spoken.ts';
import { fromTo, phrase, titled } from '../names/phrase.ts';
import { FigureError } from '../errors.ts';
import { planetName, planetShort } from '../names/planets.ts';
import { DASHA_LEVELS, bounded, optionFault, type FigureOptions } from '../options.ts';
import { pageOf, periodsOf, runsAt, type Period } from '../read/periods.ts';
import type { Drawing } from '../svg/document.ts';
import { group } from '../svg/element.ts';
import { layoutOf, type Layout } from '../svg/layout.ts';
import { fitted, textWidth } from '../svg/measure.ts';
import { baseline, line, rect, text } from '../svg/shapes.ts';
import type { Role } from '../svg/theme.ts';
import { timeAxis, type TimeAxis } from './axis.ts';
import { instantOf, printedDate, printedInstant, type Instant } from '../names/instant.ts';

const WIDTH = 880;
const NAMES = 212;
const [ROW, NARROW_ROW] = [46, 76];
const BAR = 24;
const AXIS = 34;

/**
 * Periods as bars on a line of time: all mahadashas, each divided into its antardashas, or, at the level antardasha,
 * those of the mahadasha that runs at the instant asked for. Without an instant the first is opened and none marked.
 */
export const dashaTimeline =
  (title: string) =>
  (result: unknown, { level = 'mahadasha', at: asked, name, width, guessed }: FigureOptions): Drawing => {
    if (!DASHA_LEVELS.includes(level)) throw optionFault('level', DASHA_LEVELS.join(' or '), level);
    const all = periodsOf(result);
    const at = asked === undefined ? undefined : onClockOf(instantOf(asked, 'at'), all[0]);
    const opened = all.find((period) => runsAt(period, at)) ?? all[0];
    const inside = level === 'antardasha' ? opened : undefined;
    if (inside !== undefined && inside.inner.length === 0)
      throw new FigureError(
        `level antardasha needs the antardashas, which the ${inside.lord} period has not. Take mahadasha.`,
        'level',
      );
    const rows = inside === undefined ? all : inside.inner;
    const running = rows.find((period) => runsAt(period, at));
    const marked = at !== undefined && liesWithin(rows, at) ? at : undefined;
    const shown = rows.length === 1 ? 'one period' : `${rows.length} periods`;
    const page = inside === undefined ? pageOf(result) : '';
    const layout = layoutOf(width, WIDTH);
    return {
      kind: 'dasha-timeline',
      title: titled(
        inside === undefined ? (guessed ? 'Periods' : title) : phrase('{lord} period', { lord: named(inside.lord) }),
        name && bounded(name),
        '{title} of {name}',
      ),
      subtitle: [
        spanned(rows),
        ...(page === '' ? [] : [page]),
        ...(marked === undefined ? [] : [phrase('marked at {at}', { at: printedInstant(marked) })]),
      ].join(', '),
      description: `The timeline shows ${shown}${inside === undefined ? '' : ` within ${inside.lord}`}, ${spanned(rows)}.${
        page === '' ? '' : ` They are ${page}.`
      }${running === undefined ? '' : ` ${running.lord} is running.`}`,
      sentences: rows.map(
        (period) =>
          `${period.lord} runs from ${printedDate(period.start)} to ${printedDate(period.end)}${runsAt(period, at) ? ' and is running' : ''}.`,
      ),
      width: layout.width,
      height: AXIS + rows.length * rowOf(layout) + (marked === undefined ? 0 : 20),
      body: (top) => drawn(rows, marked, top, layout),
    };
  };

/** The instant on the clock of the periods. */
const onClockOf = (at: Instant, period: Period | undefined): Instant => ({
  ...at,
  offsetMinutes: period?.start.offsetMinutes ?? at.offsetMinutes,
});

/** Whether an instant lies between the first and the last of the periods. */
function liesWithin(rows: readonly Period[], at: Instant): boolean {
  const [first, last] = [rows[0], rows.at(-1)];
  return first !== undefined && last !== undefined && runsAt({ ...first, end: last.end }, at);
}

const spanned = (rows: readonly Period[]): string => {
  const [first, last] = [rows[0], rows.at(-1)];
  return first === undefined || last === undefined ? '' : fromTo(printedDate(first.start), printedDate(last.end));
};

/** Name and dates stand before the bar, on a narrow screen above it. */
const rowOf = ({ compact }: Layout): number => (compact ? NARROW_ROW : ROW);

function drawn(rows: readonly Period[], at: Instant | undefined, top: number, layout: Layout): readonly string[] {
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { margin, room } = layout;
  const names = layout.compact ? 0 : NAMES;
  const height = rowOf(layout);
  const axis = timeAxis(first.start, last.end, margin + names, room - names);
  const bottom = top + AXIS + rows.length * height;
  const mark = at === undefined ? [] : [now(at, axis.x(at), top + AXIS - 8, bottom, layout)];
  return [
    ...axis.draw(top + AXIS - 8, rows.length * height + 8),
    // On a narrow screen the line passes below the names.
    ...(layout.compact ? mark : []),
    ...rows.map((period, index) => row(period, at, axis, top + AXIS + index * height, layout)),
    ...(layout.compact ? [] : mark),
  ];
}

function now(at: Instant, x: number, top: number, bottom: number, { width, margin }: Layout): string {
  const label = printedDate(at);
  const half = textWidth(label, 11.5) / 2;
  const middle = Math.min(width - margin - half, Math.max(half, x));
  return group(
    { 'data-at': at.stamp },
    line({ x, y: top }, { x, y: bottom }, 'accent', 1.25),
    text({ x: middle, y: bottom + 15 }, label, { size: 11.5, anchor: 'middle', role: 'accent' }),
  );
}

function row(period: Period, at: Instant | undefined, axis: TimeAxis, top: number, layout: Layout): string {
  const { compact, margin, letter } = layout;
  const runs = runsAt(period, at);
  const y = compact ? top + NARROW_ROW - BAR - 10 : top + (ROW - BAR) / 2;
  const size = letter(10.5);
  // All periods within a bar are named, or none.
  const named = period.inner.every(
    (inner) => axis.x(inner.end) - axis.x(inner.start) > textWidth(short(inner), size) + 4,
  );
  return group(
    { 'data-row': period.lord },
    text({ x: margin, y: top + 20 }, fitted(planetName(period.lord), compact ? layout.room : NAMES - 16, 14.5), {
      size: 14.5,
      bold: runs,
      role: runs ? 'accent' : 'ink',
      halo: compact,
    }),
    text({ x: margin, y: top + 36 }, `${printedDate(period.start)} – ${printedDate(period.end)}`, {
      size: 11.5,
      role: 'muted',
      halo: compact,
    }),
    bar(period, { level: 1, runs, y, height: BAR, fill: runs ? 'wash' : 'panel' }, axis),
    ...period.inner.map((inner) => segment(inner, at, axis, y, named ? size : undefined)),
  );
}

interface BarLook {
  readonly level: number;
  readonly runs: boolean;
  readonly y: number;
  readonly height: number;
  readonly fill: Role;
}

function bar({ lord, start, end }: Period, { level, runs, y, height, fill }: BarLook, axis: TimeAxis): string {
  const x = axis.x(start);
  return rect({ x, y, width: axis.x(end) - x, height }, fill, {
    class: `cf-${fill} cs-line`,
    'stroke-width': level === 1 ? 1 : 0.75,
    'data-period': lord,
    'data-level': level,
    'data-start': start.stamp,
    'data-end': end.stamp,
    'data-running': runs ? 'true' : undefined,
  });
}

const short = ({ lord }: Period): string => planetShort(lord);

/** A period within a bar, named where there is room for all of them. */
function segment(period: Period, at: Instant | undefined, axis: TimeAxis, y: number, size: number | undefined): string {
  const runs = runsAt(period, at);
  const [from, to] = [axis.x(period.start), axis.x(period.end)];
  return group(
    {},
    bar(period, { level: 2, runs, y, height: BAR, fill: runs ? 'accent' : 'paper' }, axis),
    ...(size !== undefined
      ? [
          text({ x: (from + to) / 2, y: y + BAR / 2 + baseline(size) }, short(period), {
            size,
            anchor: 'middle',
            role: runs ? 'paper' : 'muted',
          }),
        ]
      : []),
  );
}
