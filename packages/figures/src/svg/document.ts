import { FigureError } from '../errors.ts';
import { element, escaped } from './element.ts';
import { layoutOf } from './layout.ts';
import { fitted, wrapped } from './measure.ts';
import { text } from './shapes.ts';
import { STYLE } from './theme.ts';

/** A figure before it is written: what is drawn below its heading, and what is said of it. */
export interface Drawing {
  readonly kind: string;
  readonly title: string;
  /** The birth that it belongs to; stands below the title. */
  readonly subject?: string;
  /** Stands below both, in one line. */
  readonly subtitle?: string;
  /** What the figure shows, in a sentence or two. */
  readonly description: string;
  /** Everything that the figure says, in sentences. */
  readonly sentences: readonly string[];
  readonly width: number;
  /** Height of the part below the heading. */
  readonly height: number;
  /** Elements whose coordinates begin at `top`. */
  readonly body: (top: number) => readonly string[];
}

export interface Figure {
  /** One `svg` element, complete by itself. */
  readonly svg: string;
  /** The same in words, for those who do not see it. */
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

const TITLE = 24;
const SUBTITLE = 13;
const NARROW_TITLE = 20;
const FITTING = 'max-width:100%;height:auto';

/** Every style that a figure carries in itself, for a Content-Security-Policy that names them by their hashes. */
export const INLINE_STYLES: readonly string[] = [STYLE, FITTING];

const ID = /^[A-Za-z][A-Za-z0-9-]{0,39}$/;

/**
 * The figure of a drawing. `id` begins the ids of its title and description; without it they come from its content.
 *
 * @throws FigureError where the id is not one.
 */
export function figureOf(drawing: Drawing, id?: string): Figure {
  if (id !== undefined && !ID.test(id))
    throw new FigureError(`id must be a letter and up to 39 letters, digits or hyphens, but it is ${shown(id)}.`);
  const { title, description, sentences, width } = drawing;
  const { margin } = layoutOf(undefined, width);
  const heading = headingOf(drawing);
  const height = Math.ceil(heading.height + drawing.height + margin);
  const body = [
    element('rect', { x: 0, y: 0, width, height, class: 'cf-paper' }),
    ...heading.elements,
    ...drawing.body(heading.height),
  ].join('');
  const prefix = id ?? `cuspal-${drawing.kind}-${fingerprint(title + description + body)}`;
  const svg = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      class: 'cuspal',
      style: FITTING,
      role: 'img',
      'aria-labelledby': `${prefix}-title ${prefix}-desc`,
      'data-figure': drawing.kind,
    },
    element('title', { id: `${prefix}-title` }, escaped(title)),
    element('desc', { id: `${prefix}-desc` }, escaped(description)),
    element('style', {}, STYLE),
    body,
  );
  return { svg, text: [`${title}.`, description, ...sentences].join('\n'), width, height };
}

/** Title and subtitle, on a narrow screen in as many lines as they need. */
function headingOf({ title, subject, subtitle, width }: Drawing): {
  readonly height: number;
  readonly elements: readonly string[];
} {
  const { compact, margin, room } = layoutOf(undefined, width);
  const size = compact ? NARROW_TITLE : TITLE;
  const titles = compact ? wrapped(title, room, size, 3) : [fitted(title, room, size)];
  const below = [subject, subtitle].flatMap((words) =>
    words === undefined ? [] : compact ? wrapped(words, room, SUBTITLE, 3) : [fitted(words, room, SUBTITLE)],
  );
  const after = margin + size + (titles.length - 1) * (size + 4);
  return {
    height: after + (below.length === 0 ? 8 : below.length * (SUBTITLE + 5) + 13),
    elements: [
      ...titles.map((content, index) =>
        text({ x: margin, y: margin + size * 0.8 + index * (size + 4) }, content, { size, title: true }),
      ),
      ...below.map((content, index) =>
        text({ x: margin, y: after + SUBTITLE + 2 + index * (SUBTITLE + 5) }, content, {
          size: SUBTITLE,
          role: 'muted',
        }),
      ),
    ],
  };
}

const shown = (value: string): string => JSON.stringify(value.slice(0, 60));

/** Eight hexadecimal digits of a text (FNV-1a): two figures of one page hardly ever share them. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
