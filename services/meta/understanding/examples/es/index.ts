import type { Examples } from '../form.ts';

/** The files of this language. */
export const SPANISH: readonly Examples[] = [];
