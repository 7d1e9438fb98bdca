import { named } from '../names/spoken.ts';
import { titled } from '../names/phrase.ts';
import { bounded, type FigureOptions } from '../options.ts';
import type { Drawing } from '../svg/document.ts';
import { group } from '../svg/element.ts';
import { layoutOf, type Layout } from '../svg/layout.ts';
import { fitted, textWidth, wrapped } from '../svg/measure.ts';
import { baseline, line, rect, text } from '../svg/shapes.ts';
import type { Role } from '../svg/theme.ts';

/** A table as it is read from a result. */
export interface Table {
  readonly title: string;
  readonly subtitle?: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

interface Column {
  readonly head: string;
  /** Its part of the width. */
  readonly share: number;
}

interface Row {
  readonly cells: readonly string[];
  /** A row that is looked for, such as a ruling planet. */
  readonly marked?: boolean;
  readonly tone?: Role;
}

const WIDTH = 880;
const [SIZE, HEAD_SIZE] = [13, 12];
const [HEAD, LINE, PAD] = [28, 17, 12];
const MOST_LINES = 3;

/** A table over the whole width; on a narrow screen each row is a block of its cells. */
export const table =
  (read: (result: unknown) => Table) =>
  (result: unknown, { name, width }: FigureOptions): Drawing => {
    const { title, subtitle, columns, rows } = read(result);
    const layout = layoutFor(columns, rows, width);
    const laid = rows.map((row) => (layout.compact ? block(columns, row, layout) : rowOf(columns, row, layout)));
    const head = layout.compact ? 0 : HEAD;
    return {
      kind: 'table',
      title: titled(title, name && bounded(name)),
      ...(subtitle === undefined ? {} : { subtitle: named(subtitle) }),
      description: `The table has ${rows.length} ${rows.length === 1 ? 'row' : 'rows'}: ${columns.map(({ head: name }) => name.toLowerCase()).join(', ')}.`,
      sentences: rows
        .map(({ cells }) =>
          cells
            .map((cell, index) => (cell === '' ? '' : `${columns[index]?.head ?? ''} ${cell}`))
            .filter((part) => part !== '')
            .join(', '),
        )
        .map((words) => `${words}.`),
      width: layout.width,
      height: head + laid.reduce((sum, { height }) => sum + height, 0) + (rows.length === 0 ? HEAD : 4),
      body: (top) => {
        let y = top + head;
        return [
          ...(layout.compact ? [] : heads(columns, top, layout)),
          ...(rows.length === 0
            ? [text({ x: layout.margin, y: y + 18 }, named('None in this result.'), { size: SIZE, role: 'muted' })]
            : []),
          ...laid.flatMap(({ height, draw }) => {
            const drawn = draw(y);
            y += height;
            return drawn;
          }),
        ];
      },
    };
  };

/** Rows are blocks on a narrow screen, and where a column would be too narrow for a word. */
function layoutFor(columns: readonly Column[], rows: readonly Row[], width: number | undefined): Layout {
  const layout = layoutOf(width, WIDTH, 620);
  if (layout.compact) return layout;
  const places = placesOf(columns, layout);
  const holds = rows.every(({ cells }) =>
    cells.every((cell, index) =>
      cell.split(' ').every((word) => textWidth(word, SIZE, index === 0) <= (places[index]?.room ?? 0)),
    ),
  );
  return holds ? layout : { ...layout, compact: true };
}

interface Laid {
  readonly height: number;
  readonly draw: (top: number) => readonly string[];
}

const placesOf = (columns: readonly Column[], { margin, room }: Layout) => {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  let left = margin;
  return columns.map(({ share }) => {
    const place = { left, room: (room * share) / whole - 10 };
    left += (room * share) / whole;
    return place;
  });
};

function heads(columns: readonly Column[], top: number, layout: Layout): readonly string[] {
  const places = placesOf(columns, layout);
  return columns.flatMap(({ head }, index) => {
    const place = places[index];
    if (head === '' || place === undefined) return [];
    return [
      text({ x: place.left, y: top + 16 }, fitted(named(head), place.room, HEAD_SIZE), {
        size: HEAD_SIZE,
        role: 'muted',
      }),
    ];
  });
}

function rowOf(columns: readonly Column[], { cells, marked, tone }: Row, layout: Layout): Laid {
  const places = placesOf(columns, layout);
  const lines = cells.map((cell, index) => wrapped(cell, places[index]?.room ?? 0, SIZE, MOST_LINES, index === 0));
  const height = Math.max(1, ...lines.map(({ length }) => length)) * LINE + PAD;
  const { margin, room, width } = layout;
  return {
    height,
    draw: (top) => [
      group(
        { 'data-row': cells[0] },
        ...(marked ? [rect({ x: margin - 6, y: top, width: room + 12, height }, 'wash')] : []),
        line({ x: margin, y: top }, { x: width - margin, y: top }, 'faint'),
        ...lines.flatMap((each, index) =>
          each.map((content, at) =>
            text({ x: places[index]?.left ?? margin, y: top + PAD / 2 + LINE * (at + 0.5) + baseline(SIZE) }, content, {
              size: SIZE,
              bold: index === 0,
              role: index === cells.length - 1 && tone !== undefined ? tone : 'ink',
            }),
          ),
        ),
      ),
    ],
  };
}

const isBrief = (cell: string): boolean => cell.length <= 40;

/** Cells in as few lines as the width takes, none of them divided. */
function joined(cells: readonly string[], room: number): readonly string[] {
  const lines: string[] = [];
  for (const cell of cells) {
    const longer = lines.length === 0 ? cell : `${lines.at(-1) ?? ''} · ${cell}`;
    if (lines.length > 0 && textWidth(longer, SIZE) <= room) lines[lines.length - 1] = longer;
    else lines.push(fitted(cell, room, SIZE));
  }
  return lines;
}

/** The first cell as a heading, the others below it after their names. */
function block(columns: readonly Column[], { cells, marked, tone }: Row, layout: Layout): Laid {
  const { margin, room, width } = layout;
  const [first = '', ...rest] = cells;
  const withHeads = rest.flatMap((cell, index) =>
    cell === '' ? [] : [`${named(columns[index + 1]?.head ?? '')} ${cell}`.trim()],
  );
  // Short cells share a line, a sentence has its own.
  const [brief, long] = [withHeads.filter(isBrief), withHeads.filter((cell) => !isBrief(cell))];
  const last = withHeads.at(-1);
  const lines = [...joined(brief, room), ...long.flatMap((cell) => wrapped(cell, room, SIZE, 4))].map((content) => ({
    content,
    last: content === last,
  }));
  const height = 24 + lines.length * LINE + PAD;
  return {
    height,
    draw: (top) => [
      group(
        { 'data-row': first },
        ...(marked ? [rect({ x: margin - 6, y: top, width: room + 12, height }, 'wash')] : []),
        line({ x: margin, y: top }, { x: width - margin, y: top }, 'faint'),
        text({ x: margin, y: top + 20 }, fitted(first, room, 14, true), { size: 14, bold: true }),
        ...lines.map(({ content, last }, index) =>
          text({ x: margin, y: top + 28 + LINE * (index + 0.5) + baseline(SIZE) }, content, {
            size: SIZE,
            role: last && tone !== undefined ? tone : 'ink',
          }),
        ),
      ),
    ],
  };
}
