import { disclaimerText } from '@cuspal/tool-kit';

export interface FamilyDisclaimer {
  readonly key: 'health' | 'legal' | 'financial' | 'longevity';
  readonly text: string;
}

const CRISIS_LINE = 'In a mental-health crisis contact local emergency services or a crisis line now.';
const CHILD_PANEL = 'The child panel is for the advisor only; its raw output never goes to a parent or caregiver.';

/** Families whose every result has the disclaimer, whatever the question. */
export const FAMILY_DISCLAIMERS: readonly FamilyDisclaimer[] = [
  { key: 'health', text: `${disclaimerText('health')} ${CRISIS_LINE}` },
  { key: 'legal', text: disclaimerText('legal') },
  { key: 'financial', text: disclaimerText('financial') },
  { key: 'longevity', text: `${disclaimerText('longevity')} ${CHILD_PANEL}` },
];
