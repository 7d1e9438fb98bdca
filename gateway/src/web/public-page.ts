import { html, type Html } from './html.ts';
import { navigationOf } from './navigation.ts';
import { say } from './page.messages.ts';

const places = () => [
  { href: '/', label: say.home() },
  { href: '/docs', label: say.documents() },
  { href: '/docs/tools', label: say.tools() },
  { href: '/docs/rules', label: say.ruleBook() },
  { href: '/developer', label: say.developerPage() },
];

/** The places of every public page. */
export const navigation = (current: string): Html => navigationOf(say.main(), places(), current);

/** A field in which the documents are searched. */
export const searchForm = (query = ''): Html =>
  html`<form class="search" role="search" action="/docs/search">
    <label for="q">${say.searchDocuments()}</label>
    <div class="row">
      <div class="grow"><input id="q" name="q" type="search" maxlength="200" value="${query}" /></div>
      <button>${say.search()}</button>
    </div>
  </form>`;
