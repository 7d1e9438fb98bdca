import type { Topic } from '@cuspal/catalog/reading';
import type { Asked, Classification } from '../classifier/classify.ts';
import { PATTERN_TOPICS } from '../classifier/topic.ts';
import type { Matter } from '../matters/matter.ts';
import { matterNamed, MATTERS } from '../matters/matters.ts';
import type { Fit } from './model/fits.ts';
import { rankingOf } from './ranking.ts';
import type { Reading } from './reading.ts';
import type { OutOfScope } from './understanding.ts';

/** What a question is about, as far as it was heard. */
export interface QuestionSubject {
  readonly topic: Topic | null;
  readonly matter: Matter | null;
  readonly declined: OutOfScope | null;
  /** A question of the future that names nothing: "will something good happen". */
  readonly general: boolean;
  readonly unclear: boolean;
  /** The topics that came nearest, the best first. */
  readonly topics: readonly Topic[];
}

interface Beside {
  readonly words: Classification;
  readonly asked: Asked;
  readonly adviser: boolean;
  /** Asked of the moment: the question names a number, or horary. */
  readonly horary: boolean;
  /** What the words say so plainly that no examples are asked, nor a topic that was sent. */
  readonly danger: OutOfScope | null;
  /** A child is on its way, as the words say. */
  readonly pregnant: boolean;
}

/** A fit below which nothing is heard; one word alone must fit better, as its letters are found anywhere. */
const HEARD = 0.12;
const HEARD_ALONE = 0.75;
/** A fit that goes before the turns of speech by which a fact or a whole reading is told. */
const SURE = 0.55;
/** A fit of which nothing else comes near. */
const CERTAIN = 1;
/** What is declined must fit, and better than what could be answered by so much. */
const DECLINED_FIT = 0.2;
const DECLINED_LEAD = 0.04;

const DECLINED = ['emergency', 'crime', 'off_topic'] as const;
const isDeclined = (key: string): boolean => DECLINED.some((kind) => kind === key);

export function subjectOf(reading: Reading, beside: Beside): QuestionSubject {
  const { words, asked, danger } = beside;
  if (danger !== null) return { ...NOTHING, declined: danger };
  const all = rankingOf(reading);
  const ranking = all.filter(({ key }) => beside.adviser || !FOR_ADVISERS.has(key));
  const declined = asked.topic === undefined ? declinedBy(ranking) : null;
  if (declined !== null) return { ...NOTHING, declined };
  const answerable = ranking.filter(({ key }) => !isDeclined(key));
  const least = reading.text.includes(' ') ? HEARD : HEARD_ALONE;
  const apart = words.topic !== null && ALONE.test(reading.asked);
  const best = answerable.find(
    (one) => one.fit >= least && suits(one, beside) && !(apart && matterNamed(one.key)?.topic === 'family'),
  );
  const topics = answerable.filter(({ fit }) => fit >= least).flatMap(({ key }) => matterNamed(key)?.topic ?? []);
  if (best?.key === GENERAL && words.topic === null) return { ...NOTHING, general: true, topics };
  const matter = refined(best === undefined ? null : (matterNamed(best.key) ?? null), beside) ?? firstOf(words.topic);
  const topic = topicOf(matter, beside);
  return {
    topic,
    matter,
    declined: unanswered(matter, beside),
    general: false,
    unclear: matter === null && topic === null && isWordless(words),
    topics,
  };
}

/** A relative as the one who does something, without a word of the one who asks: no question of how the two get on. */
const ALONE =
  /\b(?:will|does|do|is|are|can|should|shall) (?:my|our) (?:\w+ )?(?:mother|father|mom|mum|dad|parents|brother|sister|sibling|bro|sis|friend|cousin|uncle|aunt|niece|nephew|grandmother|grandfather|grandma|grandpa|son|daughter|child)s?(?: in law)?\b(?!.*\b(?:me|my|mine|us|our|i|we)\b)/u;

/** A matter that is known and still not read: a date of death, and a child that is on its way. */
function unanswered(matter: Matter | null, { adviser, pregnant }: Beside): OutOfScope | null {
  if (matter?.key === 'longevity' && !adviser) return 'death';
  return pregnant && OF_UNBORN.has(matter?.topic) ? 'expecting' : null;
}

const OF_UNBORN: ReadonlySet<Topic | undefined> = new Set<Topic | undefined>(['children', 'twins']);

const GENERAL = 'general';

const NOTHING: QuestionSubject = {
  topic: null,
  matter: null,
  declined: null,
  general: false,
  unclear: false,
  topics: [],
};

/** Nothing asked is no unclear question, nor is a whole reading. */
const isWordless = ({ classifiedBy }: Classification): boolean => classifiedBy === 'T4' || classifiedBy === 'T3';

function declinedBy(ranking: readonly Fit[]): (typeof DECLINED)[number] | null {
  const [best] = ranking;
  const kind = DECLINED.find((key) => key === best?.key);
  if (best === undefined || kind === undefined || best.fit < DECLINED_FIT) return null;
  const other = ranking.find(({ key }) => !isDeclined(key));
  return best.fit - (other?.fit ?? 0) >= DECLINED_LEAD ? kind : null;
}

/** Whether a key can be what is meant: of the topic that was sent, and of a fact where one is asked for. */
function suits({ key, fit }: Fit, { words, asked, horary }: Beside): boolean {
  const own = matterNamed(key)?.topic ?? null;
  // The number of a house or a flight is no number of a question.
  if (key === 'horary_number' && !horary && fit < CERTAIN) return false;
  if (asked.topic !== undefined) return key !== GENERAL && own === (asked.topic === 'general' ? null : asked.topic);
  if (words.classifiedBy === 'T1' && words.topic !== null) return own === words.topic;
  if (words.classifiedBy === 'T1') return matterNamed(key)?.tier === 'full' || fit >= SURE;
  // One word of a topic is often part of the fact asked for.
  if (words.tier === 'factual' && own !== null && PATTERN_TOPICS.has(own)) return own === words.topic || fit >= SURE;
  return true;
}

function topicOf(matter: Matter | null, { words, asked }: Beside): Topic | null {
  if (asked.topic !== undefined || matter === null) return words.topic;
  // A fact of the chart is asked for the sake of what is named with it: "the 6th cusp for disease".
  return matter.topic ?? (words.tier === 'factual' ? words.topic : null);
}

/** Tools that only one who advises others is shown, and what they are for. */
const FOR_ADVISERS: ReadonlySet<string> = new Set([
  'longevity_adviser',
  'extramarital_adviser',
  'child_health_adviser',
]);
const ADVISERS_MATTER: Readonly<Record<string, string>> = {
  longevity: 'longevity_adviser',
  partner_unfaithful: 'extramarital_adviser',
};

/** A number makes a question one of its own chart; an adviser's question is that of his profession. */
function refined(matter: Matter | null, { adviser, horary, asked }: Beside): Matter | null {
  if (matter === null) return null;
  const advised = adviser ? ADVISERS_MATTER[matter.key] : undefined;
  if (advised !== undefined) return matterNamed(advised) ?? matter;
  if (!horary || asked.topic !== undefined || NUMBER_OF_ITSELF.has(matter.topic ?? matter.key)) return matter;
  return matterNamed(BY_NUMBER[matter.topic ?? ''] ?? 'horary_number') ?? matter;
}

const BY_NUMBER: Readonly<Record<string, string>> = { health: 'medical_horary', career: 'career_horary' };
const NUMBER_OF_ITSELF: ReadonlySet<string> = new Set([
  'horary',
  'muhurta',
  'twins',
  'rectification',
  'compatibility',
  'sub_lord_table',
  'rp_consensus',
  'ruling_planets',
]);

/** The matter that stands for a topic of which nothing nearer was heard. */
const firstOf = (topic: Topic | null): Matter | null =>
  topic === null
    ? null
    : ((topic === 'muhurta' ? matterNamed('good_moment') : MATTERS.find((matter) => matter.topic === topic)) ?? null);
