import { drawFigure, figureChoices, FigureError, readFigureOptions, widthWithin } from '@cuspal/figures';
import type { FigurePart } from '../calls/figure-parts.ts';
import { FIGURE_LABELS } from '../words/figure-labels.ts';
import { say } from '../words/playground.messages.ts';
import { make } from './make.ts';

const LABELS: Readonly<Record<string, string>> = { style: say.style(), level: say.periods() };

/**
 * The figure of a result with a choice for each of its options; undefined where there is none. `subject`: the birth that
 * it belongs to.
 */
export function figureView(
  { tool, result, isPart }: FigurePart,
  id: string,
  subject: string | undefined,
): HTMLElement | undefined {
  const now = new Date().toISOString();
  const choices = Object.entries(figureChoices(tool)).flatMap(([option, values]) =>
    typeof values === 'string' ? [] : [{ option, select: select(`${id}-${option}`, values) }],
  );
  const drawing = make('div', { class: 'drawing' });
  const words = make('pre', { class: 'words' });
  let [own, room] = [0, 0];
  const draw = (): boolean => {
    const chosen = new Map([...choices.map(({ option, select: one }) => [option, one.value] as const), ['at', now]]);
    try {
      const options = {
        ...readFigureOptions(tool, chosen),
        id,
        labels: FIGURE_LABELS,
        ...(subject !== undefined && { subject }),
      };
      const whole = drawFigure(tool, result, options);
      if (!whole) return false;
      own = whole.width;
      const width = widthWithin(room, own);
      const figure = width === undefined ? whole : (drawFigure(tool, result, { ...options, width }) ?? whole);
      const parsed = new DOMParser().parseFromString(figure.svg, 'image/svg+xml').documentElement;
      drawing.replaceChildren(document.importNode(parsed, true));
      words.textContent = figure.text;
    } catch (fault) {
      if (!(fault instanceof FigureError)) throw fault;
      // A part of a reading may have been cut to less than a figure of it needs.
      if (isPart) return false;
      drawing.replaceChildren(make('p', { role: 'alert' }, fault.message));
      words.textContent = '';
    }
    return true;
  };
  if (!draw()) return undefined;
  for (const { select: one } of choices) one.addEventListener('change', draw);
  // The figure is laid out for the width that the page gives it, anew where that changes.
  new ResizeObserver(() => {
    const before = widthWithin(room, own);
    room = drawing.clientWidth;
    if (widthWithin(room, own) !== before) draw();
  }).observe(drawing);
  return make(
    'div',
    { class: 'pictured' },
    ...(choices.length === 0
      ? []
      : [
          make(
            'div',
            { class: 'options' },
            ...choices.map(({ option, select: one }) =>
              make('div', { class: 'field' }, make('label', { for: one.id }, LABELS[option] ?? option), one),
            ),
          ),
        ]),
    drawing,
    make('details', {}, make('summary', {}, say.figureInWords()), words),
  );
}

const select = (id: string, values: readonly string[]): HTMLSelectElement =>
  make('select', { id }, ...values.map((value) => make('option', { value }, value)));
