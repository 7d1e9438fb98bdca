import { named } from '../names/spoken.ts';
import { phrase } from '../names/phrase.ts';
import { capitalised, codeInWords, housesNamed } from '../names/listed.ts';
import { planetName } from '../names/planets.ts';
import { bounded, type FigureOptions } from '../options.ts';
import { fieldsOf, type Fields } from '../read/fields.ts';
import type { Drawing } from '../svg/document.ts';
import { group } from '../svg/element.ts';
import { layoutOf, type Layout } from '../svg/layout.ts';
import { fitted, textWidth } from '../svg/measure.ts';
import { baseline, circle, line, path, rect, text, type Point } from '../svg/shapes.ts';
import type { Role } from '../svg/theme.ts';

const WIDTH = 960;
const [NAMES, LORD, VERDICT] = [262, 120, 150];
const ROW = 32;
const HEAD = 30;
/** On a narrow screen each matter is a card: its verdict, its name, and its houses below. */
const CARD = 92;
/** A narrower page has no room for the table. */
const TABLE = 920;
const MOST = 100;
const HOUSES = Array.from({ length: 12 }, (_, index) => index + 1);

const STATES = {
  met: 'required and signified',
  missing: 'required and not signified',
  support: 'supporting and signified',
  against: 'against it and signified',
  quiet: 'against it and not signified',
} as const;
type State = keyof typeof STATES;

interface Row {
  readonly event: string;
  readonly lord: string;
  readonly verdict: string;
  readonly tone: Role;
  readonly states: ReadonlyMap<number, State>;
}

/** Events by houses: what each needs, what the sub lord of its cusp signifies, and the verdict. */
export function promiseMatrix(result: unknown, { name, width }: FigureOptions): Drawing {
  const layout = layoutOf(width, WIDTH, TABLE);
  const { compact } = layout;
  const legend = keyOf(layout);
  const rows = fieldsOf(result).objects('events').slice(0, MOST).map(rowOf);
  return {
    kind: 'promise-matrix',
    title:
      name === undefined
        ? named('What the chart promises')
        : phrase('What the chart of {name} promises', { name: bounded(name) }),
    subtitle: named('The sub lord of the cusp of each matter, and the houses that it signifies'),
    description: `The table shows ${rows.length} ${rows.length === 1 ? 'matter' : 'matters'} by the twelve houses, each with its verdict.`,
    sentences: rows.map(sentence),
    width: layout.width,
    height: (compact ? 0 : HEAD) + Math.max(rows.length, 1) * (compact ? CARD : ROW) + 24 + legend.height,
    body: (top) =>
      compact
        ? [
            ...rows.map((row, index) => card(row, top + index * CARD, layout)),
            ...legend.draw(top + Math.max(rows.length, 1) * CARD + 24),
          ]
        : [
            ...head(top, layout),
            ...rows.map((row, index) => rowElement(row, top + HEAD + index * ROW, layout)),
            ...legend.draw(top + HEAD + Math.max(rows.length, 1) * ROW + 24),
          ],
  };
}

const TONES: Readonly<Record<string, Role>> = {
  ACTIVE: 'good',
  MIXED_ACTIVE: 'fair',
  PARTIALLY_ACTIVE: 'fair',
  CONTRADICTED: 'fair',
  DENIED: 'poor',
  NEGATED: 'poor',
};

function rowOf(fields: Fields): Row {
  const verdict = fields.text('verdict');
  const states = new Map<number, State>();
  const put = (key: string, state: State): void => {
    if (fields.has(key)) for (const house of fields.numbers(key)) states.set(house, state);
  };
  // The later ones say more of a house than the earlier.
  put('denialHouses', 'quiet');
  put('denialHit', 'against');
  put('supportHit', 'support');
  put('missing', 'missing');
  put('covered', 'met');
  // Whether a verdict is welcome depends on the matter; a colour is given only where a promise is.
  const welcome = !fields.has('polarity') || fields.text('polarity') === 'favourable';
  return {
    event: fields.text('event'),
    lord: fields.text('csl'),
    verdict: codeInWords(verdict),
    tone: welcome ? (TONES[verdict] ?? 'muted') : 'ink',
    states,
  };
}

function sentence({ event, lord, verdict, states }: Row): string {
  const of = (state: State): string => {
    const houses = HOUSES.filter((house) => states.get(house) === state);
    if (houses.length === 0) return '';
    return ` ${capitalised(housesNamed(houses))} ${houses.length === 1 ? 'is' : 'are'} ${STATES[state]}.`;
  };
  return `${event} is judged ${verdict.toLowerCase()} by ${lord}.${of('met')}${of('missing')}${of('support')}${of('against')}`;
}

/** Where the houses stand: between the names and the verdict, on a narrow screen over the whole width. */
function housesOf({ margin, room, compact }: Layout): (house: number) => number {
  const left = margin + (compact ? 0 : NAMES + LORD);
  const column = (room - (compact ? 0 : NAMES + LORD + VERDICT)) / 12;
  return (house) => left + (house - 0.5) * column;
}

function head(top: number, layout: Layout): readonly string[] {
  const { width, margin } = layout;
  const middleOf = housesOf(layout);
  const y = top + 16;
  const look = { size: 12, role: 'muted' } as const;
  return [
    text({ x: margin, y }, named('Matter'), look),
    text({ x: margin + NAMES, y }, named('Sub lord'), look),
    ...HOUSES.map((house) => text({ x: middleOf(house), y }, String(house), { ...look, anchor: 'middle' })),
    text({ x: width - margin, y }, named('Verdict'), { ...look, anchor: 'end' }),
    line({ x: margin, y: top + HEAD - 4 }, { x: width - margin, y: top + HEAD - 4 }, 'line'),
  ];
}

function rowElement({ event, lord, verdict, tone, states }: Row, top: number, layout: Layout): string {
  const { width, margin } = layout;
  const middleOf = housesOf(layout);
  const middle = top + ROW / 2;
  const y = middle + baseline(13);
  return group(
    { 'data-event': event },
    text({ x: margin, y }, fitted(named(event), NAMES - 12, 13), { size: 13 }),
    text({ x: margin + NAMES, y }, planetName(lord), { size: 13, role: 'muted' }),
    ...[...states].map(([house, state]) => mark({ x: middleOf(house), y: middle }, state, house)),
    text({ x: width - margin, y }, fitted(verdict, VERDICT - 8, 13, true), {
      size: 13,
      anchor: 'end',
      role: tone,
      bold: true,
    }),
    line({ x: margin, y: top + ROW }, { x: width - margin, y: top + ROW }, 'faint'),
  );
}

/** The states differ in form and not in colour alone. */
function mark({ x, y }: Point, state: State, house?: number): string {
  const data = { 'data-state': state, 'data-house': house };
  switch (state) {
    case 'met':
      return circle({ x, y }, 7, 'good', data);
    case 'missing':
      return circle({ x, y }, 6.25, 'none', { class: 'cs-ink', 'stroke-width': 1.5, ...data });
    case 'support':
      return rect({ x: x - 5, y: y - 5, width: 10, height: 10 }, 'good', data);
    case 'against':
      return path(cross(x, y, 5.5), { class: 'cs-poor', fill: 'none', 'stroke-width': 2.5, 'data-x': x, ...data });
    case 'quiet':
      return circle({ x, y }, 2, 'muted', data);
  }
}

const cross = (x: number, y: number, arm: number): string =>
  `M${x - arm} ${y - arm}L${x + arm} ${y + arm}M${x - arm} ${y + arm}L${x + arm} ${y - arm}`;

const STATE_ORDER: readonly State[] = ['met', 'missing', 'support', 'against', 'quiet'];

/** What the marks mean, in as many lines as the width takes. */
function keyOf({ margin, room, compact }: Layout): {
  readonly height: number;
  readonly draw: (y: number) => readonly string[];
} {
  let [x, row] = [margin + 8, 0];
  const places = STATE_ORDER.map((state) => {
    const needs = textWidth(named(STATES[state]), 11.5) + 34;
    if (compact && x + needs > margin + room && x > margin + 8) [x, row] = [margin + 8, row + 1];
    const at = { state, x, row };
    x += needs;
    return at;
  });
  return {
    height: 20 + row * 22,
    draw: (y) =>
      places.flatMap(({ state, x: left, row: line }) => [
        mark({ x: left, y: y + line * 22 }, state),
        text({ x: left + 14, y: y + line * 22 + baseline(11.5) }, named(STATES[state]), { size: 11.5, role: 'muted' }),
      ]),
  };
}

function card({ event, lord, verdict, tone, states }: Row, top: number, layout: Layout): string {
  const { width, margin, room } = layout;
  const middleOf = housesOf(layout);
  return group(
    { 'data-event': event },
    text({ x: margin, y: top + 18 }, fitted(verdict, room - 90, 13, true), { size: 13, role: tone, bold: true }),
    text({ x: width - margin, y: top + 18 }, planetName(lord), { size: 13, anchor: 'end', role: 'muted' }),
    text({ x: margin, y: top + 37 }, fitted(named(event), room, 14), { size: 14 }),
    ...HOUSES.map((house) =>
      text({ x: middleOf(house), y: top + 56 }, String(house), { size: 11, anchor: 'middle', role: 'muted' }),
    ),
    ...[...states].map(([house, state]) => mark({ x: middleOf(house), y: top + 70 }, state, house)),
    line({ x: margin, y: top + CARD - 6 }, { x: width - margin, y: top + CARD - 6 }, 'faint'),
  );
}
