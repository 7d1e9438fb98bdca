import { hostTheme } from '../host/appearance.ts';
import type { Mark } from '../reasons/reasons.ts';
import { placesIn, type Place } from './marks.ts';

const SVG = 'http://www.w3.org/2000/svg';
const GAP = 3;

export interface PaneEvents {
  readonly nameOf: (mark: Mark) => string;
  readonly chosen: (mark: Mark) => void;
}

/**
 * A figure whose parts are chosen by pointer or keyboard. It is one stop of the keyboard: arrow keys move within it,
 * Enter or space chooses.
 */
export class FigurePane {
  #places: readonly Place[] = [];
  #at = 0;
  #chosen: Place | undefined;

  constructor(
    private readonly holder: HTMLElement,
    private readonly events: PaneEvents,
  ) {
    holder.addEventListener('click', ({ target }) => this.#choose(this.#placeOf(target)));
    holder.addEventListener('keydown', (event) => this.#press(event));
    holder.addEventListener('focusin', ({ target }) => this.#moveTo(this.#placeOf(target), false));
    holder.addEventListener('focusout', () => this.#draw('moved', undefined));
  }

  /** Shows a figure in place of the one before; returns how many parts can be chosen. */
  show(svg: string): number {
    this.holder.innerHTML = svg;
    const drawing = this.#svg();
    // Parts within it can be chosen, which the role of an image would hide.
    drawing?.setAttribute('role', 'group');
    this.holder.style.setProperty('--full', `${drawing?.viewBox.baseVal.width ?? 0}px`);
    this.#places = placesIn(this.holder);
    this.#at = 0;
    this.#chosen = undefined;
    this.#places.forEach(({ mark, element }, index) => {
      element.classList.add('mark');
      element.setAttribute('role', 'button');
      describe(element, this.events.nameOf(mark));
      element.setAttribute('aria-pressed', 'false');
      element.setAttribute('tabindex', index === 0 ? '0' : '-1');
      addGround(element);
    });
    this.takeTheme();
    return this.#places.length;
  }

  clear(): void {
    this.holder.replaceChildren();
    this.#places = [];
  }

  /** Lets the figure follow the host where that differs from the device. */
  takeTheme(): void {
    const theme = hostTheme();
    for (const rule of this.#svg()?.querySelector('style')?.sheet?.cssRules ?? []) {
      if (rule instanceof CSSMediaRule && theme !== undefined)
        rule.media.mediaText = theme === 'dark' ? 'screen' : 'not all';
    }
  }

  focus(): void {
    (this.#chosen ?? this.#places[this.#at])?.element.focus();
  }

  unchoose(): void {
    this.#chosen?.element.setAttribute('aria-pressed', 'false');
    this.#chosen = undefined;
    this.#draw('chosen', undefined);
  }

  #svg(): SVGSVGElement | null {
    return this.holder.querySelector('svg');
  }

  #placeOf(target: EventTarget | null): Place | undefined {
    const element = target instanceof Element ? target.closest('.mark') : null;
    return this.#places.find((place) => place.element === element);
  }

  #press(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (event.key === 'Enter' || event.key === ' ') this.#choose(this.#placeOf(event.target));
    else if (step !== undefined) this.#moveTo(this.#places[step(this.#at, this.#places.length - 1)], true);
    else return;
    event.preventDefault();
  }

  #moveTo(place: Place | undefined, focus: boolean): void {
    if (!place) return;
    this.#places[this.#at]?.element.setAttribute('tabindex', '-1');
    this.#at = this.#places.indexOf(place);
    place.element.setAttribute('tabindex', '0');
    this.#draw('moved', place);
    if (focus) place.element.focus();
  }

  #choose(place: Place | undefined): void {
    if (!place) return;
    this.unchoose();
    this.#chosen = place;
    place.element.setAttribute('aria-pressed', 'true');
    this.#draw('chosen', place);
    this.events.chosen(place.mark);
  }

  /** A frame round a part, in the same place whatever the part is made of. */
  #draw(name: string, place: Place | undefined): void {
    this.holder.querySelector(`.halo.${name}`)?.remove();
    if (!place) return;
    const { x, y, width, height } = place.element.getBBox();
    const box = { x: x - GAP, y: y - GAP, width: width + 2 * GAP, height: height + 2 * GAP, rx: 4 };
    this.#svg()?.append(boxOf(box, `halo ${name}`));
  }
}

/** A part is called by the words that are seen in it; where they are but a mark or a number, its name has them. */
function describe(element: SVGGraphicsElement, name: string): void {
  const texts = element.tagName === 'text' ? [element] : [...element.querySelectorAll('text')];
  const seen = texts.map(({ textContent }) => textContent).join(' ');
  const named = seen === '' || ` ${name} `.includes(` ${seen} `);
  element.setAttribute(named ? 'aria-label' : 'aria-description', name);
}

/** Lets a group be pointed at between its words too. */
function addGround(element: SVGGraphicsElement): void {
  if (element.tagName !== 'g') return;
  const boxes = [...element.querySelectorAll('text')].map((text) => text.getBBox());
  if (boxes.length === 0) return;
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  element.prepend(boxOf({ x: left, y: top, width: right - left, height: bottom - top }, 'ground'));
}

function boxOf(box: Readonly<Record<string, number>>, name: string): SVGElement {
  const element = document.createElementNS(SVG, 'rect');
  for (const [key, value] of Object.entries(box)) element.setAttribute(key, String(value));
  element.setAttribute('class', name);
  return element;
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};
