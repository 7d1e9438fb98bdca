import { Injectable } from '@nestjs/common';
import type { AccountError } from '../../accounts/account-error.ts';
import { CLIENT_METHODS, PROOF_RULES } from '../../database/schema.ts';
import { ClientFieldError, isClientMethod, isProofRule, type ProofRule } from '../../project-clients/client.ts';
import { say as sayFault } from '../../project-clients/faults.messages.ts';
import { ProjectClients } from '../../project-clients/project-clients.ts';
import { redirect, type Page } from '../../web/page.ts';
import { inProject } from '../frame.ts';
import { NotesWriter } from '../notes-writer.ts';
import { lifeOf } from '../key-lives.ts';
import { orAgain } from '../portal-route.ts';
import type { SignedIn } from '../request.ts';
import { clientAt, CLIENTS } from './client-paths.ts';
import { clientsPage, type ClientFault, type ClientField, newClientPage } from './clients-page.ts';
import { KEEP, oneClientPage, type OneClientFault } from './one-client-page.ts';

/** The pages of the clients of a project, and what their forms do. */
@Injectable()
export class ClientPages {
  constructor(
    private readonly clients: ProjectClients,
    private readonly notes: NotesWriter,
  ) {}

  async show({ account, frame, visit }: SignedIn, fault?: ClientFault): Promise<Page> {
    await this.notes.write();
    return clientsPage({
      clients: await this.clients.list(account.id),
      hasEnded: (client) => this.clients.hasEnded(client),
      frame,
      done: fault ? null : visit.query.get('done'),
      fault,
    });
  }

  /** The answer itself shows the secret, and no other: a form that is sent again finds the name taken. */
  make(who: SignedIn, form: URLSearchParams): Promise<Page> {
    const { account, frame, visit } = who;
    const typed = {
      name: form.get('name') ?? '',
      method: form.get('method') ?? '',
      jwks: form.get('jwks')?.trim() ?? '',
      jwksUri: form.get('jwksUri')?.trim() ?? '',
      dpop: form.get('dpop') ?? 'off',
      life: form.get('life') ?? '',
    };
    const { name, method, jwks: keySet, jwksUri } = typed;
    const make = async (): Promise<Page> => {
      if (!isClientMethod(method)) {
        const shown = JSON.stringify(method.slice(0, 40));
        throw new ClientFieldError('method', sayFault.noMethod({ shown, known: CLIENT_METHODS.join(', ') }));
      }
      const { client, secret } = await this.clients.make(account.id, {
        name,
        method,
        keySet,
        jwksUri,
        dpop: proofRuleIn(typed.dpop),
        expiresAt: this.clients.endAfter(lifeOf(typed.life)),
      });
      const tokenEndpoint = `${visit.baseUrl}/token`;
      return newClientPage({ client, secret, frame, back: inProject(frame, CLIENTS), tokenEndpoint });
    };
    return orAgain(make, (fault) => this.show(who, { error: fault.message, field: fieldOf(fault), typed }));
  }

  /** The page of one client. One that the project does not have leads to all of them. */
  one(who: SignedIn): Promise<Page> {
    return this.#one(who, who.visit.query.get('client') ?? '');
  }

  async change(who: SignedIn, form: URLSearchParams): Promise<Page> {
    const clientId = form.get('client') ?? '';
    const typed = {
      name: form.get('name') ?? '',
      jwks: form.get('jwks')?.trim() ?? '',
      jwksUri: form.get('jwksUri')?.trim() ?? '',
      dpop: form.get('dpop') ?? '',
      life: form.get('life') ?? KEEP,
    };
    return this.#trying(who, { clientId, typed }, async () => {
      const { name, jwks, jwksUri, life } = typed;
      const expiresAt = life === KEEP ? undefined : this.clients.endAfter(lifeOf(life));
      const keys = form.has('jwks') ? { keySet: jwks, jwksUri } : {};
      const dpop = typed.dpop === '' ? undefined : proofRuleIn(typed.dpop);
      const changed = await this.clients.change(who.account.id, clientId, { name, ...keys, dpop, expiresAt });
      return redirect(changed ? `${clientAt(who.frame, clientId)}&done=changed` : inProject(who.frame, CLIENTS));
    });
  }

  /** The answer itself shows the secret, and no other: a form that is sent again names a secret that was replaced. */
  async renew(who: SignedIn, form: URLSearchParams): Promise<Page> {
    const clientId = form.get('client') ?? '';
    const { account, frame, visit } = who;
    return this.#trying(who, { clientId }, async () => {
      const renewed = await this.clients.renew(account.id, clientId, form.get('hint') ?? '');
      if (!renewed) return redirect(inProject(frame, CLIENTS));
      const { client, secret } = renewed;
      const back = clientAt(frame, clientId);
      return newClientPage({ client, secret, frame, back, tokenEndpoint: `${visit.baseUrl}/token`, isRenewed: true });
    });
  }

  async #one({ account, frame, visit }: SignedIn, clientId: string, fault?: OneClientFault): Promise<Page> {
    await this.notes.write();
    const client = (await this.clients.list(account.id)).find(({ id }) => id === clientId);
    if (!client) return redirect(inProject(frame, CLIENTS));
    const changed = !fault && visit.query.get('done') === 'changed';
    return oneClientPage({ client, hasEnded: this.clients.hasEnded(client), frame, changed, fault });
  }

  /** Shows the form again, with what was wrong, where something was. */
  #trying(
    who: SignedIn,
    { clientId, typed }: { readonly clientId: string } & Pick<OneClientFault, 'typed'>,
    change: () => Promise<Page>,
  ): Promise<Page> {
    return orAgain(change, (fault) => {
      const field = typed && fieldOf(fault);
      return this.#one(who, clientId, { error: fault.message, field, typed });
    });
  }

  async remove({ account, frame }: SignedIn, form: URLSearchParams): Promise<Page> {
    const isGone = await this.clients.remove(account.id, form.get('client') ?? '');
    return redirect(`${inProject(frame, CLIENTS)}${isGone ? '?done=removed' : ''}`);
  }
}

/** The field that a fault is said at; the name where it has none of its own. */
const fieldOf = (fault: AccountError): ClientField =>
  fault instanceof ClientFieldError && (fault.field === 'jwks' || fault.field === 'jwksUri') ? fault.field : 'name';

function proofRuleIn(chosen: string): ProofRule {
  if (isProofRule(chosen)) return chosen;
  const shown = JSON.stringify(chosen.slice(0, 40));
  throw new ClientFieldError('dpop', sayFault.noProofRule({ shown, known: PROOF_RULES.join(', ') }));
}
