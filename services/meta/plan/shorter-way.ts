import { ANSWER_TOOL } from '@cuspal/catalog';
import type { Topic } from '@cuspal/catalog/reading';
import type { Understanding } from '../understanding/understanding.ts';
import { answerArguments, answerMembers } from './answer-call.ts';
import { BUNDLE_OF_TOPIC, isBundle, membersOf, restsOn } from './bundles.ts';
import { callArguments, isReady, type CallArguments, type CallsAbout } from './call-arguments.ts';

/** One call of the shorter way. */
export interface ShorterCall extends Pick<CallArguments, 'needs' | 'hints'> {
  readonly tool: string;
  readonly arguments: CallArguments['sends'];
  /** Calls that it counts as: the members that it runs. */
  readonly countsAs: number;
  /** Numbers of the list that it stands for. */
  readonly standsFor: readonly number[];
}

const MOST_CALLS = 4;

const PAST = 'get_annotated_dasha';

/** What answers where no matter is known: the year, the day, the periods and the promises. */
const AT_LARGE = ['run_year_outlook_complete', 'run_today_complete', 'analyze_natal_promise'];

/** What answers where no tool of the matter does: a question by number needs no birth, and the periods need no cusps. */
const INSTEAD = ['get_horary_chart_v2', 'get_smart_current_dasha'];

/** Further checks of an event of a life. */
const CHECKS = ['run_triple_dasha_consensus', 'find_event_timing_v2', 'get_transit_timing_hierarchy'];

interface ShorterInput {
  readonly understanding: Understanding;
  readonly about: CallsAbout;
  /** The numbered list. */
  readonly tools: readonly string[];
  readonly floor: number;
  /** Whether a tool may stand in this plan. */
  readonly allowed: (tool: string) => boolean;
  /** Whether answer_question can be called; it then comes first. */
  readonly answers: boolean;
}

/** One to four calls that answer the question put, the best first; further checks only where they reach the floor. */
export function shorterWay({
  understanding,
  about,
  tools,
  floor,
  allowed,
  answers,
}: ShorterInput): readonly ShorterCall[] {
  const members = (tool: string): readonly string[] =>
    tool === ANSWER_TOOL.name ? answerMembers(understanding) : membersOf(tool);
  const own = answering(understanding, tools).filter(allowed);
  const first = [...(answers ? [ANSWER_TOOL.name] : []), ...(own.length === 0 ? INSTEAD.filter(allowed) : own)].slice(
    0,
    MOST_CALLS,
  );
  const count = (calls: readonly string[]): number => calls.reduce((sum, tool) => sum + members(tool).length, 0);
  const checks = checksOf(understanding, about).filter(allowed);
  return withChecks(first, checks, (calls) => count(calls) >= floor).map((tool) => {
    const { sends, needs, hints } = tool === ANSWER_TOOL.name ? answerArguments(about) : callArguments(tool, about);
    return {
      tool,
      arguments: sends,
      needs,
      hints,
      countsAs: members(tool).length,
      standsFor: numbersOf(tool === ANSWER_TOOL.name ? members(tool) : [tool], tools),
    };
  });
}

export const countOf = (calls: readonly Pick<ShorterCall, 'countsAs'>[]): number =>
  calls.reduce((sum, { countsAs }) => sum + countsAs, 0);

/** The tools of the matter, without what a bundle before them runs anyhow and the list holds. */
function answering({ matter, past, topic }: Understanding, tools: readonly string[]): readonly string[] {
  const bundle = topic === null ? undefined : BUNDLE_OF_TOPIC[topic];
  const own = matter?.tools ?? (bundle === undefined ? AT_LARGE : [bundle]);
  const [lead] = own;
  const run = new Set(lead !== undefined && isBundle(lead) ? membersOf(lead) : []);
  const needless = (tool: string): boolean => run.has(tool) && tools.includes(tool) && tool !== 'find_event_timing_v2';
  return [...new Set([...(past ? [PAST] : []), ...own.filter((tool) => !needless(tool)), ...extraOf(matter?.key)])];
}

/** A question by number is timed by the planets that rule its moment. */
const extraOf = (matter: string | undefined): readonly string[] =>
  matter === 'horary_number' ? ['get_ruling_planets'] : [];

const WITHOUT_CHECKS: ReadonlySet<Topic> = new Set(['horary', 'muhurta', 'sport', 'world']);

function checksOf({ topic, matter, past }: Understanding, about: CallsAbout): readonly string[] {
  if (past || (topic !== null && WITHOUT_CHECKS.has(topic))) return [];
  if (topic === null) return matter === null || matter.key === 'full_reading' ? AT_LARGE : [];
  const bundle = BUNDLE_OF_TOPIC[topic];
  const timed = CHECKS.filter((tool) => isReady(callArguments(tool, about)));
  return [...(bundle === undefined ? [] : [bundle]), ...timed];
}

function withChecks(
  first: readonly string[],
  checks: readonly string[],
  enough: (calls: readonly string[]) => boolean,
): readonly string[] {
  const calls = [...first];
  for (const check of checks) {
    if (enough(calls) || calls.length === MOST_CALLS) break;
    if (!calls.includes(check)) calls.push(check);
  }
  return enough(calls) ? calls : first;
}

/** Numbers of the list whose tools some calls run, or rest on. */
function numbersOf(calls: readonly string[], tools: readonly string[]): readonly number[] {
  const covered = new Set(calls.flatMap((call) => [...restsOn(call)]));
  return tools.flatMap((listed, at) => (covered.has(listed) ? [at + 1] : []));
}
