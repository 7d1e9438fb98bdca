import { fromTo, phrase, titled } from '../names/phrase.ts';
import { printedDate, printedInstant, printedTime, type Instant } from '../names/instant.ts';
import { named } from '../names/spoken.ts';
import { isPlanet, planetGlyph, planetName, planetShort } from '../names/planets.ts';
import { bounded, type FigureOptions } from '../options.ts';
import { lanesOf, type Lane, type LanesSpec, type Stretch } from '../read/lanes.ts';
import type { Drawing } from '../svg/document.ts';
import { group } from '../svg/element.ts';
import { layoutOf, type Layout } from '../svg/layout.ts';
import { fitted, textWidth } from '../svg/measure.ts';
import { baseline, line, rect, text } from '../svg/shapes.ts';
import type { Role } from '../svg/theme.ts';
import { timeAxis, type TimeAxis } from './axis.ts';
import { NOW_FOOT, nowMark } from './now-mark.ts';

const WIDTH = 880;
const AXIS = 34;
const [NAME, BAR, GAP] = [24, 24, 8];
/** Stretches that run at once stand one below the other, in at most so many lines. */
const MOST_LINES = 8;
const [HEAD, ROW, NARROW_ROW] = [34, 22, 40];
const MANY = 4;
/** Most stretches of a lane that are listed; the result itself has all. */
const MOST = 24;
const DAY = 86_400_000;

/** Lists of stretches of time, each as a lane of bars on one axis, and below it each stretch in words. */
export const lanes =
  (spec: LanesSpec) =>
  (result: unknown, { name, width }: FigureOptions): Drawing => {
    const layout = layoutOf(width, WIDTH);
    const { all, from, to, now } = lanesOf(result, spec);
    const span = from === undefined || to === undefined ? undefined : { from, to };
    const filled = all
      .map((lane) => ({ ...lane, stretches: lane.stretches.filter((stretch) => !span || meets(stretch, span)) }))
      .filter(({ stretches }) => stretches.length > 0);
    const marked = now && span && now.ms >= span.from.ms && now.ms <= span.to.ms ? now : undefined;
    const short = span !== undefined && span.to.ms - span.from.ms <= 3 * DAY;
    // One or two need no heading, nor do lanes that are many: each row says its lane.
    const unnamed = ({ stretches }: Lane): boolean => stretches.length <= 2 || filled.length > MANY;
    const lists = filled.map((lane) =>
      lane.dense ? denseList(lane, layout) : listOf(lane, layout, short, unnamed(lane)),
    );
    const tall = filled.map(heightOf);
    const below = tall.map((_, index) => tall.slice(0, index).reduce((sum, height) => sum + height, 0));
    const whole = tall.reduce((sum, height) => sum + height, 0);
    const foot = marked === undefined ? 8 : 8 + NOW_FOOT;
    const chart = span === undefined ? 26 : AXIS + whole + foot;
    return {
      kind: 'lanes',
      title: titled(spec.title, name && bounded(name)),
      ...(span === undefined ? {} : { subtitle: spanned(span.from, span.to, short) }),
      description:
        span === undefined
          ? 'There is nothing to draw.'
          : `The bars show ${filled.map((lane) => `${lane.name.toLowerCase()} (${lane.stretches.length})`).join(', ')}.`,
      sentences: [
        ...(marked === undefined ? [] : [`The line marks ${printedInstant(marked)}.`]),
        ...filled.flatMap((lane) => lane.stretches.map((stretch) => sentence(lane, stretch, short))),
      ],
      width: layout.width,
      height: chart + lists.reduce((sum, { height }) => sum + height, 0),
      body: (top) => {
        if (span === undefined)
          return [
            text({ x: layout.margin, y: top + 16 }, named('None in the time that was looked at.'), {
              size: 14,
              role: 'muted',
            }),
          ];
        const axis = timeAxis(span.from, span.to, layout.margin, layout.room);
        let y = top + chart;
        return [
          ...axis.draw(top + AXIS - 8, whole + 8),
          ...filled.flatMap((lane, index) => laneBars(lane, axis, top + AXIS + (below[index] ?? 0), layout)),
          ...(marked === undefined
            ? []
            : nowMark(marked, axis, { from: top + AXIS - 8, to: top + AXIS + whole + 4 }, layout)),
          ...filled.flatMap((lane, index) => laneLabels(lane, axis, top + AXIS + (below[index] ?? 0))),
          ...lists.flatMap(({ height, draw }) => {
            const drawn = draw(y);
            y += height;
            return drawn;
          }),
        ];
      },
    };
  };

interface Span {
  readonly from: Instant;
  readonly to: Instant;
}

const meets = ({ start, end }: Stretch, { from, to }: Span): boolean => end.ms > from.ms && start.ms < to.ms;

/** Hours of a day are told with their clock, stretches of weeks and years by their days. */
function spanned(start: Instant, end: Instant, short: boolean): string {
  if (!short) return fromTo(printedDate(start), printedDate(end));
  const sameDay = printedDate(start) === printedDate(end);
  return fromTo(printedInstant(start), sameDay ? printedTime(end) : printedInstant(end));
}

const wordsOf = ({ label, grade, lords }: Stretch, lordName: (lord: string) => string): string =>
  [named(label), grade === label ? '' : grade, lords.map(lordName).join(' – ')]
    .filter((part) => part !== '')
    .join(', ');

function sentence({ name }: Lane, stretch: Stretch, short: boolean): string {
  const words = [named(stretch.label), stretch.grade, stretch.lords.map(named).join(', ')]
    .filter((part) => part !== '')
    .join(', ');
  return `${name}: ${spanned(stretch.start, stretch.end, short)}${words === '' ? '' : `, ${words}`}.`;
}

/** The line of each stretch: the first in which nothing else runs at that time. */
function linesOf(stretches: readonly Stretch[]): readonly number[] {
  const ends: number[] = [];
  return stretches.map(({ start, end }) => {
    const free = ends.findIndex((until) => until <= start.ms);
    const line = Math.min(free === -1 ? ends.length : free, MOST_LINES - 1);
    ends[line] = Math.max(end.ms, ends[line] ?? 0);
    return line;
  });
}

const heightOf = ({ stretches }: Lane): number => NAME + (Math.max(...linesOf(stretches)) + 1) * (BAR + GAP);

function laneBars({ name, stretches }: Lane, axis: TimeAxis, top: number, { margin, room }: Layout): readonly string[] {
  const lines = linesOf(stretches);
  return [
    text({ x: margin, y: top + 18 }, fitted(named(name), room, 12.5), { size: 12.5, role: 'muted', halo: true }),
    ...stretches.map(({ start, end, tone }, index) => {
      const y = top + NAME + (lines[index] ?? 0) * (BAR + GAP);
      const [from, to] = [axis.x(start), axis.x(end)];
      return group(
        { 'data-tone': tone },
        rect({ x: from, y, width: Math.max(to - from, 1), height: BAR }, 'panel', {
          class: 'cf-panel cs-line',
          'stroke-width': 0.75,
          'data-start': start.stamp,
          'data-end': end.stamp,
        }),
        ...(tone === 'panel'
          ? []
          : [rect({ x: from, y: y + BAR - 5, width: Math.max(to - from, 1), height: 5 }, tone)]),
      );
    }),
  ];
}

/** What fits into the bars of a lane of their names, the short names and the glyphs of planets. */
function laneLabels({ stretches }: Lane, axis: TimeAxis, top: number): readonly string[] {
  const lines = linesOf(stretches);
  return stretches.flatMap(({ start, end, label }, index) => {
    const y = top + NAME + (lines[index] ?? 0) * (BAR + GAP);
    const [from, to] = [axis.x(start), axis.x(end)];
    const whole = named(label);
    const words = [whole, planetShort(label), ...(isPlanet(label) ? [planetGlyph(label)] : [])];
    const said = words.find((each) => each !== '' && textWidth(each, 11) + (each === whole ? 6 : 1) <= to - from);
    if (said === undefined) return [];
    return [text({ x: (from + to) / 2, y: y + 9 + baseline(11) }, said, { size: 11, anchor: 'middle', halo: true })];
  });
}

function listOf({ name, stretches }: Lane, layout: Layout, short: boolean, few: boolean) {
  const { margin, room, width, compact } = layout;
  const shown = stretches.slice(0, MOST);
  const left = stretches.length - shown.length;
  const row = compact ? NARROW_ROW : ROW;
  const when = compact ? 0 : 300;
  const head = few ? 0 : HEAD;
  const saidBy = (stretch: Stretch, lordName: (lord: string) => string): string =>
    [few ? named(name) : '', wordsOf(stretch, lordName)].filter((part) => part !== '').join(': ');
  // Lords go by their first letters where their names have no room.
  const said = (stretch: Stretch): string => {
    const whole = saidBy(stretch, planetName);
    return textWidth(whole, 12.5) <= room - when ? whole : saidBy(stretch, planetShort);
  };
  return {
    height: head + shown.length * row + (left > 0 ? ROW : 0) + (few ? 0 : 6),
    draw: (top: number): readonly string[] => [
      ...(few ? [] : [text({ x: margin, y: top + 22 }, fitted(named(name), room, 14, true), { size: 14, bold: true })]),
      ...shown.flatMap((stretch, index) => {
        const y = top + head + index * row;
        return [
          line({ x: margin, y }, { x: width - margin, y }, 'faint'),
          text(
            { x: margin, y: y + 16 },
            fitted(spanned(stretch.start, stretch.end, short), compact ? room : when - 10, 12.5),
            {
              size: 12.5,
            },
          ),
          ...(said(stretch) === ''
            ? []
            : [
                text({ x: margin + when, y: compact ? y + 33 : y + 16 }, fitted(said(stretch), room - when, 12.5), {
                  size: 12.5,
                  role: stretch.tone === 'panel' ? 'muted' : stretch.tone,
                }),
              ]),
        ];
      }),
      ...(left > 0
        ? [
            text(
              { x: margin, y: top + head + shown.length * row + 16 },
              phrase('The result has {count} more.', { count: left }),
              {
                size: 12.5,
                role: 'muted',
              },
            ),
          ]
        : []),
    ],
  };
}

const DENSE_ROW = 20;

/** Short stretches of one kind side by side: 06:34 – 07:31 Jupiter. */
function denseList({ name, stretches }: Lane, { margin, room }: Layout) {
  const said = stretches.map(
    (stretch) => `${printedTime(stretch.start)} – ${printedTime(stretch.end)} ${named(stretch.label)}`,
  );
  const columns = Math.max(1, Math.floor(room / (Math.max(...said.map((words) => textWidth(words, 12.5))) + 16)));
  const rows = Math.ceil(said.length / columns);
  return {
    height: HEAD + rows * DENSE_ROW + 6,
    draw: (top: number): readonly string[] => [
      text({ x: margin, y: top + 22 }, fitted(named(name), room, 14, true), { size: 14, bold: true }),
      ...said.map((words, index) =>
        text(
          {
            x: margin + Math.floor(index / rows) * (room / columns),
            y: top + HEAD + (index % rows) * DENSE_ROW + 14,
          },
          words,
          { size: 12.5, role: toned(stretches[index]) },
        ),
      ),
    ],
  };
}

const toned = (stretch: Stretch | undefined): Role =>
  stretch === undefined || stretch.tone === 'panel' ? 'muted' : stretch.tone;
