import { describe, expect, it } from 'vitest';
import { METHODS, READS, type Told } from '../../test/recorded-methods.ts';
import { COMMANDS } from '../admin/commands.ts';
import { AUDIT_ACTIONS, isAuditAction, type AuditAction } from './actions.ts';

const COMMANDS_TOLD: Readonly<Record<string, Told>> = {
  'create-account': ['account.make', 'key.make'],
  'create-test-account': ['account.make', 'key.make'],
  'list-accounts': READS,
  'show-account': READS,
  'set-limits': ['account.limits'],
  'issue-key': ['key.make', 'key.restrict'],
  'restrict-key': ['key.restrict'],
  'rotate-key': ['key.rotate'],
  'rename-key': ['key.rename'],
  'revoke-key': ['key.revoke'],
  usage: READS,
  suspend: ['account.suspend'],
  resume: ['account.resume'],
  'export-data': ['account.export'],
  'export-account': ['account.export'],
  'import-account': ['account.import'],
  'delete-account': ['account.delete', 'project.delete'],
  'list-organisations': READS,
  'show-organisation': READS,
  'create-organisation': ['organisation.make', 'member.join'],
  'set-member': ['member.role', 'member.join'],
  'remove-member': ['member.remove'],
  'adopt-account': ['project.transfer', 'project.receive'],
  'open-sign-in': ['single-sign-on.open'],
  'delete-organisation': ['organisation.delete'],
  manage: 'It runs operations of the table, whose parts record what they do.',
  'issue-management-key': ['management-key.make'],
  'list-management-keys': READS,
  'revoke-management-key': ['management-key.revoke'],
  totals: READS,
  'send-test-mail': ['operator.command'],
  'list-set-aside': READS,
  'retry-set-aside': ['operator.command'],
  'drop-set-aside': ['operator.command'],
  audit: ['operator.command'],
  'demo-key': ['account.make', 'key.make', 'key.revoke'],
};

describe('what the audit log tells of', () => {
  it.each(METHODS.map(([part, told]) => [part.name, part, told] as const))(
    'names each method of %s with what it records, or why nothing',
    (_, part, told) => {
      const methods = Object.getOwnPropertyNames(part.prototype).filter((name) => name !== 'constructor');
      expect(Object.keys(told).toSorted()).toEqual(methods.toSorted());
    },
  );

  it('names each command of the operator', () => {
    expect(Object.keys(COMMANDS_TOLD).toSorted()).toEqual(Object.keys(COMMANDS).toSorted());
  });

  it('has no action that nothing records', () => {
    const all = [...METHODS.flatMap(([, told]) => Object.values(told)), ...Object.values(COMMANDS_TOLD)];
    const named = new Set(all.flatMap((told) => (typeof told === 'string' ? [] : told)));
    // These are recorded by the log itself and by the page that shows it.
    const own: readonly AuditAction[] = ['audit.cut', 'audit.export'];
    expect(AUDIT_ACTIONS.filter((action) => !named.has(action) && !own.includes(action))).toEqual([]);
    expect(AUDIT_ACTIONS.every(isAuditAction)).toBe(true);
  });
});
