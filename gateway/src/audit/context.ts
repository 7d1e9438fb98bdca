import { AsyncLocalStorage } from 'node:async_hooks';
import { siteOf, addressIn } from '../web/client-address.ts';

/** Through what something was done. */
export type Surface = 'page' | 'api' | 'command' | 'sign-in' | 'service';

/** Somebody who does something: a person by the account of their address, a key by its id. */
type AuditActor =
  | { readonly kind: 'person'; readonly accountId: string }
  | { readonly kind: 'key'; readonly id: string }
  | { readonly kind: 'operator' }
  | { readonly kind: 'service' };

/** The maker of what is done meanwhile, and where that comes from. */
export interface AuditContext {
  readonly surface: Surface;
  readonly actor: AuditActor;
  /** What is kept of the client's address. */
  readonly address?: string | undefined;
}

const contexts = new AsyncLocalStorage<{ context: AuditContext }>();
/** A request of which nobody has shown yet whose it is. */
export const someoneAt = (surface: Surface, address: string): AuditContext => ({
  surface,
  actor: { kind: 'service' },
  address: keptAddress(address),
});

const NOBODY: AuditContext = { surface: 'service', actor: { kind: 'service' } };

/** Does something in the name of somebody, for all that is recorded meanwhile. */
export const inAudit = <T>(context: AuditContext, run: () => T): T => contexts.run({ context }, run);

/** The same for a request of which guards find out later who it is. */
export const inRequestAudit = <T>(run: () => T): T => contexts.run({ context: NOBODY }, run);

/** Says of the request at hand who makes it. */
export function auditAs(context: AuditContext): void {
  const held = contexts.getStore();
  if (held) held.context = context;
}

/** Says whose the request at hand is, where that comes out. */
export const auditAsPerson = (accountId: string): void =>
  auditAs({ ...auditContext(), actor: { kind: 'person', accountId } });

export const auditContext = (): AuditContext => contexts.getStore()?.context ?? NOBODY;

/** What the log keeps of an address: the /24 of IPv4 and the /48 of IPv6, which many share. */
export function keptAddress(address: string): string | undefined {
  const one = addressIn(address);
  if (one === undefined) return undefined;
  return siteOf(one) ?? `${one.split('.').slice(0, 3).join('.')}.0/24`;
}
