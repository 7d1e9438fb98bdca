/** One answer as a browser sees it. */
export interface Shown {
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly line: string;
}

/** Processes that run tests side by side call one server, and each counts for itself. */
const WORKER = Number(process.env['VITEST_WORKER_ID'] ?? 0) & 255;
let machines = 0;

/** A client address that nobody else has, for a server behind one proxy: limits by address then meet one test alone. */
export function newAddress(): string {
  machines += 1;
  return `10.${WORKER}.${(machines >> 8) & 255}.${machines & 255}`;
}

/** Follows redirects within one origin, keeps cookies by path, and stops at any other origin. */
export class Browser {
  readonly #cookies = new Map<string, Cookie>();
  readonly #address = newAddress();

  /** `ask`: how that origin is reached where its name leads to no server. */
  constructor(
    private readonly origin: string,
    private readonly ask: (url: URL, init: RequestInit) => Promise<Response> = fetch,
  ) {}

  get cookies(): readonly Cookie[] {
    return [...this.#cookies.values()];
  }

  plant(cookie: Cookie): void {
    this.#cookies.set(`${cookie.name} ${cookie.path}`, cookie);
  }

  get(address: string, headers: Record<string, string> = {}): Promise<Shown> {
    return this.#follow(address, { headers });
  }

  /** Posts a form as the page would. */
  post(address: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Shown> {
    const all = { origin: this.origin, 'sec-fetch-site': 'same-origin', ...headers };
    return this.#follow(address, { method: 'POST', headers: all, body: new URLSearchParams(fields) });
  }

  async #follow(address: string, init: RequestInit): Promise<Shown> {
    const url = new URL(address, this.origin);
    const headers = new Headers(init.headers);
    headers.set('accept', 'text/html');
    if (!headers.has('x-forwarded-for')) headers.set('x-forwarded-for', this.#address);
    const cookie = this.#cookiesFor(url.pathname);
    if (cookie !== '') headers.set('cookie', cookie);
    const response = await this.ask(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) this.#keep(line, url.pathname);
    const text = await response.text();
    const location = response.headers.get('location');
    if (location === null || response.status < 300 || response.status > 399) {
      return { url: url.href, status: response.status, headers: response.headers, text };
    }
    const next = new URL(location, url);
    if (next.origin !== this.origin)
      return { url: next.href, status: response.status, headers: response.headers, text };
    return this.#follow(next.href, {});
  }

  #cookiesFor(path: string): string {
    return this.cookies
      .filter((cookie) => path === cookie.path || path.startsWith(cookie.path.replace(/\/?$/, '/')))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }

  #keep(line: string, requestPath: string): void {
    const [pair = '', ...attributes] = line.split(/; */);
    const at = pair.indexOf('=');
    const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? requestPath;
    const cookie = { name: pair.slice(0, at), value: pair.slice(at + 1), path, line };
    const key = `${cookie.name} ${path}`;
    if (cookie.value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) this.#cookies.delete(key);
    else this.#cookies.set(key, cookie);
  }
}

/** The hidden fields of the form whose step is named. */
export function formFields(html: string, step: string): Record<string, string> {
  for (const [, form = ''] of html.matchAll(/<form[^>]*>(.*?)<\/form>/gs)) {
    const hidden = [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
    const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
    if (fields['step'] === step) return fields;
  }
  throw new Error(`there is no form for ${step} in:\n${html}`);
}
