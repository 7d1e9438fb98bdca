import { CATALOG, firstSentence, isForAdvisers, SCHOOLS, TOOL_COUNT, type CatalogEntry } from '@cuspal/catalog';
import { FAMILIES } from '@cuspal/catalog/taxonomy';
import { html, type Html } from '../web/html.ts';
import { hasFigure } from './example-figure.ts';

/** What the list is narrowed to; empty words narrow nothing. */
interface Wanted {
  readonly school: string;
  readonly family: string;
  readonly figure: boolean;
}

const ALL: Wanted = { school: '', family: '', figure: false };
const SCHOOL_CHOICES = Object.entries(SCHOOLS).flatMap(([system, name]) => (name === null ? [] : [{ system, name }]));

/** The part of the list that the query of an address asks for; undefined where it asks for no part. */
export function wantedTools(query: URLSearchParams): Wanted | undefined {
  const school = query.get('school') ?? '';
  const family = query.get('family') ?? '';
  const wanted = {
    school: SCHOOL_CHOICES.some(({ system }) => system === school) ? school : '',
    family: FAMILIES.some((name) => name === family) ? family : '',
    figure: query.get('figure') === 'yes',
  };
  return wanted.school === '' && wanted.family === '' && !wanted.figure ? undefined : wanted;
}

/** All tools by family, a line each, with a form that narrows the list and links to each family. */
export function toolsIndex(wanted = ALL): Html {
  const listed = CATALOG.filter(
    (entry) =>
      (wanted.school === '' || entry.system === wanted.school) &&
      (wanted.family === '' || entry.family === wanted.family) &&
      (!wanted.figure || hasFigure(entry.name)),
  );
  const families = FAMILIES.filter((family) => listed.some((entry) => entry.family === family));
  return html`${filters(wanted)}
    <p class="small">
      ${listed.length === TOOL_COUNT ? `${TOOL_COUNT} tools` : html`${listed.length} of ${TOOL_COUNT} tools. <a href="/docs/tools">Show all</a>`}
    </p>
    <nav class="jump" aria-label="Families">
      <ul>
        ${families.map((family) => html`<li><a href="#${idOf(family)}">${family}</a></li> `)}
      </ul>
    </nav>
    ${families.map(
      (family) =>
        html`<section class="later">
          <h2 id="${idOf(family)}"><a href="/docs/tools/${idOf(family)}">${family}</a></h2>
          <ul class="tools">
            ${listed.filter((entry) => entry.family === family).map(line)}
          </ul>
        </section> `,
    )}`;
}

/** Without blanks between its parts: there are hundreds of it in one page. */
const line = (entry: CatalogEntry): Html => {
  const { name, title } = entry;
  const marks = marksOf(entry).map((mark) => html` <span class="mark">${mark}</span>`);
  const link = html`<a href="/docs/tools/${name}">${title}</a> <code>${name}</code>`;
  return html`<li>
    ${link}${marks}
    <p>${firstSentence(entry)}</p>
  </li> `;
};

const marksOf = (entry: CatalogEntry): readonly string[] => [
  ...(SCHOOLS[entry.system] === null ? [] : [SCHOOLS[entry.system] ?? '']),
  ...(hasFigure(entry.name) ? ['figure'] : []),
  ...(isForAdvisers(entry) ? ['advisers only'] : []),
];

const idOf = (family: string): string => family.replaceAll(' ', '-');

const option = (value: string, label: string, chosen: string): Html =>
  html`<option value="${value}" ${value === chosen && html` selected`}>${label}</option> `;

const filters = ({ school, family, figure }: Wanted): Html =>
  html`<form class="filters" action="/docs/tools">
    <div>
      <label for="by-school">School</label>
      <select id="by-school" name="school">
        ${option('', 'All', school)} ${SCHOOL_CHOICES.map(({ system, name }) => option(system, name, school))}
      </select>
    </div>
    <div>
      <label for="by-family">Family</label>
      <select id="by-family" name="family">
        ${option('', 'All', family)} ${FAMILIES.map((name) => option(name, name, family))}
      </select>
    </div>
    <label class="check"
      ><input type="checkbox" name="figure" value="yes" ${figure && html` checked`} /> With a figure</label
    >
    <button>Show</button>
  </form>`;
