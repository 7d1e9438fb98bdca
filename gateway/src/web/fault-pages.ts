import { isOutage } from '../database/outage.ts';
import { html, type Html } from './html.ts';
import { errorPage, type ErrorPageOptions, type Page } from './page.ts';
import { navigation, searchForm } from './public-page.ts';

/** Seconds after which what failed for want of the database may be tried again. */
const RETRY_AFTER_SECONDS = '2';

/** The request names another server than this one. */
export const WRONG_HOST = errorPage({
  status: 403,
  title: 'This is not the address of the server',
  explanation: 'Open the page at the address that the server was started with.',
});

/** The server is starting or stopping. */
export const NOT_SERVING = errorPage({
  status: 503,
  title: 'One moment',
  explanation: 'The server is starting or stopping. Reload the page in a few seconds.',
  headers: { 'Retry-After': RETRY_AFTER_SECONDS },
});

export const notFound = (next: ErrorPageOptions['next']): Page =>
  errorPage({
    status: 404,
    title: 'There is no such page',
    explanation: 'The address may be mistyped, or the page has moved.',
    ...(next && { next }),
  });

/** The same with the places of the public pages. `more`: what may be meant. */
export const nothingPublic = (next: ErrorPageOptions['next'], more?: Html): Page =>
  errorPage({
    status: 404,
    title: 'There is no such page',
    explanation: 'The address may be mistyped, or the page has moved.',
    ...(next && { next }),
    navigation: navigation(''),
    more: html`${more} ${searchForm()}`,
  });

export const wrongMethod = (allow: string, next: ErrorPageOptions['next']): Page =>
  errorPage({
    status: 405,
    title: 'This page cannot be asked that way',
    explanation: 'Open it in a browser.',
    headers: { Allow: allow },
    ...(next && { next }),
  });

/** A page for what went wrong here: a moment's patience while the database is away, else the operator. */
export const failedPage = (fault: unknown, requestId: string, next: ErrorPageOptions['next']): Page =>
  isOutage(fault) ? outagePage(next) : brokenPage(requestId, next);

const outagePage = (next: ErrorPageOptions['next']): Page =>
  errorPage({
    status: 503,
    title: 'The server cannot do that just now',
    explanation: 'Its database does not answer or has no room left. Nothing was changed. Try again in a minute.',
    headers: { 'Retry-After': RETRY_AFTER_SECONDS },
    ...(next && { next }),
  });

const brokenPage = (requestId: string, next: ErrorPageOptions['next']): Page =>
  errorPage({
    status: 500,
    title: 'Something went wrong here',
    explanation: `It was not your fault. Try again; if it stays, write to the operator and name the request ${requestId}.`,
    ...(next && { next }),
  });
