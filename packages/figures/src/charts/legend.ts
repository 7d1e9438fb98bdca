import { planetGlyph, planetShort, PLANETS, RETROGRADE } from '../names/planets.ts';
import { named } from '../names/spoken.ts';
import { textWidth } from '../svg/measure.ts';
import { text, type Point } from '../svg/shapes.ts';

const SIZE = 11.5;
const ROW = 18;
const GAP = 16;

const items = (): readonly string[] => [
  ...PLANETS.map((planet) => `${planetGlyph(planet)} ${planetShort(planet)} ${named(planet)}`),
  `${RETROGRADE} ${named('retrograde')}`,
];

/** The glyphs and abbreviations in words, and what else is to be said, in as many rows as the width takes. */
export function legend(
  at: Point,
  width: number,
  more: readonly string[] = [],
): { readonly height: number; readonly elements: readonly string[] } {
  const rows: string[][] = [[]];
  let used = 0;
  for (const item of [...items(), ...more]) {
    const needed = textWidth(item, SIZE) + GAP;
    if (used + needed > width + GAP) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push(item);
    used += needed;
  }
  const elements = rows.flatMap((row, index) => {
    let x = at.x;
    return row.map((item) => {
      const drawn = text({ x, y: at.y + index * ROW + SIZE }, item, { size: SIZE, role: 'muted' });
      x += textWidth(item, SIZE) + GAP;
      return drawn;
    });
  });
  return { height: rows.length * ROW, elements };
}
