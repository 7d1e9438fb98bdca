import { FigureError } from './errors.ts';

export const CHART_STYLES = ['round', 'south', 'north'] as const;
export type ChartStyle = (typeof CHART_STYLES)[number];

export const DASHA_LEVELS = ['mahadasha', 'antardasha'] as const;
export type DashaLevel = (typeof DASHA_LEVELS)[number];

/** What a caller may choose; each figure takes what concerns it. */
export interface FigureOptions {
  readonly style?: ChartStyle;
  /** Name of the person, for the title. Long ones are cut. */
  readonly name?: string;
  /** How far a timeline of periods is opened. */
  readonly level?: DashaLevel;
  /** The instant whose periods are marked as running, as tools print instants. */
  readonly at?: string;
  /** Begins the ids of the figure. */
  readonly id?: string;
}

/** `expected`: what the option may be. */
export const optionFault = (option: string, expected: string, value: unknown): FigureError =>
  new FigureError(`${option} must be ${expected}, but it is ${String(value).slice(0, 40)}.`, option);

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
