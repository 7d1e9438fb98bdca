import { EngineError } from '@cuspal/engine/base/errors';
import type { JudgedEvent } from '@cuspal/engine/events/event';
import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { resolveEvent } from '@cuspal/engine/events/resolve';
import type { HoraryQuestion } from '@cuspal/engine/kp/horary/question';
import { questionOfEvent } from '@cuspal/engine/kp/horary/recovery';
import { eventDisclaimers } from '@cuspal/tool-kit';

/** The matter of a question with its catalogue row. */
export interface QuestionEvent {
  readonly event: JudgedEvent;
  readonly key: string;
  readonly question: HoraryQuestion;
}

/** The event a question names (natal catalogue first); faults name the argument. */
export function questionEvent(name: string, field: string): QuestionEvent {
  const { event, key } = matched(name, field);
  return { event, key, question: questionOfEvent(event) };
}

function matched(name: string, field: string): { readonly event: JudgedEvent; readonly key: string } {
  try {
    const event = resolveEvent({ event: name })?.event;
    if (event === undefined || event.key === null) throw new RangeError(`${name} is no event`);
    return { event, key: event.key };
  } catch (thrown) {
    throw thrown instanceof EngineError ? new EngineError(thrown.code, thrown.message, field, thrown.choices) : thrown;
  }
}

/** The matter as results print it: its houses counted from the person asked about. */
export const eventView = ({ event, key, question }: QuestionEvent) => ({
  label: event.label,
  key,
  mainCusp: question.mainCusp,
  favourable: question.favourable,
  against: question.against,
});

/** The disclaimer of the matter's class, as a field of the result; most have none. */
export function disclaimerField({ event }: Pick<QuestionEvent, 'event'>): { readonly disclaimer?: string } {
  const texts = eventDisclaimers(NATAL_EVENTS.filter((row) => row === event));
  return texts.length === 0 ? {} : { disclaimer: texts.join(' ') };
}
