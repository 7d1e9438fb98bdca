import { drawersOf, FURTHER_FIGURES, SELDOM_FIGURES } from '@cuspal/figures';

export const { drawFigure, figureChoices, readFigureOptions } = drawersOf({
  ...FURTHER_FIGURES,
  ...SELDOM_FIGURES,
});
