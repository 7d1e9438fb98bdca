import type { Mark, Part } from '../reasons/reasons.ts';

interface Rule {
  readonly part: Part;
  /** The elements that carry what a figure says of its parts. */
  readonly carried: string;
  /** The group that is chosen as a whole, where it is not the element itself. */
  readonly whole?: string;
}

const RULES: readonly Rule[] = [
  { part: 'cusp', carried: '[data-figure$="chart"] [data-cusp]', whole: '[data-label]' },
  { part: 'planet', carried: '[data-figure$="chart"] [data-planet]', whole: '[data-label]' },
  { part: 'period', carried: '[data-figure="dasha-timeline"] [data-period]' },
  { part: 'window', carried: '[data-figure="window-strip"] [data-window]' },
  { part: 'running', carried: '[data-figure="window-strip"] [data-period]', whole: 'g[data-tone]' },
  { part: 'window', carried: '[data-figure="window-strip"] [data-entry]' },
  { part: 'bindus', carried: '[data-bindus]', whole: 'g' },
  { part: 'strength', carried: '[data-figure="shadbala"] g[data-planet]' },
  { part: 'matter', carried: '[data-figure="promise-matrix"] g[data-event]' },
  { part: 'agreement', carried: '[data-figure="matching"] g[data-row]' },
  { part: 'track', carried: '[data-end]:not([data-start])' },
  { part: 'moment', carried: '[data-figure="transits"] [data-event]' },
];

/** A part of a figure and the element by which it is chosen. */
export interface Place {
  readonly mark: Mark;
  readonly element: SVGGraphicsElement;
}

/** Every part of the figure in this element that can be chosen, in the order of the figure. */
export function placesIn(holder: Element): readonly Place[] {
  const places = RULES.flatMap(({ part, carried, whole }) =>
    [...holder.querySelectorAll<SVGGraphicsElement>(carried)].map((carrier, index) => ({
      mark: { part, data: { ...carrier.dataset }, index },
      element: handleOf(carrier, whole),
    })),
  );
  return places
    .filter(({ element }, index) => places.findIndex((other) => other.element === element) === index)
    .sort((one, other) =>
      one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
}

function handleOf(carrier: SVGGraphicsElement, whole: string | undefined): SVGGraphicsElement {
  // A bar that others cover is chosen by its name.
  if (carrier.dataset['level'] === '1')
    return carrier.closest('[data-row]')?.querySelector<SVGGraphicsElement>(':scope > text') ?? carrier;
  const group = whole === undefined ? null : (carrier.parentElement?.closest<SVGGraphicsElement>(whole) ?? null);
  if (group) return group;
  return carrier.dataset['level'] === '2' && carrier.parentElement instanceof SVGGElement
    ? carrier.parentElement
    : carrier;
}
