import { COMMON_FIGURES } from './common-figures.ts';
import { FURTHER_FIGURES } from './further-figures.ts';
import { drawersOf, type ToolFigures } from './tool-figure.ts';

/** The tools whose results have a figure. */
export const FIGURES: ToolFigures = { ...COMMON_FIGURES, ...FURTHER_FIGURES };

export const { drawFigure, figureChoices, readFigureOptions } = drawersOf(FIGURES);
