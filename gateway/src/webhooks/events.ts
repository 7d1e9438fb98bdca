/** All that an endpoint can be told of, by the thing that it happens to. */
export const WEBHOOK_EVENTS = [
  'allowance.reached',
  'key.created',
  'key.changed',
  'key.rotated',
  'key.revoked',
  'management_key.created',
  'management_key.revoked',
  'member.joined',
  'member.role_changed',
  'member.left',
  'project.created',
  'project.renamed',
  'project.transferred',
  'project.received',
  'project.deleted',
  'project.limits_changed',
  'project.suspended',
  'project.resumed',
  'organisation.renamed',
  'webhook.test',
] as const;

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export const isWebhookEvent = (text: string): text is WebhookEvent => WEBHOOK_EVENTS.some((event) => event === text);
