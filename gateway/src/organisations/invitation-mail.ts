import type { Mail } from '../mail/mailer.ts';

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
  subject: 'You are invited to an organisation on Cuspal',
  text: `${from ?? 'The operator of this server'} invites you to an organisation on Cuspal. To see which one it is, and to accept or decline, open

    ${page}

and sign in with this address. The invitation is good for ${INVITATION_DAYS} days and can be used once.

If you do not know who this is, do nothing: without you nothing happens.`,
});
