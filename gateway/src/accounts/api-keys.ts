import { hash, randomBytes } from 'node:crypto';

/** A new key: `mcp_` and 256 random bits in base64url. */
export const newApiKey = (): string => `mcp_${randomBytes(32).toString('base64url')}`;

/** What is kept of a key: its SHA-256. The key itself has 256 bits, so nothing slower is needed. */
export const hashApiKey = (key: string): Buffer => hash('sha256', key, 'buffer');
