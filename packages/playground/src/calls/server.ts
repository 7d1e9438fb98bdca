import type { Arguments } from '../form/read-typed.ts';
import type { Tool } from './find-tools.ts';
import { problemIn } from './problem.ts';

const DEADLINE_MS = 70_000;

/** What a request came to. */
export type Answer =
  | { readonly ok: true; readonly text: string; readonly type: string }
  | { readonly ok: false; readonly status: number; readonly detail: string; readonly field?: string };

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

/** What the page may ask of the server that it comes from. */
export class Server {
  /** `api`: where the addresses stand; `token`: what the page was given to call with, where that needs something. */
  constructor(
    private readonly api: string,
    private readonly token: string | undefined,
  ) {}

  call(tool: string, args: Arguments): Promise<Answer> {
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/plain' };
    return this.#ask(`/tools/${encodeURIComponent(tool)}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(args),
    });
  }

  async tools(): Promise<readonly Tool[]> {
    return parsed<{ readonly tools: readonly Tool[] }>(await this.#ask('/tools')).tools;
  }

  async places(name: string): Promise<Places> {
    return parsed<Places>(await this.#ask(`/places?q=${encodeURIComponent(name)}`));
  }

  async #ask(path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = { ...init.headers, ...(this.token !== undefined && { Authorization: `Bearer ${this.token}` }) };
    try {
      const response = await fetch(`${this.api}${path}`, {
        ...init,
        headers,
        signal: AbortSignal.timeout(DEADLINE_MS),
        cache: 'no-store',
      });
      const text = await response.text();
      const type = response.headers.get('Content-Type') ?? '';
      return response.ok ? { ok: true, text, type } : refused(response.status, text);
    } catch {
      return { ok: false, status: 0, detail: 'The server did not answer. Look at the connection and try again.' };
    }
  }
}

function refused(status: number, text: string): Answer {
  if (status === 401)
    return {
      ok: false,
      status,
      detail: 'This page was opened too long ago, or you have signed out. Reload it. What you typed is kept.',
    };
  const told = problemIn(text);
  const { detail = `The server answered ${status}. Try again.`, field } = told;
  return { ok: false, status, detail, ...(field !== undefined && { field }) };
}

/** The body of an answer of our own server, whose form its contract says. */
function parsed<T>(answer: Answer): T {
  if (!answer.ok) throw new Error(answer.detail);
  return JSON.parse(answer.text) as T;
}
