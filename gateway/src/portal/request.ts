import type { IncomingMessage } from 'node:http';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Account } from '../accounts/accounts.ts';
import type { RouteRequest } from '../web/route.ts';
import type { Frame } from './frame.ts';

/** One request for a page, and what all pages need to know of it. */
export interface Visit {
  readonly request: IncomingMessage;
  readonly query: URLSearchParams;
  /** Address of the server, as the browser knows it. */
  readonly baseUrl: string;
  /** Whether that is an https address. */
  readonly secure: boolean;
  /** Address of the client. */
  readonly ip: string;
}

/** Somebody who has signed in, and the request that they make. */
export interface SignedIn {
  readonly visit: Visit;
  /** The account of their address. */
  readonly person: Account;
  /** The project at hand, which the address names: the person's own, or one of an organisation. */
  readonly account: Account;
  /** Goes into each form of the session. */
  readonly csrf: string;
  readonly frame: Frame;
  /** Hash of the session's id. */
  readonly session: string;
}

/** A request with what the guards found out about it, each what it is named after. */
export interface PortalRequest extends RouteRequest {
  /** What the address names. */
  readonly params?: { readonly project?: string; readonly id?: string };
  visit?: Visit;
  form?: URLSearchParams;
  signedIn?: SignedIn;
}

type Found = 'visit' | 'form' | 'signedIn';

/** What a guard found out about a request. */
export function found<F extends Found>(what: F, request: PortalRequest): NonNullable<PortalRequest[F]> {
  const value = request[what];
  if (value === undefined) throw new Error(`a controller without the guard that finds ${what}`);
  return value;
}

const parameter = (what: Found): (() => ParameterDecorator) =>
  createParamDecorator((_data: undefined, context: ExecutionContext) =>
    found(what, context.switchToHttp().getRequest<PortalRequest>()),
  );

/** Parameter of a method: the request, as VisitGuard sees it. */
export const Visitor = parameter('visit');
/** Parameter of a method: the fields that FormGuard read. */
export const Form = parameter('form');
/** Parameter of a method: whom SessionGuard let in. */
export const Who = parameter('signedIn');
