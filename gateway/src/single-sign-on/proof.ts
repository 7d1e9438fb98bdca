import { Inject, Injectable } from '@nestjs/common';
import { CLOCK } from '../core/tokens.ts';
import type { Orm } from '../database/connection.ts';
import { ORM } from '../database/database.module.ts';
import { SealedText } from '../sealed-requests/sealed-text.ts';

/** Cookie of a browser whose person has come in by a provider, for an authorization that waits. */
export const PROOF_COOKIE = 'cuspal_arrival';
const PROOF_MS = 5 * 60_000;

/** Tells an authorization that waits who has come in by a provider meanwhile, in the same browser. */
@Injectable()
export class ArrivalProof {
  readonly #sealed: SealedText;

  constructor(
    @Inject(ORM) orm: Orm,
    @Inject(CLOCK) private readonly now: () => number = Date.now,
  ) {
    this.#sealed = new SealedText(orm, 'single_sign_on.arrivals');
  }

  seal(accountId: string, interaction: string): Promise<string> {
    return this.#sealed.seal(accountId, this.now() + PROOF_MS, interaction);
  }

  /** The account of the person; undefined where it is no proof for this authorization, or an old one. */
  async open(proof: string, interaction: string): Promise<string | undefined> {
    const opened = await this.#sealed.open(proof, interaction);
    return opened && opened.end > this.now() ? opened.text : undefined;
  }
}
