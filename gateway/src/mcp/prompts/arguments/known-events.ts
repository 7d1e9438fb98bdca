import { right, wrong, type Read } from './argument.ts';
import { readEvent, suggestEvent } from './choices.ts';
import { readDate } from './moment.ts';

/** An event of a life and its day. */
export interface KnownEvent {
  readonly date: string;
  /** The label of an event. */
  readonly event: string;
}

const MOST_EVENTS = 20;
const FORM =
  'Send each as a date and an event, parted by semicolons, such as 2015-07-06 Marriage; 2018-01-20 Childbirth.';

/** `2015-07-06 Marriage; 2018-01-20 Childbirth`. */
export function readKnownEvents(text: string): Read<readonly KnownEvent[]> {
  const parts = text.split(/[;\n]/).flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
  if (parts.length === 0 || parts.length > MOST_EVENTS) {
    return wrong(`holds ${parts.length} events, and 1 to ${MOST_EVENTS} can be read. ${FORM}`);
  }
  const events: KnownEvent[] = [];
  for (const part of parts) {
    const [, date = '', name = ''] = /^(\S+)\s+(.+)$/.exec(part) ?? [];
    if (name === '') return wrong(`has a part without a date or without an event. ${FORM}`);
    const day = readDate(date);
    if (!day.ok) return wrong(`has a date that ${day.fault}`);
    const event = readEvent(name);
    if (!event.ok) return wrong(`has a name that ${event.fault}`);
    events.push({ date: day.value, event: event.value });
  }
  return right(events);
}

/** The name of the event that is being typed, behind the date and the events before it. */
export function suggestKnownEvents(typed: string): readonly string[] {
  const [, head = '', name = ''] = /^((?:.*;)?\s*\d{4}-\d{2}-\d{2}\s+)([^;]*)$/s.exec(typed) ?? [];
  return head === '' ? [] : suggestEvent(name).map((event) => `${head}${event}`);
}
