import type { IncomingMessage } from 'node:http';
import { inAudit, someoneAt } from '../audit/context.ts';
import type { RestExchange } from './exchange.ts';

/** Does something in the name of the key that asks. */
export function auditedByKey<T>(
  { request, admitted }: Pick<RestExchange, 'request' | 'admitted'>,
  clientAddress: (request: IncomingMessage) => string,
  run: () => T,
): T {
  const { keyId } = admitted.principal;
  const asked = someoneAt('api', clientAddress(request));
  return inAudit(keyId === undefined ? asked : { ...asked, actor: { kind: 'key', id: keyId } }, run);
}
