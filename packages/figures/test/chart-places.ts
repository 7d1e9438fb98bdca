import { boxOf } from './layout-faults.ts';
import { drawnIn, numberOf, type Drawn } from './read-svg.ts';

type Corner = readonly [number, number];

/** `Sun`, `cusp 1`, `transit Sun`: what a mark or a label of a chart stands for. */
const nameOf = ({ attributes }: Drawn): string | undefined =>
  attributes['data-planet'] ??
  (attributes['data-cusp'] !== undefined
    ? `cusp ${attributes['data-cusp']}`
    : attributes['data-transit'] && `transit ${attributes['data-transit']}`);

const named = (elements: readonly Drawn[]): readonly (readonly [string, Drawn])[] =>
  elements.flatMap((element) => {
    const name = nameOf(element);
    return name === undefined ? [] : [[name, element] as const];
  });

/** Longitudes on the wheel by the places of the marks, whose angles are counted from the Ascendant at the left. */
export function wheelLongitudes(svg: string, ascendant: number): ReadonlyMap<string, number> {
  const elements = drawnIn(svg);
  const ring = one(elements, ({ name, attributes }) => name === 'circle' && attributes['fill'] === 'none');
  const [x, y] = [numberOf(ring, 'cx'), numberOf(ring, 'cy')];
  return new Map(
    named(elements).map(([name, mark]) => {
      const angle = (Math.atan2(y - numberOf(mark, 'cy'), numberOf(mark, 'cx') - x) * 180) / Math.PI;
      return [name, (angle - 180 + ascendant + 720) % 360];
    }),
  );
}

/** Column and row of each sign, Aries first. */
const SQUARES = ['1,0', '2,0', '3,0', '3,1', '3,2', '3,3', '2,3', '1,3', '0,3', '0,2', '0,1', '0,0'];

/** Signs, 0 to 11, of a South Indian chart by the squares that hold the labels wholly; -1 where none does. */
export function southSigns(svg: string): ReadonlyMap<string, number> {
  const elements = drawnIn(svg);
  const whole = one(elements, ({ name, attributes }) => name === 'rect' && attributes['fill'] === 'none');
  const cell = numberOf(whole, 'width') / 4;
  return new Map(
    named(elements).map(([name, label]) => {
      const squares = cornersOf(label).map(
        ([x, y]) => `${Math.floor((x - numberOf(whole, 'x')) / cell)},${Math.floor((y - numberOf(whole, 'y')) / cell)}`,
      );
      const [square = ''] = squares;
      return [name, squares.every((other) => other === square) ? SQUARES.indexOf(square) : -1];
    }),
  );
}

/** The same of an East Indian chart, whose shapes stand in the order of the signs. */
export const eastSigns = (svg: string): ReadonlyMap<string, number> => shapes(svg);

/** Houses, 0 to 11, of a North Indian chart by the shapes that hold the labels wholly; -1 where none does. */
export const northHouses = (svg: string): ReadonlyMap<string, number> => shapes(svg);

function shapes(svg: string): ReadonlyMap<string, number> {
  const elements = drawnIn(svg);
  const houses = elements
    .filter(({ name }) => name === 'polygon')
    .map(({ attributes }) => polygonOf(attributes['points'] ?? ''));
  return new Map(
    named(elements).map(([name, label]) => [
      name,
      houses.findIndex((house) => cornersOf(label).every((corner) => holds(house, corner))),
    ]),
  );
}

function one(elements: readonly Drawn[], is: (element: Drawn) => boolean): Drawn {
  const found = elements.find(is);
  if (found === undefined) throw new Error('the figure has no such element');
  return found;
}

function cornersOf(label: Drawn): readonly Corner[] {
  const { left, right, top, bottom } = boxOf(label);
  return [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ];
}

const polygonOf = (points: string): readonly Corner[] =>
  points.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return [x, y];
  });

/** Whether a point lies in a convex polygon: on one side of all its edges. */
function holds(polygon: readonly Corner[], [x, y]: Corner): boolean {
  const sides = polygon.map(([x1, y1], index) => {
    const [x2, y2] = polygon[(index + 1) % polygon.length] ?? [x1, y1];
    return Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1));
  });
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
}

/** Degrees between two longitudes. */
export const apart = (longitude: number, other: number): number => Math.abs(((longitude - other + 540) % 360) - 180);
