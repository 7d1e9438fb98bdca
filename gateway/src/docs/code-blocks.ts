import { Html, html } from '../web/html.ts';

export interface Code {
  readonly text: string;
  readonly language: string;
}

/** Languages that stand beside each other as tabs, by what a fence calls them. */
export const LANGUAGES: ReadonlyMap<string, string> = new Map([
  ['sh', 'curl'],
  ['ts', 'TypeScript'],
  ['py', 'Python'],
  ['go', 'Go'],
]);

/** Lines beyond which a block of code is folded: an answer, or all fields of a result. */
const MOST_LINES = 60;

/** A block of code; what scrolls can be reached with the keyboard. */
export function codeBlock({ text }: Code, number: number): Html {
  const lines = text.split('\n').length;
  const block = copied(text, `block ${number}`);
  if (lines <= MOST_LINES) return block;
  return html`<details class="folded">
    <summary>Show all ${lines} lines</summary>
    ${block}
  </details>`;
}

/** The same in several languages: radio buttons choose which is shown, so that it works without a script. */
export function codeTabs(codes: readonly Code[], number: number): Html {
  const id = (language: string): string => `code-${number}-${language}`;
  return html`<fieldset class="tabs">
    <legend>Language</legend>
    ${codes.map(
      ({ language }, index) =>
        html`<input
            type="radio"
            name="code-${number}"
            id="${id(language)}"
            value="${language}"
            ${index === 0 && html` checked`}
          /><label for="${id(language)}">${nameOf(language)}</label>`,
    )}
    ${codes.map(({ text, language }) => html`<div class="tab">${copied(text, `block ${number} in ${nameOf(language)}`)}</div>`)}
  </fieldset>`;
}

const nameOf = (language: string): string => LANGUAGES.get(language) ?? language;

const copied = (text: string, what: string): Html =>
  html`<div class="block">
    <pre tabindex="0" data-copy="${what}"><code>${new Html(escaped(text))}</code></pre>
  </div>`;

/** Text between tags: quotes stay, of which JSON is full. */
export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
