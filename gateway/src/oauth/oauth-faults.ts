import type { OutgoingHttpHeaders } from 'node:http';
import { BadRequestException, HttpException } from '@nestjs/common';
import { PROTOCOL_HEADERS } from '../http/origins.ts';
import { Instead, NotServing, WrongHost, WrongMethod, type Faults } from '../web/faults.ts';
import { errorPage, type Page } from '../web/page.ts';
import { say } from './fault.messages.ts';
import { faultPage, refusalOf } from './fault-page.ts';

/** Headers of what is open to programs in any web page: nothing a browser keeps lets anybody in there. */
export const OPEN: OutgoingHttpHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'WWW-Authenticate, DPoP-Nonce, Retry-After, X-Request-Id',
};
export const PREFLIGHT: OutgoingHttpHeaders = {
  ...OPEN,
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': `authorization, content-type, accept, dpop, ${PROTOCOL_HEADERS}`,
  'Access-Control-Max-Age': '86400',
};

/** What was sent has a character that cannot be kept. */
export class Unclean extends BadRequestException {}

export class TooManyRequests extends HttpException {
  constructor(readonly retryAfterSeconds: number) {
    super('too many requests', 429);
  }
}

export const UNCLEAN = {
  error: 'invalid_request',
  error_description: 'a parameter has a NUL or half of a surrogate pair',
} as const;
export const NOT_KEPT: OutgoingHttpHeaders = { 'Cache-Control': 'no-store' };

/** An answer to a program. */
export const json = (status: number, body: object, headers: OutgoingHttpHeaders = {}): Page => ({
  status,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** The faults that programs and persons are told of alike. */
function toAnybody(fault: unknown, headers: OutgoingHttpHeaders): Page | undefined {
  if (fault instanceof Instead) return fault.page;
  if (fault instanceof NotServing) {
    const body = { error: 'temporarily_unavailable', error_description: `the server is ${fault.phase}` };
    return json(503, body, { 'Retry-After': '2' });
  }
  if (fault instanceof WrongHost) return json(403, { error: 'invalid_request' });
  if (fault instanceof WrongMethod) {
    const body = { error: 'invalid_request', error_description: 'method not allowed' };
    return json(405, body, { ...headers, Allow: fault.allow });
  }
  return undefined;
}

/** Faults of what a program asks for: JSON, open to any web page. */
export const TO_PROGRAM: Faults = {
  logged: 'request failed',
  answer(fault) {
    const alike = toAnybody(fault, OPEN);
    if (alike) return alike;
    if (fault instanceof Unclean) return json(400, UNCLEAN, { ...OPEN, ...NOT_KEPT });
    if (fault instanceof TooManyRequests) {
      const { retryAfterSeconds: seconds } = fault;
      const body = {
        error: 'temporarily_unavailable',
        error_description: tooMany(seconds),
        retry_after_seconds: seconds,
      };
      return json(429, body, { ...OPEN, 'Retry-After': String(seconds) });
    }
    const { status, headers, error } = refusalOf(fault);
    return json(status, error, { ...OPEN, ...headers });
  },
};

/** Faults of what a person asks for: pages. */
export const TO_PERSON: Faults = {
  logged: 'request failed',
  answer(fault) {
    const alike = toAnybody(fault, {});
    if (alike) return alike;
    if (fault instanceof Unclean) return faultPage(400, UNCLEAN);
    if (fault instanceof TooManyRequests) {
      const { retryAfterSeconds: seconds } = fault;
      const explanation = say.tooManyTriesWhy({ seconds });
      const headers = { 'Retry-After': String(seconds) };
      return errorPage({ status: 429, title: say.tooManyTries(), explanation, headers });
    }
    const { status, headers, error } = refusalOf(fault);
    return faultPage(status, error, undefined, headers);
  },
};

const tooMany = (seconds: number): string =>
  `too many requests: try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}`;
