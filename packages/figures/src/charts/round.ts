import { named } from '../names/spoken.ts';
import { degreesInSign, roman, signName } from '../names/signs.ts';
import { planetLabel, planetShort, RETROGRADE } from '../names/planets.ts';
import type { BirthChart, Body, Cusp } from '../read/chart.ts';
import { element, escaped, group } from '../svg/element.ts';
import type { Layout } from '../svg/layout.ts';
import { fitted, textWidth } from '../svg/measure.ts';
import { baseline, circle, text, type Point } from '../svg/shapes.ts';
import { cuspSentence, planetSentence } from './chart-sentences.ts';
import { legend } from './legend.ts';
import { Wheel, type Radii } from './wheel.ts';

export const ROUND_WIDTH = 800;
const HALF = 384;
const RADII: Radii = { centre: 92, houses: 122, ticks: 248, signsIn: 254, signsOut: 294 };
const PLANET_LABELS = { radius: 188, width: 56, height: 34 };
/** With the star and the sub lord in a third line. */
const LORDS_LABELS = { radius: 186, width: 58, height: 48 };
const LORDS = 'below a degree: star lord – sub lord';
const CUSP_LABELS = { radius: 342, width: 72, height: 32 };
/** Nearer to the centre than the marks, further than any label. */
const BEND = 226;

/** The wheel: the Ascendant at the left, the zodiac against the clock, planets and cusps with degrees, star and sub lords. */
export function round(
  chart: BirthChart,
  centre: readonly string[],
  { width: whole, margin, room: width, letter }: Layout,
): { readonly height: number; readonly body: (top: number) => readonly string[] } {
  const ascendant = chart.rising ?? 0;
  const angleOf = (longitude: number): number => 180 + longitude - ascendant;
  // A chart of a year has no lords.
  const lords = [...chart.bodies, ...chart.cusps].some(({ subLord }) => subLord !== '');
  const ring = lords ? lordsLabels(chart) : PLANET_LABELS;
  const words = (y: number) => legend({ x: margin, y }, width, lords ? [named(LORDS)] : []);
  return {
    height: 2 * HALF + 8 + words(0).height,
    body: (top) => {
      const wheel = new Wheel({ x: whole / 2, y: top + HALF }, angleOf, RADII, letter);
      return [
        ...wheel.zodiac(),
        ...wheel.cuspLines(chart.cusps),
        ...wheel.labels(chart.cusps, CUSP_LABELS, (cusp, at, angle) => cuspLabel(wheel, cusp, at, angle)),
        ...wheel.labels(chart.bodies, ring, (body, at, angle) => planetLabels(wheel, body, at, angle, ring)),
        ...middle(wheel.centre, centre),
        ...words(top + 2 * HALF + 8).elements,
      ];
    },
  };
}

function planetLabels(wheel: Wheel, body: Body, at: Point, drawn: number, ring: typeof PLANET_LABELS): string {
  const { planet, longitude, retrograde, house, starLord, subLord } = body;
  const mark = wheel.at(longitude, RADII.ticks);
  const edge = ring.radius + wheel.reach(drawn, ring);
  const first = subLord === '' ? at.y - 3 : at.y - 11;
  return group(
    { 'data-label': planet },
    element('title', {}, escaped(planetSentence(body))),
    wheel.leader(longitude, drawn, [RADII.ticks, BEND, Math.min(edge, BEND)]),
    circle(mark, 3, 'accent', {
      'data-planet': planet,
      'data-longitude': longitude,
      'data-house': house,
      'data-retrograde': retrograde ? 'true' : 'false',
    }),
    text({ x: at.x, y: first }, `${planetLabel(planet)}${retrograde ? ` ${RETROGRADE}` : ''}`, {
      size: 13,
      anchor: 'middle',
      halo: true,
    }),
    text({ x: at.x, y: first + 15 }, degreesInSign(longitude), {
      size: 11.5,
      anchor: 'middle',
      role: 'muted',
      halo: true,
    }),
    ...(subLord === ''
      ? []
      : [
          text({ x: at.x, y: first + 29 }, lordsOf(starLord, subLord), {
            size: 11,
            anchor: 'middle',
            role: 'muted',
            halo: true,
          }),
        ]),
  );
}

/** Labels with lords are as wide as the widest of them. */
const lordsLabels = ({ bodies }: BirthChart): typeof LORDS_LABELS => ({
  ...LORDS_LABELS,
  width: Math.max(
    LORDS_LABELS.width,
    ...bodies.map(({ starLord, subLord }) => textWidth(lordsOf(starLord, subLord), 11)),
  ),
});

/** Me – Sa */
const lordsOf = (star: string, sub: string): string => `${planetShort(star)} – ${planetShort(sub)}`;

function cuspLabel(wheel: Wheel, cusp: Cusp, at: Point, drawn: number): string {
  const { house, longitude, starLord, subLord } = cusp;
  const mark = wheel.at(longitude, RADII.signsOut);
  const edge = CUSP_LABELS.radius - wheel.reach(drawn, CUSP_LABELS) - 2;
  return group(
    { 'data-label': `cusp ${house}` },
    element('title', {}, escaped(cuspSentence(cusp))),
    wheel.leader(longitude, drawn, [RADII.signsOut, Math.min(RADII.signsOut + 8, edge), edge]),
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
    text({ x: at.x, y: at.y + 11 }, lordsOf(starLord, subLord), { size: 11, anchor: 'middle', role: 'muted' }),
  );
}

function middle(centre: Point, lines: readonly string[]): readonly string[] {
  return lines.map((content, index) =>
    text(
      { x: centre.x, y: centre.y + (index - (lines.length - 1) / 2) * 19 + baseline(12) },
      fitted(content, 2 * RADII.centre - 30, 12),
      { size: 12, anchor: 'middle', role: index === 0 ? 'ink' : 'muted' },
    ),
  );
}
