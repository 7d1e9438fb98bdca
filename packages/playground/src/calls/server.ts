import type { Arguments } from '../form/read-typed.ts';
import { LANGUAGE } from '../words/language.ts';
import { say } from '../words/playground.messages.ts';
import { eventsIn } from './event-stream.ts';
import type { Tool } from './find-tools.ts';
import { problemIn } from './problem.ts';
import type { ReportForm } from './report-request.ts';

const DEADLINE_MS = 70_000;

/** What a request came to. */
export type Answer =
  | { readonly ok: true; readonly text: string; readonly type: string }
  | {
      readonly ok: false;
      readonly status: number;
      readonly detail: string;
      readonly field?: string;
      readonly signIn?: boolean;
    };

type Refused = Extract<Answer, { readonly ok: false }>;

/** What a report would cost. */
export interface Price {
  readonly units: number;
  readonly missing: readonly unknown[];
}

export interface Place {
  readonly name: string;
  readonly region?: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
}

export interface Places {
  readonly places: readonly Place[];
  readonly attribution: string;
}

/** How far a call is. */
export interface Step {
  readonly done: number;
  readonly total: number;
  readonly message?: string;
}

/** What a page asks for while a call runs. */
export interface Waiting {
  /** Breaks the call off. */
  readonly signal: AbortSignal;
  readonly step: (step: Step) => void;
}

interface Api {
  /** Where the addresses stand. */
  readonly path: string;
  /** What the page was given to call with; left out where whoever comes may call. */
  readonly token?: string | undefined;
}

const BROKEN_OFF = { ok: false, status: 0, detail: say.cancelled() } as const;
const NO_ANSWER = { ok: false, status: 0, detail: say.noAnswer() } as const;

/** What the page may ask of the server that it comes from. */
export class Server {
  constructor(private readonly api: Api) {}

  /** Whether whoever comes may call. */
  get isPublic(): boolean {
    return this.api.token === undefined;
  }

  async call(tool: string, args: Arguments, { signal, step }: Waiting): Promise<Answer> {
    const headers = {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/plain, text/event-stream',
    };
    const init = { method: 'POST', headers, body: JSON.stringify(args), signal };
    return this.#ask(`/tools/${encodeURIComponent(tool)}`, init, step);
  }

  /** All tools, with that of a name before them, which may stand in no list. */
  async tools(first: string): Promise<readonly Tool[]> {
    const [one, { tools }] = await Promise.all([
      this.#ask(`/tools/${first}`),
      this.#ask('/tools').then((all) => parsed<{ readonly tools: readonly Tool[] }>(all)),
    ]);
    const own = one.ok ? [parsed<Tool>(one)] : [];
    return [...own, ...tools.filter(({ name }) => name !== first)];
  }

  async places(name: string): Promise<Places> {
    return parsed<Places>(await this.#ask(`/places?q=${encodeURIComponent(name)}`));
  }

  /** What a report costs; nothing is computed for it. */
  async reportPrice(kind: string, body: Arguments): Promise<{ readonly ok: true; readonly price: Price } | Refused> {
    const told = await this.#ask(`/reports/${kind}?price`, posted(body));
    return told.ok ? { ok: true, price: parsed<Price>(told) } : told;
  }

  async report(
    kind: string,
    body: Arguments,
    form: ReportForm,
  ): Promise<{ readonly ok: true; readonly file: Blob; readonly units: number } | Refused> {
    const response = await this.#response(`/reports/${kind}`, posted(body, REPORT_TYPES[form]));
    if (!(response instanceof Response)) return response;
    if (!response.ok) return this.#refused(response.status, await response.text());
    return { ok: true, file: await response.blob(), units: Number(response.headers.get('Report-Units')) };
  }

  async #ask(path: string, init: RequestInit = {}, step?: Waiting['step']): Promise<Answer> {
    const response = await this.#response(path, init);
    if (!(response instanceof Response)) return response;
    try {
      const type = response.headers.get('Content-Type') ?? '';
      if (type.startsWith('text/event-stream') && response.body) return await this.#told(response.body, step);
      const text = await response.text();
      return response.ok ? { ok: true, text, type } : this.#refused(response.status, text);
    } catch {
      return init.signal?.aborted === true ? BROKEN_OFF : NO_ANSWER;
    }
  }

  async #response(path: string, { signal, ...init }: RequestInit): Promise<Response | Refused> {
    const { token } = this.api;
    // The language of the page, which the reader may have chosen against that of the browser.
    const language = { 'Accept-Language': LANGUAGE };
    const headers = { ...language, ...init.headers, ...(token !== undefined && { Authorization: `Bearer ${token}` }) };
    const deadline = AbortSignal.timeout(DEADLINE_MS);
    try {
      return await fetch(`${this.api.path}${path}`, {
        ...init,
        headers,
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
        cache: 'no-store',
      });
    } catch {
      return signal?.aborted === true ? BROKEN_OFF : NO_ANSWER;
    }
  }

  /** The last event of a stream, which is what the call came to. */
  async #told(body: ReadableStream<Uint8Array<ArrayBuffer>>, step: Waiting['step'] = () => {}): Promise<Answer> {
    for await (const { name, data } of eventsIn(body)) {
      if (name === 'progress') step(JSON.parse(data) as Step);
      else if (name === 'result')
        return { ok: true, text: data, type: isObject(data) ? 'application/json' : 'text/plain' };
      else if (name === 'problem') return this.#refused(0, data);
    }
    return NO_ANSWER;
  }

  #refused(status: number, text: string): Refused {
    if (status === 401)
      return {
        ok: false,
        status,
        detail: say.openedTooLong(),
      };
    const { detail = say.serverAnswered({ status }), ...told } = problemIn(text, this.isPublic);
    return { ok: false, status, detail, ...told };
  }
}

const REPORT_TYPES: Readonly<Record<ReportForm, string>> = { html: 'text/html', pdf: 'application/pdf' };

const posted = (body: Arguments, accept = 'application/json'): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Accept: accept },
  body: JSON.stringify(body),
});

const isObject = (text: string): boolean => text.startsWith('{');

/** The body of an answer of our own server, whose form its contract says. */
function parsed<T>(answer: Answer): T {
  if (!answer.ok) throw new Error(answer.detail);
  return JSON.parse(answer.text) as T;
}
