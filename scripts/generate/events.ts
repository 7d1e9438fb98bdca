import { format, type Options } from 'prettier';
import { TOPIC_KEYS } from '../../packages/catalog/src/reading/topics.ts';
import { NATAL_EVENTS } from '../../packages/engine/src/events/natal.ts';
import { eventNames, isOffered } from '../../services/meta/protocol/event-names.ts';

export const EVENTS_FILE = 'packages/catalog/events.json';

/** The names of the natal events for readers that have no engine, each with the topic whose plans name it. */
export function eventsFile(style: Options): Promise<string> {
  const rows = NATAL_EVENTS.map((event) => ({
    label: event.label,
    topic: TOPIC_KEYS.find((topic) => eventNames(topic).includes(event.label)) ?? null,
    offered: isOffered(event),
    names: [event.key, ...event.aliases],
  }));
  return format(JSON.stringify(rows), { ...style, parser: 'json' });
}
