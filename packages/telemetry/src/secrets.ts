import { z } from 'zod';

/** Characters of a Bearer credential (RFC 6750); commas and blanks would end it. */
const SENDABLE = /^[A-Za-z0-9._~+/=-]+$/;
const SHORTEST = 32;
const FEWEST_DIFFERENT = 8;

const MAKE_ONE = 'make one with: openssl rand -hex 32';

/** What is wrong with a secret that an operator has chosen; undefined when nothing is. It is not repeated. */
export function weaknessOf(secret: string): string | undefined {
  if (secret.length < SHORTEST) return `must have at least ${SHORTEST} characters: ${MAKE_ONE}`;
  if (new Set(secret).size < FEWEST_DIFFERENT) {
    return `must have at least ${FEWEST_DIFFERENT} different characters: ${MAKE_ONE}`;
  }
  return undefined;
}

/** The same of a secret that also has to be sent in a header. */
export function weaknessOfKey(key: string): string | undefined {
  return SENDABLE.test(key) ? weaknessOf(key) : `must be letters, digits and . _ ~ + / = - alone: ${MAKE_ONE}`;
}

/** Schema of a secret that cannot be guessed; `weakness` names what is wrong with one. */
export const strong = (weakness: (secret: string) => string | undefined) =>
  z.string().superRefine((secret, context) => {
    const message = weakness(secret);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });

export const commaSeparated = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

/** GRPC_SECRET, which the gateway and every service have alike. */
export const grpcSecrets = () =>
  commaSeparated
    .pipe(z.array(strong(weaknessOfKey)))
    .default([])
    .meta({
      type: 'list of secrets',
      description:
        'What the gateway says to the services with each call, the same in all processes; a service that has it refuses calls without it, but for the health check. Two separated by commas, while one takes the place of the other: the gateway sends the first, a service takes either. Left out: whoever reaches the port of a service may call it. npm start makes one for each start.',
    });
