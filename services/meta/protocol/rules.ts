import { ATTRIBUTE, ONE_CALL } from '@cuspal/catalog/reading';
import { disclaimerText } from '@cuspal/tool-kit';
import type { Topic } from '@cuspal/catalog/reading';
import type { Tier } from '../classifier/tiers.ts';
import { say } from './protocol.messages.ts';

const NO_VERDICT = 'Give no verdict before analyze_natal_promise has returned';
const NO_DATE = 'State no date before the dasha tools and the transit tools have returned';

/** Shared by the rules of a plan and the budget of the protocol. */
export const BUNDLES_COUNT = 'A bundle counts as the members that it runs, in the list and in the shorter way.';

/** A question by number is judged for its own moment, while the birth parameters of the call stay those of the birth. */
const OWN_MOMENT =
  'Horary tools take the moment and place of the question as question_datetime, question_latitude, question_longitude and question_time_zone; the birth parameters stay those of the birth.';

/** The rules printed with every plan; a factual lookup may well need neither verdict nor date. */
export function planRules(tier: Tier, topic: Topic | null = null): readonly string[] {
  const condition = tier === 'factual' ? ', if you give one' : '';
  return [
    ONE_CALL,
    `${NO_VERDICT}${condition}.`,
    `${NO_DATE}${condition}.`,
    'If a tool errors, note it and go on; a failed call does not lower the minimum.',
    'Count the calls before replying; below the minimum, keep calling.',
    'Send the same birth parameters in every call; the server stores nothing.',
    ATTRIBUTE,
    BUNDLES_COUNT,
    ...(topic === 'horary' ? [OWN_MOMENT] : []),
  ];
}

/** How a chart is judged, in the order of the protocol. */
export const CRITICAL_RULES: readonly string[] = [
  'The sub lord of the primary cusp decides the promise; a denial needs the whole denial group.',
  'The star lord gives the matter, the sub lord the yes or no.',
  'For a date the lords of mahadasha, antardasha and pratyantardasha must all touch the house group.',
  'A transit counts only in the star AND the sub of fruitful significators.',
  'Ruling planets are those of the moment of judgement.',
  'The nodes act for planets conjoined, else for those that aspect them, and for their sign lord, and rank above them.',
  'A star lord that is retrograde at birth delays; in horary it denies.',
  'Dignity, combustion, yogas, vargas and ashtakavarga never gate a KP verdict.',
  'Cross-system tools are named as such; a service extension is labelled each time it is used.',
  'Read a paged tool to its last page before saying that something is absent.',
  'Near a sub boundary say so and give the other reading too.',
  'Give no date or age of death and name no diagnosis; advisor-only outputs stay with the advisor.',
  'An election elects one moment; there are no scores.',
  'A withheld horary is an answer.',
  'When tools disagree report both and prefer the kp one.',
];

interface FamilyDisclaimer {
  readonly key: 'health' | 'legal' | 'financial' | 'longevity';
  readonly text: string;
}

/** Families whose every result has the disclaimer, whatever the question. */
export const familyDisclaimers = (): readonly FamilyDisclaimer[] => [
  { key: 'health', text: `${disclaimerText('health')} ${say.crisisLine()}` },
  { key: 'legal', text: disclaimerText('legal') },
  { key: 'financial', text: disclaimerText('financial') },
  { key: 'longevity', text: `${disclaimerText('longevity')} ${say.childPanel()}` },
];
