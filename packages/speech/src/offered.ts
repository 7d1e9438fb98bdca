/** Languages beside English of which no message is missing; written by npm run generate. */
export const OFFERED: readonly string[] = [];
