import { toToolError } from '@cuspal/tool-kit';
import { askForNumber, askForPartner } from './ask-back.ts';
import { daysAskedAbout, isListed } from './asked-days.ts';
import { chartFact } from './chart-facts.ts';
import { couple } from './couple.ts';
import { declined } from './declined.ts';
import { electedTime } from './elected-time.ts';
import { electingTool } from './event-arguments.ts';
import { said, type Finding } from './finding.ts';
import type { Inquiry } from './inquiry.ts';
import { promisedEvent } from './promised-event.ts';
import { partner } from './partner.ts';
import { polarPeriod, runningPeriod } from './running-period.ts';
import { besideTool, singleTool } from './single-tool.ts';
import { isTold } from './voice.ts';
import { say } from './answers.messages.ts';

/** Tools that judge a question by its number. */
const BY_NUMBER = [
  'get_horary_chart_v2',
  'get_horary_advanced',
  'get_lost_or_missing',
  'get_medical_horary',
  'get_career_horary',
  'get_arrival_timing',
];
/** Tools that compare two people; the bundle joins them all. */
const COUPLES = [
  'run_kundli_match_complete',
  'get_compatibility_advanced',
  'check_compatibility',
  'get_ashta_koota_milan',
];
const RANKS = 'rank_candidate_dates';

/** Tools that tell a promise and its time in their own way: what is composed here of the same says it shorter. */
const PROMISE_AND_TIME = [
  'run_marriage_complete_reading',
  'run_career_complete_reading',
  'get_marriage_advanced',
  'find_event_timing_v2',
  'get_event_dasha',
  'analyze_natal_promise',
];

/** Tools that describe somebody or something, so that no promise belongs to what is asked. */
const DESCRIBES = [
  'get_ayurvedic_constitution',
  'get_vitality_index',
  'get_current_health_status',
  'get_health_cusp_panel',
  'get_health_organ_panel',
  'get_health_transit_alerts',
  'get_misdiagnosis_risk',
  'get_treatment_modality',
  'get_ishta_devata',
  'get_past_life_karmic_panel',
  'get_occupation_matches',
  'get_profession_description',
  'get_profession_indicators',
  'get_career_cusp_panel',
  'get_relocation_chart',
  'get_speculative_intraday',
  'get_sport_outcome',
  'get_election_outcome',
  'get_four_step_verdict',
  'get_d2_chart',
  'get_d4_chart',
  'get_d10_chart',
  'get_d20_chart',
  'get_d24_chart',
];
/** Judges an election by its day. */
const CONTEST = 'get_election_outcome';
/** Describes a partner, whom no promise describes. */
const PARTNER = 'get_spouse_characteristics';
/** Compares occupations, and so judges one that is named. */
const OCCUPATIONS = 'get_occupation_matches';

/** Matters that ask for a description, although their first tool judges an event for others. */
const DESCRIBED = [
  'which_profession',
  'field_of_study',
  'constitution',
  'job_safe',
  'job_or_business',
  'health_reading',
  'love_or_arranged',
];

/** Fears that a tool of their own answers: a tendency to illness beside it, and its dates, would only frighten. */
const FEARED = ['cancer', 'mental_health'];

/** Matters of a couple, which the other birth answers where it is sent with the question. */
const OF_A_COUPLE = [
  'marriage_when',
  'marriage_reading',
  'marital_discord',
  'love_or_arranged',
  'find_love',
  'relationship_future',
];

/** Events of which tools of a wide subject speak; of the others of their matters they say nothing of their own. */
const SPEAKS_OF: Readonly<Record<string, readonly string[]>> = {
  get_education_signature: ['higher_education'],
  get_financial_analysis: ['wealth_gain', 'financial_loss'],
  get_career_signature: [],
  get_career_advanced: ['career_start'],
  get_property_decision: ['property_purchase', 'property_sale', 'rent_out', 'vehicle_purchase'],
  get_business_viability: ['business_start', 'business_loss'],
  get_foreign_settlement: ['foreign_settlement'],
  get_marital_separation: ['divorce', 'marital_discord'],
};

/** What must be said first of some matters, whatever the chart shows. */
const SAID_FIRST: Readonly<Record<string, (() => string) | undefined>> = {
  child_sex: say.childSexUntold,
  partner_unfaithful: say.noEvidence,
  cancer: say.doctorDecides,
  mental_health: say.hardToBear,
  lottery: say.stakesAreLost,
  speculation: say.noShareNamed,
  trading_session: say.noShareNamed,
  surgery_result: say.surgeonDecides,
  transplant: say.surgeonDecides,
  election_result: say.ofTheChartSent,
  nation: say.ofANation,
};

/** Answers a question in the way that its matter asks for; a polar birth says what cannot be read. */
export async function answered(inquiry: Inquiry): Promise<Finding> {
  try {
    const found = await chosen(inquiry);
    const { matter, counted } = inquiry.question;
    const first = counted === null ? SAID_FIRST[matter?.key ?? '']?.() : say.countUntold({ what: counted });
    return first === undefined ? found : { ...found, sentences: [first, ...found.sentences] };
  } catch (thrown) {
    if (inquiry.context.chart.houses !== null || toToolError(thrown).code !== 'out_of_range') throw thrown;
    return polarPeriod(inquiry);
  }
}

async function chosen(inquiry: Inquiry): Promise<Finding> {
  const { question, context } = inquiry;
  const { outOfScope, unclear, number, matter, event } = question;
  const [first] = matter?.tools ?? [];
  if (outOfScope !== null) return declined(inquiry, outOfScope.kind);
  if (number !== null) return byNumber(inquiry, first);
  if (first !== undefined && BY_NUMBER.includes(first)) return askForNumber();
  if (first !== undefined && COUPLES.includes(first))
    return context.input.person2 === undefined ? askForPartner() : couple(inquiry);
  if (isOfCouple(inquiry)) return couple(inquiry);
  if (context.input.candidate_dates !== undefined) return electedTime(inquiry, RANKS);
  const ofDays = await daysAskedAbout(inquiry, first);
  if (ofDays !== null) return ofDays;
  if (event?.catalogue === 'election' || (question.topic === 'muhurta' && first?.startsWith('find_')))
    return electedTime(inquiry, event !== null && isListed(question) ? RANKS : electingTool(first, event?.key ?? null));
  if (event?.catalogue === 'natal') return promised(inquiry, event.key, first);
  if (first === undefined || unclear || matter?.key === 'full_reading') return runningPeriod(inquiry);
  return (await chartFact(inquiry)) ?? described(inquiry, first);
}

/** An event that was sent is asked of the one whose chart it is, whoever is sent with it. */
const isOfCouple = ({ question: { matter, relation }, context: { input } }: Inquiry): boolean =>
  input.person2 !== undefined &&
  input.event === undefined &&
  relation === undefined &&
  OF_A_COUPLE.includes(matter?.key ?? '');

/** A question by number; a promise of the birth chart has no part in it. */
const byNumber = (inquiry: Inquiry, first: string | undefined): Promise<Finding> =>
  singleTool(inquiry, first !== undefined && BY_NUMBER.includes(first) ? first : 'get_horary_chart_v2');

/** A promised event, with what a tool that knows its matter better says of it. */
async function promised(inquiry: Inquiry, key: string, first: string | undefined): Promise<Finding> {
  const { matter, occupation } = inquiry.question;
  const ofWideSubject = first !== undefined && SPEAKS_OF[first]?.includes(key) === false;
  // The contest of a day is judged where a day is named; when an office comes, the promise and its time tell.
  const { dates } = inquiry.question;
  if (first === CONTEST && (dates === null || dates.from !== dates.to)) return promisedEvent(inquiry, key, null);
  if (first !== undefined && FEARED.includes(matter?.key ?? ''))
    return relationOf(inquiry) === 'self' ? described(inquiry, first) : said(say.ofTheChartSent());
  if (first === PARTNER && relationOf(inquiry) === 'self') return partner(inquiry);
  if (first !== undefined && (DESCRIBES.includes(first) || first === PARTNER || DESCRIBED.includes(matter?.key ?? '')))
    return described(inquiry, occupation === null ? first : OCCUPATIONS);
  if (first === undefined || PROMISE_AND_TIME.includes(first)) return promisedEvent(inquiry, key, null);
  return promisedEvent(inquiry, key, ofWideSubject ? null : await besideTool(inquiry, first));
}

const relationOf = ({ question: { relation = 'self' } }: Inquiry): string => relation;

/** What a tool tells by itself; where none of it is for the one who asks, the next tool of the matter is asked. */
async function described(inquiry: Inquiry, first: string): Promise<Finding> {
  const found = await singleTool(inquiry, first);
  const { voice } = inquiry.context.input;
  const [, second] = inquiry.question.matter?.tools ?? [];
  if (voice !== 'asker' || second === undefined || isTold(voice, found)) return found;
  const other = await besideTool(inquiry, second);
  return other !== null && isTold(voice, other) ? { ...other, terms: found.terms } : found;
}
