import { inWords } from '@cuspal/engine/base/words';
import type { Chart } from '@cuspal/engine/chart/chart';
import { ADULT_AGE, ageAt } from '@cuspal/engine/events/life-stage';
import { DAY_MS } from '@cuspal/engine/time/julian';
import { printDate } from '@cuspal/engine/time/print';
import type { ToolContext } from '@cuspal/tool-kit';
import type { CUSPAL_FACTORS, FACTOR_STATES } from '@cuspal/engine/topics/matching/cuspal-match';
import { say } from './compatibility.messages.ts';

/** Names the factors that are good, or those that are poor. */
export const factorsIn = (
  factors: readonly {
    readonly code: (typeof CUSPAL_FACTORS)[number];
    readonly state: (typeof FACTOR_STATES)[number];
  }[],
  wanted: 'GOOD' | 'POOR',
): readonly string[] => factors.filter(({ state }) => state === wanted).map(say.factor);

/** The two people of a match, by the names of their arguments. */
export type PersonName = 'person1' | 'person2';

/** The step after either tool that does not decide. */
export const toCuspalMatch = () => ({ tool: 'get_compatibility_advanced', reason: say.nextCuspalMatch() }) as const;

/**
 * Says before the answer that one of two people is under age, and what a match of them speaks of; whether it did. A match
 * is refused to nobody, since families ask for it early.
 */
export function leadByYouth(
  { now, lead }: Pick<ToolContext<object>, 'now' | 'lead'>,
  people: Readonly<Record<PersonName, Pick<Chart, 'moment'>>>,
  asOfMs = now,
): boolean {
  const young = (['person1', 'person2'] as const).flatMap((who) => {
    const { moment } = people[who];
    const age = ageAt(moment, asOfMs);
    if (age >= ADULT_AGE) return [];
    return [say.personAged({ who, born: age < 0 ? 'NOT_YET' : age === 0 ? 'THIS_YEAR' : 'YEARS_AGO', age })];
  });
  if (young.length === 0) return false;
  const at = printDate(asOfMs, people.person1.moment);
  lead(say.underAge({ young: inWords(young), dated: Math.abs(asOfMs - now) >= DAY_MS, at, from: ADULT_AGE }));
  return true;
}
