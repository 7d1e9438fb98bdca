import { html, type Html } from './html.ts';

/** What the marks of a message become, by their letter: `<a>text</a>` of the text inside, `<q/>` of nothing. */
type Marked = Readonly<Record<string, (text: string) => Html>>;

const MARK = /<([a-z]{1,2})(?:\/>|>(.*?)<\/\1>)/g;

/**
 * A message with marks as HTML, so that a sentence stays whole where a part of it is a link. All else in it is escaped,
 * and what comes from outside goes in by a mark, never as an argument.
 */
export function rich(message: string, marked: Marked): Html {
  const parts: (string | Html)[] = [];
  let end = 0;
  for (const found of message.matchAll(MARK)) {
    const [whole, letter = '', text = ''] = found;
    parts.push(message.slice(end, found.index), marked[letter]?.(text) ?? whole);
    end = found.index + whole.length;
  }
  return html`${[...parts, message.slice(end)]}`;
}

export const strong = (text: string): Html => html`<strong>${text}</strong>`;

/** A mark that becomes a link. */
export const linkTo =
  (href: string): ((text: string) => Html) =>
  (text) =>
    html`<a href="${href}">${text}</a>`;
