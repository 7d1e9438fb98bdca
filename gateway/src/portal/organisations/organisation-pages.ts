import { Injectable } from '@nestjs/common';
import { ManagementKeys } from '../../management/management-keys.ts';
import { Access } from '../../organisations/access.ts';
import { personOf } from '../../organisations/actor.ts';
import { Invitations } from '../../organisations/invitations.ts';
import { Members } from '../../organisations/members.ts';
import { Projects } from '../../organisations/projects.ts';
import { allows } from '../../organisations/roles.ts';
import type { Page } from '../../web/page.ts';
import { noSuchPage } from '../portal-route.ts';
import type { SignedIn } from '../request.ts';
import { invitationPage, noInvitation } from './invitation-page.ts';
import { organisationPage } from './organisation-page.ts';
import type { OrganisationFault } from './organisation-view.ts';
import { organisationsPage } from './organisations-page.ts';

/** Pages of the organisations of a person. One that they are no member of is not told from one that there is not. */
@Injectable()
export class OrganisationPages {
  constructor(
    private readonly access: Access,
    private readonly members: Members,
    private readonly projects: Projects,
    private readonly invitations: Invitations,
    private readonly keys: ManagementKeys,
  ) {}

  async list(
    { person, frame, visit }: SignedIn,
    fault?: { readonly error: string; readonly typed: string },
  ): Promise<Page> {
    const memberships = await this.access.memberships(person.id);
    return organisationsPage({ memberships, frame, done: fault ? null : visit.query.get('done'), fault });
  }

  async one({ person, frame, visit }: SignedIn, id: string, fault?: OrganisationFault): Promise<Page> {
    const memberships = await this.access.memberships(person.id);
    const membership = memberships.find(({ organisation }) => organisation.id === id);
    if (!membership) return noSuchPage();
    const actor = personOf(person);
    const [members, projects, invitations, keys] = await Promise.all([
      this.members.list(actor, id),
      this.projects.list(actor, id),
      allows(membership.role, 'members.manage') ? this.invitations.list(actor, id) : undefined,
      allows(membership.role, 'management.manage') ? this.keys.list(actor, id) : undefined,
    ]);
    return organisationPage({
      membership,
      members,
      projects,
      invitations,
      keys,
      others: memberships.filter((each) => each !== membership && allows(each.role, 'project.transfer')),
      personId: person.id,
      frame,
      done: fault ? null : visit.query.get('done'),
      fault,
    });
  }

  async invitation({ person, frame }: SignedIn, secret: string, error?: string): Promise<Page> {
    const invited = await this.invitations.find(person, secret);
    if (!invited) return noInvitation();
    return invitationPage({ invited, secret, frame, ...(error !== undefined && { error }) });
  }
}
