import { phrase, titled } from '../names/phrase.ts';
import { named } from '../names/spoken.ts';
import { bounded } from '../options.ts';
import type { FigureOptions } from '../options.ts';
import { isPlanet, planetGlyph, planetShort } from '../names/planets.ts';
import { windowStripOf, type RunningPeriod, type Window, type WindowStrip } from '../read/windows.ts';
import { relaxed } from '../charts/spread.ts';
import type { Drawing } from '../svg/document.ts';
import { group } from '../svg/element.ts';
import { layoutOf, type Layout } from '../svg/layout.ts';
import { textWidth, wrapped } from '../svg/measure.ts';
import { baseline, circle, line, rect, text } from '../svg/shapes.ts';
import { timeAxis, type TimeAxis } from './axis.ts';
import { printedDate, printedInstant, printedOffset, type Instant } from '../names/instant.ts';
import { NOW_FOOT, nowMark } from './now-mark.ts';
import { windowList } from './window-list.ts';

const STRIP_WIDTH = 880;
const LANES = 96;
const SUMMARY = { size: 13, row: 19 };
const MARK = 11;
const LANE = { height: 26, gap: 10 };
/** On a narrow screen the name of a lane stands above it. */
const NARROW_LANE = { height: 26, gap: 30 };
/** It keeps off a line of now at the very beginning. */
const NAME_INSET = 6;

/** Windows on a line of time, with the periods that run, and below it each window with its reasons. */
export const windowStrip =
  (title: string) =>
  (result: unknown, { name, width, guessed }: FigureOptions): Drawing => {
    const layout = layoutOf(width, STRIP_WIDTH);
    const { margin, room, compact } = layout;
    const strip = windowStripOf(result);
    const { event, windows, from, to } = strip;
    const summary = wrapped(strip.summary ?? '', room, SUMMARY.size, compact ? 14 : 5);
    const chart =
      from === undefined || to === undefined || windows.length === 0 ? undefined : stripOf(strip, from, to, layout);
    const list = windowList(windows, layout);
    const above = summary.length * SUMMARY.row + (summary.length === 0 ? 0 : 14);
    return {
      kind: 'window-strip',
      title: titled(
        event === undefined ? (guessed ? 'Windows' : title) : phrase('Windows for {event}', { event: named(event) }),
        name && bounded(name),
        '{title} for {name}',
      ),
      ...(from === undefined || to === undefined
        ? {}
        : {
            subtitle: phrase('{from} to {to}, on the clock of {offset}', {
              from: printedDate(from),
              to: printedDate(to),
              offset: printedOffset(from.offsetMinutes),
            }),
          }),
      description:
        windows.length === 0
          ? 'No window is found.'
          : windows.length === 1
            ? 'The strip shows one window of time with its reasons.'
            : `The strip shows ${windows.length} windows of time with their reasons.`,
      sentences: [...(strip.summary === undefined ? [] : [strip.summary]), ...windows.flatMap(windowSentences)],
      width: layout.width,
      height: above + (chart?.height ?? 0) + (windows.length === 0 ? 26 : list.height),
      body: (top) => [
        ...summary.map((content, index) =>
          text({ x: margin, y: top + 14 + index * SUMMARY.row }, content, { size: SUMMARY.size }),
        ),
        ...(chart?.draw(top + above) ?? []),
        ...(windows.length === 0
          ? [text({ x: margin, y: top + above + 16 }, named('No window is found.'), { size: 14, role: 'muted' })]
          : list.draw(top + above + (chart?.height ?? 0))),
      ],
    };
  };

const windowSentences = ({ rank, start, end, grade, lords, reasons, cautions }: Window): readonly string[] => [
  `Window ${rank} runs from ${printedInstant(start)} to ${printedInstant(end)}. Its grade is ${grade.toLowerCase()}.${
    lords.length === 0 ? '' : ` ${lords.join(', ')} run.`
  }`,
  ...reasons,
  ...cautions,
];

function stripOf({ windows, periods, now }: WindowStrip, from: Instant, to: Instant, layout: Layout) {
  const names = layout.compact ? 0 : LANES;
  const lanesOf = layout.compact ? NARROW_LANE : LANE;
  const place = { left: layout.margin + names, room: layout.room - names, narrow: layout.compact };
  const axis = timeAxis(from, to, place.left, place.room);
  const lanes = periods.length === 0 ? 1 : 2;
  const marked = now !== undefined && now.ms >= from.ms && now.ms <= to.ms ? now : undefined;
  const chart = 30 + 2 * MARK + 14 + lanes * (lanesOf.height + lanesOf.gap) + 22;
  const height = chart + (marked === undefined ? 0 : NOW_FOOT - 10);
  return {
    height,
    draw: (top: number): readonly string[] => {
      const line0 = top + 24;
      const marks = line0 + MARK + 8;
      const lane = marks + MARK + 12 + (layout.compact ? 16 : 0);
      const below = lane + lanesOf.height + lanesOf.gap;
      return [
        ...axis.draw(line0, chart - 24 - 22),
        ...windowBars(windows, axis, marks, lane, place),
        ...periods.map((period) => periodBar(period, axis, below)),
        ...(marked === undefined ? [] : nowMark(marked, axis, { from: line0, to: top + chart - 20 }, layout)),
        // Above the lines of the years and of now, which a name on a narrow screen would be crossed by.
        laneName(named('Windows'), lane, layout),
        periods.length > 0 ? laneName(named('Periods'), below, layout) : '',
      ];
    },
  };
}

const laneName = (name: string, y: number, { compact, margin }: Layout): string => {
  const [right, down] = compact ? [NAME_INSET, -6] : [0, LANE.height / 2 + baseline(12.5)];
  return text({ x: margin + right, y: y + down }, name, { size: 12.5, role: 'muted', halo: compact });
};

/** Bars at their time, and above them their ranks in circles that are moved apart. */
function windowBars(
  windows: readonly Window[],
  axis: TimeAxis,
  marks: number,
  lane: number,
  { left, room, narrow }: { readonly left: number; readonly room: number; readonly narrow: boolean },
): readonly string[] {
  const ordered = [...windows].sort((a, b) => a.start.ms - b.start.ms || a.rank - b.rank);
  const middles = ordered.map(({ start, end }) => (axis.x(start) + axis.x(end)) / 2);
  const gap = Math.min(2 * MARK + 3, (room - 2 * MARK) / Math.max(ordered.length - 1, 1));
  const wanted = relaxed(middles, () => gap);
  const last = ordered.length - 1;
  const [least, most] = [left + MARK, left + room - MARK];
  // The row of circles as a whole stays within the line; between narrow margins, and where it is as long, each of them does.
  const [begins = left, ends = left] = [wanted[0], wanted.at(-1)];
  const shift = begins < least ? least - begins : Math.min(0, most - ends);
  const each = narrow || begins + shift < least || ends + shift > most;
  const held = (x: number, index: number): number =>
    each ? Math.max(least + index * gap, Math.min(most - (last - index) * gap, x)) : x + shift;
  return ordered.map((window, index) => {
    const [x0, x1] = [axis.x(window.start), axis.x(window.end)];
    const middle = middles[index] ?? x0;
    const at = { x: held(wanted[index] ?? middle, index), y: marks };
    return group(
      { 'data-window': window.rank },
      line({ x: at.x, y: marks + MARK }, { x: middle, y: lane }, 'muted', 0.9),
      rect({ x: x0, y: lane, width: Math.max(x1 - x0, 0.001), height: LANE.height }, window.tone, {
        class: `cf-${window.tone} cs-${window.tone}`,
        'stroke-width': 2,
        'data-start': window.start.stamp,
        'data-end': window.end.stamp,
        'data-tone': window.tone,
      }),
      circle(at, Math.min(MARK, gap / 2), window.tone),
      ...(gap >= 18
        ? [
            text({ x: at.x, y: at.y + baseline(11) }, String(window.rank), {
              size: 11,
              anchor: 'middle',
              role: 'paper',
              bold: true,
            }),
          ]
        : []),
    );
  });
}

function periodBar({ lords, start, end, tone, grade }: RunningPeriod, axis: TimeAxis, y: number): string {
  const [x0, x1] = [axis.x(start), axis.x(end)];
  const room = x1 - x0 - 12;
  const short = lords
    .map((lord) => (isPlanet(lord) ? `${planetGlyph(lord)} ${planetShort(lord)}` : planetShort(lord)))
    .join(' – ');
  const label = [`${short}, ${grade.toLowerCase()}`, short].find((words) => textWidth(words, 11.5) <= room);
  return group(
    { 'data-tone': tone },
    rect({ x: x0, y, width: x1 - x0, height: LANE.height }, 'panel', {
      class: 'cf-panel cs-line',
      'data-period': lords.join(' '),
      'data-start': start.stamp,
      'data-end': end.stamp,
    }),
    rect({ x: x0, y: y + LANE.height - 3, width: x1 - x0, height: 3 }, tone),
    ...(label === undefined
      ? []
      : [text({ x: (x0 + x1) / 2, y: y + 11 + baseline(11.5) }, label, { size: 11.5, anchor: 'middle' })]),
  );
}
