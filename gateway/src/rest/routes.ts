import type { IncomingMessage } from 'node:http';
import { isJsonContentType } from '@modelcontextprotocol/server';
import type { Takes } from '../mcp/admission.ts';

/** Which address of REST was asked; `name` is a tool's, as it was sent. */
export type Route =
  | { readonly kind: 'tools' | 'answers' | 'places' | 'usage' | 'batch' | 'nothing' }
  | { readonly kind: 'tool'; readonly name: string };

const ROOT = '/v1';
const TOOL = `${ROOT}/tools/`;

/** Undefined when the address is none of REST. */
export function routeOf(url = ''): Route | undefined {
  const [path = ''] = url.split('?', 1);
  if (path !== ROOT && !path.startsWith(`${ROOT}/`)) return undefined;
  if (path === `${ROOT}/tools`) return { kind: 'tools' };
  if (path === `${ROOT}/answers`) return { kind: 'answers' };
  if (path === `${ROOT}/places`) return { kind: 'places' };
  if (path === `${ROOT}/usage`) return { kind: 'usage' };
  if (path === `${ROOT}/batch`) return { kind: 'batch' };
  const name = path.startsWith(TOOL) ? path.slice(TOOL.length) : '';
  return name === '' || name.includes('/') ? { kind: 'nothing' } : { kind: 'tool', name: decoded(name) };
}

/** The address of a route, its name encoded, in the one form that a router compares. */
export function addressOf(route: Route): string {
  switch (route.kind) {
    case 'tool':
      return `${TOOL}${encodeURIComponent(route.name)}`;
    case 'nothing':
      return ROOT;
    case 'tools':
    case 'answers':
    case 'places':
    case 'usage':
    case 'batch':
      return `${ROOT}/${route.kind}`;
  }
}

/** What is deprecated where a route is: its tool, or its address. */
export const subjectOf = (route: Route): string => (route.kind === 'tool' ? route.name : addressOf(route));

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
  usage: taking(['GET', 'HEAD']),
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
      if (method !== 'POST' || (isTaken(type) && encoding === 'identity')) return undefined;
      const sent = ['application/json', ...types.slice(0, 1)].join(' or ');
      return { status: 415, message: `Unsupported media type. Send ${sent}, not compressed.` };
    },
  };
}
