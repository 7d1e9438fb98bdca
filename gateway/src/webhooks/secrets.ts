import type { Orm } from '../database/connection.ts';
import { SharedSecret } from '../database/shared-setting.ts';
import { secretOf } from './signature.ts';

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
