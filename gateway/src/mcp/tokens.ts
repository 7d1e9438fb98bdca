import { token } from '../core/provide.ts';
import type { Ledgers } from './calls.ts';
import type { CallerChecks } from './gate.ts';

/** Given by what keeps the accounts, which stands above this folder. */
export const CALLER_CHECKS = token<CallerChecks>('caller checks');
export const LEDGERS = token<Ledgers>('ledgers');
