import { ORGANISATIONS } from '../../web/portal-paths.ts';

/** The page of an organisation; what its forms do stands below it. */
export const organisationAt = (id: string): string => `${ORGANISATIONS}/${encodeURIComponent(id)}`;

/** Forms of the page, by what they do. */
export const FORMS = {
  rename: 'rename',
  delete: 'delete',
  leave: 'leave',
  invite: 'invitations',
  revokeInvitation: 'invitations/revoke',
  setRole: 'members',
  removeMember: 'members/remove',
  makeProject: 'projects',
  renameProject: 'projects/rename',
  transferProject: 'projects/transfer',
  deleteProject: 'projects/delete',
  makeKey: 'keys',
  revokeKey: 'keys/revoke',
} as const;

export type FormName = keyof typeof FORMS;

export const formAt = (organisationId: string, form: FormName): string =>
  `${organisationAt(organisationId)}/${FORMS[form]}`;
