import { EXPERT_PATTERNS } from './patterns.ts';
import { CRITICAL_RULES, familyDisclaimers } from './rules.ts';
import { HOUSE_GROUPS } from './house-groups.ts';
import { READING_PHASES } from './phases.ts';
import { TIERS, TIER_KEYS } from '../classifier/tiers.ts';
import { TOPIC_TOOLS } from '@cuspal/catalog/reading';

/** The protocol for programs: the same data that its text is printed from. */
export const protocolData = () => ({
  tiers: TIER_KEYS.map((key) => ({ key, ...TIERS[key] })),
  phases: READING_PHASES.map(({ key, label, purpose, tools }, index) => ({
    number: index + 1,
    key,
    label,
    purpose,
    tools,
  })),
  routing: TOPIC_TOOLS,
  patterns: EXPERT_PATTERNS,
  rules: CRITICAL_RULES,
  houseGroups: HOUSE_GROUPS,
  disclaimers: Object.fromEntries(familyDisclaimers().map(({ key, text }) => [key, text])),
});
