import type { Messages } from '../generate/messages/catalogue-file.ts';
import { faultsOf } from './faults.ts';
import { MARATHI } from './accepted/marathi.ts';
import { PORTUGUESE } from './accepted/portuguese.ts';
import { BENGALI } from './accepted/bengali.ts';
import { HINDI } from './accepted/hindi.ts';
import { SPANISH } from './accepted/spanish.ts';
import { TAMIL } from './accepted/tamil.ts';
import { TELUGU } from './accepted/telugu.ts';
import type { Accepted } from './language-words.ts';

/** What looks wrong in a translated catalogue and was not found right: `engine/time/time/shownTwice lacks "earlier" …`. */
export const checkedFaults = (id: string, english: Messages, own: Messages, tag: string): readonly string[] =>
  Object.entries(own).flatMap(([key, message]) => {
    const accepted = ACCEPTED[tag]?.[`${id}/${key}`] ?? [];
    return faultsOf(english[key] ?? '', message, tag)
      .filter((fault) => !accepted.some((beginning) => fault.startsWith(beginning)))
      .map((fault) => `${id}/${key} ${fault}`);
  });

/** Faults that were looked at and are none, by language. */
const ACCEPTED: Readonly<Record<string, Accepted>> = {
  hi: HINDI,
  es: SPANISH,
  ta: TAMIL,
  te: TELUGU,
  bn: BENGALI,
  pt: PORTUGUESE,
  mr: MARATHI,
};
