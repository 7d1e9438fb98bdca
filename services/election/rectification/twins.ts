import type { CuspPair, TwinEvent } from '@cuspal/engine/rectification/twins';
import { clockNote, type Moment } from '@cuspal/engine/time/moment';
import { signName } from '@cuspal/engine/zodiac/lords';
import type { House } from '@cuspal/engine/zodiac/names';
import { named } from '@cuspal/speech';
import { birthInput } from '@cuspal/tool-kit';
import { z } from 'zod';
import { say } from './rectification.messages.ts';

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
  ...cusps.filter(({ house }) => TOLD.includes(house)).flatMap(cuspSentence),
  eventSentence(events),
  dashaSentence(dashaShiftDays),
];

function cuspSentence({ house, first, second, difference }: CuspPair): readonly string[] {
  if (difference === 'NONE' || difference === 'SUBSUB') return [];
  const key = difference === 'STAR' ? 'starLord' : 'subLord';
  return [
    say.cuspDiffers({
      difference,
      house,
      sign: signName(first.signIndex),
      otherSign: signName(second.signIndex),
      lord: first[key],
      otherLord: second[key],
    }),
  ];
}

function eventSentence(events: readonly TwinEvent[]): string {
  const differing = events.filter(({ differs }) => differs).map(({ event }) => named(event.label));
  if (differing.length === 0) return say.noVerdictDiffers();
  const told = differing.slice(0, NAMED_EVENTS);
  const count = differing.length - told.length;
  return say.verdictsDiffer({ events: count > 0 ? [...told, say.moreEvents({ count })] : told });
}

function dashaSentence(days: number | null): string {
  if (days === null) return say.dashasApart();
  const shift = Math.abs(days).toFixed(1);
  if (Number(shift) === 0) return say.dashasTogether();
  return say.dashasShifted({ days: shift, earlier: days < 0 });
}

/** Seconds in a sentence: `45 seconds`, `4 minutes`, `4 minutes and 20 seconds`. */
export function gapInWords(seconds: number): string {
  const whole = Math.round(seconds);
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  return say.gap({ length: minutes === 0 ? 'SECONDS' : rest === 0 ? 'MINUTES' : 'BOTH', minutes, seconds: rest });
}

/** What the clocks of the second birth showed, where they were changed just then; null where nothing need be said. */
export function secondClockNote(moment: Moment): string | null {
  const note = clockNote(moment);
  return note === null ? null : `${note} ${say.concernsSecond()}`;
}
