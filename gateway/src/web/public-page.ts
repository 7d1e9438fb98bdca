import { html, type Html } from './html.ts';
import { navigationOf } from './navigation.ts';

const PLACES = [
  { href: '/', label: 'Home' },
  { href: '/docs', label: 'Documents' },
  { href: '/docs/tools', label: 'Tools' },
  { href: '/docs/rules', label: 'Rule book' },
  { href: '/developer', label: 'Developer page' },
] as const;

/** The places of every public page. */
export const navigation = (current: string): Html => navigationOf('Main', PLACES, current);

/** A field in which the documents are searched. */
export const searchForm = (query = ''): Html =>
  html`<form class="search" role="search" action="/docs/search">
    <label for="q">Search the documents</label>
    <div class="row">
      <div class="grow"><input id="q" name="q" type="search" maxlength="200" value="${query}" /></div>
      <button>Search</button>
    </div>
  </form>`;
