import { clientsPage, newClientPage } from '../../gateway/src/portal/clients/clients-page.ts';
import { oneClientPage } from '../../gateway/src/portal/clients/one-client-page.ts';
import type { Page } from '../../gateway/src/web/page.ts';

/** The pages of the clients of a project, in each of their forms, with nothing on them that is a word. */
export function clientPages(frame: object, at: Date): Readonly<Record<string, () => Page>> {
  const client = { id: '1', name: '1', method: 'client_secret_post', hint: '1', createdAt: at, expiresAt: at };
  const used = { ...client, lastUsedAt: at, keySet: null };
  const signing = { ...client, lastUsedAt: null, method: 'private_key_jwt', hint: null, keySet: {} };
  const all = (more: object = {}) =>
    clientsPage({
      clients: [used, signing],
      hasEnded: ({ hint }: { hint: string | null }) => hint === null,
      frame,
      done: 'removed',
      ...more,
    } as never);
  const fresh = { client, secret: '1', frame, back: '/x', tokenEndpoint: '/x' };
  return {
    clients: () => all(),
    fullClients: () => all({ clients: Array.from({ length: 10 }, () => used) }),
    noClients: () => all({ clients: [], done: null }),
    client: () => oneClientPage({ client: used, frame, changed: true } as never),
    signingClient: () => oneClientPage({ client: { ...signing, expiresAt: null }, frame } as never),
    newClient: () => newClientPage(fresh as never),
    renewedClient: () => newClientPage({ ...fresh, isRenewed: true } as never),
  };
}
