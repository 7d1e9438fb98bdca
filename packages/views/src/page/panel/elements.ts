/** An element with its content; a text is always text, never markup. */
export function made<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.append(...content);
  return element;
}

/** The element of the page with this id. Throws where the page has none. */
export function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no element ${id}`);
  return element;
}

export function button(label: string, pressed: () => void): HTMLButtonElement {
  const element = made('button', label);
  element.type = 'button';
  element.addEventListener('click', pressed);
  return element;
}

/** Sentences as a list; nothing where there are none. */
export const list = (kind: 'ol' | 'ul', sentences: readonly string[]): readonly Node[] =>
  sentences.length === 0 ? [] : [made(kind, ...sentences.map((sentence) => made('li', sentence)))];
