import { momentIn } from './people.ts';
import { isRecord } from './block.ts';
import { say } from '../words/playground.messages.ts';

/** What the server says of a refusal. */
export interface Problem {
  readonly detail?: string;
  readonly field?: string;
  /** Signing in is the way on. */
  readonly signIn?: boolean;
}

/**
 * What the server says of a refusal, in words for people; of a body that something in between wrote, nothing.
 * `isPublic`: the page is for whoever comes, who have no allowance of their own.
 */
export function problemIn(text: string, isPublic = false): Problem {
  const body = parsed(text);
  const { detail, field, code, allowance, resetsAt } = body;
  const signIn = isPublic && SPENT.includes(String(code));
  const spent = code === 'quota_exhausted' ? spentText(allowance, resetsAt, isPublic) : undefined;
  const said = spent ?? detail;
  return {
    ...(typeof said === 'string' && { detail: said }),
    ...(typeof field === 'string' && { field }),
    ...(signIn && { signIn }),
  };
}

/** Codes of what an account of one's own mends. */
const SPENT = ['quota_exhausted', 'rate_limited', 'auth_invalid'];

function spentText(allowance: unknown, resetsAt: unknown, isPublic: boolean): string | undefined {
  if (isPublic) return say.demoUsedUp();
  const moment = typeof resetsAt === 'string' ? momentIn(resetsAt) : undefined;
  if (typeof allowance !== 'number' || !moment) return undefined;
  return say.spent({ allowance, day: moment.day, time: moment.time ?? '00:00 UTC' });
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const body: unknown = JSON.parse(text);
    return isRecord(body) ? body : {};
  } catch {
    return {};
  }
}
