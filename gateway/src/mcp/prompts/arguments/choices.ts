import { nearestNames } from '@cuspal/catalog';
import { eventNamed, offeredEvents, TOPIC_KEYS, type Topic } from '@cuspal/catalog/reading';
import { suggest } from '../../texts/suggest.ts';
import { right, wrong, type Read } from './argument.ts';

export const readTopic = (text: string): Read<Topic> => {
  const topic = TOPIC_KEYS.find((key) => key === text);
  return topic ? right(topic) : wrong(`is no topic. Send one of ${TOPIC_KEYS.join(', ')}.`);
};

export const suggestTopic = (typed: string): readonly string[] => suggest(TOPIC_KEYS, typed);

/** An event by any of its names, as its label. */
export const readEvent = (text: string): Read<string> => {
  const event = eventNamed(text);
  if (event) return right(event.label);
  return wrong(`is no event. The nearest are ${nearestNames(text, offeredEvents()).join(', ')}.`);
};

/** Suggests events of the chosen topic, where it has any, else of all topics. */
export function suggestEvent(typed: string, given: Readonly<Record<string, string>> = {}): readonly string[] {
  const topic = TOPIC_KEYS.find((key) => key === given['topic']);
  const ofTopic = topic === undefined ? [] : offeredEvents(topic);
  return suggest(ofTopic.length > 0 ? ofTopic : offeredEvents(), typed);
}

export const oneOf =
  (values: readonly string[]) =>
  (text: string): Read<string> =>
    values.includes(text) ? right(text) : wrong(`is none of the choices. Send one of ${values.join(', ')}.`);
