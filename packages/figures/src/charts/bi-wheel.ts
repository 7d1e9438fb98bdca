import { named } from '../names/spoken.ts';
import { phrase, titled } from '../names/phrase.ts';
import { degreesInSign } from '../names/signs.ts';
import { planetLabel, planetName, planetShort, RETROGRADE } from '../names/planets.ts';
import { printedDate, printedInstant, printedOffset } from '../names/instant.ts';
import { bounded, type FigureOptions } from '../options.ts';
import type { Body } from '../read/chart.ts';
import { transitChartOf, type Contact, type TransitChart } from '../read/transit-chart.ts';
import type { Drawing } from '../svg/document.ts';
import { element, escaped, group } from '../svg/element.ts';
import { layoutOf, type Layout } from '../svg/layout.ts';
import { fitted, wrapped } from '../svg/measure.ts';
import { circle, text, type Point } from '../svg/shapes.ts';
import { planetSentence } from './chart-sentences.ts';
import { drawnTable, positionsOf } from './position-table.ts';
import { Wheel, type Radii } from './wheel.ts';

const WIDTH = 800;
const MOST_RADIUS = 376;
/** A narrower page has room for abbreviations alone. */
const WITH_DEGREES = 720;
const [LINE, SIZE, GAP] = [20, 12.5, 18];
const MOST_CONTACTS = 24;

/** A chart of planets alone, for a table of them. */
const NOTHING_ELSE = {
  cusps: [],
  rising: undefined,
  moment: undefined,
  ayanamsa: undefined,
  running: [],
  rough: false,
  points: [],
  notes: [],
} as const;

/** Where the rings stand, and how large a label is: transits outside of the signs, the birth within. */
interface Rings {
  readonly radius: number;
  readonly radii: Radii;
  readonly outer: Labels;
  readonly inner: Labels;
  readonly degrees: boolean;
}

interface Labels {
  readonly radius: number;
  readonly width: number;
  readonly height: number;
}

function ringsOf({ width, room }: Layout): Rings {
  const radius = Math.min(MOST_RADIUS, room / 2);
  if (width >= WITH_DEGREES) {
    const [signsOut, signsIn] = [radius - 66, radius - 104];
    const label = { width: 56, height: 34 };
    return {
      radius,
      radii: { centre: 70, houses: 98, ticks: signsIn - 6, signsIn, signsOut },
      outer: { ...label, radius: radius - 32 },
      inner: { ...label, radius: signsIn - 62 },
      degrees: true,
    };
  }
  const [signsOut, signsIn] = [radius - 42, radius - 68];
  const label = { width: 36, height: 17 };
  const houses = signsIn * 0.52;
  return {
    radius,
    radii: { centre: houses - 20, houses, ticks: signsIn - 5, signsIn, signsOut },
    outer: { ...label, radius: radius - 19 },
    inner: { ...label, radius: (houses + signsIn - 5) / 2 },
    degrees: false,
  };
}

/** The planets of a moment around the wheel of a birth; undefined where the result does not have the birth chart. */
export function biWheel(result: unknown, { name, width }: FigureOptions): Drawing | undefined {
  const chart = transitChartOf(result);
  if (chart === undefined) return undefined;
  const { at, sky, natal, cusps, contacts } = chart;
  const layout = layoutOf(width, WIDTH);
  const rings = ringsOf(layout);
  const listed = (head: string, bodies: readonly Body[]) =>
    drawnTable(
      {
        ...positionsOf({ ...NOTHING_ELSE, bodies }),
        heads: [named(head), named('Place'), named('Star'), named('Sub')],
      },
      layout,
    );
  const moving = listed('In transit', sky);
  // A small wheel has no room for the degrees of the birth.
  const standing = rings.degrees ? undefined : listed('At birth', natal);
  const near = contactLines(contacts, layout);
  const whole = 2 * rings.radius;
  return {
    kind: 'bi-wheel',
    title: titled('Transits over the birth chart', name && bounded(name), '{title} of {name}'),
    subtitle: phrase('Outside: {at}. Inside: the birth.', {
      at: `${printedInstant(at)} (${printedOffset(at.offsetMinutes)})`,
    }),
    description: `The wheel shows the ${sky.length} planets of ${printedInstant(at)} around the ${natal.length} planets and the twelve cusps of the birth chart.`,
    sentences: [
      ...sky.map((body) => `In transit ${planetSentence(body)}`),
      ...natal.map((body) => `At birth ${planetSentence(body)}`),
      ...contacts.map((contact) => `${contactSaid(contact)}.`),
    ],
    width: layout.width,
    height: whole + GAP + near.height + moving.height + (standing === undefined ? 0 : GAP + standing.height),
    body: (top) => [
      ...wheelOf(chart, rings, { x: layout.width / 2, y: top + rings.radius }, cusps[0]?.longitude ?? 0, layout),
      ...near.draw(top + whole + GAP),
      ...moving.draw(top + whole + GAP + near.height),
      ...(standing?.draw(top + whole + 2 * GAP + near.height + moving.height) ?? []),
    ],
  };
}

function wheelOf(
  { cusps, natal, sky }: TransitChart,
  { radius, radii, outer, inner, degrees }: Rings,
  centre: Point,
  ascendant: number,
  { letter }: Layout,
): readonly string[] {
  const wheel = new Wheel(centre, (longitude) => 180 + longitude - ascendant, radii, letter);
  const mark = radii.signsOut + 4;
  return [
    circle(centre, radius, 'none', { class: 'cs-line' }),
    ...cusps.map(({ longitude }) => wheel.spoke(longitude, radii.signsOut, radius, 'faint')),
    ...wheel.zodiac(),
    ...wheel.cuspLines(cusps),
    ...wheel.labels(natal, inner, (body, at, drawn) => {
      const edge = Math.min(inner.radius + wheel.reach(drawn, inner), radii.ticks - 4);
      return label(body, at, degrees, 'data-planet', [
        wheel.leader(body.longitude, drawn, [radii.ticks, Math.max(edge, radii.ticks - 14), edge]),
        circle(wheel.at(body.longitude, radii.ticks), 2.5, 'accent', places('data-planet', body)),
      ]);
    }),
    ...wheel.labels(sky, outer, (body, at, drawn) => {
      const edge = Math.max(outer.radius - wheel.reach(drawn, outer) - 2, mark + 1);
      return label(body, at, degrees, 'data-transit', [
        wheel.leader(body.longitude, drawn, [mark, Math.min(mark + 8, edge), edge]),
        circle(wheel.at(body.longitude, mark), 3, 'ink', places('data-transit', body)),
      ]);
    }),
  ];
}

const places = (key: string, { planet, longitude, house }: Body) => ({
  [key]: planet,
  'data-longitude': longitude,
  'data-house': house,
});

function label(body: Body, at: Point, degrees: boolean, key: string, marks: readonly string[]): string {
  const { planet, longitude, retrograde } = body;
  const sign = retrograde ? RETROGRADE : '';
  const moving = key === 'data-transit';
  return group(
    { 'data-label': `${moving ? 'transit ' : ''}${planet}` },
    element('title', {}, escaped(`${moving ? 'In transit' : 'At birth'} ${planetSentence(body)}`)),
    ...marks,
    text(
      { x: at.x, y: at.y + (degrees ? -3 : 5) },
      degrees ? `${planetLabel(planet)} ${sign}`.trimEnd() : `${planetShort(planet)}${sign}`,
      { size: degrees ? 13 : 12.5, anchor: 'middle', halo: true, bold: moving },
    ),
    ...(degrees
      ? [
          text({ x: at.x, y: at.y + 12 }, degreesInSign(longitude), {
            size: 11.5,
            anchor: 'middle',
            role: 'muted',
            halo: true,
          }),
        ]
      : []),
  );
}

const contactSaid = ({ planet, point, orb, exact }: Contact): string =>
  `${planet} is ${orb.toFixed(2)}° from ${point.replace('Cusp', 'cusp')}${exact === undefined ? '' : `, exact on ${printedDate(exact)}`}`;

/** Contacts within a degree, one a line. */
function contactLines(contacts: readonly Contact[], { margin, room }: Layout) {
  const lines =
    contacts.length === 0
      ? wrapped(named('No planet in transit is within a degree of a planet or cusp of the birth.'), room, SIZE, 3)
      : contacts
          .slice(0, MOST_CONTACTS)
          .map((contact) => fitted(contactSaid(contact).replace(contact.planet, planetName), room, SIZE));
  return {
    height: lines.length * LINE + 12,
    draw: (top: number): readonly string[] =>
      lines.map((content, index) => text({ x: margin, y: top + 14 + index * LINE }, content, { size: SIZE })),
  };
}
