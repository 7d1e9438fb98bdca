export { drawFigure, figureChoices, FIGURES, readFigureOptions } from './figures.ts';
export { drawVargaGrid } from './charts/varga-grid.ts';
export { drawRefusal } from './refusal.ts';
export { SIGNS } from './names/signs.ts';
export { conditionsSaid, withoutCode } from './read/conditions.ts';
export { FigureError } from './errors.ts';
export type { Figure } from './svg/document.ts';
export type { FigureOptions } from './options.ts';
export { INLINE_STYLES } from './svg/document.ts';
