import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '@cuspal/telemetry';
import { faultLog, type FaultLog } from '../database/fault-log.ts';
import type { Handler } from '../http/http-server.ts';
import type { Lifecycle } from '../http/lifecycle.ts';
import type { OriginPolicy } from '../http/origins.ts';
import { isFromOurPage, untrustedForm } from '../web/browser.ts';
import { isCleanForm } from '../web/clean-text.ts';
import { failedPage, notFound, WRONG_HOST, wrongMethod } from '../web/fault-pages.ts';
import { errorPage, sendPage, type Page } from '../web/page.ts';
import { readForm } from '../web/read-form.ts';
import { COPY_SCRIPT } from './copy-script.ts';
import { COPY_SCRIPT_PATH, HOME, PLAYGROUND_SCRIPT_PATH } from '../web/portal-paths.ts';
import type { PlaygroundScript } from './playground/playground-script.ts';
import type { PortalPages } from './portal-pages.ts';
import type { Visit } from './visit.ts';

export interface PortalParts {
  readonly lifecycle: Lifecycle;
  readonly origins: OriginPolicy;
  /** The public address of the server, as this request may know it. */
  readonly baseUrlOf: (request: IncomingMessage) => string;
  readonly clientAddress: (request: IncomingMessage) => string;
  readonly pages: PortalPages;
  /** The script of the playground. */
  readonly playground: Pick<PlaygroundScript, 'script'>;
  readonly logger: Logger;
}

/** The developer page: everything under /developer, from the first header to the last byte of the answer. */
export class Portal implements Handler {
  readonly #parts: PortalParts;
  readonly #faults: FaultLog;

  constructor(parts: PortalParts) {
    this.#parts = parts;
    this.#faults = faultLog(parts.logger);
  }

  /** False when the path is none of ours. */
  serve(request: IncomingMessage, response: ServerResponse, requestId: string): boolean {
    const path = portalPath(request.url);
    if (path === undefined) return false;
    this.#parts.lifecycle.enter(response);
    this.#answer(request, path).then(
      (page) => sendPage(response, request.method === 'HEAD' ? { ...page, body: '' } : page),
      (fault: unknown) => {
        this.#faults.error({ requestId, fault }, 'page failed');
        sendPage(response, failedPage(fault, requestId, toHome));
      },
    );
    return true;
  }

  async #answer(request: IncomingMessage, path: string): Promise<Page> {
    const { lifecycle, origins, baseUrlOf, clientAddress, pages, playground } = this.#parts;
    const judged = origins.judge(request.headers.host, undefined);
    if (!judged.ok) return WRONG_HOST;
    if (lifecycle.phase !== 'serving') return NOT_SERVING;
    if (path === COPY_SCRIPT_PATH) return SCRIPT;
    if (path === PLAYGROUND_SCRIPT_PATH) return playground.script(request.headers['if-none-match']);

    const query = new URLSearchParams(request.url?.split('?')[1]);
    if (!isCleanForm(query)) return UNCLEAN;
    const baseUrl = baseUrlOf(request);
    const visit: Visit = {
      request,
      baseUrl,
      secure: baseUrl.startsWith('https:'),
      ip: clientAddress(request),
      query,
    };
    if (request.method === 'GET' || request.method === 'HEAD') return (await pages.show(path, visit)) ?? NOT_FOUND;
    if (request.method !== 'POST') return WRONG_METHOD;
    if (!isFromOurPage(request, baseUrl)) return untrustedForm(`${baseUrl}${HOME}`);
    const read = await readForm(request);
    if (!read.ok) return read.page;
    return (await pages.act(path, visit, read.form)) ?? NOT_FOUND;
  }
}

/** The path of an address under /developer; undefined for any other one. */
export function portalPath(url = ''): string | undefined {
  const path = url.split('?', 1)[0] ?? '';
  return path === HOME || path.startsWith(`${HOME}/`) ? path : undefined;
}

const SCRIPT: Page = {
  status: 200,
  headers: {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'max-age=3600',
    'X-Content-Type-Options': 'nosniff',
  },
  body: COPY_SCRIPT,
};

const toHome = { href: HOME, label: 'To the developer page' } as const;

const NOT_FOUND = notFound(toHome);
const WRONG_METHOD = wrongMethod('GET, HEAD, POST', toHome);

const UNCLEAN = errorPage({
  status: 400,
  title: 'This address was not understood',
  explanation: 'It has a character that stands for nothing. Open the page anew.',
  next: toHome,
});

export const NOT_SERVING = errorPage({
  status: 503,
  title: 'One moment',
  explanation: 'The server is starting or stopping. Reload the page in a few seconds.',
  headers: { 'Retry-After': '2' },
});
