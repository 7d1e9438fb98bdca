import type { Understanding } from '../understanding/understanding.ts';

type Sends = Readonly<Record<string, string>>;

/** What a matter says of the calls that answer it, by matter and tool. */
const BY_MATTER: Readonly<Record<string, Readonly<Record<string, Sends>>>> = {
  buy_property: { get_property_decision: { intent: 'buy' } },
  sell_property: { get_property_decision: { intent: 'sell' } },
  rent_out: { get_property_decision: { intent: 'rent' } },
  vehicle: { get_property_decision: { intent: 'buy', kind: 'vehicle' } },
  housewarming_date: { find_property_muhurta: { mode: 'griha_pravesha' } },
  foundation_date: { find_property_muhurta: { mode: 'foundation' } },
  stolen_thing: { get_lost_or_missing: { query_type: 'theft' } },
  missing_person: {
    get_lost_or_missing: { query_type: 'missing_person' },
    get_arrival_timing: { subject: 'missing_person' },
  },
  custody: { get_legal_analysis: { matter: 'family' }, get_litigation_timeline: { matter: 'family' } },
  imprisonment: { get_legal_analysis: { matter: 'criminal' }, get_litigation_timeline: { matter: 'criminal' } },
  bail: { get_legal_analysis: { matter: 'criminal' }, get_litigation_timeline: { matter: 'criminal' } },
  competitive_exam: { get_education_signature: { exam: 'competitive' } },
  transplant: { get_surgery_success: { surgery_type: 'TRANSPLANT' } },
  mother: { get_relatives_karaka_panel: { relation: 'mother' } },
  father: { get_relatives_karaka_panel: { relation: 'father' } },
};

/** The kind of question that get_career_horary is asked, by the event. */
const CAREER_QUESTIONS: Sends = {
  promotion: 'when_promoted',
  job_change: 'change_of_job',
  job_transfer: 'transfer',
  interview: 'interview',
  competitive_exam: 'competition_selection',
  business_start: 'business_success',
  business_partnership: 'partnership',
  foreign_job: 'foreign_assignment',
};

/** Names the relatives whom a topic is about, of fifteen. */
const BY_TOPIC: Readonly<Record<string, Readonly<Record<string, Sends>>>> = {
  children: { get_relatives_karaka_panel: { relation: 'first_child' } },
};

/** Arguments that follow from what is asked. */
export function matterArguments(
  tool: string,
  { topic, matter, event }: Pick<Understanding, 'topic' | 'matter' | 'event'>,
): Sends {
  const asked = event === null ? undefined : CAREER_QUESTIONS[event.key];
  if (tool === 'get_career_horary' && asked !== undefined) return { query_type: asked };
  const ofTopic = topic === null ? undefined : BY_TOPIC[topic]?.[tool];
  return (matter === null ? undefined : BY_MATTER[matter.key]?.[tool]) ?? ofTopic ?? {};
}
