import { Injectable } from '@nestjs/common';
import { AccountError } from '../../accounts/account-error.ts';
import { CLIENT_METHODS } from '../../database/schema.ts';
import { ClientFieldError, isClientMethod } from '../../project-clients/client.ts';
import { say as sayFault } from '../../project-clients/faults.messages.ts';
import { ProjectClients } from '../../project-clients/project-clients.ts';
import { redirect, type Page } from '../../web/page.ts';
import { inProject } from '../frame.ts';
import { Fresh } from '../fresh.ts';
import { lifeOf } from '../key-lives.ts';
import type { SignedIn } from '../request.ts';
import { CLIENTS, clientsPage, type ClientFault } from './clients-page.ts';
import { newClientPage } from './new-client-page.ts';

/** The page of the clients of a project, and what its forms do. */
@Injectable()
export class ClientPages {
  constructor(
    private readonly clients: ProjectClients,
    private readonly fresh: Fresh,
  ) {}

  async show({ account, frame, visit }: SignedIn, fault?: ClientFault): Promise<Page> {
    await this.fresh.write();
    return clientsPage({
      clients: await this.clients.list(account.id),
      hasEnded: (client) => this.clients.hasEnded(client),
      frame,
      done: fault ? null : visit.query.get('done'),
      fault,
    });
  }

  /** The answer itself shows the secret, and no other: a form that is sent again finds the name taken. */
  async make(who: SignedIn, form: URLSearchParams): Promise<Page> {
    const { account, frame, visit } = who;
    const typed = {
      name: form.get('name') ?? '',
      method: form.get('method') ?? '',
      jwks: form.get('jwks')?.trim() ?? '',
      life: form.get('life') ?? '',
    };
    const { name, method, jwks: keySet } = typed;
    try {
      if (!isClientMethod(method)) {
        const shown = JSON.stringify(method.slice(0, 40));
        throw new ClientFieldError('method', sayFault.noMethod({ shown, known: CLIENT_METHODS.join(', ') }));
      }
      const { client, secret } = await this.clients.make(account.id, {
        name,
        method,
        keySet,
        days: lifeOf(typed.life),
      });
      const tokenEndpoint = `${visit.baseUrl}/token`;
      return newClientPage({ client, secret, frame, back: inProject(frame, CLIENTS), tokenEndpoint });
    } catch (fault) {
      if (!(fault instanceof AccountError)) throw fault;
      const field = fault instanceof ClientFieldError && fault.field === 'jwks' ? 'jwks' : 'name';
      return this.show(who, { error: fault.message, field, typed });
    }
  }

  async remove({ account, frame }: SignedIn, form: URLSearchParams): Promise<Page> {
    const isGone = await this.clients.remove(account.id, form.get('client') ?? '');
    return redirect(`${inProject(frame, CLIENTS)}${isGone ? '?done=removed' : ''}`);
  }
}
