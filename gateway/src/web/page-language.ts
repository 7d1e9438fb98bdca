import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { pageLanguageAccepted, pageLanguageChosen, PAGES, readLanguage, sayIn } from '@cuspal/speech';

/** How a page is asked for, where it is one that speaks the language of its reader. */
interface Asked {
  readonly language: string;
  /** Address of the page, which the links to other languages lead back to; undefined for an answer to a form. */
  readonly address: string | undefined;
  /** Whether the address itself chooses the language, which is remembered then. */
  readonly isChosen: boolean;
}

const asked = new AsyncLocalStorage<Asked>();

const ENGLISH = 'en';

/** The languages of pages by the names that their readers know them by. */
const NAMES: readonly (readonly [tag: string, name: string])[] = [ENGLISH, ...PAGES].map((tag) => [
  tag,
  beginningLarge(new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag, tag),
]);

/** Spanish and others write the name of a language small, but not where it stands alone. */
function beginningLarge(name: string, tag: string): string {
  const [first = ''] = name;
  return first.toLocaleUpperCase(tag) + name.slice(first.length);
}

/** Remembers a language and nothing else, so it needs no guard against being read or set. */
const COOKIE = 'cuspal_language';
const YEAR_SECONDS = 31_536_000;

/** Member of a query that chooses a language. */
const MEMBER = 'language';

type PageRequest = Pick<IncomingMessage, 'method' | 'headers' | 'url'> & { readonly originalUrl?: string };

/**
 * Does the work of a page in the language of its reader: the one that the address names, else the one chosen before,
 * else the one that the browser likes best. It begins at once in English, and else when the language is read; what cannot be read is said in English.
 */
export function inPageLanguage<Result>(request: PageRequest, work: () => Result): Result | Promise<Result> {
  const visit = askedBy(request);
  const begin = (): Result => asked.run(visit, () => spoken(visit.language, work));
  return visit.language === ENGLISH ? begin() : readLanguage(visit.language).then(begin, begin);
}

const spoken = <Result>(language: string, work: () => Result): Result =>
  language === ENGLISH ? work() : sayIn(language, work);

/** The tag that an address names. */
export const languageNamedBy = (url = ''): string | undefined =>
  new URLSearchParams(url.split('?')[1]).get(MEMBER) ?? undefined;

function askedBy({ method, headers, url, originalUrl = url ?? '' }: PageRequest): Asked {
  const address = method === 'GET' || method === 'HEAD' ? originalUrl : undefined;
  const named = languageNamedBy(originalUrl);
  const byAddress = named === undefined ? undefined : pageLanguageChosen(named);
  if (byAddress !== undefined) return { language: byAddress, address, isChosen: true };
  const language = remembered(headers.cookie) ?? pageLanguageAccepted(headers['accept-language']);
  return { language, address, isChosen: false };
}

function remembered(cookies = ''): string | undefined {
  const tag = new RegExp(`(?:^|; *)${COOKIE}=([A-Za-z0-9-]{2,35})(?:;|$)`).exec(cookies)?.[1];
  return tag === undefined ? undefined : pageLanguageChosen(tag);
}

/** The language of the page that is written. */
export const pageLanguage = (): string => asked.getStore()?.language ?? ENGLISH;

/** The language that the address of this page chooses; undefined where it chooses none. */
export function languageChosenHere(): string | undefined {
  const visit = asked.getStore();
  return visit?.isChosen === true ? visit.language : undefined;
}

/** Writes a page that is kept for many: it is at one path, and remembers nothing for anybody. */
export function forMany<Result>(path: string, work: () => Result): Result {
  return asked.run({ language: pageLanguage(), address: path, isChosen: false }, work);
}

/** Headers of a page: what it is written in, what that depends on, and the choice that is remembered. */
export function languageHeaders(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const visit = asked.getStore();
  if (!visit) return headers;
  return { ...headers, ...choiceHeaders(headers), Vary: 'Accept-Language, Cookie', 'Content-Language': visit.language };
}

/** The header that remembers the choice of an address beside the cookies that are set already. */
export function choiceHeaders(headers: OutgoingHttpHeaders = {}): { readonly 'Set-Cookie'?: string[] } {
  const visit = asked.getStore();
  if (visit?.isChosen !== true) return {};
  const cookie = `${COOKIE}=${visit.language}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR_SECONDS}`;
  return { 'Set-Cookie': [...[headers['Set-Cookie'] ?? []].flat().map(String), cookie] };
}

interface LanguageLink {
  readonly tag: string;
  readonly name: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

/** The same page in each language; none where the page is an answer to a form, or of one language alone. */
export function languageLinks(): readonly LanguageLink[] {
  const { language, address } = asked.getStore() ?? {};
  if (address === undefined || NAMES.length === 1) return [];
  const [path = '', query = ''] = address.split('?');
  return NAMES.map(([tag, name]) => {
    const members = new URLSearchParams(query);
    members.set(MEMBER, tag);
    return { tag, name, href: `${path}?${members.toString()}`, isCurrent: tag === language };
  });
}

/** The query of a page in a language; the address alone is in English for whoever names no language, such as a crawler. */
export const queryOf = (language: string): string => (language === ENGLISH ? '' : `?${MEMBER}=${language}`);

/** What tells crawlers of the languages of a page that has one address in each; none where the page does not. */
export const alternates = (): readonly { readonly language: string; readonly query: string }[] =>
  languageLinks().length === 0
    ? []
    : [...NAMES.map(([tag]) => ({ language: tag, query: queryOf(tag) })), { language: 'x-default', query: '' }];

/** Middleware of pages that speak the language of their reader. */
export function speakPageLanguage(request: PageRequest, _response: unknown, next: () => void): void {
  void inPageLanguage(request, next);
}
