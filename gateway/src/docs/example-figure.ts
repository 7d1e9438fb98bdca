import { exampleOf } from '@cuspal/catalog';
import { drawFigure, FIGURES, INLINE_STYLES, subjectOf } from '@cuspal/figures';
import { Html, html } from '../web/html.ts';
import { sheetOf } from '../web/styles.ts';

/** Styles that figures bring, as sources of a policy. */
export const FIGURE_STYLES = INLINE_STYLES.slice(0, 1).map((style) => sheetOf(style).source);

/** Fits a telephone, and half of a wider page. */
export const PHONE_WIDTH = 320;
/** Fits the column of a document. */
const COLUMN_WIDTH = 680;

export const hasFigure = (tool: string): boolean => Object.hasOwn(FIGURES, tool);

/** The figure of a tool's example as an element; ids begin with `id`. */
export function exampleFigure(tool: string, width: number, id = tool.replaceAll('_', '-'), language = 'en'): Html {
  const { answer, arguments: args } = exampleOf(tool, language);
  const subject = subjectOf(args);
  const figure = drawFigure(tool, answer, { width, id, ...(subject !== undefined && { subject }) });
  if (figure === undefined) throw new Error(`${tool} has no figure`);
  // The page's own rules fit it, and a style of an element would need a wider policy.
  return new Html(figure.svg.replace(/ style="[^"]*"/, ''));
}

/** Signs beyond which a figure is drawn once, for a telephone: wheels, and tables of a whole life. */
const LARGE = 22_000;

/** The same drawn for a telephone and for a column, of which a page shows the one that fits. */
export function fittingFigure(tool: string): Html {
  const id = tool.replaceAll('_', '-');
  const onPhone = exampleFigure(tool, PHONE_WIDTH, `${id}-n`);
  if (onPhone.text.length > LARGE)
    return html`<figure class="fitting"><div class="small-figure">${onPhone}</div></figure>`;
  // The styles of the first are those of the second.
  const inColumn = new Html(exampleFigure(tool, COLUMN_WIDTH, `${id}-w`).text.replace(/<style>[^]*?<\/style>/, ''));
  return html`<figure class="fitting">
    <div class="on-phone">${onPhone}</div>
    <div class="in-column">${inColumn}</div>
  </figure>`;
}
