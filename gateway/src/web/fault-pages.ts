import { errorPage, type ErrorPageOptions, type Page } from './page.ts';

/** The request names another server than this one. */
export const WRONG_HOST = errorPage({
  status: 403,
  title: 'This is not the address of the server',
  explanation: 'Open the page at the address that the server was started with.',
});

export const notFound = (next: ErrorPageOptions['next']): Page =>
  errorPage({
    status: 404,
    title: 'There is no such page',
    explanation: 'The address may be mistyped, or the page has moved.',
    ...(next && { next }),
  });

export const wrongMethod = (allow: string, next: ErrorPageOptions['next']): Page =>
  errorPage({
    status: 405,
    title: 'This page cannot be asked that way',
    explanation: 'Open it in a browser.',
    headers: { Allow: allow },
    ...(next && { next }),
  });

export const failedPage = (requestId: string, next: ErrorPageOptions['next']): Page =>
  errorPage({
    status: 500,
    title: 'Something went wrong here',
    explanation: `It was not your fault. Try again; if it stays, write to the operator and name the request ${requestId}.`,
    ...(next && { next }),
  });
