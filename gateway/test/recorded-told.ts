import type { AuditAction } from '../src/audit/actions.ts';

/** What a method or a command records; else why it records nothing, as a sentence. */
export type Told = readonly AuditAction[] | `${string} ${string}`;

export const READS = 'It reads and changes nothing.';
