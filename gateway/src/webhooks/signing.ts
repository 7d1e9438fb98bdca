import { createHmac } from 'node:crypto';
import type { Orm } from '../database/connection.ts';
import { SharedSecret } from '../database/shared-setting.ts';

const PREFIX = 'whsec_';

/** A secret as the two sides have it: `whsec_` and base64 of 24 to 64 bytes. */
export const secretOf = (bytes: Buffer): string => PREFIX + bytes.toString('base64');

/**
 * The value of `webhook-signature` of a message by Standard Webhooks 1.0.0, for one secret: HMAC-SHA-256 of
 * `id.timestamp.body`. A message that is signed with two secrets carries both values with a space between them.
 */
export function signWebhook(secret: string, id: string, timestampSeconds: number, body: string): string {
  const key = Buffer.from(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret, 'base64');
  if (key.length === 0) throw new Error('The webhook secret is empty or no base64; expected whsec_ and base64.');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestampSeconds}.${body}`).digest('base64')}`;
}

/** Secrets of endpoints, each made of what the gateways share, the id of the endpoint and the number of the secret. */
export class WebhookSecrets {
  readonly #shared: SharedSecret;

  constructor(orm: Orm) {
    this.#shared = new SharedSecret(orm, 'webhook secret');
  }

  /** As its owner sees it once. Never call it within a transaction: the first call asks the database. */
  async of(endpointId: string, number: number): Promise<string> {
    return secretOf(await this.#shared.hmac(`${endpointId} ${number}`));
  }
}
