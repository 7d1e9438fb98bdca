import { named } from '../names/spoken.ts';
import { phrase, titled } from '../names/phrase.ts';
import { printedInstant } from '../names/instant.ts';
import { capitalised, codeInWords, listed } from '../names/listed.ts';
import { planetName } from '../names/planets.ts';
import { bounded, type FigureOptions } from '../options.ts';
import { rulingPlanetsOf, type RulingPlanets } from '../read/ruling-planets.ts';
import type { Drawing } from '../svg/document.ts';
import { group } from '../svg/element.ts';
import { layoutOf, type Layout } from '../svg/layout.ts';
import { fitted, textWidth, wrapped } from '../svg/measure.ts';
import { rect, text, type Point } from '../svg/shapes.ts';
import { table } from './table.ts';

const WIDTH = 880;
const [CARD, GAP, BAND] = [54, 8, 4];
/** What a box needs for the name of a planet in any language. */
const LEAST_CARD = 150;
const [NOTE, NOTE_LINE] = [12.5, 18];

/** The ruling planets of a moment: who rules from which place, and how strong each of them is. */
export function rulingPlanets(result: unknown, options: FigureOptions): Drawing {
  const layout = layoutOf(options.width, WIDTH);
  const ruling = rulingPlanetsOf(result);
  const cards = cardsOf(ruling, layout);
  const notes = notesOf(ruling);
  const lines = notes.flatMap((note) => wrapped(note, layout.room, NOTE, 3));
  const ranked = table(() => ({
    title: '',
    columns: [
      { head: 'Planet', share: 1.2 },
      { head: 'Rank', share: 0.6 },
      { head: 'Rules as', share: 2.4 },
      { head: 'Also rules', share: 1.4 },
      { head: 'Status', share: 0.9 },
      { head: 'Why', share: 2.8 },
    ],
    rows: ruling.ranked.map(({ planet, rank, rulesAs, status, reason }) => ({
      cells: [planetName(planet), String(rank), rulesAs.join(', '), also(planet, ruling), codeInWords(status), reason],
      marked: status === 'kept',
    })),
  }))(result, options);
  const above = cards.height + lines.length * NOTE_LINE + 14;
  return {
    kind: 'ruling-planets',
    title: titled('Ruling planets', options.name && bounded(options.name)),
    ...(ruling.at === undefined ? {} : { subtitle: phrase('Of {at}', { at: printedInstant(ruling.at) }) }),
    description: `The boxes show which planet rules from each of ${ruling.slots.length} places. ${ranked.description}`,
    sentences: [...ruling.slots.map(({ head, planet }) => `${head}: ${planet}.`), ...notes, ...ranked.sentences],
    width: layout.width,
    height: above + ranked.height,
    body: (top) => [
      ...cards.draw(top),
      ...lines.map((words, index) =>
        text({ x: layout.margin, y: top + cards.height + 14 + index * NOTE_LINE }, words, {
          size: NOTE,
          role: 'muted',
        }),
      ),
      ...ranked.body(top + above),
    ],
  };
}

/** What of the birth a planet rules beside the moment. */
const also = (planet: string, { ofBirth, running }: RulingPlanets): string =>
  capitalised(
    listed([
      ...(ofBirth.includes(planet) ? [named('the birth')] : []),
      ...(running.includes(planet) ? [named('a running period')] : []),
    ]),
  );

const notesOf = ({ nextChange }: RulingPlanets): readonly string[] =>
  nextChange === undefined
    ? []
    : [
        phrase('They hold until {at}, when the {slot} changes.', {
          at: printedInstant(nextChange.at),
          slot: nextChange.slot,
        }),
      ];

/** A box for each place; those of planets that are kept have a band below. */
function cardsOf({ slots, ranked }: RulingPlanets, { margin, room, compact }: Layout) {
  const columns = compact ? 2 : room / Math.max(1, slots.length) >= LEAST_CARD ? slots.length : 4;
  const wide = (room - (columns - 1) * GAP) / columns;
  const rows = Math.ceil(slots.length / columns);
  const kept = new Set<string>(ranked.filter(({ status }) => status === 'kept').map(({ planet }) => planet));
  return {
    height: rows * (CARD + GAP),
    draw: (top: number): readonly string[] =>
      slots.map(({ head, planet }, index) => {
        const [x, y] = [margin + (index % columns) * (wide + GAP), top + Math.floor(index / columns) * (CARD + GAP)];
        return group(
          { 'data-slot': head, 'data-status': kept.has(planet) ? 'kept' : 'other' },
          rect({ x, y, width: wide, height: CARD }, 'panel', {
            class: 'cf-panel cs-line',
            'stroke-width': 0.75,
            rx: 4,
          }),
          ...(kept.has(planet) ? [rect({ x, y: y + CARD - BAND, width: wide, height: BAND }, 'good')] : []),
          text({ x: x + 10, y: y + 18 }, fitted(named(head), wide - 20, 11.5), { size: 11.5, role: 'muted' }),
          nameIn(planetName(planet), { x: x + 10, y: y + 39 }, wide - 20),
        );
      }),
  };
}

/** A name in letters as large as its box takes. */
function nameIn(name: string, at: Point, room: number): string {
  const size = [15, 13, 11.5].find((each) => textWidth(name, each, true) <= room) ?? 11.5;
  return text(at, fitted(name, room, size, true), { size, bold: true });
}
