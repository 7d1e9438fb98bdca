import { organisationAt } from './organisation-paths.ts';

export const SINGLE_SIGN_ON = 'single-sign-on';

/** Forms of the page, by what they do; what they do stands below the page. */
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
