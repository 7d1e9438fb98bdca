import type { Tool } from '../calls/find-tools.ts';
import { FIRST_TOOL } from '../form/sample.ts';
import { inEnglish } from '../words/language.ts';
import { say } from '../words/playground.messages.ts';

export interface ToolWords {
  readonly title: string;
  readonly about: string;
  /** Attributes of the elements that hold them: the language, where it is not that of the page. */
  readonly language: { readonly lang?: string };
}

/** The tools that the page itself leads to, told to a person; what tools say of themselves is for assistants. */
const LED_TO: Readonly<Record<string, ToolWords>> = {
  [FIRST_TOOL]: { title: say.questionTitle(), about: say.questionAbout(), language: {} },
  get_full_chart: { title: say.chartTitle(), about: say.chartAbout(), language: {} },
  get_dasha_periods: { title: say.periodsTitle(), about: say.periodsAbout(), language: {} },
  find_election_window: { title: say.electionTitle(), about: say.electionAbout(), language: {} },
  get_ashta_koota_milan: { title: say.matchTitle(), about: say.matchAbout(), language: {} },
};

/** What a tool is called on the page, and what is said of it there. */
export const wordsOfTool = ({ name, title, description }: Tool): ToolWords =>
  LED_TO[name] ?? { title, about: description, language: inEnglish };
