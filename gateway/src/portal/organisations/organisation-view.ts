import type { Account } from '../../accounts/accounts.ts';
import type { ManagementKey } from '../../management/management-keys.ts';
import type { Membership } from '../../organisations/access.ts';
import type { OpenInvitation } from '../../organisations/invitation-list.ts';
import type { Member } from '../../organisations/members.ts';
import type { Frame } from '../frame.ts';
import type { FormName } from './organisation-paths.ts';

/** The last try that came to nothing. */
export interface OrganisationFault {
  readonly form: FormName;
  readonly error: string;
  /** What was typed. */
  readonly typed?: string;
  /** The row that it was about. */
  readonly row?: string;
  readonly status?: number;
}

export interface OrganisationPageOptions {
  readonly membership: Membership;
  readonly members: readonly Member[];
  /** Left out where the role does not reach them. */
  readonly invitations: readonly OpenInvitation[] | undefined;
  readonly projects: readonly Account[];
  /** Its management keys; left out where the role does not reach them. */
  readonly keys: readonly ManagementKey[] | undefined;
  /** Others that the person owns, to which projects can go. */
  readonly others: readonly Membership[];
  /** The account of the person. */
  readonly personId: string;
  readonly frame: Frame;
  readonly done: string | null;
  readonly fault?: OrganisationFault | undefined;
}

/** The error of a form, if that was the one that came to nothing. */
export const errorOf = (
  { fault }: Pick<OrganisationPageOptions, 'fault'>,
  form: FormName,
  row?: string,
): OrganisationFault | undefined =>
  fault?.form === form && (row === undefined || fault.row === row) ? fault : undefined;
