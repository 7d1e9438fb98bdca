import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { pageLanguageChosen } from '@cuspal/speech';
import type { Page } from '../../web/page.ts';

/** As packages/playground/bundle.mjs writes it, with one for each other language beside it. */
const BUNDLE = new URL('../../../../packages/playground/bundle/playground.js', import.meta.url);

const HEADERS = { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' };

/** The script of the playground in each language, read when it is first asked for. */
export class PlaygroundScript {
  readonly #read = new Map<string, Promise<Page>>();

  constructor(private readonly file: URL = BUNDLE) {}

  /**
   * `known`: the tag that the browser has; the script is not sent again to who has it. `language`: one that pages are
   * shown in, else it is in English.
   */
  async script(known: string | undefined, language = ENGLISH): Promise<Page> {
    const tag = pageLanguageChosen(language) ?? ENGLISH;
    const read = this.#read.get(tag) ?? answer(this.#fileOf(tag));
    this.#read.set(tag, read);
    // One that could not be read is read again.
    read.catch(() => this.#read.delete(tag));
    const page = await read;
    return known !== undefined && known === page.headers['ETag']
      ? { status: 304, headers: page.headers, body: '' }
      : page;
  }

  #fileOf(tag: string): URL {
    return tag === ENGLISH ? this.file : new URL(this.file.href.replace(/\.js$/, `.${tag}.js`));
  }
}

const ENGLISH = 'en';

async function answer(file: URL): Promise<Page> {
  const body = await readFile(file, 'utf8');
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { status: 200, headers: { ...HEADERS, 'Content-Type': 'text/javascript; charset=utf-8', ETag: tag }, body };
}
