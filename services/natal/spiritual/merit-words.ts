import type { Merit } from '@cuspal/engine/topics/spiritual/merit';
import { say } from './spiritual.messages.ts';

/** What house 5 says of merit from earlier lives. */
export const meritSentence = (merit: Merit['class']): string => say.merit({ merit });
