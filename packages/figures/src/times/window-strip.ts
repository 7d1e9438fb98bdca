import { bounded } from '../options.ts';
import type { FigureOptions } from '../options.ts';
import { planetGlyph, isPlanet } from '../names/planets.ts';
import { windowStripOf, type RunningPeriod, type Window, type WindowStrip } from '../read/windows.ts';
import { relaxed } from '../charts/spread.ts';
import { MARGIN, type Drawing } from '../svg/document.ts';
import { group } from '../svg/element.ts';
import { textWidth, wrapped } from '../svg/measure.ts';
import { baseline, circle, line, rect, text } from '../svg/shapes.ts';
import { timeAxis, type TimeAxis } from './axis.ts';
import { printedDate, printedInstant, printedOffset, type Instant } from '../names/instant.ts';
import { windowList } from './window-list.ts';

const STRIP_WIDTH = 880;
const LANES = 96;
const [LEFT, ROOM] = [MARGIN + LANES, STRIP_WIDTH - 2 * MARGIN - LANES];
const SUMMARY = { size: 13, row: 19 };
const MARK = 11;
const LANE = { height: 26, gap: 10 };

/** Windows on a line of time, with the periods that run, and below it each window with its reasons. */
export function windowStrip(result: unknown, { name }: FigureOptions): Drawing {
  const strip = windowStripOf(result);
  const { event, windows, from, to } = strip;
  const summary = wrapped(strip.summary ?? '', STRIP_WIDTH - 2 * MARGIN, SUMMARY.size, 5);
  const whose = name === undefined ? '' : ` for ${bounded(name)}`;
  const chart = from === undefined || to === undefined || windows.length === 0 ? undefined : stripOf(strip, from, to);
  const list = windowList(windows);
  const above = summary.length * SUMMARY.row + (summary.length === 0 ? 0 : 14);
  return {
    kind: 'window-strip',
    title: `${event === undefined ? 'Windows' : `Windows for ${event}`}${whose}`,
    ...(from === undefined || to === undefined
      ? {}
      : {
          subtitle: `${printedDate(from)} to ${printedDate(to)}, on the clock of ${printedOffset(from.offsetMinutes)}`,
        }),
    description:
      windows.length === 0
        ? 'No window is found.'
        : windows.length === 1
          ? 'The strip shows one window of time with its reasons.'
          : `The strip shows ${windows.length} windows of time with their reasons.`,
    sentences: [...(strip.summary === undefined ? [] : [strip.summary]), ...windows.flatMap(windowSentences)],
    width: STRIP_WIDTH,
    height: above + (chart?.height ?? 0) + (windows.length === 0 ? 26 : list.height),
    body: (top) => [
      ...summary.map((content, index) =>
        text({ x: MARGIN, y: top + 14 + index * SUMMARY.row }, content, { size: SUMMARY.size }),
      ),
      ...(chart?.draw(top + above) ?? []),
      ...(windows.length === 0
        ? [text({ x: MARGIN, y: top + above + 16 }, 'No window is found.', { size: 14, role: 'muted' })]
        : list.draw(top + above + (chart?.height ?? 0))),
    ],
  };
}

const windowSentences = ({ rank, start, end, grade, lords, reasons, cautions }: Window): readonly string[] => [
  `Window ${rank} runs from ${printedInstant(start)} to ${printedInstant(end)}. Its grade is ${grade.toLowerCase()}.${
    lords.length === 0 ? '' : ` ${lords.join(', ')} run.`
  }`,
  ...reasons,
  ...cautions,
];

function stripOf({ windows, periods }: WindowStrip, from: Instant, to: Instant) {
  const axis = timeAxis(from, to, LEFT, ROOM);
  const lanes = periods.length === 0 ? 1 : 2;
  const height = 30 + 2 * MARK + 14 + lanes * (LANE.height + LANE.gap) + 22;
  return {
    height,
    draw: (top: number): readonly string[] => {
      const line0 = top + 24;
      const marks = line0 + MARK + 8;
      const lane = marks + MARK + 12;
      return [
        ...axis.draw(line0, height - 24 - 22),
        ...laneName('Windows', lane),
        ...windowBars(windows, axis, marks, lane),
        ...(periods.length === 0 ? [] : laneName('Periods', lane + LANE.height + LANE.gap)),
        ...periods.map((period) => periodBar(period, axis, lane + LANE.height + LANE.gap)),
      ];
    },
  };
}

const laneName = (name: string, y: number): readonly string[] => [
  text({ x: MARGIN, y: y + LANE.height / 2 + baseline(12.5) }, name, { size: 12.5, role: 'muted' }),
];

/** Bars at their time, and above them their ranks in circles that are moved apart. */
function windowBars(windows: readonly Window[], axis: TimeAxis, marks: number, lane: number): readonly string[] {
  const ordered = [...windows].sort((a, b) => a.start.ms - b.start.ms || a.rank - b.rank);
  const middles = ordered.map(({ start, end }) => (axis.x(start) + axis.x(end)) / 2);
  const gap = Math.min(2 * MARK + 3, (ROOM - 2 * MARK) / Math.max(ordered.length - 1, 1));
  const wanted = relaxed(middles, () => gap);
  // The row of circles as a whole stays within the line.
  const [first = LEFT, last = LEFT] = [wanted[0], wanted.at(-1)];
  const shift = first < LEFT + MARK ? LEFT + MARK - first : Math.min(0, LEFT + ROOM - MARK - last);
  return ordered.map((window, index) => {
    const [x0, x1] = [axis.x(window.start), axis.x(window.end)];
    const middle = middles[index] ?? x0;
    const at = { x: (wanted[index] ?? middle) + shift, y: marks };
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
    .map((lord) => (isPlanet(lord) ? `${planetGlyph(lord)} ${lord.slice(0, 2)}` : lord.slice(0, 2)))
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
