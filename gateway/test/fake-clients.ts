import { create } from '@bufbuild/protobuf';
import { CallToolResponseSchema, ListToolsResponseSchema } from '@cuspal/proto';
import { eachService, type ServiceClients } from '../src/routing/clients.ts';

/** Clients without a network: every tool echoes its arguments as text at once. */
export function echoClients(): ServiceClients {
  const echo: ServiceClients['meta']['callTool'] = async ({ argumentsJson = new Uint8Array() }) => {
    const content = [{ type: 'text', text: Buffer.from(argumentsJson).toString() }];
    return create(CallToolResponseSchema, { resultJson: Buffer.from(JSON.stringify({ content })), units: 1 });
  };
  return eachService(() => ({
    callTool: echo,
    callToolStream: (request, _onProgress, options) => echo(request, options),
    listTools: async ({ knownHash = '' }) => create(ListToolsResponseSchema, { hash: knownHash }),
    serving: async () => true,
    close: () => {},
  }));
}
