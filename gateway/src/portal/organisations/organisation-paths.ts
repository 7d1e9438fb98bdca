import { ORGANISATIONS } from '../../web/portal-paths.ts';

/** The page of an organisation; what its forms do stands below it. */
export const organisationAt = (id: string): string => `${ORGANISATIONS}/${encodeURIComponent(id)}`;

/** Forms of that page, by what they do. */
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

export const SINGLE_SIGN_ON = 'single-sign-on';

/** Forms of the page of single sign-on, by what they do; what they do stands below the page. */
export const SINGLE_SIGN_ON_FORMS = {
  save: SINGLE_SIGN_ON,
  remove: `${SINGLE_SIGN_ON}/remove`,
  claim: `${SINGLE_SIGN_ON}/domains`,
  check: `${SINGLE_SIGN_ON}/domains/check`,
  release: `${SINGLE_SIGN_ON}/domains/remove`,
  makeToken: `${SINGLE_SIGN_ON}/scim-tokens`,
  revokeToken: `${SINGLE_SIGN_ON}/scim-tokens/revoke`,
} as const;

export type SingleSignOnForm = keyof typeof SINGLE_SIGN_ON_FORMS;

/** The page of single sign-on of an organisation. */
export const singleSignOnAt = (organisationId: string): string => `${organisationAt(organisationId)}/${SINGLE_SIGN_ON}`;

export const singleSignOnFormAt = (organisationId: string, form: SingleSignOnForm): string =>
  `${organisationAt(organisationId)}/${SINGLE_SIGN_ON_FORMS[form]}`;

/** The page of the webhooks of an organisation; what its forms do stands at it and below it. */
export const WEBHOOKS = 'webhooks';

export const WEBHOOK_FORMS = {
  make: WEBHOOKS,
  change: `${WEBHOOKS}/change`,
  rotate: `${WEBHOOKS}/secret`,
  test: `${WEBHOOKS}/test`,
  remove: `${WEBHOOKS}/remove`,
  replay: `${WEBHOOKS}/replay`,
} as const;

export type WebhookForm = keyof typeof WEBHOOK_FORMS;

export const webhooksAt = (organisationId: string): string => `${organisationAt(organisationId)}/${WEBHOOKS}`;

export const webhookFormAt = (organisationId: string, form: WebhookForm): string =>
  `${organisationAt(organisationId)}/${WEBHOOK_FORMS[form]}`;
