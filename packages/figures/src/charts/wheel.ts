import { normalised, signGlyph, signShort, SIGNS } from '../names/signs.ts';
import type { Cusp } from '../read/chart.ts';
import { group } from '../svg/element.ts';
import type { Layout } from '../svg/layout.ts';
import { textWidth } from '../svg/measure.ts';
import { baseline, circle, line, path, sector, text, type Point } from '../svg/shapes.ts';
import type { Role } from '../svg/theme.ts';
import { spread, type Ring } from './spread.ts';

/** The circles of a wheel, from its centre outwards. */
export interface Radii {
  readonly centre: number;
  readonly houses: number;
  /** Where the marks of planets stand. */
  readonly ticks: number;
  readonly signsIn: number;
  readonly signsOut: number;
}

/** A ring of signs that has room for their names. */
const WIDE_RING = 36;
/** The largest that fits is taken. */
const NUMBER_SIZES = [12, 10, 8];
const RADIANS = Math.PI / 180;

/** Places on the wheel by longitude and distance from its centre. */
export class Wheel {
  readonly centre: Point;
  readonly angleOf: (longitude: number) => number;
  readonly #radii: Radii;
  readonly #letter: Layout['letter'];

  constructor(centre: Point, angleOf: (longitude: number) => number, radii: Radii, letter: Layout['letter']) {
    this.centre = centre;
    this.angleOf = angleOf;
    this.#radii = radii;
    this.#letter = letter;
  }

  at(longitude: number, radius: number): Point {
    const angle = this.angleOf(longitude) * RADIANS;
    return { x: this.centre.x + radius * Math.cos(angle), y: this.centre.y - radius * Math.sin(angle) };
  }

  spoke(longitude: number, from: number, to: number, role: Role, width = 1): string {
    return line(this.at(longitude, from), this.at(longitude, to), role, width);
  }

  zodiac(): readonly string[] {
    const { signsIn, signsOut } = this.#radii;
    const turn = (longitude: number): number => -this.angleOf(longitude) * RADIANS;
    const ring = (sign: number): string => sector([signsIn, signsOut], turn(sign * 30 + 30), turn(sign * 30));
    const degrees = Array.from({ length: 360 }, (_, degree) => degree);
    return [
      ...SIGNS.map((name, sign) => {
        const at = this.at(sign * 30 + 15, (this.#radii.signsIn + this.#radii.signsOut) / 2);
        return group(
          { 'data-sign': name },
          path(ring(sign), {
            transform: `translate(${this.centre.x} ${this.centre.y})`,
            class: `${sign % 2 === 0 ? 'cf-panel' : 'cf-paper'} cs-line`,
          }),
          ...this.signLabel(sign, at),
        );
      }),
      path(degrees.map((degree) => this.tick(degree)).join(''), {
        class: 'cs-line',
        fill: 'none',
        'stroke-width': 0.75,
      }),
      circle(this.centre, this.#radii.signsOut, 'none', { class: 'cs-ink', 'stroke-width': 1.5 }),
      circle(this.centre, this.#radii.signsIn, 'none', { class: 'cs-line' }),
    ];
  }

  /** The glyph of a sign, and below it its name where the ring is wide enough. */
  private signLabel(sign: number, { x, y }: Point): readonly string[] {
    const { signsIn, signsOut } = this.#radii;
    const size = this.#letter(9.5);
    if (signsOut - signsIn < WIDE_RING) return [text({ x, y: y + 6 }, signGlyph(sign), { size: 16, anchor: 'middle' })];
    return [
      text({ x, y: y + 2 }, signGlyph(sign), { size: 17, anchor: 'middle' }),
      text({ x, y: y + 13 + (size - 9.5) * 0.8 }, signShort(sign), {
        size,
        anchor: 'middle',
        role: 'muted',
      }),
    ];
  }

  private tick(degree: number): string {
    const length = degree % 10 === 0 ? 9 : degree % 5 === 0 ? 6 : 3;
    const [from, to] = [this.at(degree, this.#radii.signsIn), this.at(degree, this.#radii.signsIn - length)];
    return `M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}`;
  }

  cuspLines(cusps: readonly Cusp[]): readonly string[] {
    const rings = [this.#radii.houses, this.#radii.centre].map((radius) =>
      circle(this.centre, radius, 'none', { class: 'cs-line' }),
    );
    if (cusps.length === 0) return rings;
    return [
      ...rings,
      ...cusps.flatMap(({ house, longitude }, index) => {
        const strong = house === 1 || house === 10;
        const next = cusps[(index + 1) % cusps.length]?.longitude ?? longitude;
        return [
          this.spoke(
            longitude,
            this.#radii.houses,
            this.#radii.ticks,
            strong ? 'accent' : 'line',
            strong ? 1.25 : 0.75,
          ),
          this.spoke(longitude, this.#radii.centre, this.#radii.houses, 'line'),
          ...this.houseNumber(String(house), longitude, normalised(next - longitude)),
        ];
      }),
    ];
  }

  /**
   * The number stands in the middle of its house, smaller in a narrow one; none where even that would meet its
   * neighbour's.
   */
  private houseNumber(number: string, longitude: number, span: number): readonly string[] {
    const [middle, radius] = [longitude + span / 2, (this.#radii.centre + this.#radii.houses) / 2];
    const angle = this.angleOf(middle) * RADIANS;
    const room = 2 * radius * Math.sin(Math.min(span, 180) * RADIANS * 0.5);
    const needs = (size: number): number =>
      textWidth(number, size) * Math.abs(Math.sin(angle)) + size * Math.abs(Math.cos(angle));
    const size = NUMBER_SIZES.map(this.#letter).find((each) => needs(each) <= room);
    if (size === undefined) return [];
    const { x, y } = this.at(middle, radius);
    return [text({ x, y: y + baseline(size) }, number, { size, anchor: 'middle', role: 'muted' })];
  }

  /** Labels on a ring, moved apart where they would overlap. */
  labels<T extends { readonly longitude: number }>(
    items: readonly T[],
    ring: Omit<Ring, 'angleOf'>,
    draw: (item: T, at: Point, drawn: number) => string,
  ): readonly string[] {
    const places = spread(
      items.map(({ longitude }) => longitude),
      { ...ring, angleOf: this.angleOf },
    );
    return items.map((item, index) => {
      const drawn = places[index] ?? item.longitude;
      return draw(item, this.at(drawn, ring.radius), drawn);
    });
  }

  /**
   * Leads from a mark to its label: a spiral from the first radius to the second, on which leaders in the same order
   * never cross, and from there straight to the third.
   */
  leader(longitude: number, drawn: number, [from, bend, to]: readonly [number, number, number]): string {
    const turn = ((drawn - longitude + 540) % 360) - 180;
    const steps = Math.max(1, Math.ceil(Math.abs(turn) / 2));
    const points = Array.from({ length: steps + 1 }, (_, step) =>
      this.at(longitude + (turn * step) / steps, from + ((bend - from) * step) / steps),
    );
    const d = [...points, this.at(drawn, to)].map(({ x, y }) => `${short(x)} ${short(y)}`).join('L');
    return path(`M${d}`, { class: 'cs-muted', fill: 'none', 'stroke-width': 0.9, 'stroke-linejoin': 'round' });
  }

  /** How far from its middle a box of a ring ends in the direction of the centre. */
  reach(longitude: number, { width, height }: { readonly width: number; readonly height: number }): number {
    const angle = this.angleOf(longitude) * RADIANS;
    return Math.min(
      width / 2 / Math.max(Math.abs(Math.cos(angle)), 1e-9),
      height / 2 / Math.max(Math.abs(Math.sin(angle)), 1e-9),
    );
  }
}

const short = (value: number): number => Math.round(value * 10) / 10;
