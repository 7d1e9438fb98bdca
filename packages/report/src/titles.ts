import { say } from './report.messages.ts';
import type { ReportKind } from './request/kinds.ts';

/** What each report is called. */
export const TITLES: Readonly<Record<ReportKind, () => string>> = {
  horoscope: say.titleHoroscope,
  marriage: say.titleMarriage,
  career: say.titleCareer,
  year: say.titleYear,
  match: say.titleMatch,
  horary: say.titleHorary,
  election: say.titleElection,
  'birth-time': say.titleBirthTime,
};
