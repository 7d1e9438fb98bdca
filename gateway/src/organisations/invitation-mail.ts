import type { Mail } from '../mail/mailer.ts';
import { say } from './mails.messages.ts';

export const INVITATION_DAYS = 7;

export interface InvitationMail {
  readonly to: string;
  /** Address of the person who invites; left out where the operator does. */
  readonly from?: string | undefined;
  /** Where it is accepted. */
  readonly page: string;
}

/**
 * The message of an invitation. Nothing in it was typed by whoever invites: their address was shown to be theirs, and the
 * name of the organisation stands on the page alone, so that nobody has this server send words of theirs.
 */
export const invitationMail = ({ to, from, page }: InvitationMail): Mail => ({
  to,
  subject: say.invitedSubject(),
  text: [
    `${from === undefined ? say.invitedByOperator() : say.invitedBy({ from })} ${say.accept({ page, days: INVITATION_DAYS })}`,
    say.unknown(),
  ].join('\n\n'),
});
