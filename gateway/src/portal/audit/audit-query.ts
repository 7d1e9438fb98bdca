import { isAuditAction, type AuditAction } from '../../audit/actions.ts';
import type { AuditFilter } from '../../audit/audit-log.ts';

/** What the address of the page asks for; what cannot be read there is left out, as if it had not been chosen. */
export interface AuditQuery {
  readonly action?: AuditAction | undefined;
  readonly actor?: string | undefined;
  /** First and last day, YYYY-MM-DD in UTC. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Number of the entry that the page ends before. */
  readonly before?: number | undefined;
}

const ACTOR = /^[\w-]{1,64}$/;
const NUMBER = /^[1-9]\d{0,14}$/;
const DAY_MS = 86_400_000;

export function auditQueryIn(query: URLSearchParams): AuditQuery {
  const read = (name: keyof AuditQuery): string => query.get(name) ?? '';
  const [action, actor, before] = [read('action'), read('actor'), read('before')];
  return {
    action: isAuditAction(action) ? action : undefined,
    actor: ACTOR.test(actor) ? actor : undefined,
    from: dayIn(read('from')),
    to: dayIn(read('to')),
    before: NUMBER.test(before) ? Number(before) : undefined,
  };
}

export const filterOf = ({ action, actor, from, to }: AuditQuery): AuditFilter => ({
  action,
  actor,
  from: from === undefined ? undefined : new Date(startOf(from)),
  until: to === undefined ? undefined : new Date(startOf(to) + DAY_MS),
});

/** The query of an address with these choices, with its question mark; empty where there are none. */
export function queryTextOf(query: AuditQuery): string {
  const named = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
  return named.length === 0 ? '' : `?${new URLSearchParams(Object.fromEntries(named)).toString()}`;
}

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

function dayIn(text: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  return Number.isNaN(startOf(text)) ? undefined : text;
}
