import { language } from '@cuspal/speech';
import { AccountError } from '../accounts/accounts.ts';
import { say } from './not-allowed.messages.ts';
import { rolesFor, type Action, type Role } from './roles.ts';
import { say as sayFault } from './faults.messages.ts';

/** No organisation or project with this id that the one who asks is a member of. Others are not told apart from none. */
export class NothingThere extends AccountError {
  override readonly name = 'NothingThere';
  constructor(
    what:
      | 'organisation'
      | 'project'
      | 'member'
      | 'invitation'
      | 'key'
      | 'client'
      | 'webhook'
      | 'delivery'
      | 'event'
      | 'provider'
      | 'domain'
      | 'token',
  ) {
    super(`There is no such ${what}, or you are not a member of its organisation.`);
  }
}

/** The role of a member does not allow what was asked for. */
export class NotAllowed extends AccountError {
  override readonly name = 'NotAllowed';
  constructor(
    readonly role: Role,
    action: Action,
  ) {
    const roles = rolesFor(action).map((each) => say.role({ role: each }));
    super(say.notAllowed({ role: say.role({ role }), roles: roles.join(language() === undefined ? ' or ' : ', ') }));
  }
}

/** More was asked for than the limits on messages allow just now. */
export class TooManyInvitations extends AccountError {
  override readonly name = 'TooManyInvitations';
  constructor(readonly retryAfterSeconds: number) {
    super(sayFault.tooMany());
  }
}
