import type { StandingKind } from '../kernel/standing.ts';
import { say } from './promise.messages.ts';

/** What a planet does for a matter, as the verb of a sentence (R6T.1): `works against marriage`. */
export const standingInWords = (of: StandingKind, matter = say.thisMatter()): string => say.standing({ of, matter });
