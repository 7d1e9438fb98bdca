import type { AuditFacts } from '../database/schema.ts';
import type { Announcement } from '../webhooks/announce.ts';
import type { WebhookEvent } from '../webhooks/events.ts';
import type { AuditAction } from './actions.ts';

/** What is done to what. */
export interface Change {
  readonly action: AuditAction;
  /** The account or the organisation in whose chain it stands. The account counts as the project at hand. */
  readonly of: { readonly accountId: string } | { readonly organisationId: string };
  /** Left out, it is the account or the organisation itself. */
  readonly target?: { readonly kind: string; readonly id: string } | { readonly person: string };
  readonly before?: AuditFacts;
  readonly after?: AuditFacts;
}

/** What endpoints of an organisation are told of, by what is recorded. All else stays in the log. */
const EVENTS: Readonly<Partial<Record<AuditAction, WebhookEvent>>> = {
  'key.make': 'key.created',
  'key.rename': 'key.changed',
  'key.restrict': 'key.changed',
  'key.rotate': 'key.rotated',
  'key.revoke': 'key.revoked',
  'management-key.make': 'management_key.created',
  'management-key.revoke': 'management_key.revoked',
  'member.join': 'member.joined',
  'member.role': 'member.role_changed',
  'member.remove': 'member.left',
  'member.leave': 'member.left',
  'project.make': 'project.created',
  'project.rename': 'project.renamed',
  'project.transfer': 'project.transferred',
  'project.receive': 'project.received',
  'project.delete': 'project.deleted',
  'account.limits': 'project.limits_changed',
  'account.plan': 'project.limits_changed',
  'account.suspend': 'project.suspended',
  'account.resume': 'project.resumed',
  'organisation.rename': 'organisation.renamed',
};

/** What is told of an entry: whose it is, and ids alone, with the role of a member. */
export function announcedBy(change: Change, organisationId: string): Announcement | undefined {
  const { action, of, target, before, after } = change;
  const type = EVENTS[action];
  if (type === undefined) return undefined;
  const role = roleIn(after) ?? roleIn(before);
  return {
    organisationId,
    type,
    data: {
      ...('accountId' in of && { project: of.accountId }),
      ...(target && ('person' in target ? { member: target.person } : { [nameOf(target.kind)]: target.id })),
      ...(role !== undefined && { role }),
    },
  };
}

/** An account in a shared organisation is one of its projects. */
const nameOf = (kind: string): string => (kind === 'account' ? 'project' : kind);

function roleIn(facts: AuditFacts | undefined): string | undefined {
  const role = facts?.['role'];
  return typeof role === 'string' ? role : undefined;
}
