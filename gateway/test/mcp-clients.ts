import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as ClientOfVersion1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as TransportOfVersion1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { KEY } from './gateway.ts';

const identity = { name: 'test', version: '1' };
const requestInit = { headers: { authorization: `Bearer ${KEY}` } };

/** The official clients, by how they find out which revision a server speaks; each is connected to an address. */
export const OFFICIAL_CLIENTS = {
  'SDK 1': async (address: URL) => {
    const client = new ClientOfVersion1(identity);
    await client.connect(new TransportOfVersion1(address, { requestInit }));
    return client;
  },
  'SDK 2, handshake': (address: URL) => version2(address),
  'SDK 2, finding out': (address: URL) => version2(address, { mode: 'auto' }),
  'SDK 2, 2026-07-28 alone': (address: URL) => version2(address, { mode: { pin: '2026-07-28' } }),
} as const;

type Negotiation = NonNullable<ConstructorParameters<typeof Client>[1]>['versionNegotiation'];

async function version2(address: URL, versionNegotiation?: Negotiation): Promise<Client> {
  const client = new Client(identity, versionNegotiation && { versionNegotiation });
  await client.connect(new StreamableHTTPClientTransport(address, { requestInit }));
  return client;
}
