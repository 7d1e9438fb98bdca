import { drawFigure, figureChoices, FigureError, readFigureOptions } from '@cuspal/figures';
import { make } from './make.ts';

/** Wider figures keep a width at which they can be read, and are moved sideways. */
const WIDE = 700;

const LABELS: Readonly<Record<string, string>> = { style: 'Style', level: 'Periods' };

/** The figure of a result with a choice for each of its options; undefined where the tool has none. */
export function figureView(tool: string, result: unknown, id: string): HTMLElement | undefined {
  const now = new Date().toISOString();
  const choices = Object.entries(figureChoices(tool)).flatMap(([option, values]) =>
    values === 'instant' ? [] : [{ option, select: select(`${id}-${option}`, values) }],
  );
  const drawing = make('div', { class: 'drawing' });
  const words = make('pre', { class: 'words' });
  const draw = (): boolean => {
    const chosen = new Map([...choices.map(({ option, select: one }) => [option, one.value] as const), ['at', now]]);
    try {
      const figure = drawFigure(tool, result, { ...readFigureOptions(tool, chosen), id });
      if (!figure) return false;
      const parsed = new DOMParser().parseFromString(figure.svg, 'image/svg+xml').documentElement;
      drawing.replaceChildren(document.importNode(parsed, true));
      drawing.classList.toggle('wide', figure.width > WIDE);
      words.textContent = figure.text;
    } catch (fault) {
      if (!(fault instanceof FigureError)) throw fault;
      drawing.replaceChildren(make('p', { role: 'alert' }, fault.message));
      words.textContent = '';
    }
    return true;
  };
  if (!draw()) return undefined;
  for (const { select: one } of choices) one.addEventListener('change', draw);
  const scroll = make('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': 'Figure' }, drawing);
  return make(
    'div',
    {},
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
    scroll,
    make('details', {}, make('summary', {}, 'The figure in words'), words),
  );
}

const select = (id: string, values: readonly string[]): HTMLSelectElement =>
  make('select', { id }, ...values.map((value) => make('option', { value }, value)));
