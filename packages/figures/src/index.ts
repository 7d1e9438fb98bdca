export { drawFigure, FIGURES } from './figures.ts';
export { drawVargaGrid } from './charts/varga-grid.ts';
export { drawRefusal } from './refusal.ts';
export { FigureError } from './errors.ts';
export type { Figure } from './svg/document.ts';
export type { FigureOptions } from './options.ts';
