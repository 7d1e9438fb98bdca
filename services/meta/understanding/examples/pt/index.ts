import type { Examples } from '../form.ts';

/** The files of this language. */
export const PORTUGUESE: readonly Examples[] = [];
