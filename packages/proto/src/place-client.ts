import type { MessageInitShape } from '@bufbuild/protobuf';
import { Client, credentials } from '@grpc/grpc-js';
import { CLIENT_CHANNEL_OPTIONS } from './channel-options.ts';
import {
  type FindPlacesRequestSchema,
  type FindPlacesResponse,
  PlaceService,
} from './generated/cuspal/place/v1/place_pb.ts';
import { grpcMethod } from './grpc-definition.ts';
import { sendingSecret } from './shared-secret.ts';
import { unary, type CallOptions } from './unary.ts';
import { watched } from './watched-names.ts';

/** Promises reject with grpc-js `ServiceError`: `code` is a `status`. */
export interface PlaceClient {
  findPlaces(
    request: MessageInitShape<typeof FindPlacesRequestSchema>,
    options?: CallOptions,
  ): Promise<FindPlacesResponse>;
  close(): void;
}

/** A client of the service that knows places; round robin and retries as createToolClient. */
export function createPlaceClient(
  target: string,
  channelOptions: Readonly<Record<string, string | number>> = {},
  secret?: string,
  channelCredentials = credentials.createInsecure(),
): PlaceClient {
  const client = new Client(watched(target), channelCredentials, {
    ...CLIENT_CHANNEL_OPTIONS,
    ...channelOptions,
    interceptors: secret === undefined ? [] : [sendingSecret(secret)],
  });
  const findPlaces = grpcMethod(PlaceService.method.findPlaces);
  return {
    findPlaces: (request, options) => unary(client, findPlaces, request, options),
    close: () => client.close(),
  };
}
