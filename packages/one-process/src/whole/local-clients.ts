import { create } from '@bufbuild/protobuf';
import { isLongSearch, toolByName } from '@cuspal/catalog';
import { eachService, type PlaceClient, type ServiceClient, type ServiceClients } from '@cuspal/gateway';
import { ListToolsResponseSchema, type CallToolResponse } from '@cuspal/proto';
import { placesAnswered } from '@cuspal/services/meta/places/place-service';
import type { Waiting } from '@cuspal/tool-kit/host';
import { status } from '@grpc/grpc-js';
import { awaited, faultWith, type Patience } from './awaited.ts';
import type { Searches } from './searches.ts';
import type { ToolHosts } from './tool-hosts.ts';

type Asked = Parameters<ServiceClient['callTool']>[0];
type OnProgress = Parameters<ServiceClient['callToolStream']>[1];

/** The services as the gateway sees them, without a wire: calls run in this process, long searches in one beside it. */
export const localClients = (hosts: ToolHosts, searches: Searches): ServiceClients =>
  eachService((service) => {
    const host = hosts.of(service);
    const call = (asked: Asked, patience?: Patience, onProgress?: OnProgress): Promise<CallToolResponse> =>
      awaited(async ({ signal, deadline }) => {
        const waiting = { signal, deadline, ...(onProgress && { onProgress: told(onProgress) }) };
        if (isLong(asked)) return searches.call(service, asked, waiting);
        const answer = await host.call(asked, waiting);
        if (answer === undefined) throw faultWith(status.NOT_FOUND, 'this service has no tool of that name');
        return answer;
      }, patience);
    return {
      callTool: (asked, patience) => call(asked, patience),
      callToolStream: (asked, onProgress, patience) => call(asked, patience, onProgress),
      listTools: async ({ knownHash = '' }) => create(ListToolsResponseSchema, await host.list(knownHash)),
      serving: () => Promise.resolve(true),
      close: () => searches.close(),
    };
  });

/**
 * Places by their names, without a wire. The first question reads all places in this process, which the short deadline
 * of a service that may be away does not allow for.
 */
export const localPlaces: PlaceClient = {
  findPlaces: ({ question = '' }, { signal } = {}) => awaited(() => placesAnswered(question), { signal }),
  close: () => {},
};

const told =
  (onProgress: OnProgress): NonNullable<Waiting['onProgress']> =>
  (step) =>
    onProgress({ $typeName: 'cuspal.tool.v1.Progress', ...step });

/** Whether the call would hold others up for long, as far as its tool and its arguments tell. */
function isLong({ name = '', argumentsJson }: Asked): boolean {
  const entry = toolByName(name);
  if (!entry?.progress || argumentsJson === undefined) return false;
  const args: unknown = JSON.parse(Buffer.from(argumentsJson).toString());
  return typeof args === 'object' && args !== null && isLongSearch(entry, args);
}
