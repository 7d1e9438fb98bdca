import type { Topic } from '@cuspal/catalog/reading';
import { type Asked, classify } from '../classifier/classify.ts';
import type { Matter } from '../matters/matter.ts';
import { matterNamed, MATTERS } from '../matters/matters.ts';
import { eventOf, eventsBeside, reasonForNoEvent } from './event.ts';
import type { Understanding } from './understanding.ts';

/** Reads a question: the same words, the same moment and the same arguments always give the same understanding. */
export function understand(question: string, asked: Asked = {}, nowMs: number = Date.now()): Understanding {
  void nowMs;
  const { tier, topic, classifiedBy, matched } = classify(question, asked);
  const matter = topic === null ? null : firstMatter(topic);
  return {
    tier,
    topic,
    matter,
    event: eventOf(matter),
    noEventReason: reasonForNoEvent(matter),
    also: eventsBeside(matter),
    dates: null,
    past: false,
    about: 'self',
    secondPerson: false,
    number: null,
    adviser: false,
    outOfScope: null,
    unclear: classifiedBy === 'T4',
    nearest: classifiedBy === 'T4' ? ['marriage', 'career', 'health'] : [],
    classifiedBy,
    matched,
  };
}

const MUHURTA_AT_LARGE = 'good_moment';

const firstMatter = (topic: Topic): Matter | null =>
  (topic === 'muhurta' ? matterNamed(MUHURTA_AT_LARGE) : MATTERS.find((matter) => matter.topic === topic)) ?? null;
