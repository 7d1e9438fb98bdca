import type { Role } from './roles.ts';

/** A program with a management key of an organisation, which has a role there as a member has. */
interface ProgramActor {
  readonly kind: 'program';
  readonly organisationId: string;
  readonly role: Role;
}

/** A person, by the account of their address, a program, or the operator, who does something to an organisation. */
export type Actor =
  { readonly kind: 'person'; readonly accountId: string } | ProgramActor | { readonly kind: 'operator' };

export const OPERATOR: Actor = { kind: 'operator' };

export const personOf = ({ id }: { readonly id: string }): Actor => ({ kind: 'person', accountId: id });
