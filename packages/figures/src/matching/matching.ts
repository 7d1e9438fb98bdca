import { named } from '../names/spoken.ts';
import { phrase, titled } from '../names/phrase.ts';
import { bounded, type FigureOptions } from '../options.ts';
import { fieldsOf, type Fields } from '../read/fields.ts';
import type { Drawing } from '../svg/document.ts';
import { group } from '../svg/element.ts';
import { layoutOf, type Layout } from '../svg/layout.ts';
import { fitted, wrapped } from '../svg/measure.ts';
import { line, rect, text } from '../svg/shapes.ts';
import type { Role } from '../svg/theme.ts';
import { twoCharts } from './two-charts.ts';

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

/** Kootas with their points, or the factors of a match, below the charts of the two where the result has them. */
export function matchingTable(result: unknown, { name, width, style = 'south' }: FigureOptions): Drawing {
  const layout = layoutOf(width, WIDTH);
  const { compact, margin } = layout;
  const fields = fieldsOf(result);
  const { title, total, maximum, rows } = matchOf(fields);
  const things = title === KOOTAS ? 'kootas' : 'factors';
  const answer = fields.text('answer');
  const laid = rows.map((row) => ({ row, lines: linesOf(row, layout) }));
  const opening = wrapped(answer, layout.room, 13, compact ? 14 : 5);
  const pair = twoCharts(fields, style, layout);
  const charts = opening.length * 19 + 16;
  const above = charts + pair.height;
  return {
    kind: 'matching',
    title: titled(title, name && bounded(name), '{title} for {name}'),
    subtitle: phrase('{count} of {most} points', { count: total, most: maximum }),
    description: `The table shows ${rows.length} ${things}, which come to ${total} of ${maximum} points.`,
    sentences: [
      answer,
      ...pair.sentences,
      ...rows.flatMap(({ name: what, points, most, words }) => [`${what} has ${points} of ${most} points.`, ...words]),
    ],
    width: layout.width,
    height: above + laid.reduce((sum, { row, lines }) => sum + heightOf(row, lines, layout), 0),
    body: (top) => {
      let y = top + above;
      return [
        ...opening.map((content, index) => text({ x: margin, y: top + 14 + index * 19 }, content, { size: 13 })),
        ...pair.draw(top + charts),
        ...laid.map(({ row, lines }) => {
          const drawn = rowElement(row, lines, y, layout);
          y += heightOf(row, lines, layout);
          return drawn;
        }),
      ];
    },
  };
}

const KOOTAS = 'Ashta Koota';

/** What a result compares, and how many points of how many it comes to. */
function matchOf(fields: Fields): {
  readonly title: string;
  readonly total: number;
  readonly maximum: number;
  readonly rows: readonly Row[];
} {
  if (fields.has('overallScore'))
    return {
      title: 'Match by seven factors',
      total: fields.number('overallScore'),
      maximum: 100,
      rows: fields.objects('factors').map(shareOf),
    };
  // A whole reading has it as one of its members.
  const own = fields.has('kpCuspal') ? fields.object('kpCuspal') : fields;
  const [total, maximum] = [own.number('total'), own.number('maximum')];
  if (own.has('kootas')) return { title: KOOTAS, total, maximum, rows: own.objects('kootas').map(kootaOf) };
  const items = own.objects('factors');
  const rows = items.map((item) => factorOf(item, maximum / items.length));
  return { title: 'Match by cuspal sub lords', total, maximum, rows };
}

/** A factor of 100 points, with its share of the whole. */
const shareOf = (fields: Fields): Row => ({
  name: fields.text('name'),
  points: Math.round(fields.number('score')),
  most: 100,
  tone: 'accent',
  words: [phrase('It counts for {weight} of 100.', { weight: fields.number('weight') }), fields.text('note')],
});

/** The words stand beside the bars, on a narrow screen below them. */
const linesOf = ({ words }: Row, { room, compact }: Layout): readonly string[] =>
  words
    .flatMap((content) => wrapped(content, compact ? room : room - NAMES - BARS - SCORES, SIZE, compact ? 8 : 4))
    .slice(0, compact ? 18 : 9);
const heightOf = ({ name }: Row, lines: readonly string[], { compact }: Layout): number =>
  compact ? 54 + lines.length * LINE : Math.max(lines.length, namesOf(name).length) * LINE + 20;

/** The name in its column, in two lines where it is long. */
const namesOf = (name: string): readonly string[] => wrapped(named(name), NAMES - 12, 14, 2);

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
    ...(compact ? [fitted(name, room - SCORES, 14)] : namesOf(name)).map((content, index) =>
      text({ x: margin, y: y + index * LINE }, content, { size: 14 }),
    ),
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
