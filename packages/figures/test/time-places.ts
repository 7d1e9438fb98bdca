import { drawnIn, numberOf, type Drawn } from './read-svg.ts';

interface Stretch {
  /** Unix milliseconds by the place on the line of time. */
  readonly start: number;
  readonly end: number;
  readonly attributes: Drawn['attributes'];
}

/** Bars of a figure by their places on its line of time, whose own ends alone are taken from what it says. */
export function stretches(svg: string, is: (attributes: Drawn['attributes']) => boolean) {
  const elements = drawnIn(svg);
  const axis = elements.find(({ attributes }) => attributes['data-axis'] === 'time');
  if (axis === undefined) throw new Error('the figure has no line of time');
  const [x1, x2] = [numberOf(axis, 'x1'), numberOf(axis, 'x2')];
  const [from, to] = ['data-start', 'data-end'].map((key) => Date.parse(axis.attributes[key] ?? ''));
  const perPixel = ((to ?? 0) - (from ?? 0)) / (x2 - x1);
  const at = (x: number): number => (from ?? 0) + (x - x1) * perPixel;
  const bars: readonly Stretch[] = elements
    .filter(({ name, attributes }) => name === 'rect' && is(attributes))
    .map((bar) => ({
      start: at(numberOf(bar, 'x')),
      end: at(numberOf(bar, 'x') + numberOf(bar, 'width')),
      attributes: bar.attributes,
    }));
  // Coordinates are whole thousandths of a pixel.
  return { bars, tolerance: Math.abs(perPixel) * 0.002 };
}
