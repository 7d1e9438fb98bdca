import { FigureError } from './errors.ts';
import { LEAST_WIDTH, MOST_WIDTH } from './svg/layout.ts';

export const CHART_STYLES = ['round', 'south', 'north', 'east', 'north-bhava'] as const;
export type ChartStyle = (typeof CHART_STYLES)[number];
/** The tables in which significators are read. */
export const TABLE_STYLES = ['fourfold', 'nadi'] as const;
/** Charts, and the tables in which significators are read. */
export type FigureStyle = ChartStyle | (typeof TABLE_STYLES)[number];

/** A style of charts; undefined for one of tables. */
export const chartStyleOf = (style: FigureStyle | undefined): ChartStyle | undefined =>
  CHART_STYLES.find((each) => each === style);

export const DASHA_LEVELS = ['mahadasha', 'antardasha'] as const;
export type DashaLevel = (typeof DASHA_LEVELS)[number];

/** What a caller may choose; each figure takes what concerns it. */
export interface FigureOptions {
  readonly style?: FigureStyle;
  /** Name of the person, for the title. Long ones are cut. */
  readonly name?: string;
  /** How far a timeline of periods is opened. */
  readonly level?: DashaLevel;
  /** The instant whose periods are marked as running, as tools print instants. */
  readonly at?: string;
  /** The birth that it belongs to, in a line below the title, as `subjectOf` makes it of the arguments. Long ones are cut. */
  readonly subject?: string;
  /** The tool is guessed by the form of its result: the title says no more than that form does. */
  readonly guessed?: boolean;
  /** Begins the ids of the figure. */
  readonly id?: string;
  /** What figures say, in another language than English; what is missing is said in English. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Pixels that the page has for it, 320 to 1200; without it each figure is as wide as it likes. */
  readonly width?: number;
}

/** `expected`: what the option may be. */
export const optionFault = (option: string, expected: string, value: unknown): FigureError =>
  new FigureError(`${option} must be ${expected}, but it is ${String(value).slice(0, 40)}.`, option);

/** A width from a text or a number. */
export function widthOf(value: unknown): number {
  const width = typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : value;
  if (typeof width === 'number' && Number.isInteger(width) && width >= LEAST_WIDTH && width <= MOST_WIDTH) return width;
  throw optionFault('width', `a whole number of pixels from ${LEAST_WIDTH} to ${MOST_WIDTH}`, value);
}

const MOST_NAME = 60;

/** A name of at most 60 signs in one line. */
export function bounded(name: string): string {
  if (typeof name !== 'string') throw new FigureError(`name must be a text, but it is ${typeof name}.`);
  const signs = [
    ...name
      .slice(0, 4 * MOST_NAME)
      .replace(/\s+/g, ' ')
      .trim(),
  ];
  return signs.length <= MOST_NAME
    ? signs.join('')
    : `${signs
        .slice(0, MOST_NAME - 1)
        .join('')
        .trimEnd()}…`;
}

/** The options without a name that has no sign in it, which would leave a title unfinished. */
export function withoutBlankName({ name, ...options }: FigureOptions): FigureOptions {
  return name === undefined || bounded(name) === '' ? options : { ...options, name };
}
