import { organisationAt } from './organisation-paths.ts';

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
