import { commaSeparated, integerVariable, strong, weaknessOf } from '@cuspal/telemetry';
import { z } from 'zod';
import { scheme } from './config-values.ts';

/** Tokens of applications and programs, and who may ask for them. */
export const OAUTH_VARIABLES = {
  ACCESS_TOKEN_HOURS: integerVariable(1, 24 * 90)
    .default(24)
    .meta({
      type: 'hours',
      description: 'How long an OAuth access token is good for.',
    }),
  REFRESH_TOKEN_DAYS: integerVariable(1, 3_650).default(90).meta({
    type: 'days',
    description: 'How long an application stays connected without calling; each refresh begins the time anew.',
  }),
  COOKIE_SECRET: strong(weaknessOf).optional().meta({
    type: 'secret',
    description: 'Signs the cookies of the sign-in pages. Left out: one made at the first start, kept in the database.',
  }),
  REDIRECT_SCHEMES: commaSeparated.pipe(z.array(scheme)).default([]).meta({
    type: 'list',
    description:
      'URI schemes of further applications that a sign-in may lead back to, separated by commas: myapp for myapp://callback. Known applications and reversed domain names such as com.example.app need none.',
  }),
  ENTERPRISE_AUTHORIZATION: z.enum(['on', 'off']).default('off').meta({
    type: 'on or off',
    description:
      'Whether OAuth clients of a project, or of a document with keys, get tokens for members of an organisation by an assertion (ID-JAG) that the single sign-on provider of that organisation has signed (docs/enterprise-authorization.md).',
  }),
  DPOP_NONCE: z.enum(['off', 'optional', 'required']).default('off').meta({
    type: 'off, optional or required',
    description:
      'Nonces of this server in the proofs of tokens that are bound to a key (DPoP). optional: they are given and checked where a proof has one. required: a proof without one is refused (docs/client-credentials.md).',
  }),
} as const;

export interface OAuthSettings {
  readonly accessTokenHours: number;
  readonly refreshTokenDays: number;
  readonly cookieSecret?: string | undefined;
  /** Schemes of redirects beyond those that are known. */
  readonly redirectSchemes: readonly string[];
  /** Providers of organisations let clients act for their members. */
  readonly enterpriseAuthorization: boolean;
  /** Whether proofs of a key may or must have a nonce. */
  readonly proofNonces: 'off' | 'optional' | 'required';
}

type Read = z.output<z.ZodObject<typeof OAUTH_VARIABLES>>;

export const oauthSettings = (read: Read): OAuthSettings => ({
  accessTokenHours: read.ACCESS_TOKEN_HOURS,
  refreshTokenDays: read.REFRESH_TOKEN_DAYS,
  cookieSecret: read.COOKIE_SECRET,
  redirectSchemes: read.REDIRECT_SCHEMES,
  enterpriseAuthorization: read.ENTERPRISE_AUTHORIZATION === 'on',
  proofNonces: read.DPOP_NONCE,
});
