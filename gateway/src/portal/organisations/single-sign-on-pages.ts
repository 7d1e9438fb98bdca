import { Injectable } from '@nestjs/common';
import { AccountError } from '../../accounts/accounts.ts';
import { Access } from '../../organisations/access.ts';
import { personOf } from '../../organisations/actor.ts';
import { NothingThere } from '../../organisations/errors.ts';
import { isRole } from '../../organisations/roles.ts';
import { SCIM } from '../../scim/paths.ts';
import { ScimTokens } from '../../scim/scim-tokens.ts';
import { Domains } from '../../single-sign-on/domains.ts';
import { FieldError } from '../../accounts/account-error.ts';
import type { GivenSettings } from '../../single-sign-on/provider-settings.ts';
import { Providers } from '../../single-sign-on/providers.ts';
import { SingleSignOn } from '../../single-sign-on/single-sign-on.ts';
import { redirect, type Page } from '../../web/page.ts';
import type { SignedIn } from '../request.ts';
import type { Posted } from './organisation-actions.ts';
import { newScimTokenPage } from './scim-view.ts';
import { orRefusal } from './or-refusal.ts';
import { singleSignOnPage } from './single-sign-on-page.ts';
import { singleSignOnAt, type SingleSignOnForm } from './organisation-paths.ts';
import type { SingleSignOnFault } from './single-sign-on-view.ts';
import { say } from './single-sign-on.messages.ts';

type Actor = ReturnType<typeof personOf>;

/** Shows and takes what owners set of single sign-on. Who may do that is asked by what they call. */
@Injectable()
export class SingleSignOnPages {
  constructor(
    private readonly access: Access,
    private readonly providers: Providers,
    private readonly domains: Domains,
    private readonly singleSignOn: SingleSignOn,
    private readonly scimTokens: ScimTokens,
  ) {}

  show(who: SignedIn, id: string): Promise<Page> {
    return orRefusal(id, () => this.#page(who, id));
  }

  save(posted: Posted): Promise<Page> {
    const { form } = posted;
    return this.#taking(posted, 'save', 'saved', (actor, id) => this.providers.set(actor, id, settingsIn(form)));
  }

  remove(posted: Posted): Promise<Page> {
    return this.#taking(posted, 'remove', 'removed', (actor, id) => this.providers.remove(actor, id));
  }

  claim(posted: Posted): Promise<Page> {
    return this.#taking(posted, 'claim', 'claimed', (actor, id) => this.domains.claim(actor, id, domainIn(posted)));
  }

  check(posted: Posted): Promise<Page> {
    return this.#taking(posted, 'check', 'verified', async (actor, id) => {
      const { domain, verifiedAt, missingSince } = await this.domains.check(actor, id, domainIn(posted));
      if (verifiedAt !== null && missingSince === null) return;
      throw new AccountError(say.notYet({ domain }));
    });
  }

  release(posted: Posted): Promise<Page> {
    return this.#taking(posted, 'release', 'released', (actor, id) =>
      this.domains.release(actor, id, domainIn(posted)),
    );
  }

  /** The answer itself shows the token, and no other. */
  makeToken(posted: Posted): Promise<Page> {
    const { who, id } = posted;
    return this.#trying(posted, 'makeToken', async (actor) => {
      const { secret } = await this.scimTokens.make(actor, id);
      return newScimTokenPage({ secret, address: this.#scimAt(who), frame: who.frame, back: singleSignOnAt(id) });
    });
  }

  revokeToken(posted: Posted): Promise<Page> {
    return this.#taking(posted, 'revokeToken', 'token-revoked', async (actor, id) => {
      if (await this.scimTokens.revoke(actor, id, posted.form.get('token') ?? '')) return;
      throw new NothingThere('token');
    });
  }

  #taking(
    posted: Posted,
    name: SingleSignOnForm,
    done: string,
    act: (actor: Actor, id: string) => Promise<unknown>,
  ): Promise<Page> {
    const { id } = posted;
    return this.#trying(posted, name, async (actor) => {
      await act(actor, id);
      return redirect(`${singleSignOnAt(id)}?done=${done}`);
    });
  }

  /** What a form does, or the page with what was wrong. */
  #trying({ who, id, form }: Posted, name: SingleSignOnForm, act: (actor: Actor) => Promise<Page>): Promise<Page> {
    return orRefusal(
      id,
      () => act(personOf(who.person)),
      (fault) => {
        const field = fault instanceof FieldError ? fault.field : undefined;
        return this.#page(who, id, { form: name, error: fault.message, field, typed: form });
      },
    );
  }

  #scimAt({ visit }: SignedIn): string {
    return `${visit.baseUrl}${SCIM}`;
  }

  async #page(who: SignedIn, id: string, fault?: SingleSignOnFault): Promise<Page> {
    const { person, frame, visit } = who;
    const actor = personOf(person);
    const organisation = await this.access.organisation(actor, id, 'single-sign-on.manage');
    const [settings, domains, tokens] = await Promise.all([
      this.providers.get(actor, id),
      this.domains.list(actor, id),
      this.scimTokens.list(actor, id),
    ]);
    return singleSignOnPage({
      organisation,
      settings,
      domains,
      addresses: this.singleSignOn.addressesOf(id),
      scim: { address: this.#scimAt(who), tokens },
      frame,
      done: fault ? null : visit.query.get('done'),
      fault,
    });
  }
}

const domainIn = ({ form }: Posted): string => form.get('domain') ?? '';

function settingsIn(form: URLSearchParams): GivenSettings {
  const text = (name: string): string => (form.get(name) ?? '').trim();
  const claim = (name: string): string | undefined => (text(name) === '' ? undefined : text(name));
  const defaultRole = text('defaultRole');
  return {
    issuer: text('issuer'),
    clientId: text('clientId'),
    clientSecret: text('clientSecret'),
    emailClaim: claim('emailClaim'),
    verifiedClaim: claim('verifiedClaim'),
    groupsClaim: claim('groupsClaim'),
    groupRoles: text('groupRoles')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map(groupRoleIn),
    defaultRole: isRole(defaultRole) ? defaultRole : null,
    sessionHours: text('sessionHours') === '' ? undefined : Number(text('sessionHours')),
    required: form.get('required') === 'yes',
  };
}

function groupRoleIn(line: string) {
  const [, role = '', group = ''] = /^\s*(\w+)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
  if (isRole(role)) return { role, group };
  throw new FieldError(
    'groupRoles',
    say.noRoleIn({ line: JSON.stringify(line.trim().slice(0, 80)), example: 'developer: name-of-the-group' }),
  );
}
