import type { IncomingMessage } from 'node:http';
import { isJsonContentType } from '@modelcontextprotocol/server';
import { pathOf } from '../http/paths.ts';
import type { Takes } from '../mcp/admission.ts';

/** Which address of REST was asked; `name` is that of a tool or a report or the id of a key, as it was sent. */
export type Route =
  | { readonly kind: 'tools' | 'answers' | 'places' | 'calendar' | 'usage' | 'keys' | 'feeds' | 'batch' | 'nothing' }
  | { readonly kind: 'tool' | 'key' | 'rotation' | 'report'; readonly name: string };

const ROOT = '/v1';
const TOOL = `${ROOT}/tools/`;
const KEY = `${ROOT}/keys/`;
const REPORT = `${ROOT}/reports/`;
const ROTATE = '/rotate';
/** Addresses of calendars, which come without a key and are answered elsewhere. */
export const FEED_PREFIX = `${ROOT}/feeds/`;
/** What takes management keys, and is answered elsewhere too. */
export const MANAGE_PREFIX = `${ROOT}/manage/`;

/** Undefined when the address is none of REST. */
export function routeOf(url: string | undefined): Route | undefined {
  const path = pathOf(url);
  if (path !== ROOT && !path.startsWith(`${ROOT}/`)) return undefined;
  if (path.startsWith(FEED_PREFIX) || path.startsWith(MANAGE_PREFIX)) return undefined;
  if (path === `${ROOT}/tools`) return { kind: 'tools' };
  if (path === `${ROOT}/answers`) return { kind: 'answers' };
  if (path === `${ROOT}/places`) return { kind: 'places' };
  if (path === `${ROOT}/calendar`) return { kind: 'calendar' };
  if (path === `${ROOT}/usage`) return { kind: 'usage' };
  if (path === `${ROOT}/keys`) return { kind: 'keys' };
  if (path === `${ROOT}/feeds`) return { kind: 'feeds' };
  if (path === `${ROOT}/batch`) return { kind: 'batch' };
  if (path.startsWith(KEY)) return keyRoute(path.slice(KEY.length));
  if (path.startsWith(REPORT)) return namedRoute('report', path.slice(REPORT.length));
  return namedRoute('tool', path.startsWith(TOOL) ? path.slice(TOOL.length) : '');
}

const namedRoute = (kind: 'tool' | 'report', name: string): Route =>
  name === '' || name.includes('/') ? { kind: 'nothing' } : { kind, name: decoded(name) };

function keyRoute(sent: string): Route {
  const rotates = sent.endsWith(ROTATE);
  const name = rotates ? sent.slice(0, -ROTATE.length) : sent;
  if (name === '' || name.includes('/')) return { kind: 'nothing' };
  return { kind: rotates ? 'rotation' : 'key', name: decoded(name) };
}

/** The address of a route, its name encoded, in the one form that a router compares. */
export function addressOf(route: Route): string {
  switch (route.kind) {
    case 'tool':
      return `${TOOL}${encodeURIComponent(route.name)}`;
    case 'key':
      return `${KEY}${encodeURIComponent(route.name)}`;
    case 'rotation':
      return `${KEY}${encodeURIComponent(route.name)}${ROTATE}`;
    case 'report':
      return `${REPORT}${encodeURIComponent(route.name)}`;
    case 'nothing':
      return ROOT;
    case 'tools':
    case 'answers':
    case 'places':
    case 'calendar':
    case 'usage':
    case 'keys':
    case 'feeds':
    case 'batch':
      return `${ROOT}/${route.kind}`;
  }
}

/** What is deprecated where a route is: its tool, or its address. */
export function subjectOf(route: Route): string {
  if (route.kind === 'tool') return route.name;
  if (route.kind === 'report') return `${ROOT}/reports`;
  return route.kind === 'key' || route.kind === 'rotation' ? `${ROOT}/keys` : addressOf(route);
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** What each address takes; an address that is none takes anything and is not found. */
export const TAKES: Readonly<Record<Route['kind'], Takes>> = {
  tools: taking(['GET', 'HEAD']),
  tool: taking(['GET', 'HEAD', 'POST']),
  answers: taking(['POST']),
  places: taking(['GET', 'HEAD']),
  calendar: taking(['GET', 'HEAD']),
  usage: taking(['GET', 'HEAD']),
  keys: taking(['GET', 'HEAD', 'POST']),
  key: taking(['GET', 'HEAD', 'PATCH', 'DELETE']),
  rotation: taking(['POST']),
  report: taking(['POST']),
  feeds: taking(['GET', 'HEAD', 'POST', 'DELETE']),
  batch: taking(['POST'], ['application/x-ndjson', 'application/ndjson', 'application/jsonl']),
  nothing: { methods: 'GET, HEAD, POST', refuse: () => undefined },
};

/** `types`: media types of a body beside JSON. */
function taking(methods: readonly string[], types: readonly string[] = []): Takes {
  const allow = methods.join(', ');
  const isTaken = (type: string): boolean =>
    isJsonContentType(type) || types.includes(type.split(';', 1)[0]?.trim().toLowerCase() ?? '');
  return {
    methods: allow,
    refuse({ method = '', headers }: IncomingMessage) {
      if (!methods.includes(method)) {
        return { status: 405, message: `Method not allowed. This address takes ${allow}.` };
      }
      const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = headers;
      if ((method !== 'POST' && method !== 'PATCH') || (isTaken(type) && encoding === 'identity')) return undefined;
      const sent = ['application/json', ...types.slice(0, 1)].join(' or ');
      return { status: 415, message: `Unsupported media type. Send ${sent}, not compressed.` };
    },
  };
}
