import { figureOf, type Figure } from './svg/document.ts';
import { layoutOf } from './svg/layout.ts';
import { wrapped } from './svg/measure.ts';
import { text } from './svg/shapes.ts';

const WIDTH = 640;
const SIZE = 15;

/** What stands in place of a figure where a tool refused: its own words, such as that a place has no Placidus houses. */
export function drawRefusal(message: string, id?: string): Figure {
  const { margin, room } = layoutOf(undefined, WIDTH);
  const lines = wrapped(message.slice(0, 2_000), room, SIZE, 12);
  return figureOf(
    {
      kind: 'refusal',
      title: 'No figure',
      description: message.slice(0, 2_000),
      sentences: [],
      width: WIDTH,
      height: lines.length * 24 + 8,
      body: (top) => lines.map((line, index) => text({ x: margin, y: top + 18 + index * 24 }, line, { size: SIZE })),
    },
    id,
  );
}
