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

/** The same of an API key, which also has to be sent in a header. */
export function weaknessOfKey(key: string): string | undefined {
  return SENDABLE.test(key) ? weaknessOf(key) : `must be letters, digits and . _ ~ + / = - alone: ${MAKE_ONE}`;
}
