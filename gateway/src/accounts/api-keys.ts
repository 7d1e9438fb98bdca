import { hash, randomBytes } from 'node:crypto';

/** A new key: `mcp_` and 256 random bits in base64url. */
export const newApiKey = (): string => `mcp_${randomBytes(32).toString('base64url')}`;

/** SHA-256 of a key, which is all that is stored. The key has 256 random bits, so no slower hash is needed. */
export const hashApiKey = (key: string): Buffer => hash('sha256', key, 'buffer');
