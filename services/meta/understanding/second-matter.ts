import type { Topic } from '@cuspal/catalog/reading';
import type { Matter } from '../matters/matter.ts';
import { matchTopic } from '../classifier/topic.ts';
import { matterNamed } from '../matters/matters.ts';
import { rankingOf } from './ranking.ts';
import { readingOf } from './reading.ts';
import { stretchesOf } from './text/asked-part.ts';

/** A fit that leaves no doubt of a matter named in a few words. */
const CLEAR = 0.5;
/** A question so short names its matters without asking: "marriage and job". */
const SHORT_WORDS = 7;

/** Topics of a life, of which one question may hold two; the others read a moment, another birth or the sky. */
const OF_A_LIFE: ReadonlySet<Topic | undefined> = new Set<Topic | undefined>([
  'marriage',
  'children',
  'career',
  'money',
  'property',
  'foreign_settlement',
  'legal',
  'education',
  'health',
  'spiritual',
  'remedial',
]);

/** Dates for several things, which two matters without a word of dates sound like. */
const SEVERAL = 'several_dates';

/** Matters that are declined or shown to advisers only, which the whole question decides. */
const NEVER_BESIDE: ReadonlySet<string> = new Set(['longevity', 'longevity_adviser', 'extramarital_adviser']);

const JOINED = /\s(?:and|also|plus|as well as|aur|und|et|y|e|dan)\s|[&+]/u;
const ASKS =
  /^(?:and |also |then )?(?:when|will|what|which|how|do|does|should|shall|can|could|is|are|am|where|who|tell|about|kab|kya|kaise)\b/u;
/** A clause that goes on with a person tells a story. */
const TELLS = /^(?:i|he|she|we|they|my|his|her|our|it|you)\b/u;

/**
 * The two matters of different topics that a question asks of, as it names them, where both are clear and `heard`, what
 * the whole of it says, is one of them; null where it asks of one.
 */
export function twoMatters(question: string, heard: Matter | null): readonly [Matter, Matter] | null {
  const named = heard === null || heard.key === SEVERAL;
  if (!named && !OF_A_LIFE.has(heard.topic)) return null;
  const clauses = askingClauses(question);
  if (clauses.length < 2) return null;
  const found = clauses.flatMap((clause) => clearMatter(clause) ?? []);
  const [first] = found;
  const then = found.find(({ topic }) => topic !== first?.topic);
  if (named) return first === undefined || then === undefined ? null : [first, then];
  const own = found.findIndex(({ topic }) => topic === heard.topic);
  const other = found.findIndex(({ topic }) => topic !== heard.topic);
  const beside = found[other];
  if (own < 0 || beside === undefined) return null;
  return own < other ? [heard, beside] : [beside, heard];
}

function askingClauses(question: string): readonly string[] {
  const short = question.trim().split(/\s+/u).length <= SHORT_WORDS;
  return sentencesOf(question).flatMap((sentence) => {
    let asks = short;
    return sentence.split(JOINED).flatMap((part) => {
      const clause = part.replace(/^[^\p{L}\p{N}]+/u, '').trim();
      asks = ASKS.test(clause) || (asks && !TELLS.test(clause));
      return asks && clause !== '' ? [clause] : [];
    });
  });
}

/** What a comma parts belongs together, unless a question ended or another is joined on. */
function sentencesOf(question: string): readonly string[] {
  const sentences: string[] = [];
  for (const { text } of stretchesOf(question)) {
    const before = sentences.at(-1);
    if (before === undefined || /[?？]\s*$/u.test(before) || JOINING.test(text)) sentences.push(text);
    else sentences[sentences.length - 1] = `${before}, ${text}`;
  }
  return sentences;
}

const JOINING = /^\W*(?:and|also|plus|then)\b/u;

/** The matter of a clause that has a word of its topic: "is it safe" has none. */
function clearMatter(clause: string): Matter | null {
  const [best] = rankingOf(readingOf(clause));
  if (best === undefined || best.fit < CLEAR) return null;
  const matter = matterNamed(best.key);
  const isOfTopic = matter?.topic !== undefined && matchTopic(clause)?.topic === matter.topic;
  return isOfTopic && OF_A_LIFE.has(matter.topic) && !NEVER_BESIDE.has(matter.key) ? matter : null;
}
