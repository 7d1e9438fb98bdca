import type { Topic } from '@cuspal/catalog/reading';
import { matterNamed } from '../../matters/matters.ts';
import { eventOf } from '../event.ts';

/** An everyday question and what may be made of it. */
export interface JudgedQuestion {
  readonly question: string;
  /** Any of these is right; none where the tool decides. */
  readonly topics: readonly Topic[];
  /** Labels of the events that are right, null for none; empty where the event is not judged. */
  readonly events: readonly (string | null)[];
  /** One of these must be among the tools. */
  readonly anyTool: readonly string[];
  /** None of these may be. */
  readonly notTool: readonly string[];
  readonly declined?: boolean;
}

const FIRST_TOOLS = 3;

/** Questions that mean the matter named after them, or one of several; `notTool` would mislead all of them. */
export const meaning = (
  rows: readonly (readonly [string, ...string[]])[],
  notTool: readonly string[] = [],
): readonly JudgedQuestion[] =>
  rows.map(([question, ...keys]) => {
    const matters = keys.map((key) => {
      const found = matterNamed(key);
      if (!found) throw new RangeError(`no matter ${key}`);
      return found;
    });
    const events = matters.map((matter) => eventOf(matter)?.label ?? null);
    return {
      question,
      topics: matters.flatMap(({ topic }) => topic ?? []),
      events: events.some((label) => label !== null) ? events : [],
      anyTool: matters.flatMap(({ tools }) => tools.slice(0, FIRST_TOOLS)),
      notTool,
    };
  });
