import { ManagementOperations, type ManagementRequest } from './generated/management.ts';
import type { ChangeOptions } from './tagged.ts';
import type { Transport } from './transport.ts';

/**
 * What /v1/manage does, for a client with a management key. What is sent twice makes one thing, so requests are tried
 * again; those that answer with a secret only where the server has turned them away, because it is told once.
 */
export class Management extends ManagementOperations {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    super();
    this.#transport = transport;
  }

  protected override async send<Answer>(
    { method, path, query = {}, body, once = false, tagged = false }: ManagementRequest,
    { etag, ...waiting }: ChangeOptions = {},
  ): Promise<Answer> {
    const named = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as const],
    );
    const parameters = new URLSearchParams(Object.fromEntries(named)).toString();
    const sent = {
      path: `${path}${parameters === '' ? '' : `?${parameters}`}`,
      ...(method !== 'GET' && { method }),
      ...(body && { body: JSON.stringify(body) }),
      ...(etag !== undefined && { ifMatch: etag }),
      // The change gives the resource another version: sent again, it would be refused as if somebody else had made it.
      once: once || etag !== undefined,
      tagged,
    };
    // The server answers what the contract of the operation says.
    return (await this.#transport.read(sent, waiting)) as Answer;
  }
}
