import { birthChart } from './charts/birth-chart.ts';
import { divisionalChart } from './charts/divisional-chart.ts';
import { FigureError } from './errors.ts';
import { CHART_STYLES, type ChartStyle, type FigureOptions } from './options.ts';
import { figureOf, type Drawing, type Figure } from './svg/document.ts';

interface ToolFigure {
  /** What it is called in a list of figures. */
  readonly label: string;
  /** The first is taken where none is asked for. */
  readonly styles: readonly ChartStyle[];
  readonly draw: (result: unknown, options: FigureOptions) => Drawing;
}

const BIRTH_CHART: ToolFigure = { label: 'Birth chart', styles: CHART_STYLES, draw: birthChart };
const DIVISIONS = [2, 3, 4, 6, 7, 8, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60];
const DIVISIONAL: ToolFigure = { label: 'Divisional chart', styles: ['south', 'north'], draw: divisionalChart };

/** The tools whose results have a figure. */
export const FIGURES: Readonly<Record<string, ToolFigure>> = {
  get_full_chart: BIRTH_CHART,
  get_house_cusps: BIRTH_CHART,
  get_planets: { ...BIRTH_CHART, styles: ['south', 'round'] },
  ...Object.fromEntries(DIVISIONS.map((division) => [`get_d${division}_chart`, DIVISIONAL])),
};

/**
 * The figure of a tool's result, which is the JSON value that the tool prints; undefined where the tool has none.
 *
 * @throws FigureError where the result or an option is not as expected.
 */
export function drawFigure(tool: string, result: unknown, options: FigureOptions = {}): Figure | undefined {
  const figure = Object.hasOwn(FIGURES, tool) ? FIGURES[tool] : undefined;
  if (figure === undefined) return undefined;
  const style = options.style ?? figure.styles[0];
  if (style !== undefined && options.style !== undefined && !figure.styles.includes(style))
    throw new FigureError(
      `style must be ${figure.styles.join(' or ') || 'left out'} for ${tool}, but it is ${String(style).slice(0, 40)}.`,
    );
  return figureOf(figure.draw(result, { ...options, ...(style === undefined ? {} : { style }) }), options.id);
}
