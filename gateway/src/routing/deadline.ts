import type { ToolEntry } from '../catalog/entry.ts';

const DEFAULT_DEADLINE_SECONDS = 15;

/** How long a call of the tool may take, in milliseconds. */
export const callDeadlineMs = ({ deadlineSeconds = DEFAULT_DEADLINE_SECONDS }: ToolEntry): number =>
  deadlineSeconds * 1000;
