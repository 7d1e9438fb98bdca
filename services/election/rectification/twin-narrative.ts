import { inWords } from '@cuspal/engine/base/words';
import type { CuspDifference, CuspPair, TwinEvent } from '@cuspal/engine/rectification/twins';
import { signName } from '@cuspal/engine/zodiac/lords';
import type { House } from '@cuspal/engine/zodiac/names';
import { planetInWords } from '@cuspal/engine/zodiac/planet-words';

/** Cusps of self, partner and profession. */
const TOLD: readonly House[] = [1, 7, 10];
const NAMED_EVENTS = 3;

/** The differences that tell two births apart, in sentences (R16.4). */
export const narrativeOf = (
  cusps: readonly CuspPair[],
  events: readonly TwinEvent[],
  dashaShiftDays: number | null,
): readonly string[] => [
  ...cusps.filter(({ house, difference }) => TOLD.includes(house) && isCoarse(difference)).map(cuspSentence),
  eventSentence(events),
  dashaSentence(dashaShiftDays),
];

const isCoarse = (difference: CuspDifference): boolean => difference !== 'NONE' && difference !== 'SUBSUB';

function cuspSentence({ house, first, second, difference }: CuspPair): string {
  const on = `On cusp ${house}`;
  if (difference === 'SIGN')
    return `${on} the first has the sign ${signName(first.signIndex)}, the second ${signName(second.signIndex)}.`;
  const [name, one, other] =
    difference === 'STAR' ? ['star', first.starLord, second.starLord] : ['sub', first.subLord, second.subLord];
  return `${on} the first has the ${name} lord ${planetInWords(one)}, the second ${planetInWords(other)}.`;
}

function eventSentence(events: readonly TwinEvent[]): string {
  const differing = events.filter(({ differs }) => differs).map(({ event }) => event.label);
  if (differing.length === 0) return 'No event compared is promised to one and not to the other.';
  const named = differing.slice(0, NAMED_EVENTS);
  const more = differing.length - named.length;
  return `The promise falls on another side for ${inWords(more > 0 ? [...named, `${more} more`] : named)}.`;
}

function dashaSentence(days: number | null): string {
  if (days === null) return 'Their dashas begin with different lords.';
  const whole = Math.abs(days).toFixed(1);
  if (Number(whole) === 0) return 'Their dashas run together.';
  return `The dashas of the second run ${whole} days ${days < 0 ? 'earlier' : 'later'} than those of the first.`;
}
