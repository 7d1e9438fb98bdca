import type { Finding } from './finding.ts';
import type { Inquiry } from './inquiry.ts';
import { askForNumber, askForPartner } from './ask-back.ts';
import { couple } from './couple.ts';
import { declined } from './declined.ts';
import { electedTime } from './elected-time.ts';
import { runningPeriod } from './running-period.ts';
import { promisedEvent } from './promised-event.ts';
import { singleTool } from './single-tool.ts';

/** Tools that judge a question by its number. */
const BY_NUMBER = [
  'get_horary_chart_v2',
  'get_horary_advanced',
  'get_lost_or_missing',
  'get_medical_horary',
  'get_career_horary',
  'get_arrival_timing',
  'get_horary_serial',
];
const COUPLES = [
  'run_kundli_match_complete',
  'get_compatibility_advanced',
  'check_compatibility',
  'get_ashta_koota_milan',
];
const RANKS = 'rank_candidate_dates';
const ELECTS = 'find_election_window';

/** Tools that tell a promise and its time in their own way: what this tool composes itself says the same. */
const PROMISE_AND_TIME = [
  'run_marriage_complete_reading',
  'run_career_complete_reading',
  'get_marriage_advanced',
  'find_event_timing_v2',
  'get_event_dasha',
  'analyze_natal_promise',
];

/** Answers a question in the way that its matter asks for. */
export async function answered(inquiry: Inquiry): Promise<Finding> {
  const { question, context } = inquiry;
  const { matter, event, number, outOfScope, topic } = question;
  if (outOfScope !== null) return declined(inquiry, outOfScope.kind);
  const [first] = matter?.tools ?? [];
  if (context.input.candidate_dates !== undefined && event !== null) return electedTime(inquiry, RANKS, event.key);
  if (number !== null)
    return singleTool(inquiry, first !== undefined && BY_NUMBER.includes(first) ? first : 'get_horary_chart_v2');
  if (first !== undefined && BY_NUMBER.includes(first)) return askForNumber();
  if (first !== undefined && COUPLES.includes(first))
    return context.input.person2 === undefined ? askForPartner() : couple(inquiry);
  if (topic === 'muhurta' || event?.catalogue === 'election')
    return electedTime(inquiry, first?.startsWith('find_') ? first : ELECTS, event?.key ?? null);
  if (event?.catalogue === 'natal') return promised(inquiry, event.key, first);
  if (first !== undefined && !question.unclear) return singleTool(inquiry, first);
  return runningPeriod(inquiry);
}

/** A promised event; where a tool knows its matter better, that tool speaks first. */
async function promised(inquiry: Inquiry, key: string, first: string | undefined): Promise<Finding> {
  const found = await promisedEvent(inquiry, key);
  if (first === undefined || PROMISE_AND_TIME.includes(first)) return found;
  const own = await singleTool(inquiry, first);
  return { ...found, sentences: [...own.sentences, ...found.sentences], askNext: [...found.askNext, ...own.askNext] };
}
