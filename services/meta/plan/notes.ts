import { inWords } from '@cuspal/engine/base/words';
import type { Topic } from '@cuspal/catalog/reading';
import type { Matter } from '../matters/matter.ts';
import type { Understanding } from '../understanding/understanding.ts';

type OutOfScope = NonNullable<Understanding['outOfScope']>['kind'];

const DECLINED: Readonly<Record<OutOfScope, string>> = {
  emergency: 'This may be an emergency, and no reading helps now. Call the emergency number or a doctor at once.',
  death: 'No date and no age of death is given here. A reading of vitality is offered, and a doctor can say more.',
  crime: 'Cuspal does not help to harm or to deceive anyone. If somebody is in danger, call the police.',
  off_topic:
    'This is not a question for astrology. Cuspal reads birth charts, dates events, matches couples, chooses days and answers questions by number.',
};

/** What is declined without a call; a question of death is answered by vitality. */
export const isDeclined = ({ outOfScope }: Pick<Understanding, 'outOfScope'>): boolean =>
  outOfScope !== null && outOfScope.kind !== 'death';

const PERSONS: Readonly<Record<Exclude<Understanding['about'], 'self'>, readonly [string, string]>> = {
  son: ['a son', 'the son'],
  daughter: ['a daughter', 'the daughter'],
  child: ['a child', 'the child'],
  mother: ['the mother', 'the mother'],
  father: ['the father', 'the father'],
  spouse: ['the spouse', 'the spouse'],
  sibling: ['a brother or sister', 'the brother or sister'],
  other: ['another person', 'that person'],
};

/**
 * What a reader of the plan is told before it: scope, clarity, person and time of the question; null where nothing.
 * `periods` is the tool that goes through the past.
 */
export function noteOf(understanding: Understanding, periods: string | null): string | null {
  const { outOfScope } = understanding;
  if (outOfScope !== null) return DECLINED[outOfScope.kind];
  const sentences = [
    ...(understanding.unclear ? [unclear(understanding.nearest)] : []),
    ...(understanding.second === null ? [] : [ofTwo(understanding.topic, understanding.second)]),
    ...(isOfOwnBirth(understanding) || understanding.about === 'self' ? [] : [ofPerson(understanding.about)]),
    ...(understanding.past && periods !== null
      ? [`The question is about the past, so ${periods} comes before any window to come.`]
      : []),
  ];
  return sentences.length === 0 ? null : sentences.join(' ');
}

/** Topics of two people that are read in the birth of the one who asks. */
const OWN_BIRTH: ReadonlySet<Topic | null> = new Set<Topic | null>(['family', 'children', 'marriage', 'compatibility']);

const isOfOwnBirth = ({ topic }: Understanding): boolean => OWN_BIRTH.has(topic);

const unclear = (nearest: readonly Topic[]): string =>
  `I could not tell what you ask about. The nearest topics are ${inWords(nearest)}. Call again with topic to name one.`;

function ofTwo(first: Topic | null, { topic: second }: Matter): string {
  return `Two matters are asked: ${first} first, then ${second}. For the second call again with topic ${second}.`;
}

function ofPerson(about: Exclude<Understanding['about'], 'self'>): string {
  const [one, that] = PERSONS[about];
  return `This is about ${one}, so use the birth of ${that}.`;
}
