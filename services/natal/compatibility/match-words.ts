import { capitalised, inWords } from '@cuspal/engine/base/words';
import type { Chart } from '@cuspal/engine/chart/chart';
import { ADULT_AGE, ageAt } from '@cuspal/engine/events/life-stage';
import { DAY_MS } from '@cuspal/engine/time/julian';
import { dateInWords } from '@cuspal/engine/time/print';
import { ageInWords, type ToolContext } from '@cuspal/tool-kit';
import type { CUSPAL_FACTORS, CUSPAL_VERDICTS, FACTOR_STATES } from '@cuspal/engine/topics/matching/cuspal-match';

/** How good a match is, in a sentence; never a judgment of a person. */
export const MATCH_IN_WORDS: Readonly<Record<(typeof CUSPAL_VERDICTS)[number], string>> = {
  EXCELLENT: 'excellent',
  GOOD: 'good',
  AVERAGE: 'average',
  BELOW_AVERAGE: 'below average',
  POOR: 'low',
};

/** The six cuspal factors in a list. */
const FACTOR_IN_WORDS: Readonly<Record<(typeof CUSPAL_FACTORS)[number], string>> = {
  LOVE: 'love',
  MARRIAGE: 'marriage',
  FINANCE: 'finance',
  UNION: 'union',
  DENIAL_ABSENCE: 'absence of denial',
  DASHA_SYNC: 'running periods',
};

/** Names the factors that are good, or those that are poor. */
export const factorsIn = (
  factors: readonly {
    readonly code: (typeof CUSPAL_FACTORS)[number];
    readonly state: (typeof FACTOR_STATES)[number];
  }[],
  wanted: 'GOOD' | 'POOR',
): readonly string[] => factors.filter(({ state }) => state === wanted).map(({ code }) => FACTOR_IN_WORDS[code]);

/** The two people of a match in a sentence. */
export const PEOPLE_IN_WORDS = { person1: 'the first person', person2: 'the second person' } as const;

/** The step after either tool that does not decide. */
export const TO_CUSPAL_MATCH = {
  tool: 'get_compatibility_advanced',
  reason: 'It judges the match by the cuspal sub lords of both charts, which decide in KP.',
} as const;

/** The years in which shared periods of marriage are looked for, which wait until both are grown up. */
export const sharedYears = (years: string, underAge: boolean): string =>
  underAge ? `the ${years} years from the day on which both are 18` : `the next ${years} years`;

/**
 * Says before the answer that one of two people is under age, and what a match of them speaks of; whether it did. A match
 * is refused to nobody, since families ask for it early.
 */
export function leadByYouth(
  { now, lead }: Pick<ToolContext<object>, 'now' | 'lead'>,
  people: Readonly<Record<keyof typeof PEOPLE_IN_WORDS, Pick<Chart, 'moment'>>>,
  asOfMs = now,
): boolean {
  const young = (['person1', 'person2'] as const).flatMap((who) => {
    const { moment } = people[who];
    const age = ageAt(moment, asOfMs);
    if (age >= ADULT_AGE) return [];
    return [`${PEOPLE_IN_WORDS[who]} is ${ageInWords(age)}`];
  });
  if (young.length === 0) return false;
  const then = Math.abs(asOfMs - now) < DAY_MS ? '' : ` on ${dateInWords(asOfMs, people.person1.moment)}`;
  lead(`${capitalised(inWords(young))}${then}. Marriage is read from ${ADULT_AGE}, so this speaks of later years.`);
  return true;
}
