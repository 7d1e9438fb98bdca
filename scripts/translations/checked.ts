import type { Messages } from '../generate/messages/catalogue-file.ts';
import { ACCEPTED } from './accepted.ts';
import { faultsOf } from './faults.ts';

/** What looks wrong in a translated catalogue and was not found right: `engine/time/time/shownTwice lacks "earlier" …`. */
export const checkedFaults = (id: string, english: Messages, own: Messages, tag: string): readonly string[] =>
  Object.entries(own).flatMap(([key, message]) => {
    const accepted = ACCEPTED[tag]?.[`${id}/${key}`] ?? [];
    return faultsOf(english[key] ?? '', message, tag)
      .filter((fault) => !accepted.some((beginning) => fault.startsWith(beginning)))
      .map((fault) => `${id}/${key} ${fault}`);
  });
