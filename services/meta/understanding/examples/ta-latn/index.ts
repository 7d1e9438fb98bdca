import type { Examples } from '../form.ts';

/** The files of this language. */
export const TAMIL_IN_LATIN: readonly Examples[] = [];
