import { textWidth } from '../svg/measure.ts';
import { linear, within } from '../svg/scale.ts';
import { line, text } from '../svg/shapes.ts';
import { monthName, type Instant } from '../names/instant.ts';
import { ticksBetween } from './ticks.ts';

/** A line of time: instants by the clock of one offset. */
export interface TimeAxis {
  readonly x: (instant: Pick<Instant, 'ms'>) => number;
  /** The line with its marks and their words above it; `below` is how far the marks run down. */
  readonly draw: (y: number, below: number) => readonly string[];
}

const SIZE = 11.5;
const MINUTE = 60_000;

/**
 * A line from an instant over a width of pixels; the clock is that of the first.
 */
export function timeAxis(from: Instant, to: Instant, left: number, width: number): TimeAxis {
  const shift = from.offsetMinutes * MINUTE;
  const end = Math.max(to.ms, from.ms + MINUTE);
  const scale = linear([from.ms, end], [left, left + width]);
  const x = ({ ms }: Pick<Instant, 'ms'>): number => within([left, left + width], scale(ms));
  return {
    x,
    draw: (y, below) => {
      const marks = Math.max(2, Math.floor(width / 72));
      return drawn(ticksBetween(from.ms + shift, end + shift, marks), from, end, {
        left,
        width,
        y,
        below,
        x,
      });
    },
  };
}

interface Place {
  readonly left: number;
  readonly width: number;
  readonly y: number;
  readonly below: number;
  readonly x: (instant: Pick<Instant, 'ms'>) => number;
}

function drawn(
  ticks: readonly Date[],
  from: Instant,
  end: number,
  { left, width, y, below, x }: Place,
): readonly string[] {
  const shift = from.offsetMinutes * MINUTE;
  const name = namesFor(ticks);
  let free = left - 12;
  const marks = ticks.flatMap((tick, index) => {
    const at = x({ ms: tick.getTime() - shift });
    const label = name(tick, index === 0);
    const half = textWidth(label, SIZE) / 2;
    const fits = at - half >= free && at + half <= left + width + 12;
    if (fits) free = at + half + 10;
    return [
      line({ x: at, y: y - 4 }, { x: at, y: y + below }, 'faint'),
      ...(fits ? [text({ x: at, y: y - 9 }, label, { size: SIZE, anchor: 'middle', role: 'muted' })] : []),
    ];
  });
  return [
    ...marks,
    line({ x: left, y }, { x: left + width, y }, 'line', 1, {
      'data-axis': 'time',
      'data-start': new Date(from.ms).toISOString(),
      'data-end': new Date(end).toISOString(),
    }),
  ];
}

/** Words for marks that stand for years, months, days or hours. */
function namesFor(ticks: readonly Date[]): (tick: Date, first: boolean) => string {
  const years = ticks.every((tick) => tick.getUTCMonth() === 0 && tick.getUTCDate() === 1 && midnight(tick));
  if (years) return (tick) => String(tick.getUTCFullYear());
  if (ticks.every((tick) => tick.getUTCDate() === 1 && midnight(tick)))
    return (tick, first) =>
      first || tick.getUTCMonth() === 0
        ? `${monthName(tick.getUTCMonth())} ${tick.getUTCFullYear()}`
        : monthName(tick.getUTCMonth());
  return (tick) =>
    midnight(tick)
      ? `${tick.getUTCDate()} ${monthName(tick.getUTCMonth())}`
      : `${String(tick.getUTCHours()).padStart(2, '0')}:${String(tick.getUTCMinutes()).padStart(2, '0')}`;
}

const midnight = (tick: Date): boolean => tick.getTime() % 86_400_000 === 0;
