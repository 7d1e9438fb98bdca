import { say } from './base.messages.ts';

export { capitalised, housesNamed, inWords, ordinal } from '@cuspal/speech';

/** Says of whom or of which argument a fault or a note is: of an argument by its name. */
export const concerning = (who: string): string => say.concerns({ who });
