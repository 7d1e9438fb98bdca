import type { ResolvedEvent } from '@cuspal/engine/events/resolve';
import type { House } from '@cuspal/engine/zodiac/names';
import { decidingCusp } from '@cuspal/engine/kp/schools/tested-cusps';
import { isHouse } from '@cuspal/engine/zodiac/house-math';
import { eventArguments, requiredEvent, type AskedEvent } from '@cuspal/tool-kit';

/** Stands in every result that lays several readings of one chart side by side. */
export const INDEPENDENCE_NOTE =
  'All of them read one chart and one set of houses: their agreement is no independent evidence.';

/** The event arguments of the schools that score cusps, to be spread into an input. */
export const scoredEventArguments = {
  ...eventArguments,
  primary_houses: eventArguments.primary_houses.meta({
    description: 'Cusps to score; the first one judges house_group',
  }),
};

export interface AskedMatter extends ResolvedEvent {
  /** The cusps to score; absent: the school's own choice. */
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
      `Cusp ${resolved.event.primaryCusp}, from which KP judges ${resolved.event.label}, is not in primary_houses: only the cusps asked for are scored, and where a school decides by one cusp it is cusp ${deciding}.`,
    );
  return { ...resolved, cusps };
}

/** So that a promise of something unwelcome is not read as good news. */
export function noteAdverse({ event }: ResolvedEvent, note: (sentence: string) => void): void {
  if (event.polarity === 'adverse') note(`${event.label} is an unwelcome matter: a promise here is no good news.`);
}
