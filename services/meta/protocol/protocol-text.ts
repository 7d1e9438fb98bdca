import { labelled, TOPIC_TOOLS } from '@cuspal/catalog/reading';
import { EXPERT_PATTERNS } from './patterns.ts';
import { BUNDLES_COUNT, CRITICAL_RULES, familyDisclaimers } from './rules.ts';
import { HOUSE_GROUPS } from './house-groups.ts';
import { READING_PHASES, STANDALONE_NOTE } from './phases.ts';
import { type Swap, SWAPS } from './swaps.ts';
import { TIERS, TIER_KEYS } from '../classifier/tiers.ts';

/**
 * The whole protocol, line by line, after `note` on how its tools are called. It instructs an assistant, in
 * English whatever the language of the call; what it has people told comes from catalogues.
 */
export function protocolLines(note: readonly string[] = []): readonly string[] {
  return [
    'READING PROTOCOL',
    ...note,
    ...section('1. TOOL BUDGET AND FLOORS', budget()),
    ...section('2. SEVEN PHASES', phases()),
    ...section('3. TOPIC ROUTING', routing()),
    ...section('4. EXPERT PATTERNS', patterns()),
    ...section('5. CRITICAL RULES', numbered(CRITICAL_RULES)),
    ...section('6. HOUSE GROUPS', houseGroups()),
    ...section('7. DISCLAIMERS', disclaimers()),
  ];
}

const section = (heading: string, lines: readonly string[]): readonly string[] => ['', heading, ...lines];

const numbered = (lines: readonly string[]): readonly string[] => lines.map((line, index) => `${index + 1}. ${line}`);

function budget(): readonly string[] {
  return [
    ...TIER_KEYS.map((key) => {
      const { label, floor, expectedMin, expectedMax } = TIERS[key];
      return `- ${label}: at least ${floor} calls before answering, ${expectedMin} to ${expectedMax} expected.`;
    }),
    '- Without a question, or with one that fits nothing, the reading is a full one.',
    '- Each successful call of any tool counts, and each page of a paged tool is a call of its own.',
    `- ${BUNDLES_COUNT}`,
    '- A failed call does not count and does not lower the floor.',
    '- Start with set_birth_profile; it is not counted toward the floor.',
  ];
}

function phases(): readonly string[] {
  const lines = READING_PHASES.flatMap(({ label, purpose, tools, then }, index) => {
    const named = [...tools.map(labelled), ...(then === undefined ? [] : [then])];
    return [`${index + 1}. ${label}: ${purpose}`, `  Tools: ${named.join(', ')}`];
  });
  return [...lines, STANDALONE_NOTE];
}

function routing(): readonly string[] {
  return [
    'A plan is the spine of its tier and then the tools of its topic; a factual lookup takes the first three of them.',
    'Further tools of the matter that is asked about follow, where they can be called at once.',
    ...Object.entries(TOPIC_TOOLS).map(([topic, tools]) => `${topic}: ${tools.join(', ')}`),
    ...SWAPS.flatMap(swapLines),
  ];
}

function swapLines({ topic, replaced, choices }: Swap): readonly string[] {
  return [
    `In ${topic} the first of these whose matter the question names takes the place of ${replaced}:`,
    ...choices.map(({ tool, matter }) => `  ${tool}: ${matter}`),
  ];
}

function patterns(): readonly string[] {
  return EXPERT_PATTERNS.flatMap(({ key, name, path, use }) => [`${key}. ${name}: ${path}`, `  ${use}`]);
}

function houseGroups(): readonly string[] {
  return HOUSE_GROUPS.map(
    ({ label, cusp, required, denial }) =>
      `${label}: cusp ${cusp}; for ${required.join(',')}; against ${denial.join(',')}`,
  );
}

function disclaimers(): readonly string[] {
  return [
    'Unconditional, with every result of these families:',
    ...familyDisclaimers().map(({ key, text }) => `- ${key}: ${text}`),
  ];
}
