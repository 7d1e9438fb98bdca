import { SELDOM_FIGURES } from './seldom-figures.ts';
import { drawersOf, type ToolFigures } from './tool-figure.ts';
import { VIEW_FIGURES } from './view-figures.ts';

/** The tools whose results have a figure. */
export const FIGURES: ToolFigures = { ...VIEW_FIGURES, ...SELDOM_FIGURES };

export const { drawFigure, figureChoices, readFigureOptions } = drawersOf(FIGURES);
