import { coordinate, element, escaped, type Attributes } from './element.ts';
import type { Role } from './theme.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface TextLook {
  /** Pixels. */
  readonly size: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly role?: Role;
  readonly bold?: boolean;
  /** In the face of titles. */
  readonly title?: boolean;
  /** Keeps lines that run behind it away. */
  readonly halo?: boolean;
  readonly data?: Attributes;
}

/** A line of text whose baseline begins, ends or has its middle at the point. */
export function text({ x, y }: Point, content: string, look: TextLook): string {
  const { size, anchor = 'start', role = 'ink', bold = false, title = false, halo = false, data = {} } = look;
  const classes = [`cf-${role}`, bold ? 'ct-bold' : '', title ? 'ct-title' : '', halo ? 'cs-halo' : ''];
  return element(
    'text',
    {
      x,
      y,
      'font-size': size,
      'text-anchor': anchor === 'start' ? undefined : anchor,
      class: classes.filter((name) => name !== '').join(' '),
      ...data,
    },
    escaped(content),
  );
}

/** How far below the middle of a line of text its baseline lies. */
export const baseline = (size: number): number => size * 0.36;

export const line = (from: Point, to: Point, role: Role, width = 1, data: Attributes = {}): string =>
  element('line', {
    x1: from.x,
    y1: from.y,
    x2: to.x,
    y2: to.y,
    class: `cs-${role}`,
    'stroke-width': width,
    ...data,
  });

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export const rect = ({ x, y, width, height }: Box, fill: Role, more: Attributes = {}): string =>
  element('rect', { x, y, width, height, class: `cf-${fill}`, ...more });

/** A box that is only drawn round. */
export const frame = ({ x, y, width, height }: Box, role: Role, stroke = 1): string =>
  element('rect', { x, y, width, height, fill: 'none', class: `cs-${role}`, 'stroke-width': stroke });

export const circle = ({ x, y }: Point, radius: number, fill: Role | 'none', more: Attributes = {}): string =>
  element('circle', {
    cx: x,
    cy: y,
    r: radius,
    ...(fill === 'none' ? { fill: 'none' } : { class: `cf-${fill}` }),
    ...more,
  });

export const path = (d: string, attributes: Attributes): string => element('path', { d, ...attributes });

/** The path through some points, straight from each to the next. */
export const straight = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${coordinate(x)},${coordinate(y)}`).join('');

/** The path of a part of a ring around the origin that is narrower than half of it; angles in radians, clockwise from the right. */
export function sector([inner, outer]: readonly [number, number], from: number, to: number): string {
  const at = (radius: number, angle: number): string =>
    `${coordinate(radius * Math.cos(angle))},${coordinate(radius * Math.sin(angle))}`;
  const arc = (radius: number, sweep: 0 | 1, angle: number): string =>
    `A${coordinate(radius)},${coordinate(radius)},0,0,${sweep},${at(radius, angle)}`;
  return `M${at(outer, from)}${arc(outer, 1, to)}L${at(inner, to)}${arc(inner, 0, from)}Z`;
}
