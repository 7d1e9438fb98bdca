import { Inject, Injectable } from '@nestjs/common';
import { createHmac, randomBytes } from 'node:crypto';
import type { Orm } from '../database/connection.ts';
import { ORM } from '../database/database.module.ts';
import { sharedSetting } from '../database/shared-setting.ts';

const DIGITS = 12;

/**
 * Names of accounts where metrics show them: whoever reads metrics can tell accounts apart, and only who asks this
 * installation (`show-account`) learns which one it is. All gateways give an account the same name.
 */
@Injectable()
export class AccountHash {
  #salt: Promise<string> | undefined;

  constructor(@Inject(ORM) private readonly orm: Orm) {}

  /** Twelve hexadecimal digits; rejects when the database does not answer and the salt is not known yet. */
  async of(accountId: string): Promise<string> {
    this.#salt ??= sharedSetting(this.orm, 'metrics.account_salt', () => randomBytes(32).toString('base64url'));
    this.#salt.catch(() => (this.#salt = undefined));
    return createHmac('sha256', await this.#salt)
      .update(accountId)
      .digest('hex')
      .slice(0, DIGITS);
  }
}
