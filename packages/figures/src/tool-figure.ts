import { instantOf } from './names/instant.ts';
import { withNamesOf } from './names/spoken.ts';
import {
  optionFault,
  widthOf,
  withoutBlankName,
  type DashaLevel,
  type FigureOptions,
  type FigureStyle,
} from './options.ts';
import { figureOf, type Drawing, type Figure } from './svg/document.ts';

/** The figure of a tool. */
export interface ToolFigure {
  /** What it is called in a list of figures. */
  readonly label: string;
  /** The first is taken where none is asked for. */
  readonly styles: readonly FigureStyle[];
  /** Likewise; one with levels takes the instant `at` too. */
  readonly levels?: readonly DashaLevel[];
  readonly draw: (result: unknown, options: FigureOptions) => Drawing;
}

export type ToolFigures = Readonly<Record<string, ToolFigure>>;

/** Figures of tools that differ in one thing, such as their title. */
export const mapped = <Spec>(specs: Readonly<Record<string, Spec>>, figure: (spec: Spec) => ToolFigure): ToolFigures =>
  Object.fromEntries(Object.entries(specs).map(([tool, spec]) => [tool, figure(spec)]));

/** Tools that have the same figure. */
export const each = (tools: readonly string[], figure: ToolFigure): ToolFigures =>
  Object.fromEntries(tools.map((tool) => [tool, figure]));

/** What is asked of a table of figures. */
export interface Drawers {
  /** The options of a tool's figure that a caller chooses by a text, with the values of those that have a few. */
  readonly figureChoices: (tool: string) => Readonly<Record<string, readonly string[] | 'instant' | 'pixels'>>;
  /**
   * Options from texts, such as the parameters of an address. Others than those of `figureChoices` are passed over.
   *
   * @throws FigureError with the option that is wrong.
   */
  readonly readFigureOptions: (tool: string, values: ReadonlyMap<string, string>) => FigureOptions;
  /**
   * The figure of a tool's result, which is the JSON value that the tool prints; undefined where the tool has none.
   *
   * @throws FigureError where the result or an option is not as expected.
   */
  readonly drawFigure: (tool: string, result: unknown, options?: FigureOptions) => Figure | undefined;
}

/** Draws by a table of figures. */
export function drawersOf(figures: ToolFigures): Drawers {
  const figureOfTool = (tool: string): ToolFigure | undefined =>
    Object.hasOwn(figures, tool) ? figures[tool] : undefined;
  return {
    figureChoices: (tool) => {
      const figure = figureOfTool(tool);
      if (figure === undefined) return {};
      const { styles, levels = [] } = figure;
      return {
        width: 'pixels',
        ...(styles.length > 0 && { style: styles }),
        ...(levels.length > 0 && { level: levels, at: 'instant' as const }),
      };
    },
    readFigureOptions: (tool, values) => optionsFrom(figureOfTool(tool), values),
    drawFigure: (tool, result, options = {}) => {
      const figure = figureOfTool(tool);
      return figure === undefined ? undefined : drawn(tool, figure, result, options);
    },
  };
}

function optionsFrom(figure: ToolFigure | undefined, values: ReadonlyMap<string, string>): FigureOptions {
  const { styles = [], levels = [] } = figure ?? {};
  const style = chosen('style', values.get('style'), styles);
  const level = chosen('level', values.get('level'), levels);
  const at = levels.length === 0 ? undefined : values.get('at');
  if (at !== undefined) instantOf(at, 'at');
  const asked = values.get('width');
  const width = asked === undefined ? undefined : widthOf(asked);
  return {
    ...(style && { style }),
    ...(level && { level }),
    ...(at !== undefined && { at }),
    ...(width !== undefined && { width }),
  };
}

function chosen<T extends string>(option: string, value: string | undefined, of: readonly T[]): T | undefined {
  if (value === undefined || of.length === 0) return undefined;
  const found = of.find((one) => one === value);
  if (found === undefined) throw optionFault(option, of.join(' or '), value);
  return found;
}

function drawn(tool: string, figure: ToolFigure, result: unknown, options: FigureOptions): Figure {
  if (options.width !== undefined) widthOf(options.width);
  const style = options.style ?? figure.styles[0];
  if (style !== undefined && options.style !== undefined && !figure.styles.includes(style))
    throw optionFault('style', `${figure.styles.join(' or ') || 'left out'} for ${tool}`, style);
  const draw = (): Figure => {
    const drawing = figure.draw(result, { ...withoutBlankName(options), ...(style === undefined ? {} : { style }) });
    // A whole chart says its moment itself.
    const subject = drawing.kind === 'birth-chart' && drawing.subtitle !== undefined ? undefined : options.subject;
    return figureOf({ ...drawing, ...(subject === undefined ? {} : { subject: subject.slice(0, 160) }) }, options.id);
  };
  return withNamesOf(result, draw, options.labels);
}
