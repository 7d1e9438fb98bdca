import { send, type RawAnswer } from './http.ts';

export interface Visited extends RawAnswer {
  /** Path and query at which it was found, after redirects. */
  readonly at: string;
}

export interface Posted {
  readonly fields: Readonly<Record<string, string>>;
  /** `undefined` leaves a header out. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

interface Wanted {
  readonly method: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body?: string;
}

/** A browser without scripts on one site: keeps cookies, follows redirects, fills in the forms of a page. */
export class PageBrowser {
  readonly cookies = new Map<string, string>();

  constructor(
    readonly url: string,
    /** Headers of every request. */
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  get(path: string): Promise<Visited> {
    return this.#go(path, { method: 'GET', headers: {} });
  }

  /** Posts as a page of the same site does. */
  post(path: string, { fields, headers = {} }: Posted): Promise<Visited> {
    const own = { origin: this.url, 'sec-fetch-site': 'same-origin' };
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams(fields).toString();
    return this.#go(path, { method: 'POST', headers: { ...own, ...type, ...headers }, body });
  }

  /** Sends the form of a page that goes to `action`, its hidden fields as they stand and the rest as given. */
  submit(page: Visited, action: string, fields: Readonly<Record<string, string>> = {}): Promise<Visited> {
    return this.post(action, { fields: { ...hiddenFields(page.text, action), ...fields } });
  }

  async #go(path: string, wanted: Wanted, redirects = 0): Promise<Visited> {
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ');
    const plain = { authorization: undefined, 'content-type': undefined, ...this.headers };
    const headers = { ...plain, ...(cookie !== '' && { cookie }), ...wanted.headers };
    const answer = await send(this.url, { ...wanted, path, headers });
    for (const line of answer.headers['set-cookie'] ?? []) this.#keep(line);
    const { location } = answer.headers;
    if (answer.status !== 303 || location === undefined || redirects > 5) return { ...answer, at: path };
    return this.#go(location, { method: 'GET', headers: {} }, redirects + 1);
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/; Max-Age=0(;|$)/.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** Hidden fields of the first form with this action, else of the first that goes to the address of its page. */
export function hiddenFields(page: string, action: string): Record<string, string> {
  const form =
    new RegExp(`<form[^>]* action="${action}"[^>]*>([^]*?)</form>`).exec(page)?.[1] ??
    /<form(?![^>]* action=)[^>]*>([^]*?)<\/form>/.exec(page)?.[1];
  if (form === undefined) throw new Error(`no form for ${action} in:\n${page}`);
  const fields = form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g);
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, unescaped(value)]));
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
const unescaped = (text: string): string =>
  text.replace(/&(lt|gt|quot|#39|amp);/g, (_all, name: string) => ENTITIES[name] ?? '');
