import { auditContext } from '../audit/context.ts';
import type { Recorded } from '../audit/record.ts';
import type { AuditFacts } from '../database/schema.ts';

/** An entry about somebody who has shown who they are, from where the request at hand comes. */
export const entered = (accountId: string, after: AuditFacts): Recorded => ({
  action: 'sign-in.enter',
  of: { accountId },
  after,
  by: { surface: 'sign-in', actor: { kind: 'person', accountId }, address: auditContext().address },
});

/** An entry about wrong codes for an address, of which nobody knows who typed them. */
export const refusedCodes = (accountId: string, codes: number): Recorded => ({
  action: 'sign-in.refused',
  of: { accountId },
  after: { codes },
  by: { surface: 'sign-in', actor: { kind: 'service' } },
});
