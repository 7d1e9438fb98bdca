import { inWords } from '@cuspal/speech';
import { Injectable } from '@nestjs/common';
import { AccountError } from '../../accounts/accounts.ts';
import { KEY_ROLES, ManagementKeys } from '../../management/management-keys.ts';
import { personOf } from '../../organisations/actor.ts';
import { NothingThere, TooManyInvitations } from '../../organisations/errors.ts';
import { Invitations } from '../../organisations/invitations.ts';
import { Members } from '../../organisations/members.ts';
import { Organisations } from '../../organisations/organisations.ts';
import { Projects } from '../../organisations/projects.ts';
import { isRole, ROLES, type Role } from '../../organisations/roles.ts';
import { waitText } from '../../sign-in/wording.ts';
import { redirect, type Page } from '../../web/page.ts';
import { ORGANISATIONS } from '../../web/portal-paths.ts';
import { orAgain } from '../portal-route.ts';
import type { SignedIn } from '../request.ts';
import type { OrganisationFault } from './organisation-view.ts';
import { newManagementKeyPage } from './management-keys-view.ts';
import { OrganisationPages } from './organisation-pages.ts';
import { orRefusal } from './or-refusal.ts';
import { organisationAt, type FormName } from './organisation-paths.ts';
import { say } from './organisations.messages.ts';

/** What is posted to the page of an organisation. */
export interface Posted {
  readonly who: SignedIn;
  /** The organisation that the address names. */
  readonly id: string;
  readonly form: URLSearchParams;
}

/** What forms of the pages of organisations do. Who may do what is asked by what they call. */
@Injectable()
export class OrganisationActions {
  constructor(
    private readonly organisations: Organisations,
    private readonly members: Members,
    private readonly projects: Projects,
    private readonly invitations: Invitations,
    private readonly keys: ManagementKeys,
    private readonly pages: OrganisationPages,
  ) {}

  make(who: SignedIn, form: URLSearchParams): Promise<Page> {
    const typed = form.get('name') ?? '';
    return orAgain(
      async () => done((await this.organisations.make(who.person, typed)).id, 'made'),
      ({ message }) => this.pages.list(who, { error: message, typed }),
    );
  }

  rename(posted: Posted): Promise<Page> {
    const typed = posted.form.get('name') ?? '';
    return this.#trying(posted, { form: 'rename', typed }, async (actor, { id }) => {
      await this.organisations.rename(actor, id, typed);
      return done(id, 'renamed');
    });
  }

  delete(posted: Posted): Promise<Page> {
    return this.#trying(posted, { form: 'delete' }, async (actor, { id }) => {
      await this.organisations.delete(actor, id);
      return redirect(`${ORGANISATIONS}?done=deleted`);
    });
  }

  leave(posted: Posted): Promise<Page> {
    return this.#trying(posted, { form: 'leave' }, async (_actor, { id, who }) => {
      await this.members.leave(who.person, id);
      return redirect(`${ORGANISATIONS}?done=left`);
    });
  }

  invite(posted: Posted): Promise<Page> {
    const typed = posted.form.get('email') ?? '';
    return this.#trying(posted, { form: 'invite', typed }, async (actor, { id, form }) => {
      await this.invitations.send(actor, id, { address: typed, role: roleIn(form) });
      return done(id, 'invited');
    });
  }

  revokeInvitation(posted: Posted): Promise<Page> {
    return this.#trying(posted, { form: 'revokeInvitation' }, async (actor, { id, form }) => {
      await this.invitations.revoke(actor, id, form.get('invitation') ?? '');
      return done(id, 'revoked');
    });
  }

  setRole(posted: Posted): Promise<Page> {
    return this.#trying(posted, { form: 'setRole' }, async (actor, { id, form }) => {
      await this.members.set(actor, id, { person: { id: form.get('member') ?? '' }, role: roleIn(form) });
      return done(id, 'role');
    });
  }

  removeMember(posted: Posted): Promise<Page> {
    return this.#trying(posted, { form: 'removeMember' }, async (actor, { id, form }) => {
      await this.members.remove(actor, id, form.get('member') ?? '');
      return done(id, 'removed');
    });
  }

  makeProject(posted: Posted): Promise<Page> {
    const typed = posted.form.get('name') ?? '';
    return this.#trying(posted, { form: 'makeProject', typed }, async (actor, { id }) => {
      await this.projects.make(actor, id, typed);
      return done(id, 'project');
    });
  }

  renameProject(posted: Posted): Promise<Page> {
    const typed = posted.form.get('name') ?? '';
    return this.#ofProject(posted, { form: 'renameProject', typed }, async (actor, of) => {
      await this.projects.rename(actor, of, typed);
      return done(posted.id, 'renamed');
    });
  }

  transferProject(posted: Posted): Promise<Page> {
    return this.#ofProject(posted, { form: 'transferProject' }, async (actor, of) => {
      await this.projects.transfer(actor, of, posted.form.get('to') ?? '');
      return done(posted.id, 'transferred');
    });
  }

  deleteProject(posted: Posted): Promise<Page> {
    return this.#ofProject(posted, { form: 'deleteProject' }, async (actor, of) => {
      await this.projects.delete(actor, of);
      return done(posted.id, 'dropped');
    });
  }

  /** The answer itself shows the secret, and no other: a form that is sent again finds the name taken. */
  makeKey(posted: Posted): Promise<Page> {
    const typed = posted.form.get('name') ?? '';
    return this.#trying(posted, { form: 'makeKey', typed }, async (actor, { id, form, who }) => {
      const role = KEY_ROLES.find((each) => each === form.get('role'));
      if (!role) throw new AccountError(say.chooseRole({ roles: KEY_ROLES.map(named).join(', ') }));
      const made = await this.keys.make(actor, id, { name: typed, role, days: daysIn(form) });
      return newManagementKeyPage({ ...made, frame: who.frame, back: organisationAt(id) });
    });
  }

  revokeKey(posted: Posted): Promise<Page> {
    return this.#trying(posted, { form: 'revokeKey' }, async (actor, { id, form }) => {
      if (!(await this.keys.revoke(actor, id, form.get('key') ?? ''))) throw new NothingThere('key');
      return done(id, 'key-revoked');
    });
  }

  accept(who: SignedIn, form: URLSearchParams): Promise<Page> {
    const secret = form.get('secret') ?? '';
    return orAgain(
      async () => done(await this.invitations.accept(who.person, secret), 'joined'),
      ({ message }) => this.pages.invitation(who, secret, message),
    );
  }

  async decline({ person }: SignedIn, form: URLSearchParams): Promise<Page> {
    await this.invitations.decline(person, form.get('secret') ?? '');
    return redirect(`${ORGANISATIONS}?done=declined`);
  }

  #ofProject(
    posted: Posted,
    tried: Tried,
    act: (actor: ReturnType<typeof personOf>, of: { organisationId: string; projectId: string }) => Promise<Page>,
  ): Promise<Page> {
    const projectId = posted.form.get('project') ?? '';
    return this.#trying(posted, { ...tried, row: projectId }, (actor, { id }) =>
      act(actor, { organisationId: id, projectId }),
    );
  }

  #trying(
    posted: Posted,
    tried: Tried,
    act: (actor: ReturnType<typeof personOf>, posted: Posted) => Promise<Page>,
  ): Promise<Page> {
    const { who, id } = posted;
    return orRefusal(
      id,
      () => act(personOf(who.person), posted),
      (fault) => this.pages.one(who, id, { ...tried, ...saidOf(fault) }),
    );
  }
}

const named = (role: Role): string => say.roleName({ role });

type Tried = Pick<OrganisationFault, 'form' | 'typed' | 'row'> & { readonly form: FormName };

const done = (id: string, what: string): Page => redirect(`${organisationAt(id)}?done=${what}`);

const saidOf = (fault: AccountError): Pick<OrganisationFault, 'error' | 'status'> =>
  fault instanceof TooManyInvitations
    ? { error: `${fault.message} ${waitText(fault.retryAfterSeconds)}`, status: 429 }
    : { error: fault.message };

function roleIn(form: URLSearchParams) {
  const role = form.get('role') ?? '';
  if (!isRole(role)) throw new AccountError(say.chooseRole({ roles: inWords(ROLES.map(named), 'or') }));
  return role;
}

/** Days until a key expires; undefined where it never does. */
function daysIn(form: URLSearchParams): number | undefined {
  const typed = (form.get('days') ?? '').trim();
  return typed === '' ? undefined : Number(typed);
}
