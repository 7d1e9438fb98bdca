import { arc } from 'd3-shape';
import { degreesInSign, normalised, roman, signGlyph, signName, SIGNS } from '../names/signs.ts';
import { planetLabel, planetShort, planetGlyph, isPlanet, RETROGRADE } from '../names/planets.ts';
import type { BirthChart, Body, Cusp } from '../read/chart.ts';
import { MARGIN } from '../svg/document.ts';
import { element, escaped, group } from '../svg/element.ts';
import { fitted, textWidth } from '../svg/measure.ts';
import { baseline, circle, line, path, text, type Point } from '../svg/shapes.ts';
import type { Role } from '../svg/theme.ts';
import { spread, type Ring } from './spread.ts';
import { cuspSentence, planetSentence } from './chart-sentences.ts';
import { legend } from './legend.ts';

export const ROUND_WIDTH = 800;
const HALF = 384;
const [CENTRE, HOUSES, TICKS, SIGNS_IN, SIGNS_OUT] = [92, 122, 248, 254, 294];
const PLANET_LABELS = { radius: 188, width: 56, height: 34 };
const CUSP_LABELS = { radius: 342, width: 72, height: 32 };
/** Nearer to the centre than the marks, further than any label. */
const BEND = 226;
/** The largest that fits is taken. */
const NUMBER_SIZES = [12, 10, 8];
const RADIANS = Math.PI / 180;

/** The wheel: the Ascendant at the left, the zodiac against the clock, twelve cusps with degrees and sub lords. */
export function round(
  chart: BirthChart,
  centre: readonly string[],
): { readonly height: number; readonly body: (top: number) => readonly string[] } {
  const ascendant = chart.rising ?? 0;
  const angleOf = (longitude: number): number => 180 + longitude - ascendant;
  const width = ROUND_WIDTH - 2 * MARGIN;
  return {
    height: 2 * HALF + 8 + legend({ x: 0, y: 0 }, width).height,
    body: (top) => {
      const wheel = new Wheel({ x: ROUND_WIDTH / 2, y: top + HALF }, angleOf);
      return [
        ...wheel.zodiac(),
        ...wheel.cuspLines(chart.cusps),
        ...wheel.labels(chart.cusps, CUSP_LABELS, (cusp, at, angle) => cuspLabel(wheel, cusp, at, angle)),
        ...wheel.labels(chart.bodies, PLANET_LABELS, (body, at, angle) => planetLabels(wheel, body, at, angle)),
        ...middle(wheel.centre, centre),
        ...legend({ x: MARGIN, y: top + 2 * HALF + 8 }, width).elements,
      ];
    },
  };
}

/** Places on the wheel by longitude and distance from its centre. */
class Wheel {
  readonly centre: Point;
  readonly angleOf: (longitude: number) => number;

  constructor(centre: Point, angleOf: (longitude: number) => number) {
    this.centre = centre;
    this.angleOf = angleOf;
  }

  at(longitude: number, radius: number): Point {
    const angle = this.angleOf(longitude) * RADIANS;
    return { x: this.centre.x + radius * Math.cos(angle), y: this.centre.y - radius * Math.sin(angle) };
  }

  spoke(longitude: number, from: number, to: number, role: Role, width = 1): string {
    return line(this.at(longitude, from), this.at(longitude, to), role, width);
  }

  zodiac(): readonly string[] {
    const ring = arc<number>()
      .innerRadius(SIGNS_IN)
      .outerRadius(SIGNS_OUT)
      .startAngle((sign) => Math.PI / 2 - this.angleOf(sign * 30 + 30) * RADIANS)
      .endAngle((sign) => Math.PI / 2 - this.angleOf(sign * 30) * RADIANS);
    const degrees = Array.from({ length: 360 }, (_, degree) => degree);
    return [
      ...SIGNS.map((name, sign) => {
        const at = this.at(sign * 30 + 15, (SIGNS_IN + SIGNS_OUT) / 2);
        return group(
          { 'data-sign': name },
          path(ring(sign) ?? '', {
            transform: `translate(${this.centre.x} ${this.centre.y})`,
            class: `${sign % 2 === 0 ? 'cf-panel' : 'cf-paper'} cs-line`,
          }),
          text({ x: at.x, y: at.y + 2 }, signGlyph(sign), { size: 17, anchor: 'middle' }),
          text({ x: at.x, y: at.y + 13 }, name.slice(0, 3), { size: 9.5, anchor: 'middle', role: 'muted' }),
        );
      }),
      path(degrees.map((degree) => this.tick(degree)).join(''), {
        class: 'cs-line',
        fill: 'none',
        'stroke-width': 0.75,
      }),
      circle(this.centre, SIGNS_OUT, 'none', { class: 'cs-ink', 'stroke-width': 1.5 }),
      circle(this.centre, SIGNS_IN, 'none', { class: 'cs-line' }),
    ];
  }

  private tick(degree: number): string {
    const length = degree % 10 === 0 ? 9 : degree % 5 === 0 ? 6 : 3;
    const [from, to] = [this.at(degree, SIGNS_IN), this.at(degree, SIGNS_IN - length)];
    return `M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}`;
  }

  cuspLines(cusps: readonly Cusp[]): readonly string[] {
    const rings = [HOUSES, CENTRE].map((radius) => circle(this.centre, radius, 'none', { class: 'cs-line' }));
    if (cusps.length === 0) return rings;
    return [
      ...rings,
      ...cusps.flatMap(({ house, longitude }, index) => {
        const strong = house === 1 || house === 10;
        const next = cusps[(index + 1) % cusps.length]?.longitude ?? longitude;
        return [
          this.spoke(longitude, HOUSES, TICKS, strong ? 'accent' : 'line', strong ? 1.25 : 0.75),
          this.spoke(longitude, CENTRE, HOUSES, 'line'),
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
    const [middle, radius] = [longitude + span / 2, (CENTRE + HOUSES) / 2];
    const angle = this.angleOf(middle) * RADIANS;
    const room = 2 * radius * Math.sin(Math.min(span, 180) * RADIANS * 0.5);
    const needs = (size: number): number =>
      textWidth(number, size) * Math.abs(Math.sin(angle)) + size * Math.abs(Math.cos(angle));
    const size = NUMBER_SIZES.find((each) => needs(each) <= room);
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

function planetLabels(wheel: Wheel, body: Body, at: Point, drawn: number): string {
  const { planet, longitude, retrograde, house } = body;
  const mark = wheel.at(longitude, TICKS);
  const edge = PLANET_LABELS.radius + wheel.reach(drawn, PLANET_LABELS);
  return group(
    { 'data-label': planet },
    element('title', {}, escaped(planetSentence(body))),
    wheel.leader(longitude, drawn, [TICKS, BEND, Math.min(edge, BEND)]),
    circle(mark, 3, 'accent', {
      'data-planet': planet,
      'data-longitude': longitude,
      'data-house': house,
      'data-retrograde': retrograde ? 'true' : 'false',
    }),
    text({ x: at.x, y: at.y - 3 }, `${planetLabel(planet)}${retrograde ? ` ${RETROGRADE}` : ''}`, {
      size: 13,
      anchor: 'middle',
      halo: true,
    }),
    text({ x: at.x, y: at.y + 12 }, degreesInSign(longitude), {
      size: 11.5,
      anchor: 'middle',
      role: 'muted',
      halo: true,
    }),
  );
}

function cuspLabel(wheel: Wheel, cusp: Cusp, at: Point, drawn: number): string {
  const { house, longitude, subLord } = cusp;
  const mark = wheel.at(longitude, SIGNS_OUT);
  const edge = CUSP_LABELS.radius - wheel.reach(drawn, CUSP_LABELS) - 2;
  const lord = isPlanet(subLord) ? `${planetGlyph(subLord)} ${planetShort(subLord)}` : planetShort(subLord);
  return group(
    { 'data-label': `cusp ${house}` },
    element('title', {}, escaped(cuspSentence(cusp))),
    wheel.leader(longitude, drawn, [SIGNS_OUT, Math.min(SIGNS_OUT + 8, edge), edge]),
    circle(mark, 2.5, house === 1 || house === 10 ? 'accent' : 'ink', {
      'data-cusp': house,
      'data-longitude': longitude,
      'data-sign': signName(Math.floor(longitude / 30)),
      'data-sub-lord': subLord,
    }),
    text({ x: at.x, y: at.y - 3 }, `${roman(house)} ${degreesInSign(longitude)}`, {
      size: 11.5,
      anchor: 'middle',
      bold: true,
      role: house === 1 || house === 10 ? 'accent' : 'ink',
    }),
    text({ x: at.x, y: at.y + 11 }, `sub ${lord}`, { size: 11, anchor: 'middle', role: 'muted' }),
  );
}

function middle(centre: Point, lines: readonly string[]): readonly string[] {
  return lines.map((content, index) =>
    text(
      { x: centre.x, y: centre.y + (index - (lines.length - 1) / 2) * 19 + baseline(12) },
      fitted(content, 2 * CENTRE - 30, 12),
      { size: 12, anchor: 'middle', role: index === 0 ? 'ink' : 'muted' },
    ),
  );
}
