import type { JudgedEvent } from '@cuspal/engine/events/event';
import type { ResolvedEvent } from '@cuspal/engine/events/resolve';
import type { Verdict } from '@cuspal/engine/kp/promise/promise-verdict';
import type { House } from '@cuspal/engine/zodiac/names';
import { decidingCusp } from '@cuspal/engine/kp/schools/tested-cusps';
import { isHouse } from '@cuspal/engine/zodiac/house-math';
import { eventArguments, type NextStep, requiredEvent, type AskedEvent } from '@cuspal/tool-kit';
import { promiseSentence } from '@cuspal/tool-kit/views/answers';

/** Note in every result that lays several readings of one chart side by side. */
export const INDEPENDENCE_NOTE =
  'All of them read one chart and one set of houses, so their agreement is no independent evidence.';

/** The event arguments of the schools that score cusps, to be spread into an input. */
export const scoredEventArguments = {
  ...eventArguments,
  primary_houses: eventArguments.primary_houses.meta({
    description: 'Cusps to score. First judges house_group.',
  }),
};

export interface AskedMatter extends ResolvedEvent {
  /** The cusps to score; absent where the school chooses. */
  readonly cusps: readonly House[] | undefined;
}

/** The matter of a call and the cusps to score for it. */
export function askedMatter(asked: AskedEvent, note: (sentence: string) => void): AskedMatter {
  const { primary_houses: primaryHouses, ...matter } = asked;
  const resolved = requiredEvent(asked.house_group ? asked : matter, note);
  noteAdverse(resolved, note);
  const cusps = primaryHouses?.filter(isHouse);
  const deciding = decidingCusp(resolved.event, cusps);
  if (deciding !== resolved.event.primaryCusp)
    note(
      `Cusp ${resolved.event.primaryCusp}, from which KP judges ${resolved.event.label}, is not in primary_houses. So only the cusps asked for are scored, and a school that decides by one cusp takes cusp ${deciding}.`,
    );
  return { ...resolved, cusps };
}

/** Notes that a matter is unwelcome, so that its promise is not read as good news. */
export function noteAdverse({ event }: ResolvedEvent, note: (sentence: string) => void): void {
  if (event.polarity === 'adverse') note(`${event.label} is an unwelcome matter, so a promise here is no good news.`);
}

/** What KP says beside a school, of which it is the one that decides. */
export const kpSentence = (event: JudgedEvent, verdict: Verdict): string =>
  promiseSentence(event, verdict).replace(/^T/, 'KP decides, and by KP t');

export const KP_DECIDES = 'This is a second opinion, because KP decides.';

/** How a school's own word for a promise reads where the matter is unwelcome. */
export const promiseWord = ({ polarity }: JudgedEvent): string => (polarity === 'adverse' ? 'tendency' : 'promise');

/** The call whose verdict decides. */
export const KP_FIRST: readonly NextStep[] = [
  { tool: 'analyze_natal_promise', reason: 'It gives the KP verdict, which decides, with its full reasoning.' },
];
