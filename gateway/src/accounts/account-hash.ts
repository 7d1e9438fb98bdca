import { Inject, Injectable } from '@nestjs/common';
import type { Orm } from '../database/connection.ts';
import { ORM } from '../database/database.module.ts';
import { SharedSecret } from '../database/shared-setting.ts';

const DIGITS = 12;

/**
 * Names of accounts where metrics show them: whoever reads metrics can tell accounts apart, and only who asks this
 * installation (`show-account`) learns which one it is. All gateways give an account the same name.
 */
@Injectable()
export class AccountHash {
  readonly #salt: SharedSecret;

  constructor(@Inject(ORM) orm: Orm) {
    this.#salt = new SharedSecret(orm, 'metrics.account_salt');
  }

  /** Twelve hexadecimal digits; rejects when the database does not answer and the salt is not known yet. */
  async of(accountId: string): Promise<string> {
    return (await this.#salt.hmac(accountId)).toString('hex').slice(0, DIGITS);
  }
}
