import { phrase } from '../names/phrase.ts';
import { printedInstant, type Instant } from '../names/instant.ts';
import type { Layout } from '../svg/layout.ts';
import { textWidth } from '../svg/measure.ts';
import { line, text } from '../svg/shapes.ts';
import type { TimeAxis } from './axis.ts';

const SIZE = 11.5;
/** What the words below the line take. */
export const NOW_FOOT = 22;

/** An upright line at the moment that a result is about, which ends at `to`, with its clock below. */
export function nowMark(
  now: Instant,
  axis: TimeAxis,
  { from, to }: { readonly from: number; readonly to: number },
  { margin, room }: Layout,
): readonly string[] {
  const x = axis.x(now);
  const said = phrase('now, {at}', { at: printedInstant(now) });
  const half = textWidth(said, SIZE, true) / 2;
  return [
    line({ x, y: from }, { x, y: to }, 'accent', 1.5, { 'data-now': now.stamp }),
    text({ x: Math.min(margin + room - half, Math.max(margin + half, x)), y: to + 14 }, said, {
      size: SIZE,
      anchor: 'middle',
      role: 'accent',
      bold: true,
    }),
  ];
}
