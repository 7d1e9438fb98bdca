import { isOutage } from '../database/outage.ts';
import { html, type Html } from './html.ts';
import { errorPage, type ErrorPageOptions, type Page } from './page.ts';
import { say } from './faults.messages.ts';
import { navigation, searchForm } from './public-page.ts';

/** Seconds after which what failed for want of the database may be tried again. */
const RETRY_AFTER_SECONDS = '2';

/** The request names another server than this one. */
export const wrongHost = (): Page =>
  errorPage({
    status: 403,
    title: say.wrongHost(),
    explanation: say.wrongHostWhy(),
  });

/** The server is starting or stopping. */
export const notServing = (): Page =>
  errorPage({
    status: 503,
    title: say.notServing(),
    explanation: say.notServingWhy(),
    headers: { 'Retry-After': RETRY_AFTER_SECONDS },
  });

export const notFound = (next: ErrorPageOptions['next']): Page =>
  errorPage({
    status: 404,
    title: say.noPage(),
    explanation: say.noPageWhy(),
    ...(next && { next }),
  });

/** The same with the places of the public pages. `more`: what may be meant. */
export const nothingPublic = (next: ErrorPageOptions['next'], more?: Html): Page =>
  errorPage({
    status: 404,
    title: say.noPage(),
    explanation: say.noPageWhy(),
    ...(next && { next }),
    navigation: navigation(''),
    more: html`${more} ${searchForm()}`,
  });

/** The query of the address has a character that no database keeps. */
export const uncleanAddress = (next: ErrorPageOptions['next']): Page =>
  errorPage({
    status: 400,
    title: say.uncleanAddress(),
    explanation: say.uncleanAddressWhy(),
    ...(next && { next }),
  });

export const wrongMethod = (allow: string, next: ErrorPageOptions['next']): Page =>
  errorPage({
    status: 405,
    title: say.wrongMethod(),
    explanation: say.wrongMethodWhy(),
    headers: { Allow: allow },
    ...(next && { next }),
  });

/** A page for what went wrong here: a moment's patience while the database is away, else the operator. */
export const failedPage = (fault: unknown, requestId: string, next: ErrorPageOptions['next']): Page =>
  isOutage(fault) ? outagePage(next) : brokenPage(requestId, next);

const outagePage = (next: ErrorPageOptions['next']): Page =>
  errorPage({
    status: 503,
    title: say.outage(),
    explanation: say.outageWhy(),
    headers: { 'Retry-After': RETRY_AFTER_SECONDS },
    ...(next && { next }),
  });

const brokenPage = (requestId: string, next: ErrorPageOptions['next']): Page =>
  errorPage({
    status: 500,
    title: say.broken(),
    explanation: say.brokenWhy({ request: requestId }),
    ...(next && { next }),
  });
