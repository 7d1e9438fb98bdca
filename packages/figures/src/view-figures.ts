import { COMMON_FIGURES } from './common-figures.ts';
import { FURTHER_FIGURES } from './further-figures.ts';
import type { ToolFigures } from './tool-figure.ts';

/** The figures that the page of assistants draws. They stand apart, so that the page has no others. */
export const VIEW_FIGURES: ToolFigures = { ...COMMON_FIGURES, ...FURTHER_FIGURES };
