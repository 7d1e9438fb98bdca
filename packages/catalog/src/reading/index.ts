export { eventNamed, offeredEvents } from './events.ts';
export type { EventName } from './events.ts';
export { ATTRIBUTE, ONE_CALL, PHASE_MEANINGS, SYSTEM_MEANINGS } from './meanings.ts';
export { PATTERNS } from './patterns.ts';
export type { Pattern, PatternInput, PatternStep, PatternValue } from './patterns.ts';
export { callsWith, hiddenToolsNote, labelled } from './tool-names.ts';
export type { CallOf } from './tool-names.ts';
export { PROMISED_TOPICS, TOPIC_KEYS, TOPIC_TOOLS } from './topics.ts';
export type { Topic } from './topics.ts';
