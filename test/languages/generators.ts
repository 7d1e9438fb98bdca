import type { Check } from './check.ts';

/** The generators of clients that are tried; the slow ones with all tools alone. */
export const GENERATORS = (_isWhole: boolean): readonly Check[] => [];
