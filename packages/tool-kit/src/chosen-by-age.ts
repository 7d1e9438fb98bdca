import { LAST_AGE, setAsideSentence } from '@cuspal/engine/events/life-stage';
import type { SetAside } from '@cuspal/engine/events/life-stage';
import type { JudgedEvent } from '@cuspal/engine/events/event';
import { z } from 'zod';
import { listOf } from './shapes/basics.ts';
import { say } from './tool-kit.messages.ts';

const MOST_SET_ASIDE = 5;

/** What a result adds that chose its matters itself (docs/api.md#life-stages). */
export const chosenByAgeShape = {
  age: z.int().min(0).optional().meta({ description: 'Whole years at the moment read' }),
  setAside: listOf(z.strictObject({ event: z.string(), why: z.string() }))
    .optional()
    .meta({ description: `Would be named at another age, the first ${MOST_SET_ASIDE}` }),
  setAsideMore: z.int().min(1).optional().meta({ description: 'How many more' }),
};

/** The age, and each matter set aside once; nothing without an age. */
export function chosenByAgeView(age: number | null, found: readonly SetAside<JudgedEvent>[]) {
  if (age === null) return {};
  const once = found.filter(({ event }, index) => found.findIndex((other) => other.event === event) === index);
  const more = once.length - MOST_SET_ASIDE;
  return {
    age,
    ...(once.length > 0 && {
      setAside: once
        .slice(0, MOST_SET_ASIDE)
        .map((each) => ({ event: each.event.label, why: setAsideSentence(each.event, each.age) })),
    }),
    ...(more > 0 && { setAsideMore: more }),
  };
}

/** Said first where a person is older than any matter is read (docs/api.md#life-stages); false of anybody else. */
export const beyondAges = (age: number): string | false => age > LAST_AGE && say.beyondAges({ age, last: LAST_AGE });
