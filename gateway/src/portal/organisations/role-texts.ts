import { ROLES, type Role } from '../../organisations/roles.ts';

const TEXTS: Readonly<Record<Role, string>> = {
  owner: 'Owner: everything, members and projects too',
  developer: 'Developer: projects, keys, applications, usage and calls',
  billing: 'Billing: usage and allowance',
  reader: 'Reader: projects, usage and calls, without changing anything',
};

export const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: TEXTS[role] }));
