import type { InferSelectModel } from 'drizzle-orm';
import { FieldError } from '../accounts/account-error.ts';
import { CLIENT_METHODS, PROOF_RULES, type projectClients } from '../database/schema.ts';

/** Clients that a project can have. */
export const MOST_CLIENTS = 10;
export const LONGEST_CLIENT_NAME = 60;
/** Characters at its end that tell a secret from others. */
export const CLIENT_HINT = 4;
/** Longest life of a client, in days. */
export const LONGEST_CLIENT_LIFE = 3_650;

export type ClientMethod = (typeof CLIENT_METHODS)[number];

/** A client as its project sees it again: never its secret, nor the hash of it. */
export type ProjectClient = Omit<InferSelectModel<typeof projectClients>, 'secretHash'>;

/** A value of a client that cannot be taken; `field` names it. */
export class ClientFieldError extends FieldError {
  override readonly name = 'ClientFieldError';
  constructor(
    override readonly field: 'name' | 'method' | 'jwks' | 'jwksUri' | 'dpop' | 'expiresInDays' | 'expiresAt',
    message: string,
  ) {
    super(field, message);
  }
}

export type ProofRule = (typeof PROOF_RULES)[number];

export const isProofRule = (text: string): text is ProofRule => PROOF_RULES.some((rule) => rule === text);

export const isClientMethod = (text: string): text is ClientMethod => CLIENT_METHODS.some((method) => method === text);
