import { INLINE_STYLES, type Figure } from '@cuspal/figures';

/** The element's inner parts, which a page may style by their names (`::part(figure)`). */
export class Panes {
  readonly frame = part('div', 'frame');
  readonly #status = part('p', 'status');
  readonly #error = part('div', 'error');
  readonly #message = document.createElement('p');
  readonly #again = part('button', 'again');
  readonly #figure = part('div', 'figure');
  readonly #details = part('details', 'details');
  readonly #words = part('p', 'words');

  constructor(again: () => void) {
    this.#status.setAttribute('role', 'status');
    this.#error.setAttribute('role', 'alert');
    this.#again.type = 'button';
    this.#again.textContent = 'Try again';
    this.#again.addEventListener('click', again);
    const summary = document.createElement('summary');
    summary.textContent = 'The figure in words';
    this.#details.append(summary, this.#words);
    this.#details.hidden = true;
    this.frame.append(this.#status, this.#error, this.#figure, this.#details);
    this.#clearError();
  }

  /** Says what is going on. A figure that is there stays, dimmed, until there is another. */
  wait(text: string): void {
    this.#clearError();
    this.#say(text);
    this.frame.setAttribute('aria-busy', 'true');
  }

  /** Says why there is no figure; one of another birth goes. */
  fail(text: string, canTryAgain: boolean): void {
    this.empty('');
    this.#error.hidden = false;
    this.#message.textContent = text;
    this.#error.replaceChildren(this.#message, ...(canTryAgain ? [this.#again] : []));
  }

  empty(text: string): void {
    this.#settle(text);
    this.#figure.replaceChildren();
    this.#details.hidden = true;
  }

  show({ svg, text }: Figure): void {
    this.#settle('');
    const parsed = new DOMParser().parseFromString(withoutStyles(svg), 'image/svg+xml').documentElement;
    this.#figure.replaceChildren(document.importNode(parsed, true));
    this.#words.textContent = text;
    this.#details.hidden = false;
  }

  #settle(status: string): void {
    this.#clearError();
    this.#say(status);
    this.frame.setAttribute('aria-busy', 'false');
  }

  #say(text: string): void {
    this.#status.textContent = text;
    this.#status.hidden = text === '';
  }

  #clearError(): void {
    this.#error.hidden = true;
    this.#error.replaceChildren();
  }
}

/** A figure without its own styles, which the sheet of the element has: a page may forbid what stands inline. */
const withoutStyles = (svg: string): string =>
  INLINE_STYLES.reduce(
    (text, style) => text.replace(`<style>${style}</style>`, '').replace(` style="${style}"`, ''),
    svg,
  );

function part<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, name: string): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.className = name;
  made.setAttribute('part', name);
  return made;
}
