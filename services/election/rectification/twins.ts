import { inWords } from '@cuspal/engine/base/words';
import type { CuspDifference, CuspPair, TwinEvent } from '@cuspal/engine/rectification/twins';
import { clockNote, type Moment } from '@cuspal/engine/time/moment';
import { signName } from '@cuspal/engine/zodiac/lords';
import type { House } from '@cuspal/engine/zodiac/names';
import { planetInWords } from '@cuspal/engine/zodiac/planet-words';
import { birthInput } from '@cuspal/tool-kit';
import { z } from 'zod';

/** Birth of the person and of the twin (R16.4). */
export const twinInput = birthInput.extend({
  second_birth_datetime: z.string().max(80).meta({ description: 'The other birth, local, within 24 hours' }),
  second_latitude: z.number().min(-90).max(90).optional().meta({ description: 'Its place; default the same' }),
  second_longitude: z.number().min(-180).max(180).optional().meta({ description: 'With second_latitude' }),
  second_utc_offset_minutes: z
    .number()
    .min(-960)
    .max(960)
    .optional()
    .meta({ description: 'Ahead of UTC at that place; with second_latitude' }),
});

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
  return `The verdict differs for ${inWords(more > 0 ? [...named, `${more} more`] : named)}.`;
}

function dashaSentence(days: number | null): string {
  if (days === null) return 'Their dashas begin with different lords.';
  const whole = Math.abs(days).toFixed(1);
  if (Number(whole) === 0) return 'Their dashas run together.';
  return `The dashas of the second run ${whole} days ${days < 0 ? 'earlier' : 'later'} than those of the first.`;
}

/** Seconds in a sentence: `45 seconds`, `4 minutes`, `4 minutes and 20 seconds`. */
export function gapInWords(seconds: number): string {
  const whole = Math.round(seconds);
  const unit = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`;
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  if (minutes === 0) return unit(rest, 'second');
  return rest === 0 ? unit(minutes, 'minute') : `${unit(minutes, 'minute')} and ${unit(rest, 'second')}`;
}

/** What the clocks of the second birth showed, where they were changed just then; null where nothing need be said. */
export function secondClockNote(moment: Moment): string | null {
  const note = clockNote(moment);
  return note === null ? null : `${note} This concerns the second birth.`;
}
