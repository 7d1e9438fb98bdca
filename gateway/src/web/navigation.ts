import { html, type Html } from './html.ts';

interface NavigationPlace {
  readonly href: string;
  readonly label: string;
}

/** Links to the places of a site, the one at hand marked. */
export const navigationOf = (label: string, places: readonly NavigationPlace[], current: string): Html =>
  html`<nav aria-label="${label}">
    <ul>
      ${places.map(
        ({ href, label: name }) =>
          html`<li><a href="${href}" ${href === current && html` aria-current="page"`}>${name}</a></li> `,
      )}
    </ul>
  </nav>`;
