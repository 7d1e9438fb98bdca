import type { Topic } from '@cuspal/catalog/reading';
import { isCare, type OutOfScope, type Understanding } from '../understanding/understanding.ts';
import { say as sayCare } from '../understanding/understanding.messages.ts';
import { say } from './plan.messages.ts';

/** What is declined without a call; a question of death is answered by vitality. */
export const isDeclined = ({ outOfScope }: Pick<Understanding, 'outOfScope'>): boolean =>
  outOfScope !== null && outOfScope.kind !== 'death';

/**
 * What a reader of the plan is told before it: scope, clarity, person and time of the question; null where nothing.
 * `periods` is the tool that goes through the past.
 */
export function noteOf(understanding: Understanding, periods: string | null): string | null {
  const { outOfScope, topic, second, about, unclear, nearest, past, number } = understanding;
  if (outOfScope !== null) return declinedBy(outOfScope.kind);
  const sentences = [
    ...(unclear ? [say.unclear({ topics: nearest })] : []),
    ...(second === null ? [] : [say.twoMatters({ first: `${topic}`, second: `${second.topic}` })]),
    ...(OWN_BIRTH.has(topic) || about === 'self' ? [] : [say.ofAnother({ person: about })]),
    ...(topic === 'horary' && number !== null ? [say.numberDecides({ number })] : []),
    ...(past && periods !== null ? [say.pastFirst({ periods })] : []),
  ];
  return sentences.length === 0 ? null : sentences.join(' ');
}

const declinedBy = (kind: OutOfScope): string => (isCare(kind) ? sayCare.care({ kind }) : say.declined({ kind }));

/** Topics of two people that are read in the birth of the one who asks. */
const OWN_BIRTH: ReadonlySet<Topic | null> = new Set<Topic | null>(['family', 'children', 'marriage', 'compatibility']);
