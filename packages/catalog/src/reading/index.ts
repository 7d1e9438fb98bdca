export { eventNamed, offeredEvents } from './events.ts';
export type { EventName } from './events.ts';
export { PHASE_MEANINGS, SYSTEM_MEANINGS } from './meanings.ts';
export { PATTERNS } from './patterns.ts';
export type { Pattern, PatternInput, PatternStep, PatternValue } from './patterns.ts';
export { ATTRIBUTE, ONE_CALL } from './rules.ts';
export { labelled } from './system-label.ts';
export { TOPIC_KEYS, TOPIC_TOOLS } from './topics.ts';
export type { Topic } from './topics.ts';
