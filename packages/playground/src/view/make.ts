import { unbroken } from '../words/long-names.ts';

type Attribute = string | number | boolean | undefined | ((event: Event) => void);

/** An element with its attributes and children. A function is a listener, named as its event; false and undefined leave nothing. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, Attribute>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(
    ...(WHOLE.has(tag)
      ? children
      : children.flatMap((child) => (typeof child === 'string' ? breakable(child) : [child]))),
  );
  return element;
}

/** Elements that hold text alone, or whose lines are those of the text. */
const WHOLE: ReadonlySet<string> = new Set(['option', 'pre', 'textarea', 'title']);

/** Text in which the long name of a tool goes to the next line after an underscore, and not within a word. */
export const breakable = (text: string): readonly (Node | string)[] =>
  unbroken(text).flatMap((part, at) => (at === 0 ? [part] : [document.createElement('wbr'), part]));

/** A step of the page. */
export const card = (id: string, title: string, ...children: readonly (Node | string)[]): HTMLElement =>
  make('section', { class: 'card', 'aria-labelledby': id }, make('h2', { id }, title), ...children);

/** A line that is read out when it changes. */
export const statusLine = (): HTMLElement => make('p', { role: 'status', class: 'soft small' });
