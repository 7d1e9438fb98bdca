import type { Understanding } from '../understanding/understanding.ts';
import { membersOf } from './bundles.ts';
import type { CallArguments, CallsAbout } from './call-arguments.ts';
import { say } from './plan.messages.ts';

const BY_NUMBER = 'get_horary_chart_v2';
const MATCH = 'run_kundli_match_complete';
const ELECTS = 'find_election_window';

/** Tools that tell no more of a promise and its time than the two that are run for every event. */
const PROMISE_AND_TIME: ReadonlySet<string> = new Set([
  'run_marriage_complete_reading',
  'run_career_complete_reading',
  'get_marriage_advanced',
  'find_event_timing_v2',
  'get_event_dasha',
  'analyze_natal_promise',
]);

type Asked = Pick<Understanding, 'topic' | 'matter' | 'event' | 'number' | 'unclear'>;

/** The calls that answer_question makes for a question. */
export function answerMembers({ topic, matter, event, number, unclear }: Asked): readonly string[] {
  const [first] = matter?.tools ?? [];
  if (number !== null || topic === 'horary') return [topic === 'horary' ? (first ?? BY_NUMBER) : BY_NUMBER];
  if (topic === 'compatibility') return membersOf(MATCH);
  if (topic === 'muhurta' || event?.catalogue === 'election') return [first?.startsWith('find_') ? first : ELECTS];
  if (event !== null) {
    const own = first === undefined || PROMISE_AND_TIME.has(first) ? [] : membersOf(first);
    return ['analyze_natal_promise', 'find_event_timing_v2', ...own];
  }
  return first === undefined || unclear ? ['get_smart_current_dasha'] : membersOf(first);
}

/** What answer_question is sent: the question in its own words, and what is known of it. */
export function answerArguments({ topic, event, number, span }: CallsAbout): CallArguments {
  return {
    sends: {
      ...(event !== null && { event: event.label }),
      ...(number !== null && { number }),
      ...(span !== null && { start_date: span.from, end_date: span.to }),
    },
    needs: [
      ...(topic === 'horary' && number === null ? [{ names: ['number'], how: say.toFindOut({ what: 'NUMBER' }) }] : []),
      ...(topic === 'compatibility' ? [{ names: ['person2'], how: say.toFindOut({ what: 'OTHER_BIRTH' }) }] : []),
    ],
    hints: [{ names: ['question'], how: say.asPut() }],
  };
}
