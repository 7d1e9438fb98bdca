import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '../../web/page.ts';

/** As packages/playground/bundle.mjs writes it. */
const BUNDLE = new URL('../../../../packages/playground/bundle/playground.js', import.meta.url);

const HEADERS = { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' };

/** The one script of the playground, read when it is first asked for. */
export class PlaygroundScript {
  #read: Promise<Page> | undefined;

  constructor(private readonly file: URL = BUNDLE) {}

  /** `known`: the tag that the browser has; the script is not sent again to who has it. */
  async script(known: string | undefined): Promise<Page> {
    const read = (this.#read ??= answer(this.file));
    // One that could not be read is read again.
    read.catch(() => (this.#read = undefined));
    const page = await read;
    return known !== undefined && known === page.headers['ETag']
      ? { status: 304, headers: page.headers, body: '' }
      : page;
  }
}

async function answer(file: URL): Promise<Page> {
  const body = await readFile(file, 'utf8');
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { status: 200, headers: { ...HEADERS, 'Content-Type': 'text/javascript; charset=utf-8', ETag: tag }, body };
}
