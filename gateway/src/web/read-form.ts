import type { IncomingMessage } from 'node:http';
import { readBody } from '../http/body.ts';
import { isCleanForm } from './clean-text.ts';
import { say } from './faults.messages.ts';
import { errorPage, type Page } from './page.ts';

export type ReadForm =
  { readonly ok: true; readonly form: URLSearchParams } | { readonly ok: false; readonly page: Page };

/** The fields of a posted form; else the page that says why not. */
export async function readForm(request: IncomingMessage): Promise<ReadForm> {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') {
    return refused(415, say.unreadForm(), say.unreadFormWhy());
  }
  const body = await readBody(request);
  if (!body.ok) return refused(413, say.longForm(), say.longFormWhy());
  const form = new URLSearchParams(body.bytes.toString());
  if (!isCleanForm(form)) {
    return refused(400, say.unreadForm(), say.uncleanWhy());
  }
  return { ok: true, form };
}

const refused = (status: number, title: string, explanation: string): ReadForm => ({
  ok: false,
  page: errorPage({ status, title, explanation, headers: { Connection: 'close' } }),
});
