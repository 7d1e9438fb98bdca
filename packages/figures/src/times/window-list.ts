import { fromTo, phrase } from '../names/phrase.ts';
import { type Instant, printedDate, printedInstant, printedTime } from '../names/instant.ts';
import { planetName, planetShort } from '../names/planets.ts';
import type { Window } from '../read/windows.ts';
import { group } from '../svg/element.ts';
import type { Layout } from '../svg/layout.ts';
import { fitted, textWidth, wrapped } from '../svg/measure.ts';
import { baseline, circle, line, text } from '../svg/shapes.ts';

const INDENT = 38;
/** On a narrow screen the grade stands below the times and has a line of its own. */
const [HEAD, NARROW_HEAD] = [44, 62];
const REASON = { size: 12.5, row: 18 };
/** Most lines of one window and most windows; the result itself has all. */
const [MOST_LINES, NARROW_LINES] = [16, 32];
const MOST_WINDOWS = 20;

interface Entry {
  readonly window: Window;
  readonly lines: readonly { readonly content: string; readonly first: boolean; readonly caution: boolean }[];
  readonly height: number;
}

/** Lords by their names, or where these have no room by their first letters. */
function lordsSaid(lords: readonly string[], room: number): string {
  const whole = lords.map(planetName).join(' – ');
  return textWidth(whole, 12.5) <= room ? whole : lords.map(planetShort).join(' – ');
}

/** Each window with its times, its grade, the lords that run and its reasons. */
export function windowList(
  windows: readonly Window[],
  layout: Layout,
): {
  readonly height: number;
  readonly draw: (top: number) => readonly string[];
} {
  const entries = windows.slice(0, MOST_WINDOWS).map((window) => entryOf(window, layout));
  const left = windows.length - entries.length;
  const height = entries.reduce((sum, entry) => sum + entry.height, 0) + (left > 0 ? 24 : 0);
  return {
    height,
    draw: (top) => {
      let y = top;
      const drawn = entries.map((entry) => {
        const element = entryElement(entry, y, layout);
        y += entry.height;
        return element;
      });
      return left > 0
        ? [
            ...drawn,
            text({ x: layout.margin + INDENT, y: y + 16 }, phrase('The result has {count} more.', { count: left }), {
              size: 12.5,
              role: 'muted',
            }),
          ]
        : drawn;
    },
  };
}

function entryOf(window: Window, { room: whole, compact }: Layout): Entry {
  const room = whole - INDENT - 16;
  const lines = [
    ...window.reasons.map((content) => ({ content, caution: false })),
    ...window.cautions.map((content) => ({ content, caution: true })),
  ]
    .flatMap(({ content, caution }) =>
      wrapped(content, room, REASON.size, compact ? 6 : 3).map((line, index) => ({
        content: line,
        first: index === 0,
        caution,
      })),
    )
    .slice(0, compact ? NARROW_LINES : MOST_LINES);
  return { window, lines, height: (compact ? NARROW_HEAD : HEAD) + lines.length * REASON.row + 12 };
}

function entryElement({ window, lines }: Entry, top: number, { width, margin, room, compact }: Layout): string {
  const { rank, start, end, tone, grade, lords } = window;
  const indent = margin + INDENT;
  const heading = spanWords(start, end);
  const head = compact ? NARROW_HEAD : HEAD;
  const beside = compact ? 0 : textWidth(grade, 12.5, true);
  return group(
    { 'data-entry': rank },
    line({ x: margin, y: top }, { x: width - margin, y: top }, 'faint'),
    circle({ x: margin + 12, y: top + 23 }, 12, tone),
    text({ x: margin + 12, y: top + 23 + baseline(12) }, String(rank), {
      size: 12,
      anchor: 'middle',
      role: 'paper',
      bold: true,
    }),
    text({ x: indent, y: top + 20 }, compact ? fitted(heading, room - INDENT, 13, true) : heading, {
      size: compact ? 13 : 14.5,
      bold: true,
    }),
    ...(compact
      ? [
          text({ x: indent, y: top + 38 }, fitted(grade, room - INDENT, 12.5, true), {
            size: 12.5,
            role: tone,
            bold: true,
          }),
        ]
      : [text({ x: width - margin, y: top + 20 }, grade, { size: 12.5, anchor: 'end', role: tone, bold: true })]),
    ...(lords.length === 0
      ? []
      : [
          text(
            { x: indent, y: top + (compact ? 56 : 38) },
            fitted(lordsSaid(lords, room - INDENT - beside), room - INDENT - beside, 12.5),
            {
              size: 12.5,
              role: 'muted',
            },
          ),
        ]),
    ...lines.flatMap(({ content, first, caution }, index) => {
      const y = top + head + 12 + index * REASON.row;
      return [
        ...(first ? [circle({ x: indent + 4, y: y - 4 }, 2, caution ? 'poor' : 'muted')] : []),
        text({ x: indent + 16, y }, content, { size: REASON.size, role: caution ? 'poor' : 'ink' }),
      ];
    }),
  );
}

/** 8 Jan 2026, 15:27 to 15:33, or with both dates where they differ. */
function spanWords(start: Instant, end: Instant): string {
  const days = (end.ms - start.ms) / 86_400_000;
  if (days > 60) return fromTo(printedDate(start), printedDate(end));
  return printedDate(start) === printedDate(end)
    ? fromTo(printedInstant(start), printedTime(end))
    : fromTo(printedInstant(start), printedInstant(end));
}
