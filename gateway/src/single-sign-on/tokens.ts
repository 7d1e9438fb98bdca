import { token } from '../core/provide.ts';
import type { GuardedRequest } from '../outgoing/guarded-request.ts';
import type { ResolveTxt } from './resolve-txt.ts';

/** Makes what asks one provider. */
export const NEW_REQUESTS = token<() => GuardedRequest>('new requests to a provider');
/** How the records of domains are looked for. */
export const RESOLVE_TXT = token<ResolveTxt>('resolve TXT');
