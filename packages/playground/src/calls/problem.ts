import { momentIn } from './people.ts';
import { isRecord } from './block.ts';

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
  if (isPublic) return 'The demo is used up for this month. Sign in to go on.';
  const moment = typeof resetsAt === 'string' ? momentIn(resetsAt) : undefined;
  if (typeof allowance !== 'number' || !moment) return undefined;
  const all = allowance === 1 ? 'the one call' : `the ${allowance} calls`;
  return `You have used ${all} of this month. It begins again on ${moment.day}, ${moment.time ?? '00:00 UTC'}. The operator of this server can give you more.`;
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const body: unknown = JSON.parse(text);
    return isRecord(body) ? body : {};
  } catch {
    return {};
  }
}
