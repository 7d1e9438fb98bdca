import type { Topic } from '@cuspal/catalog/reading';
import { CONTEST } from '../classifier/topics/horary.ts';
import type { Pattern } from '../classifier/pattern.ts';

interface SwapChoice {
  readonly tool: string;
  /** What the question speaks of, as printed in the protocol. */
  readonly matter: string;
  /** Words and turns of the question that call for it; `*` stands for any ending. */
  readonly words: readonly Pattern[];
}

/** A tool of the topic gives way to the first choice whose word the question holds. */
export interface Swap {
  readonly topic: Topic;
  readonly replaced: string;
  readonly choices: readonly SwapChoice[];
}

export const SWAPS: readonly Swap[] = [
  {
    topic: 'horary',
    replaced: 'get_horary_serial',
    choices: [
      { tool: 'get_sport_outcome', matter: 'a match or contest of two sides', words: CONTEST },
      {
        tool: 'get_lost_or_missing',
        matter: 'lost, stolen, missing, theft',
        words: ['lost', 'stolen', 'missing', 'theft'],
      },
      {
        tool: 'get_arrival_timing',
        matter: 'arrive, come back, return, letter, parcel',
        words: ['arrive*', 'come back', 'return*', 'letter*', 'parcel*'],
      },
      {
        tool: 'get_medical_horary',
        matter: 'ill, recover, operation',
        words: ['ill', 'illness', 'recover*', 'operation*'],
      },
      {
        tool: 'get_career_horary',
        matter: 'job, promotion, interview, business',
        words: ['job*', 'promotion*', 'interview*', 'business'],
      },
    ],
  },
  {
    topic: 'muhurta',
    replaced: 'find_election_window',
    choices: [
      { tool: 'find_wedding_muhurta', matter: 'wedding', words: ['wedding*', 'marry', 'married', 'marriage*'] },
      { tool: 'find_exam_time', matter: 'exam', words: ['exam', 'exams', 'examination*'] },
      { tool: 'find_interview_time', matter: 'interview', words: ['interview*'] },
      { tool: 'find_meeting_time', matter: 'meeting', words: ['meet', 'meeting*', 'negotiat*'] },
      {
        tool: 'find_contract_signing_time',
        matter: 'contract',
        words: ['contract*', 'agreement*', 'lease*', 'deed*', 'sign', 'signing'],
      },
      {
        tool: 'find_business_launch_time',
        matter: 'business launch',
        words: [
          'launch*',
          'incorporat*',
          'startup',
          'new business',
          'start a business',
          'start my business',
          'open a',
          'open my',
          'opening of',
        ],
      },
      {
        tool: 'find_travel_departure_time',
        matter: 'travel',
        words: ['travel*', 'journey*', 'trip*', 'depart*', 'flight*', 'fly'],
      },
      {
        tool: 'find_property_muhurta',
        matter: 'property',
        words: ['property', 'house', 'housewarming', 'home', 'land', 'flat', 'apartment*'],
      },
      { tool: 'find_surgery_time', matter: 'surgery', words: ['surger*', 'operation*'] },
    ],
  },
];
