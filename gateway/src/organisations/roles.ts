import { ROLES } from '../database/schema.ts';

export { ROLES } from '../database/schema.ts';

export type Role = (typeof ROLES)[number];

/**
 * The one table of who may do what, which every route and every command of a member asks. A personal organisation has one
 * member, its owner, so it is the same question there.
 */
const TABLE = {
  'project.see': ['owner', 'developer', 'billing', 'reader'],
  'usage.see': ['owner', 'developer', 'billing', 'reader'],
  'calls.see': ['owner', 'developer', 'reader'],
  'tools.call': ['owner', 'developer'],
  'keys.manage': ['owner', 'developer'],
  'applications.manage': ['owner', 'developer'],
  'clients.manage': ['owner', 'developer'],
  'calendars.manage': ['owner', 'developer'],
  'project.make': ['owner', 'developer'],
  'project.rename': ['owner', 'developer'],
  'project.transfer': ['owner'],
  'project.delete': ['owner'],
  'organisation.see': ['owner', 'developer', 'billing', 'reader'],
  'organisation.leave': ['owner', 'developer', 'billing', 'reader'],
  'organisation.rename': ['owner'],
  'organisation.delete': ['owner'],
  'members.manage': ['owner'],
  'management.manage': ['owner'],
  'audit.see': ['owner', 'reader'],
  'webhooks.manage': ['owner'],
  'single-sign-on.manage': ['owner'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Action = keyof typeof TABLE;

/** Roles that allow an action, the widest first. */
export const rolesFor = (action: Action): readonly Role[] => TABLE[action];

export const allows = (role: Role, action: Action): boolean => rolesFor(action).includes(role);

export const isRole = (text: string): text is Role => ROLES.some((role) => role === text);
