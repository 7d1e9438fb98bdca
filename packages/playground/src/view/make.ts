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
  element.append(...children);
  return element;
}

/** A step of the page. */
export const card = (id: string, title: string, ...children: readonly (Node | string)[]): HTMLElement =>
  make('section', { class: 'card', 'aria-labelledby': id }, make('h2', { id }, title), ...children);

/** A line that is read out when it changes. */
export const statusLine = (): HTMLElement => make('p', { role: 'status', class: 'soft small' });
