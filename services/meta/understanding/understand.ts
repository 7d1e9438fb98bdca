import { occupationSaid } from '@cuspal/engine/topics/career/occupation-names';
import type { Topic } from '@cuspal/catalog/reading';
import { type Asked, type Classification, classify } from '../classifier/classify.ts';
import type { Tier } from '../classifier/tiers.ts';
import type { Matter } from '../matters/matter.ts';
import { isAdviser, personsOf, personToldOf } from './asker.ts';
import { matterByDays } from './by-days.ts';
import { saidDates } from './dates/said-dates.ts';
import { eventOf, eventsBeside, reasonForNoEvent } from './event.ts';
import { type QuestionSubject, subjectOf } from './question-subject.ts';
import { namesHorary, numberSaid } from './number.ts';
import { readingOf } from './reading.ts';
import { dangerIn, saysPregnant } from './safety/danger.ts';
import { countAsked } from './how-many.ts';
import { twoMatters } from './second-matter.ts';
import type { Understanding } from './understanding.ts';
import { YEAR_ALONE } from './year-alone.ts';

/** Compares occupations, so that one of them can be asked for by name. */
const OCCUPATIONS_TOOL = 'get_occupation_matches';

/** Reads a question: the same words, the same moment and the same arguments always give the same understanding. */
export function understand(question: string, asked: Asked = {}, nowMs: number = Date.now()): Understanding {
  const words = classify(question, asked);
  const reading = readingOf(question);
  const adviser = isAdviser(reading);
  const number = numberSaid(question);
  const danger = dangerIn(question);
  const horary = number !== null || namesHorary(question);
  const pregnant = saysPregnant(question);
  const whole = subjectOf(reading, { words, asked, adviser, horary, danger, pregnant });
  const mayBeTwo = asked.topic === undefined && whole.declined === null && words.classifiedBy !== 'T1';
  const both = mayBeTwo ? twoMatters(question, whole.matter) : null;
  const first = both === null ? whole : ofFirst(whole, both);
  // A year that is named alone is meant, whatever the tense.
  const past = personsOf(reading, first.matter, nowMs).past || YEAR_ALONE.test(reading.asked);
  const dates = saidDates(question, nowMs, past);
  const byDays = asked.topic === undefined && !horary && first.declined === null && both === null;
  const heard = byDays ? ofMatter(first, matterByDays(question, first.matter, dates)) : first;
  const { matter, topic, declined } = heard;
  const persons = personsOf(reading, matter, nowMs);
  return {
    tier: tierOf(words, heard, asked),
    topic,
    matter,
    second: both?.[1] ?? null,
    event: eventOf(matter),
    noEventReason: reasonForNoEvent(matter),
    also: eventsBeside(matter, both?.[1]),
    counted: countAsked(question),
    dates,
    ...persons,
    about: danger === null ? persons.about : danger === 'emergency' ? personToldOf(reading) : 'self',
    occupation: matter?.tools.includes(OCCUPATIONS_TOOL) === true ? occupationSaid(question) : null,
    number,
    adviser,
    outOfScope: declined === null ? null : { kind: declined },
    unclear: heard.unclear,
    nearest: heard.unclear ? nearestOf(heard.topics) : [],
    classifiedBy: classifiedBy(words, heard),
    matched: words.matched,
  };
}

const ofFirst = (whole: QuestionSubject, [matter]: readonly [Matter, Matter]): QuestionSubject =>
  ofMatter(whole, matter);

/** What was heard, of another matter. */
const ofMatter = (subject: QuestionSubject, matter: Matter | null): QuestionSubject =>
  matter === null || matter === subject.matter
    ? subject
    : { ...subject, matter, topic: matter.topic ?? null, general: false, unclear: false };

/** The tests of the words come first; where they find nothing, what was heard says how much is asked. */
function tierOf({ tier, classifiedBy }: Classification, heard: QuestionSubject, { depth }: Asked): Tier {
  if (depth !== undefined || classifiedBy !== 'T4') return tier;
  if (heard.matter !== null) return heard.matter.tier ?? 'focused';
  return heard.general || heard.topic !== null ? 'focused' : tier;
}

function classifiedBy(
  { classifiedBy: by }: Classification,
  { matter, general }: QuestionSubject,
): Classification['classifiedBy'] {
  if (by !== 'T4') return by;
  if (matter !== null) return BY_TIER[matter.tier ?? 'focused'];
  return general ? 'T3' : 'T4';
}

const BY_TIER = { full: 'T1', focused: 'T3', factual: 'T2' } as const satisfies Record<
  NonNullable<Matter['tier']>,
  string
>;

const GENERAL_INTEREST: readonly Topic[] = ['marriage', 'career', 'health'];
const NEAREST = 3;

const nearestOf = (topics: readonly Topic[]): readonly Topic[] =>
  [...new Set([...topics, ...GENERAL_INTEREST])].slice(0, NEAREST);
