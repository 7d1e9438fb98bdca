import { bounded, type FigureOptions } from '../options.ts';
import { fieldsOf, type Fields } from '../read/fields.ts';
import type { Drawing } from '../svg/document.ts';
import { group } from '../svg/element.ts';
import { layoutOf, type Layout } from '../svg/layout.ts';
import { fitted, wrapped } from '../svg/measure.ts';
import { line, rect, text } from '../svg/shapes.ts';
import type { Role } from '../svg/theme.ts';

const WIDTH = 880;
const [NAMES, BARS, SCORES] = [150, 130, 84];
const LINE = 18;
const SIZE = 12.5;

interface Row {
  readonly name: string;
  readonly points: number;
  readonly most: number;
  readonly tone: Role;
  readonly words: readonly string[];
}

/** Kootas with their points, or the factors of the match by cuspal sub lords. */
export function matchingTable(result: unknown, { name, width }: FigureOptions): Drawing {
  const layout = layoutOf(width, WIDTH);
  const { compact, margin } = layout;
  const fields = fieldsOf(result);
  const byStars = fields.has('kootas');
  const [total, maximum] = [fields.number('total'), fields.number('maximum')];
  const items = fields.objects(byStars ? 'kootas' : 'factors');
  const rows = items.map((item) => (byStars ? kootaOf(item) : factorOf(item, maximum / items.length)));
  const answer = fields.text('answer');
  const laid = rows.map((row) => ({ row, lines: linesOf(row, layout) }));
  const opening = wrapped(answer, layout.room, 13, compact ? 14 : 5);
  const above = opening.length * 19 + 16;
  return {
    kind: 'matching',
    title: `${byStars ? 'Ashta Koota' : 'Match by cuspal sub lords'}${name === undefined ? '' : ` for ${bounded(name)}`}`,
    subtitle: `${total} of ${maximum} points`,
    description: `The table shows ${rows.length} ${byStars ? 'kootas' : 'factors'}, which come to ${total} of ${maximum} points.`,
    sentences: [
      answer,
      ...rows.flatMap(({ name: what, points, most, words }) => [`${what} has ${points} of ${most} points.`, ...words]),
    ],
    width: layout.width,
    height: above + laid.reduce((sum, { lines }) => sum + heightOf(lines, layout), 0),
    body: (top) => {
      let y = top + above;
      return [
        ...opening.map((content, index) => text({ x: margin, y: top + 14 + index * 19 }, content, { size: 13 })),
        ...laid.map(({ row, lines }) => {
          const drawn = rowElement(row, lines, y, layout);
          y += heightOf(lines, layout);
          return drawn;
        }),
      ];
    },
  };
}

/** The words stand beside the bars, on a narrow screen below them. */
const linesOf = ({ words }: Row, { room, compact }: Layout): readonly string[] =>
  words
    .flatMap((content) => wrapped(content, compact ? room : room - NAMES - BARS - SCORES, SIZE, compact ? 8 : 4))
    .slice(0, compact ? 18 : 9);
const heightOf = (lines: readonly string[], { compact }: Layout): number =>
  compact ? 54 + lines.length * LINE : Math.max(lines.length, 1) * LINE + 20;

function kootaOf(fields: Fields): Row {
  const [points, most] = [fields.number('score'), fields.number('max')];
  return {
    name: fields.text('name'),
    points,
    most,
    tone: points >= most ? 'good' : points === 0 ? 'poor' : 'fair',
    words: [fields.text('note')],
  };
}

const STATES: Readonly<Record<string, Role>> = { GOOD: 'good', MEDIUM: 'fair', POOR: 'poor' };
const FACTORS: Readonly<Record<string, string>> = {
  LOVE: 'Love',
  MARRIAGE: 'Marriage',
  FINANCE: 'Finance',
  UNION: 'Union',
  DENIAL_ABSENCE: 'Absence of denial',
  DASHA_SYNC: 'Running periods',
};

/** A factor, whose most is an equal part of the whole. */
function factorOf(fields: Fields, most: number): Row {
  const code = fields.text('code');
  return {
    name: FACTORS[code] ?? code,
    points: fields.number('points'),
    most,
    tone: STATES[fields.text('state')] ?? 'muted',
    words: ['person1', 'person2'].flatMap((who) =>
      fields.has(who) && fields.object(who).has('reason') ? [fields.object(who).text('reason')] : [],
    ),
  };
}

function rowElement({ name, points, most, tone }: Row, lines: readonly string[], top: number, layout: Layout): string {
  const { compact, margin, room, width: whole } = layout;
  const x = compact ? margin : margin + NAMES;
  const width = compact ? room : BARS - 20;
  const share = Math.min(1, Math.max(0, points / Math.max(most, 1)));
  const y = top + 25;
  const bar = compact ? y + 10 : y - 11;
  return group(
    { 'data-row': name },
    line({ x: margin, y: top }, { x: whole - margin, y: top }, 'faint'),
    text({ x: margin, y }, fitted(name, compact ? room - SCORES : NAMES - 12, 14), { size: 14 }),
    rect({ x, y: bar, width, height: 12 }, 'panel', { class: 'cf-panel cs-line', 'stroke-width': 0.75 }),
    rect({ x, y: bar, width: width * share, height: 12 }, tone, { 'data-points': points, 'data-most': most }),
    text({ x: compact ? whole - margin : x + BARS, y }, `${points} of ${most}`, {
      size: 13,
      anchor: compact ? 'end' : 'start',
      role: tone,
      bold: true,
    }),
    ...lines.map((content, index) =>
      text({ x: compact ? margin : x + BARS + SCORES, y: y + (compact ? 40 : 0) + index * LINE }, content, {
        size: SIZE,
        role: 'ink',
      }),
    ),
  );
}
