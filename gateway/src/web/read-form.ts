import type { IncomingMessage } from 'node:http';
import { readBody } from '../http/body.ts';
import { isCleanForm } from './clean-text.ts';
import { errorPage, type Page } from './page.ts';

export type ReadForm =
  { readonly ok: true; readonly form: URLSearchParams } | { readonly ok: false; readonly page: Page };

/** The fields of a posted form; else the page that says why not. */
export async function readForm(request: IncomingMessage): Promise<ReadForm> {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') {
    return refused(415, 'This form was not understood', 'Go back, reload the page and send the form again.');
  }
  const body = await readBody(request);
  if (!body.ok) return refused(413, 'This form is too long', 'Go back and write less.');
  const form = new URLSearchParams(body.bytes.toString());
  if (!isCleanForm(form)) {
    return refused(
      400,
      'This form was not understood',
      'It has a character that cannot be kept. Go back and leave it out.',
    );
  }
  return { ok: true, form };
}

const refused = (status: number, title: string, explanation: string): ReadForm => ({
  ok: false,
  page: errorPage({ status, title, explanation, headers: { Connection: 'close' } }),
});
