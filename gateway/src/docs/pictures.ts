import type { Html } from '../web/html.ts';
import { fittingFigure, hasFigure } from './example-figure.ts';
import { toolsIndex } from './tools-index.ts';

/** What the address of a picture in a document shows here: a figure drawn in the page, or the list of tools. */
export function pictureAt(href: string): Html | undefined {
  if (href === 'index:tools') return toolsIndex();
  // A file in docs/images is the figure of the example of the tool whose name it has.
  const tool = /^figure:(\w+)$/.exec(href)?.[1] ?? /\bimages\/(\w+)\.svg$/.exec(href)?.[1];
  return tool === undefined || !hasFigure(tool) ? undefined : fittingFigure(tool);
}
