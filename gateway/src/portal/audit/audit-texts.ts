import type { AuditAction } from '../../audit/actions.ts';
import { say } from './audit.messages.ts';

/** What was done, in words; every action of the log has some. */
export const actionText = (action: AuditAction): string => say[action]();

/** Through what it was done; a surface that is not known here is shown as it is. */
export const surfaceText = (surface: string): string =>
  say.surface({ surface: surface === 'sign-in' ? 'signIn' : surface });
