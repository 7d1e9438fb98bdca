import { THEME } from '@cuspal/figures';

/** Figures name their colours by class and a page may set them; on paper they are those of the light theme. */
const RULES = Object.entries(THEME)
  .map(([role, [colour]]) => `.cf-${role}{fill:${colour}}.cs-${role}{stroke:${colour}}`)
  .join('');

const FONT = 'text{font-family:"Noto Sans",system-ui,"Segoe UI","DejaVu Sans","Noto Sans Symbols 2",sans-serif}';

/** The style of the figures of a report: one for all, and one that a reader without variables of CSS understands. */
export const FIGURE_STYLE = `${FONT}.ct-bold{font-weight:600}.cs-halo{paint-order:stroke;stroke-width:4;stroke-linejoin:round;stroke:${THEME.paper[0]}}${RULES}`;

const STYLE = /<style>[^<]*<\/style>/;
/** The one style that a figure carries as an attribute. */
const FITTING = / style="[^"]*"/;

/** A figure without styles of its own. */
export const withoutStyle = (svg: string): string => svg.replace(STYLE, '').replace(FITTING, '');

/** A figure for a reader that knows no theme. */
export const withPlainStyle = (svg: string): string =>
  svg.replace(STYLE, `<style>${FIGURE_STYLE}</style>`).replace(FITTING, '');
