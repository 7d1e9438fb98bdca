/** Languages beside English of which no message is missing; written by npm run generate. */
export const OFFERED: readonly string[] = ['bn', 'es', 'hi', 'mr', 'pt', 'ta', 'te'];

/** Languages beside English of which no name is missing. */
export const NAMED: readonly string[] = ['bn', 'de', 'es', 'fr', 'gu', 'hi', 'kn', 'ml', 'mr', 'ne', 'or', 'pa', 'pt', 'si', 'ta', 'te'];

/** Languages beside English that pages are shown in: those in which both results and pages lack no message. */
export const PAGES: readonly string[] = ['bn', 'es', 'hi', 'mr', 'pt', 'ta', 'te'];
