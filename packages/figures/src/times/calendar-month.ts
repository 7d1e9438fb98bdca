import { named, withNamesOf } from '../names/spoken.ts';
import { FigureError } from '../errors.ts';
import { widthOf, type FigureOptions } from '../options.ts';
import { fieldsOf, type Fields } from '../read/fields.ts';
import { figureOf, type Drawing, type Figure } from '../svg/document.ts';
import { group } from '../svg/element.ts';
import { layoutOf, type Layout } from '../svg/layout.ts';
import { fitted, wrapped } from '../svg/measure.ts';
import { frame, line, rect, text, type Box } from '../svg/shapes.ts';

const WIDTH = 980;
const DAYS = 7;
/** Room that a column needs for words; below it the month is a list. */
const LEAST_COLUMN = 104;
const LETTER = 11;
const ROW = 15;
const HEAD = 26;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

interface Entry {
  readonly title: string;
  readonly kind: string;
}

interface Day {
  readonly number: number;
  readonly weekday: number;
  readonly tithi: string;
  readonly month: string;
  readonly entries: readonly Entry[];
}

/**
 * The month view of a calendar, from the answer of GET /v1/calendar for a month: days in weeks, on a narrow page one
 * below the other.
 *
 * @throws FigureError where the answer is not that of a month, or the width not one.
 */
export function drawCalendar(result: unknown, options: Pick<FigureOptions, 'width' | 'id' | 'labels'> = {}): Figure {
  if (options.width !== undefined) widthOf(options.width);
  const fields = fieldsOf(result);
  if (!fields.has('month') || !fields.has('days'))
    throw new FigureError('month must be sent: a picture shows one month.', 'month');
  return withNamesOf(result, () => figureOf(drawingOf(fields, options.width), options.id), options.labels);
}

function drawingOf(fields: Fields, width: number | undefined): Drawing {
  const layout = layoutOf(width, WIDTH);
  const entries = fields.objects('entries');
  const days = fields.objects('days').map((day): Day => {
    const date = day.text('date');
    return {
      number: Number(date.slice(8)),
      weekday: WEEKDAYS.indexOf(day.text('weekday')),
      tithi: day.object('tithi').text('name'),
      month: day.text('lunarMonth'),
      entries: entries
        .filter((entry) => entry.text('date') === date)
        .map((entry) => ({ title: entry.text('title'), kind: entry.text('kind') })),
    };
  });
  const title = monthTitle(fields.number('year'), fields.number('month'));
  const months = [...new Set(days.map(({ month }) => month))].filter((month) => month !== '');
  const grid = layout.room / DAYS >= LEAST_COLUMN ? weeksOf(days, layout) : listOf(days, layout);
  return {
    kind: 'calendar-month',
    title,
    subtitle: months.join(' – '),
    description: `The picture shows the days of ${title}, each with the tithi at its sunrise and its festivals and fasts.`,
    sentences: days.map(
      ({ number, tithi, entries: own }) =>
        `${number} ${title}: ${tithi}${own.length === 0 ? '' : `; ${own.map((each) => each.title).join(', ')}`}.`,
    ),
    width: layout.width,
    ...grid,
  };
}

type Grid = Pick<Drawing, 'height' | 'body'>;

/** Seven columns from Sunday; a week is as high as its fullest day. */
function weeksOf(days: readonly Day[], { margin, room }: Layout): Grid {
  const column = room / DAYS;
  const words = column - 12;
  const lead = days[0]?.weekday ?? 0;
  const lines = days.map((day) => linesOf(day, words));
  const weeks = Math.ceil((lead + days.length) / DAYS);
  const heights = Array.from({ length: weeks }, (_, week) => {
    const inWeek = lines.filter((__, index) => Math.floor((lead + index) / DAYS) === week);
    return HEAD + 16 + ROW * Math.max(2, ...inWeek.map((each) => each.length));
  });
  const below = (week: number): number => heights.slice(0, week).reduce((sum, height) => sum + height, 0);
  return {
    height: HEAD + below(weeks),
    body: (top) => [
      ...WEEKDAYS.map((name, index) =>
        text({ x: margin + index * column + 6, y: top + 16 }, fitted(named(name), words, 12), {
          size: 12,
          role: 'muted',
        }),
      ),
      ...days.map((day, index) => {
        const week = Math.floor((lead + index) / DAYS);
        const at = { x: margin + day.weekday * column, y: top + HEAD + below(week) };
        return cell(day, lines[index] ?? [], { ...at, width: column, height: heights[week] ?? 0 });
      }),
    ],
  };
}

interface Line {
  readonly words: string;
  readonly kind: string;
}

const linesOf = ({ entries }: Day, room: number): readonly Line[] =>
  entries.flatMap(({ title, kind }) => wrapped(title, room, LETTER, 3).map((words) => ({ words, kind })));

function cell(day: Day, lines: readonly Line[], box: Box): string {
  const isFeast = day.entries.some(({ kind }) => kind === 'FESTIVAL');
  return group(
    { 'data-day': day.number },
    ...(isFeast ? [rect(box, 'wash')] : []),
    frame(box, 'faint', 1),
    text({ x: box.x + 6, y: box.y + 18 }, String(day.number), { size: 15, bold: true }),
    text({ x: box.x + box.width - 6, y: box.y + 17 }, fitted(shortTithi(day.tithi), box.width - 36, LETTER), {
      size: LETTER,
      role: 'muted',
      anchor: 'end',
    }),
    ...lines.map(({ words, kind }, index) =>
      text({ x: box.x + 6, y: box.y + HEAD + 12 + index * ROW }, words, {
        size: LETTER,
        role: kind === 'FESTIVAL' ? 'accent' : kind === 'MONTHLY' || kind === 'MONTH' ? 'muted' : 'ink',
      }),
    ),
  );
}

/** `Krishna Ashtami` without its half where there is little room. */
const shortTithi = (tithi: string): string => tithi.split(' ').at(-1) ?? tithi;

const NUMBER_ROOM = 34;

/** One line or more for each day. */
function listOf(days: readonly Day[], { margin, room }: Layout): Grid {
  const words = room - NUMBER_ROOM;
  const rows = days.map((day) => ({ day, lines: linesOf(day, words) }));
  const heights = rows.map(({ lines }) => 24 + ROW * lines.length);
  const above = (index: number): number => heights.slice(0, index).reduce((sum, height) => sum + height, 0);
  return {
    height: above(rows.length),
    body: (top) =>
      rows.map(({ day, lines }, index) => {
        const y = top + above(index);
        const weekday = named(WEEKDAYS[day.weekday] ?? '');
        return group(
          { 'data-day': day.number },
          line({ x: margin, y }, { x: margin + room, y }, 'faint'),
          text({ x: margin, y: y + 17 }, String(day.number), { size: 14, bold: true }),
          text({ x: margin + NUMBER_ROOM, y: y + 16 }, fitted(`${weekday}, ${day.tithi}`, words, LETTER), {
            size: LETTER,
            role: 'muted',
          }),
          ...lines.map(({ words: said, kind }, row) =>
            text({ x: margin + NUMBER_ROOM, y: y + 31 + row * ROW }, said, {
              size: LETTER,
              role: kind === 'FESTIVAL' ? 'accent' : 'ink',
            }),
          ),
        );
      }),
  };
}

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'],
  ...['November', 'December'],
];

const monthTitle = (year: number, month: number): string => `${named(MONTHS[month - 1] ?? '')} ${year}`;
