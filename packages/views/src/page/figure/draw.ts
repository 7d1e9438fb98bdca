import { drawersOf, subjectOf, VIEW_FIGURES, widthWithin, type Figure, type FigureOptions } from '@cuspal/figures';
import { textAt } from '../json.ts';
import type { Shown } from '../reasons/reasons.ts';

const { drawFigure } = drawersOf(VIEW_FIGURES);

/** How a person wants it drawn. */
export interface Look {
  readonly style?: NonNullable<FigureOptions['style']>;
  /** The instant at which a timeline is opened one level further. */
  readonly opens?: string;
  /** Pixels that the page has for it. */
  readonly room?: number;
}

export interface Drawn {
  readonly figure: Figure;
  /** The tool whose figure it is, guessed from the values where the host does not name it. */
  readonly tool: string;
}

/** One tool for each kind of figure; their results differ in the members that they must have. */
const ONE_OF_EACH = [
  'get_full_chart',
  'get_planets',
  'get_d9_chart',
  'get_shadbala',
  'get_dasha_periods',
  'find_election_window',
  'get_ashtakavarga',
  'analyze_natal_promise',
  'get_ashta_koota_milan',
  'get_ephemeris',
];

/** A whole chart and planets alone are drawn by the same figure, in different styles. */
const candidates = ({ values }: Shown): readonly string[] =>
  'houses' in values ? ONE_OF_EACH : ONE_OF_EACH.filter((tool) => tool !== 'get_full_chart');

/** The figure of a result; undefined where it has none. The instant is that at which periods are marked as running. */
export function draw(shown: Shown, look: Look, now: string): Drawn | undefined {
  const { tool } = shown;
  const tools = tool === undefined ? candidates(shown) : Object.hasOwn(VIEW_FIGURES, tool) ? [tool] : [];
  for (const each of tools) {
    const figure = tried(each, shown, { ...look, guessed: tool === undefined }, now);
    if (figure) return { figure, tool: each };
  }
  return undefined;
}

function tried(
  tool: string,
  { values, args }: Shown,
  { style, opens, room = 0, guessed }: Look & { readonly guessed: boolean },
  now: string,
): Figure | undefined {
  const styles = VIEW_FIGURES[tool]?.styles ?? [];
  const subject = subjectOf(args);
  const options: FigureOptions = {
    ...(subject !== undefined && { subject }),
    guessed,
    ...(style !== undefined && styles.includes(style) ? { style } : {}),
    ...(opens === undefined ? { at: textAt(values, 'asOf') ?? now } : { at: opens, level: 'antardasha' as const }),
  };
  try {
    const whole = drawFigure(tool, values, options);
    const width = whole && widthWithin(room, whole.width);
    return width === undefined ? whole : drawFigure(tool, values, { ...options, width });
  } catch {
    // Another tool's result, or one that a later server prints: its words are shown instead.
    return undefined;
  }
}

/** The styles that a tool's figure can be drawn in. */
export const stylesOf = (tool: string): readonly NonNullable<FigureOptions['style']>[] =>
  VIEW_FIGURES[tool]?.styles ?? [];
