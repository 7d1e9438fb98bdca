import { postForm } from '../web/forms.ts';
import { html, type Html } from '../web/html.ts';
import { navigationOf } from '../web/navigation.ts';
import { page, type Page, type PageOptions } from '../web/page.ts';
import { CALLS, HOME, ORGANISATIONS, PLAYGROUND, PROJECTS, USAGE } from '../web/portal-paths.ts';
import type { Action } from '../organisations/roles.ts';
import { inProject, may, type Frame } from './frame.ts';
import { say } from './shell.messages.ts';

/** Pages of a project, and what the role of the person has to allow there. */
const OF_PROJECT = [
  { href: HOME, label: say.overview, action: 'project.see' },
  { href: USAGE, label: say.usage, action: 'usage.see' },
  { href: CALLS, label: say.calls, action: 'calls.see' },
  { href: '/developer/connect', label: say.connect, action: 'project.see' },
  { href: PLAYGROUND, label: say.playground, action: 'tools.call' },
] as const satisfies readonly { readonly action: Action; readonly href: string; readonly label: () => string }[];

/** Pages of the person. */
const OF_PERSON = [
  { href: ORGANISATIONS, label: say.organisations },
  { href: '/developer/account', label: say.account },
  { href: '/docs', label: say.documents },
] as const;

type Place = (typeof OF_PROJECT | typeof OF_PERSON)[number]['href'];

export interface PortalPageOptions extends Omit<PageOptions, 'navigation'> {
  readonly place: Place;
  readonly frame: Frame;
}

/** A page of somebody who has signed in. */
export function portalPage({ place, frame, ...options }: PortalPageOptions): Page {
  return page({ ...options, navigation: navigation(place, frame) });
}

function navigation(place: Place, frame: Frame): Html {
  const places = [
    ...OF_PROJECT.filter(({ action }) => may(frame, action)).map(({ href, label }) => ({
      href: inProject(frame, href),
      label: label(),
    })),
    ...OF_PERSON.map(({ href, label }) => ({ href, label: label() })),
  ];
  const isOfPerson = OF_PERSON.some(({ href }) => href === place);
  const { csrf } = frame;
  return html`${projectForm(frame)}
  ${postForm({ action: '/developer/sign-out', csrf }, html`<button class="plain">${say.signOut()}</button>`)}
  ${navigationOf(say.developerPage(), places, isOfPerson ? place : inProject(frame, place))}`;
}

/** Says which project the page is of, and leads to others. It changes nothing, so it is sent as an address. */
function projectForm({ project, projects }: Frame): Html | false {
  if (projects.length === 0) return false;
  const option = (id: string, label: string): Html =>
    html`<option value="${id}" ${id === (project?.account.id ?? '') && html` selected`}>${label}</option> `;
  return html`<form class="projects" action="${PROJECTS}">
    <label for="at-hand">${say.project()}</label>
    <select id="at-hand" name="project">
      ${option('', say.personal())}
      ${projects.map(({ account, organisation }) => option(account.id, `${organisation.name}: ${account.name}`))}
    </select>
    <button class="second">${say.go()}</button>
  </form>`;
}

/** What a page says before all else, and has read out. */
export const notice = (content: string | Html): Html => html`<div class="notice" role="status"><p>${content}</p></div>`;

/** Sentences on what a form has done, each by the word that the address of the page then carries. */
export type DoneSentences = Readonly<Record<string, () => string>>;

/** What has just been done. An address may carry any word, and most stand for nothing. */
export function doneNotice(sentences: DoneSentences, done: string | null): Html | false {
  const said = done !== null && Object.hasOwn(sentences, done) && sentences[done]?.();
  return typeof said === 'string' && notice(said);
}

/** The last cell of a row: a menu of what can be done with it. */
export const actionsCell = (label: string, content: Html, isOpen = false): Html =>
  html`<td class="actions">
    <details class="menu" ${isOpen && html` open`}>
      <summary aria-label="${label}">…</summary>
      <div>${content}</div>
    </details>
  </td>`;

/** A button that first says what it does: opened, it holds the form that does it. */
export const confirmed = (summary: string, content: Html): Html =>
  html`<details>
    <summary>${summary}</summary>
    ${content}
  </details>`;
