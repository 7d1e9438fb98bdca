/** How an event of the catalogue is elected: by the tool of its own, or by the one for any event. */
export interface ElectingTool {
  readonly tool: string;
  /** Arguments that choose the event in that tool. */
  readonly extraArgs: Readonly<Record<string, string>>;
}

const own = (tool: string, extraArgs: ElectingTool['extraArgs'] = {}): ElectingTool => ({ tool, extraArgs });

const TOOL_OF: ReadonlyMap<string, ElectingTool> = new Map([
  ['marriage', own('find_wedding_muhurta')],
  ['sign_agreement', own('find_contract_signing_time')],
  ['competitive_exam', own('find_exam_time')],
  ['interview', own('find_interview_time')],
  ['business_meeting', own('find_meeting_time', { subject: 'business' })],
  ['negotiation', own('find_meeting_time', { subject: 'third_party_approval' })],
  ['start_business', own('find_business_launch_time')],
  ['begin_journey', own('find_travel_departure_time')],
  ['property_purchase', own('find_property_muhurta', { mode: 'purchase' })],
  ['occupy_new_house', own('find_property_muhurta', { mode: 'griha_pravesha' })],
  ['lay_a_foundation', own('find_property_muhurta', { mode: 'foundation' })],
  ['surgery', own('find_surgery_time')],
]);

/** The tool that elects an event of the catalogue. */
export const electingToolOf = (key: string): ElectingTool =>
  TOOL_OF.get(key) ?? own('find_election_window', { event: key });
