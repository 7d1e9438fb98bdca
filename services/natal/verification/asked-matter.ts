import type { ResolvedEvent } from '@cuspal/engine/events/resolve';
import type { House } from '@cuspal/engine/zodiac/names';
import { decidingCusp } from '@cuspal/engine/kp/schools/tested-cusps';
import { isHouse } from '@cuspal/engine/zodiac/house-math';
import { eventArguments, type NextStep, requiredEvent, type AskedEvent } from '@cuspal/tool-kit';
import { say } from './verification.messages.ts';

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
    note(say.onlyCuspsAsked({ primary: resolved.event.primaryCusp, event: resolved.event.label, deciding }));
  return { ...resolved, cusps };
}

/** Notes that a matter is unwelcome, so that its promise is not read as good news. */
export function noteAdverse({ event }: ResolvedEvent, note: (sentence: string) => void): void {
  if (event.polarity === 'adverse') note(say.unwelcome({ event: event.label }));
}

/** The call whose verdict decides. */
export const kpFirst = (): readonly NextStep[] => [{ tool: 'analyze_natal_promise', reason: say.nextKpVerdict() }];
