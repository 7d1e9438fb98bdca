import type { Rule } from './bucket.ts';

const MINUTE = 1 / 60;
const HOUR = MINUTE / 60;

/**
 * Limits of what may be asked without an account. A client address may be a whole company or a hosted client's shared
 * exit, so those by address are wide.
 */
export const RULES = {
  /** POST /register, by client address. */
  register: { burst: 60, perSecond: 10 * MINUTE },
  /** POST /token, by client address. */
  token: { burst: 120, perSecond: 5 },
  /** GET /authorize, by client address. */
  authorize: { burst: 60, perSecond: 1 },
  /** Sign-in codes asked for, by client address. */
  sign_in_client: { burst: 20, perSecond: 2 * MINUTE },
  /** Sign-in codes sent, by e-mail address. */
  sign_in_address: { burst: 5, perSecond: HOUR },
  /** Tries of codes that are void, ended or unknown, by client address; those of a live code are not counted here. */
  verify_client: { burst: 30, perSecond: 6 * MINUTE },
  /** Tries that codes are sent with, by e-mail address; those not used come back when the owner signs in. */
  verify_address: { burst: 25, perSecond: HOUR / 2 },
  /** API keys and access tokens that are not valid, by client address; good ones are not counted. */
  bad_credential: { burst: 200, perSecond: 10 },
  /** Names of places looked up, by account or client address. */
  places: { burst: 30, perSecond: 5 },
} as const satisfies Readonly<Record<string, Rule>>;

export type LimitName = keyof typeof RULES;
