import { named } from '../names/spoken.ts';
import { fromTo, phrase } from '../names/phrase.ts';
import { relaxed } from '../charts/spread.ts';
import { degreesInSign, signGlyph, signName, signSaid, SIGNS } from '../names/signs.ts';
import { planetLabel, planetName } from '../names/planets.ts';
import type { FigureOptions } from '../options.ts';
import { ephemerisOf, type EphemerisPage, type SkyEvent, type Track } from '../read/ephemeris.ts';
import type { Drawing } from '../svg/document.ts';
import { group } from '../svg/element.ts';
import { layoutOf, type Layout } from '../svg/layout.ts';
import { linear } from '../svg/scale.ts';
import { baseline, circle, line, path, rect, straight, text, type Box } from '../svg/shapes.ts';
import { timeAxis, type TimeAxis } from '../times/axis.ts';
import { printedDate, printedInstant } from '../names/instant.ts';

const WIDTH = 880;
/** Room for the names of the signs, on a narrow screen for their glyphs, and for those of the planets at the ends. */
const [SIGN_NAMES, NARROW_NAMES, ENDS] = [104, 24, 62];
const BAND = 40;
const PLOT = 12 * BAND;
const HEAD = 34;
const ROW = 21;
const MOST_EVENTS = 40;

/** Longitudes of the planets over the days of an ephemeris, with stations and ingresses into signs. */
export function transits(result: unknown, { width }: FigureOptions): Drawing {
  const layout = layoutOf(width, WIDTH);
  const page = ephemerisOf(result);
  const events = page.events.slice(0, MOST_EVENTS);
  return {
    kind: 'transits',
    title: named('The sky by sign'),
    subtitle: fromTo(printedDate(page.from), printedDate(page.to)),
    description: `The lines show the sidereal longitude of ${page.tracks.length} planets from ${printedDate(page.from)} to ${printedDate(page.to)}.`,
    sentences: [...page.tracks.map(trackSentence), ...events.map(eventSentence)],
    width: layout.width,
    height: HEAD + PLOT + (events.length === 0 ? 0 : 34 + perColumn(events, layout) * ROW),
    body: (top) => drawn(page, events, top, layout),
  };
}

const trackSentence = ({ planet, points }: Track): string => {
  const [first, last] = [points[0], points.at(-1)];
  const place = (longitude = 0): string => `${degreesInSign(longitude)} ${signSaid(Math.floor(longitude / 30))}`;
  return `${planet} moves from ${place(first?.longitude)} to ${place(last?.longitude)}.`;
};

const happens = ({ kind, to }: SkyEvent): string =>
  kind === 'ingress'
    ? phrase('enters {sign}', { sign: named(to) })
    : named(kind === 'retrograde' ? 'turns retrograde' : 'turns direct');

const eventSentence = (event: SkyEvent): string => `${event.planet} ${happens(event)} on ${printedInstant(event.at)}.`;

/** Events stand in two columns, on a narrow screen in one. */
const perColumn = (events: readonly SkyEvent[], { compact }: Layout): number =>
  compact ? events.length : Math.ceil(events.length / 2);

function drawn(page: EphemerisPage, events: readonly SkyEvent[], top: number, layout: Layout): readonly string[] {
  const { compact, margin, room } = layout;
  const left = margin + (compact ? NARROW_NAMES : SIGN_NAMES);
  const right = margin + room - ENDS;
  const plot = top + HEAD;
  const axis = timeAxis(page.from, page.to, left, right - left);
  // Aries stands below, as longitudes grow upwards.
  const y = linear([0, 360], [plot + PLOT, plot]);
  return [
    ...SIGNS.flatMap((name, sign) =>
      band(
        compact ? '' : named(name),
        sign,
        { x: left, y: y(sign * 30 + 30), width: right - left, height: BAND },
        margin,
      ),
    ),
    ...axis.draw(plot, PLOT),
    ...page.tracks.map((track) => trackLine(track, axis, y)),
    ...ends(page.tracks, y, right),
    ...events.map((event) => eventMark(event, axis, y)),
    ...events.map((event, index) => eventLine(event, index, perColumn(events, layout), plot + PLOT + 34, layout)),
  ];
}

const band = (name: string, sign: number, box: Box, margin: number): readonly string[] => [
  rect(box, sign % 2 === 0 ? 'panel' : 'paper', { 'data-band': signName(sign) }),
  text({ x: margin, y: box.y + BAND / 2 + baseline(12.5) }, `${signGlyph(sign)} ${name}`.trimEnd(), {
    size: 12.5,
    role: 'muted',
  }),
];

interface Place {
  readonly x: number;
  readonly longitude: number;
}

/** A line that leaves at one edge and comes in at the other where a planet passes from Pisces to Aries or back. */
function piecesOf({ points }: Track, axis: TimeAxis): readonly (readonly Place[])[] {
  const pieces: Place[][] = [[]];
  points.forEach(({ at, longitude }, index) => {
    const x = axis.x(at);
    const before = points[index - 1];
    if (before !== undefined && Math.abs(longitude - before.longitude) > 180) {
      const forward = longitude < before.longitude;
      const [left, entered] = forward ? [360 - before.longitude, longitude] : [before.longitude, 360 - longitude];
      const edge = axis.x(before.at) + ((x - axis.x(before.at)) * left) / Math.max(left + entered, 1e-9);
      pieces.at(-1)?.push({ x: edge, longitude: forward ? 360 : 0 });
      pieces.push([{ x: edge, longitude: forward ? 0 : 360 }]);
    }
    pieces.at(-1)?.push({ x, longitude });
  });
  return pieces;
}

function trackLine(track: Track, axis: TimeAxis, y: (longitude: number) => number): string {
  const { planet } = track;
  return path(
    piecesOf(track, axis)
      .map((piece) => straight(piece.map(({ x, longitude }) => ({ x, y: y(longitude) }))))
      .join(''),
    {
      class: planet === 'Moon' ? 'cs-line' : 'cs-ink',
      fill: 'none',
      'stroke-width': planet === 'Moon' ? 1.25 : 1.75,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
      'data-planet': planet,
    },
  );
}

/** Names at the right end of the lines, moved apart. */
function ends(tracks: readonly Track[], y: (longitude: number) => number, right: number): readonly string[] {
  const sorted = tracks
    .map(({ planet, points }) => ({ planet, at: y(points.at(-1)?.longitude ?? 0) }))
    .sort((a, b) => a.at - b.at);
  const places = relaxed(
    sorted.map(({ at }) => at),
    () => 16,
  );
  // A crowd at the edge of the plot stays within it.
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  const shift = first < y(360) ? y(360) - first : Math.min(0, y(0) - last);
  return sorted.map(({ planet, at }, index) => {
    const drawnAt = (places[index] ?? at) + shift;
    return group(
      { 'data-end': planet },
      line({ x: right, y: at }, { x: right + 14, y: drawnAt }, 'muted', 0.8),
      text({ x: right + 18, y: drawnAt + baseline(12.5) }, planetLabel(planet), { size: 12.5 }),
    );
  });
}

function eventMark(
  { planet, kind, at, longitude }: SkyEvent,
  axis: TimeAxis,
  y: (longitude: number) => number,
): string {
  return circle({ x: axis.x(at), y: y(longitude) }, 4.5, kind === 'ingress' ? 'paper' : 'accent', {
    class: `${kind === 'ingress' ? 'cf-paper' : 'cf-accent'} cs-accent`,
    'stroke-width': 1.75,
    'data-event': kind,
    'data-of': planet,
    'data-at': at.stamp,
    'data-longitude': longitude,
  });
}

function eventLine(event: SkyEvent, index: number, inColumn: number, top: number, { margin, room }: Layout): string {
  const x = margin + Math.floor(index / inColumn) * (room / 2);
  const y = top + (index % inColumn) * ROW;
  const filled = event.kind !== 'ingress';
  return group(
    {},
    circle({ x: x + 5, y: y - 4 }, 4, filled ? 'accent' : 'paper', {
      class: `cf-${filled ? 'accent' : 'paper'} cs-accent`,
      'stroke-width': 1.5,
    }),
    text({ x: x + 18, y }, printedInstant(event.at), { size: 12.5, role: 'muted' }),
    text({ x: x + 158, y }, `${planetName(event.planet)} ${happens(event)}`, { size: 12.5 }),
  );
}
