import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import {
  ForbiddenException,
  HttpException,
  MethodNotAllowedException,
  ServiceUnavailableException,
} from '@nestjs/common';
import type { Phase } from '../http/lifecycle.ts';
import { failedPage, notServing, wrongHost, wrongMethod } from './fault-pages.ts';
import { asAsked, type ErrorPageOptions, type Page } from './page.ts';

/** The Host header names another server. */
export class WrongHost extends ForbiddenException {}

export class WrongMethod extends MethodNotAllowedException {
  /** `allow`: the methods that are taken. */
  constructor(readonly allow: string) {
    super();
  }
}

/** The server is starting or stopping. */
export class NotServing extends ServiceUnavailableException {
  constructor(readonly phase: Phase) {
    super();
  }
}

/** Another page than the one that was asked for: a way on, or the reason why not. */
export class Instead extends HttpException {
  constructor(readonly page: Page) {
    super('another page', page.status);
  }
}

/** How a route tells of faults, those of guards and its own. */
export interface Faults {
  /** What the log says of a fault of ours. */
  readonly logged: string;
  answer(fault: unknown, request: IncomingMessage, requestId: string): Page;
}

/** Faults as pages. `next`: the way on. */
export const pageFaults = (next: ErrorPageOptions['next']): Faults => ({
  logged: 'page failed',
  answer(fault, request, requestId) {
    if (fault instanceof Instead) return asAsked(fault.page, request);
    if (fault instanceof WrongHost) return asAsked(wrongHost(), request);
    if (fault instanceof NotServing) return asAsked(notServing(), request);
    if (fault instanceof WrongMethod) return asAsked(wrongMethod(fault.allow, next), request);
    return failedPage(fault, requestId, next);
  },
});

/** A fault as an object. */
export const jsonFault = (
  status: number,
  message: string,
  requestId: string | undefined,
  headers: OutgoingHttpHeaders = {},
): Page => ({
  status,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify({ error: { status, message, requestId } }),
});

/** Whether a fault is one of ours that the log should tell. */
export const isOurs = (fault: unknown): boolean => !(fault instanceof HttpException);
