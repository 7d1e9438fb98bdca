import { TITLES } from './titles.ts';
import { say } from './report.messages.ts';
import type { ReportKind } from './request/kinds.ts';

/** What is said of a link to a report, in the language of the answer beside which it stands. */
export interface LinkWords {
  readonly title: string;
  /** What reading it costs, and how long it can be read. */
  readonly says: string;
}

/** `until`: an ISO instant. */
export const wordsOfLink = (kind: ReportKind, units: number, until: string): LinkWords => ({
  title: say.linkTitle({ title: TITLES[kind]() }),
  says: say.linkSays({ units, until }),
});

/** What is said where there is no link. */
export const wordsOfNoLink = (kind: ReportKind): string => say.noLink({ kind });
