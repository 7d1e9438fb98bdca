import { named } from '../names/spoken.ts';
import { fromTo, phrase, titled } from '../names/phrase.ts';
import { codeInWords } from '../names/listed.ts';
import { printedDate, printedInstant, printedTime, type Instant } from '../names/instant.ts';
import { planetShort } from '../names/planets.ts';
import { bounded, type FigureOptions } from '../options.ts';
import { birthTimesOf, type BirthTimes, type TriedTime } from '../read/birth-times.ts';
import type { Drawing } from '../svg/document.ts';
import { group } from '../svg/element.ts';
import { layoutOf, type Layout } from '../svg/layout.ts';
import { fitted, textWidth, wrapped } from '../svg/measure.ts';
import { linear } from '../svg/scale.ts';
import { baseline, line, rect, text } from '../svg/shapes.ts';
import type { Role } from '../svg/theme.ts';
import { timeAxis, type TimeAxis } from './axis.ts';

const WIDTH = 880;
const [ANSWER, AXIS, PLOT, MARKS] = [19, 34, 120, 26];
const [NAME, LANE, GAP, ROW] = [20, 22, 8, 22];
const [KEY, KEY_ROW] = [11.5, 16];
/** Best times that are listed; the result itself has all. */
const LISTED = 8;
/** How much of its lane the grade of an event fills, so that it is told by more than its colour. */
const GRADES: Readonly<Record<string, readonly [share: number, role: Role]>> = {
  STRONG: [1, 'good'],
  FAIR: [0.6, 'fair'],
  WEAK: [0.3, 'poor'],
};

/** How well each minute of birth fits: its score, the sub that rises and each event, with the stated and the best time. */
export function birthTime(result: unknown, { name, width }: FigureOptions): Drawing {
  const layout = layoutOf(width, WIDTH);
  const times = birthTimesOf(result);
  const { tried, events, answer, confidence, total, stated, best } = times;
  const opening = wrapped(answer, layout.room, 13, layout.compact ? 14 : 6);
  const above = opening.length * ANSWER + 14;
  const lanes = (tried.some(({ rising }) => rising !== undefined) ? 1 : 0) + gradedIn(times).length;
  const chart = AXIS + PLOT + MARKS + lanes * (NAME + LANE + GAP) + 8;
  const key = wrapped(keyOf(times), layout.room, KEY, 4);
  const below = key.length * KEY_ROW + 12;
  const ranked = tried.toSorted((a, b) => b.score - a.score || a.start.ms - b.start.ms);
  const shown = ranked.slice(0, LISTED);
  const page = total > tried.length ? `, ${phrase('{shown} of {total} times', { shown: tried.length, total })}` : '';
  return {
    kind: 'birth-time',
    title: titled('Minutes of birth by their score', name && bounded(name)),
    subtitle: `${printedDate(times.from)}${page}${confidence === '' ? '' : `, ${phrase('confidence {level}', { level: codeInWords(confidence).toLowerCase() })}`}`,
    description: `The bars show how well ${tried.length} times of birth fit${events.length === 0 ? '' : `, and below them each of ${events.length} events`}.`,
    sentences: [
      answer,
      ...(stated === undefined ? [] : [`The stated time is ${printedInstant(stated)}.`]),
      ...(best === undefined ? [] : [`The best time is ${printedInstant(best)}.`]),
      ...tried.map((each) => `${spanned(each)}: ${each.score} points${risingSaid(each)}.`),
    ],
    width: layout.width,
    height: above + chart + below + shown.length * ROW,
    body: (top) => [
      ...opening.map((content, index) =>
        text({ x: layout.margin, y: top + 14 + index * ANSWER }, content, { size: 13 }),
      ),
      ...drawn(times, top + above, chart, layout),
      ...key.map((content, index) =>
        text({ x: layout.margin, y: top + above + chart + 12 + index * KEY_ROW }, content, {
          size: KEY,
          role: 'muted',
        }),
      ),
      ...shown.flatMap((each, index) => listed(each, top + above + chart + below + index * ROW, layout)),
    ],
  };
}

/** What the bars and marks mean. */
const keyOf = (times: BirthTimes): string =>
  [
    named('Filled bars have the highest score.'),
    ...(times.bar === undefined ? [] : [named('The bracket says between which times it may lie as well.')]),
    ...(gradedIn(times).length === 0
      ? []
      : [named('An event is strong, fair or weak at a time by the height of its bar.')]),
  ].join(' ');

/** Events, by their place, that the times were tried by. */
const gradedIn = ({ tried, events }: BirthTimes): readonly number[] =>
  events.map((_, index) => index).filter((index) => tried.some(({ grades }) => grades.has(index)));

function drawn(times: BirthTimes, top: number, height: number, layout: Layout): readonly string[] {
  const { tried, events, from, to, stated, best, bar } = times;
  const axis = timeAxis(from, to, layout.margin, layout.room);
  const floor = top + AXIS + PLOT;
  const scale = linear([0, 100], [0, PLOT]);
  const most = Math.max(...tried.map(({ score }) => score));
  const lanes = [
    ...(tried.some(({ rising }) => rising !== undefined)
      ? [(y: number) => [laneName(named('Rising sub lord'), y, layout), ...risingBars(tried, axis, y + NAME)]]
      : []),
    ...gradedIn(times).map((index) => (y: number) => {
      const event = events[index];
      const said = event === undefined ? '' : `${named(event.label)}, ${printedDate(event.date)}`;
      const base = y + NAME + LANE;
      return [
        laneName(said, y, layout),
        line({ x: layout.margin, y: base }, { x: layout.margin + layout.room, y: base }, 'faint'),
        ...gradeBars(tried, index, axis, y + NAME),
      ];
    }),
  ];
  return [
    ...axis.draw(top + AXIS - 8, height - AXIS + 8),
    ...tried.map(({ start, end, score }) =>
      rect(
        { x: axis.x(start), y: floor - scale(score), width: wide(axis, start, end), height: scale(score) },
        score === most ? 'good' : 'panel',
        {
          class: score === most ? 'cf-good cs-good' : 'cf-panel cs-line',
          'stroke-width': 0.75,
          'data-start': start.stamp,
          'data-score': score,
        },
      ),
    ),
    line({ x: layout.margin, y: floor }, { x: layout.margin + layout.room, y: floor }, 'line'),
    ...(bar === undefined ? [] : bracket(axis.x(bar.from), axis.x(bar.to), top + AXIS + 4)),
    ...lanes.flatMap((lane, index) => lane(floor + MARKS + index * (NAME + LANE + GAP))),
    ...flags(
      [
        ...(stated === undefined ? [] : [{ at: stated, name: named('stated'), role: 'accent' as const }]),
        ...(best === undefined ? [] : [{ at: best, name: named('best'), role: 'good' as const }]),
      ],
      axis,
      { top: top + AXIS - 8, floor, layout },
    ),
  ];
}

const wide = (axis: TimeAxis, start: Instant, end: Instant): number => Math.max(axis.x(end) - axis.x(start), 1);

/** The times between which it may lie as well. */
const bracket = (from: number, to: number, y: number): readonly string[] => [
  line({ x: from, y }, { x: to, y }, 'ink', 1.5, { 'data-bar': 'error' }),
  line({ x: from, y: y - 4 }, { x: from, y: y + 4 }, 'ink', 1.5),
  line({ x: to, y: y - 4 }, { x: to, y: y + 4 }, 'ink', 1.5),
];

interface Flag {
  readonly at: Instant;
  readonly name: string;
  readonly role: Role;
}

/** Upright lines at the stated and the best time, with their words below the bars, apart from each other. */
function flags(
  all: readonly Flag[],
  axis: TimeAxis,
  { top, floor, layout }: { readonly top: number; readonly floor: number; readonly layout: Layout },
): readonly string[] {
  let free = layout.margin;
  const words = all
    .map((flag) => ({ ...flag, x: axis.x(flag.at), said: `${flag.name} ${printedTime(flag.at)}` }))
    .toSorted((a, b) => a.x - b.x);
  const right = layout.margin + layout.room;
  const needed = words.map(({ said }) => textWidth(said, 11.5, true) + 10);
  return words.flatMap(({ x, said, role, at }, index) => {
    const width = needed[index] ?? 0;
    const after = needed.slice(index + 1).reduce((sum, each) => sum + each, 0);
    const left = Math.max(free, Math.min(x - width / 2, right - after - width));
    free = left + width;
    return [
      line({ x, y: top }, { x, y: floor + 6 }, role, 1.5, { 'data-at': at.stamp }),
      text({ x: left, y: floor + 18 }, said, { size: 11.5, role, bold: true }),
    ];
  });
}

const laneName = (name: string, y: number, { margin, room }: Layout): string =>
  text({ x: margin, y: y + 14 }, fitted(name, room, 12.5), { size: 12.5, role: 'muted', halo: true });

/** Neighbouring times with the same sub rising are one bar. */
function risingBars(tried: readonly TriedTime[], axis: TimeAxis, y: number): readonly string[] {
  const runs: { start: Instant; end: Instant; sign: string; subLord: string }[] = [];
  for (const { start, end, rising } of tried) {
    const last = runs.at(-1);
    if (rising === undefined) continue;
    const goes = last !== undefined && last.sign === rising.sign && last.subLord === rising.subLord;
    if (goes && start.ms - last.end.ms < 1000) last.end = end;
    else runs.push({ start, end, ...rising });
  }
  return runs.map(({ start, end, sign, subLord }) => {
    const width = wide(axis, start, end);
    const label = [named(subLord), planetShort(subLord)].find((words) => textWidth(words, 11) + 4 <= width);
    return group(
      { 'data-rising': `${sign} ${subLord}` },
      rect({ x: axis.x(start), y, width, height: LANE }, 'panel', { class: 'cf-panel cs-line', 'stroke-width': 0.75 }),
      ...(label === undefined
        ? []
        : [
            text({ x: axis.x(start) + width / 2, y: y + LANE / 2 + baseline(11) }, label, {
              size: 11,
              anchor: 'middle',
            }),
          ]),
    );
  });
}

const gradeBars = (tried: readonly TriedTime[], index: number, axis: TimeAxis, y: number): readonly string[] => [
  ...tried.flatMap(({ start, end, grades }) => {
    const grade = grades.get(index);
    const [share, role] = GRADES[grade ?? ''] ?? [];
    if (share === undefined || role === undefined) return [];
    return [
      rect({ x: axis.x(start), y: y + LANE * (1 - share), width: wide(axis, start, end), height: LANE * share }, role, {
        'data-grade': grade,
        'data-event': index,
      }),
    ];
  }),
];

const spanned = ({ start, end }: TriedTime): string =>
  end.ms - start.ms > 0 && start.stamp !== end.stamp
    ? fromTo(printedTime(start), printedTime(end))
    : printedTime({ ...start, ms: (start.ms + end.ms) / 2 });

const risingSaid = ({ rising }: TriedTime): string =>
  rising === undefined
    ? ''
    : `, ${phrase('sub of {lord} rising in {sign}', { lord: named(rising.subLord), sign: named(rising.sign) })}`;

function listed(each: TriedTime, y: number, { margin, width, room, compact }: Layout): readonly string[] {
  const [second, third] = compact ? [114, 164] : [160, 270];
  const said = risingSaid(each).slice(2);
  return [
    line({ x: margin, y }, { x: width - margin, y }, 'faint'),
    text({ x: margin, y: y + 15 }, spanned(each), { size: 12.5, bold: true }),
    text(
      { x: margin + second, y: y + 15 },
      compact ? String(each.score) : phrase('{count} points', { count: each.score }),
      { size: 12.5 },
    ),
    ...(said === ''
      ? []
      : [text({ x: margin + third, y: y + 15 }, fitted(said, room - third, 12.5), { size: 12.5, role: 'muted' })]),
  ];
}
