import { planetShort, RETROGRADE } from '../names/planets.ts';
import { signName } from '../names/signs.ts';
import type { BirthChart, Body } from '../read/chart.ts';
import { element, escaped, group } from '../svg/element.ts';
import type { Layout } from '../svg/layout.ts';
import { circle, text, type Point } from '../svg/shapes.ts';
import { cuspSentence, planetSentence } from './chart-sentences.ts';
import { drawnTable, positionsOf } from './position-table.ts';
import { Wheel, type Radii } from './wheel.ts';

const MOST_RADIUS = 260;
/** A ring for the signs, one for the marks and labels of planets, and one for the numbers of houses. */
const [SIGN_RING, MARK, HOUSE_RING] = [30, 6, 22];
const LABEL = { width: 36, height: 17 };

/** The wheel for a narrow page: planets by their abbreviations, and below it a table with degrees, star and sub lords. */
export function smallWheel(
  chart: BirthChart,
  layout: Layout,
): { readonly height: number; readonly body: (top: number) => readonly string[] } {
  const { width, room } = layout;
  const radius = Math.min(MOST_RADIUS, room / 2);
  const signsIn = radius - SIGN_RING;
  const houses = Math.max(signsIn * 0.42, 40);
  const radii: Radii = { centre: houses - HOUSE_RING, houses, ticks: signsIn - MARK, signsIn, signsOut: radius };
  const ascendant = chart.rising ?? 0;
  const angleOf = (longitude: number): number => 180 + longitude - ascendant;
  const table = drawnTable(positionsOf(chart), layout);
  return {
    height: 2 * radius + 18 + table.height,
    body: (top) => {
      const wheel = new Wheel({ x: width / 2, y: top + radius }, angleOf, radii, layout.letter);
      const ring = { ...LABEL, radius: (houses + radii.ticks) / 2 };
      const draw = (body: Body, at: Point, drawn: number): string => planetMark(wheel, body, at, drawn, radii, ring);
      return [
        ...wheel.zodiac(),
        ...wheel.cuspLines(chart.cusps),
        ...chart.cusps.map((cusp) =>
          group(
            { 'data-label': `cusp ${cusp.house}` },
            element('title', {}, escaped(cuspSentence(cusp))),
            circle(wheel.at(cusp.longitude, radius), 2.5, cusp.house === 1 || cusp.house === 10 ? 'accent' : 'ink', {
              'data-cusp': cusp.house,
              'data-longitude': cusp.longitude,
              'data-sign': signName(Math.floor(cusp.longitude / 30)),
              'data-sub-lord': cusp.subLord,
            }),
          ),
        ),
        ...wheel.labels(chart.bodies, ring, draw),
        ...table.draw(top + 2 * radius + 18),
      ];
    },
  };
}

function planetMark(
  wheel: Wheel,
  body: Body,
  at: Point,
  drawn: number,
  { ticks }: Radii,
  ring: { readonly radius: number; readonly width: number; readonly height: number },
): string {
  const { planet, longitude, retrograde, house } = body;
  const edge = Math.min(ring.radius + wheel.reach(drawn, ring), ticks - 4);
  return group(
    { 'data-label': planet },
    element('title', {}, escaped(planetSentence(body))),
    wheel.leader(longitude, drawn, [ticks, ticks - 4, edge]),
    circle(wheel.at(longitude, ticks), 2.5, 'accent', {
      'data-planet': planet,
      'data-longitude': longitude,
      'data-house': house,
      'data-retrograde': retrograde ? 'true' : 'false',
    }),
    text({ x: at.x, y: at.y + 5 }, `${planetShort(planet)}${retrograde ? RETROGRADE : ''}`, {
      size: 12.5,
      anchor: 'middle',
      halo: true,
    }),
  );
}
