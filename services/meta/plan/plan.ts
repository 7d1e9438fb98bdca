import { toolByName } from '@cuspal/catalog';
import { PROMISED_TOPICS, TOPIC_KEYS, TOPIC_TOOLS, type Topic } from '@cuspal/catalog/reading';
import { type LocalClock, UT } from '@cuspal/engine/time/clock';
import { printInstant } from '@cuspal/engine/time/print';
import { z } from 'zod';
import type { Asked, Classification } from '../classifier/classify.ts';
import { matches, normalise } from '../classifier/pattern.ts';
import { type Tier, TIER_KEYS, TIERS } from '../classifier/tiers.ts';
import { eventNames } from '../protocol/event-names.ts';
import { planRules } from '../protocol/rules.ts';
import { SWAPS } from '../protocol/swaps.ts';
import { careFor } from '../understanding/safety/care.ts';
import { understand } from '../understanding/understand.ts';
import { type SaidDates, type Understanding, isCare, type OutOfScope } from '../understanding/understanding.ts';
import { isBundle } from './bundles.ts';
import { type CallArguments, callArguments, type CallsAbout, isReady } from './call-arguments.ts';
import { isMisleading } from './misleading.ts';
import { polarTools } from './polar-plan.ts';
import { spanOf } from './said-dates.ts';
import { type ShorterCall, shorterWay } from './shorter-way.ts';
import { SPINES } from './spines.ts';
import { WITHOUT_CUSPS } from './without-cusps.ts';
import { say } from './plan.messages.ts';

/** What a caller may say of the question; each is optional, and what is sent wins over the words. */
export const planInput = {
  question: z.string().max(2000).optional().meta({ description: "In the user's own words" }),
  topic: z
    .enum([...TOPIC_KEYS, 'general'])
    .optional()
    .meta({
      description: 'What is asked about; else general',
    }),
  depth: z.enum(TIER_KEYS).optional().meta({ description: 'A whole reading, one question or a fact' }),
};

export interface Plan
  extends
    Pick<Classification, 'tier' | 'topic' | 'classifiedBy' | 'matched'>,
    Pick<Understanding, 'event' | 'noEventReason' | 'also'> {
  readonly tierLabel: string;
  /** Labels that event tools take for this topic. */
  readonly events: readonly string[];
  /** What is declined, unclear, about another person or about the past. */
  readonly note: string | null;
  readonly dates: SaidDates | null;
  readonly floor: number;
  readonly expectedMin: number;
  readonly expectedMax: number;
  readonly toolCount: number;
  readonly tools: readonly string[];
  /** Arguments beyond the birth, by tool; a tool that needs none is missing. */
  readonly arguments: Readonly<Record<string, CallArguments>>;
  readonly rules: readonly string[];
  readonly shorterWay: readonly ShorterCall[];
}

/** What of a birth can be read: all of it, no cusps inside the polar circles (R3.2), or no time at all. */
export type BirthRead = 'whole' | 'without_cusps' | 'without_time';

/** When and for which birth a plan is made. */
export interface PlanFor {
  readonly nowMs?: number;
  readonly birth?: BirthRead;
  /** The clock of the person. */
  readonly clock?: LocalClock;
  /** The age of the person; null where it is not known. */
  readonly age?: number | null;
  /** The caller's list holds answer_question. */
  readonly answers?: boolean;
}

/** The reading plan of a question; without one, that of a full reading. */
export function planFor(
  question = '',
  asked: Asked = {},
  { nowMs = Date.now(), birth = 'whole', clock = UT, age = null, answers = false }: PlanFor = {},
): Plan {
  const understanding = understand(question, asked, nowMs);
  const tier = asked.depth ?? tierOf(understanding);
  return planOf(understanding, { tier, question: normalise(question), nowMs, birth, clock, age, answers });
}

interface PlanWith extends Required<Omit<PlanFor, 'clock' | 'age'>>, Pick<PlanFor, 'clock' | 'age'> {
  readonly tier: Tier;
  /** Normalised, for the specialists that its words call for. */
  readonly question: string;
}

/** The plan of a question that is understood. */
export function planOf(
  asked: Understanding,
  { tier, question, nowMs, birth, clock = UT, age = null, answers }: PlanWith,
): Plan {
  const understanding = { ...asked, past: asked.past && looksBack(asked, tier) };
  const { topic, event, noEventReason, also, dates, classifiedBy, matched } = understanding;
  const about: CallsAbout = {
    ...understanding,
    span: dates === null ? null : spanOf(dates, nowMs),
    asked: printInstant(nowMs, clock),
    age,
  };
  const allowed = (tool: string): boolean => !isMisleading(tool, understanding) && ANSWERS[birth](tool);
  const declined = isDeclined(understanding);
  const tools = declined
    ? []
    : toolsOf(understanding, tier, question, about, birth).filter((tool) => !isMisleading(tool, understanding));
  const { label, ...calls } = declined ? { ...TIERS[tier], ...NO_CALLS } : TIERS[tier];
  return {
    tier,
    tierLabel: label,
    topic,
    ...(declined ? NO_EVENT : { event, noEventReason, also }),
    events: eventNames(topic),
    note: noteOf(understanding, PAST.find(ANSWERS[birth]) ?? null, age),
    dates,
    ...calls,
    toolCount: tools.length,
    tools,
    arguments: argumentsOf(tools, about),
    rules: declined ? [] : planRules(tier, topic),
    shorterWay: declined
      ? []
      : shorterWay({
          understanding,
          about,
          tools,
          floor: calls.floor,
          allowed,
          answers: answers && birth === 'whole' && question !== '',
        }),
    classifiedBy,
    matched,
  };
}

/** The tools that answer a birth of which so much can be read. */
const ANSWERS: Readonly<Record<BirthRead, (tool: string) => boolean>> = {
  whole: () => true,
  without_cusps: (tool) => WITHOUT_CUSPS.has(tool),
  without_time: (tool) => toolByName(tool)?.birth !== 'required',
};

/** A fact of the chart is no more past than the chart; periods are looked back on for a matter of a life. */
const looksBack = ({ event, topic }: Understanding, tier: Tier): boolean =>
  tier !== 'factual' && (event !== null || eventNames(topic).length > 0);

const NO_EVENT = { event: null, noEventReason: null, also: [] };
const NO_CALLS = { floor: 0, expectedMin: 0, expectedMax: 0 };

/** A question of a contest or of the world is a lookup, unless its best tool reads the birth of the person who asks. */
function tierOf({ tier, topic, matter }: Understanding): Tier {
  const [best] = matter?.tools ?? [];
  const ofOthers = (topic === 'sport' || topic === 'world') && best !== undefined;
  return ofOthers && toolByName(best)?.birth !== 'required' ? 'factual' : tier;
}

/** A lookup stays short: it takes only the first tools of its topic, and no more than eight in all. */
const FACTUAL = { topicTools: 3, tools: 8 };

/** Topics whose questions are of another birth, a number or a day, which therefore is asked for. */
const ASK_FIRST: ReadonlySet<Topic> = new Set([
  'compatibility',
  'rectification',
  'twins',
  'horary',
  'sport',
  'world',
] satisfies Topic[]);

/** The periods that have been, for a question about the past. */
const PAST = ['get_annotated_dasha', 'get_dasha_periods'];

/** The numbered list: the spine, the tools of the topic, and the further ones of the matter that can be called at once. */
function toolsOf(
  understanding: Understanding,
  tier: Tier,
  question: string,
  about: CallsAbout,
  birth: BirthRead,
): readonly string[] {
  const { topic, matter, past, secondPerson } = understanding;
  const ofTopic = topicTools(understanding, question);
  const appended = tier === 'factual' ? ofTopic.slice(0, FACTUAL.topicTools) : ofTopic;
  const listed = [...new Set([...SPINES[tier], ...appended])];
  const base = birth === 'without_cusps' ? polarTools(tier, listed) : listed;
  // A full reading of a topic is that of the whole topic.
  if (tier === 'full') return base;
  const asks = secondPerson || (topic !== null && ASK_FIRST.has(topic));
  const further = [...(past ? PAST.filter(ANSWERS[birth]).slice(0, 1) : []), ...(matter?.tools ?? [])].filter(
    (tool) => !isBundle(tool) && ANSWERS[birth](tool) && (asks || isReady(callArguments(tool, about))),
  );
  const all = [...new Set([...base, ...further])];
  return tier === 'factual' ? all.slice(0, Math.max(FACTUAL.tools, base.length)) : all;
}

/** The tools of a topic; where no order is promised, those of the matter come first. */
function topicTools({ topic, matter }: Understanding, question: string): readonly string[] {
  if (topic === null) return [];
  const ofMatter = matter?.tools ?? [];
  const tools: readonly string[] = TOPIC_TOOLS[topic];
  if (!PROMISED_TOPICS.some((promised) => promised === topic)) return [...new Set([...ofMatter, ...tools])];
  return tools.map((tool) => specialist(tool, topic, question, ofMatter));
}

/** The tool that the matter of the question, or its words, put in the place of a generic one. */
function specialist(tool: string, topic: Topic, question: string, ofMatter: readonly string[]): string {
  const choices = SWAPS.find((row) => row.topic === topic && row.replaced === tool)?.choices ?? [];
  const meant = ofMatter.find((each) => choices.some((choice) => choice.tool === each));
  return meant ?? choices.find(({ words }) => words.some((word) => matches(question, word)))?.tool ?? tool;
}

function argumentsOf(tools: readonly string[], about: CallsAbout): Readonly<Record<string, CallArguments>> {
  const rows = tools.map((tool) => [tool, callArguments(tool, about)] as const);
  return Object.fromEntries(
    rows.filter(([, { sends, needs, hints }]) => needs.length + hints.length + Object.keys(sends).length > 0),
  );
}

/** What is declined without a call; a question of death is answered by vitality. */
const isDeclined = ({ outOfScope }: Pick<Understanding, 'outOfScope'>): boolean =>
  outOfScope !== null && outOfScope.kind !== 'death';

/**
 * What a reader of the plan is told before it: scope, clarity, person and time of the question; null where nothing.
 * `periods` is the tool that goes through the past.
 */
function noteOf(understanding: Understanding, periods: string | null, age: number | null): string | null {
  const { outOfScope, topic, second, about, unclear, nearest, past, number } = understanding;
  if (outOfScope !== null) return declinedBy(outOfScope.kind, age);
  const sentences = [
    ...(unclear ? [say.unclear({ topics: nearest })] : []),
    ...(second === null ? [] : [say.twoMatters({ first: `${topic}`, second: `${second.topic}` })]),
    ...(OWN_BIRTH.has(topic) || about === 'self' ? [] : [say.ofAnother({ person: about })]),
    ...(topic === 'horary' && number !== null ? [say.numberDecides({ number })] : []),
    ...(past && periods !== null ? [say.pastFirst({ periods })] : []),
  ];
  return sentences.length === 0 ? null : sentences.join(' ');
}

const declinedBy = (kind: OutOfScope, age: number | null): string =>
  isCare(kind) ? careFor(kind, age) : say.declined({ kind });

/** Topics of two people that are read in the birth of the one who asks. */
const OWN_BIRTH: ReadonlySet<Topic | null> = new Set<Topic | null>(['family', 'children', 'marriage', 'compatibility']);
