export {
  CallToolRequestSchema,
  CallToolResponseSchema,
  CallToolsResponseSchema,
  CallToolStreamResponseSchema,
  CallerSchema,
  ListToolsRequestSchema,
  ListToolsResponseSchema,
  ToolSchema,
  ToolService,
} from './generated/cuspal/tool/v1/tool_pb.ts';
export { FindPlacesResponseSchema, PlaceService } from './generated/cuspal/place/v1/place_pb.ts';
export type { FindPlacesRequest, FindPlacesResponse, Place } from './generated/cuspal/place/v1/place_pb.ts';
export type {
  CallToolRequest,
  CallToolResponse,
  CallToolsRequest,
  CallToolsResponse,
  CallToolStreamRequest,
  CallToolStreamResponse,
  Caller,
  ListToolsRequest,
  ListToolsResponse,
  Progress,
  Tool,
} from './generated/cuspal/tool/v1/tool_pb.ts';
export { CertificateFiles } from './certificate-files.ts';
export type { CertificatePaths } from './certificate-files.ts';
export { CLIENT_CHANNEL_OPTIONS, SERVER_CHANNEL_OPTIONS } from './channel-options.ts';
export { grpcMethod, grpcService } from './grpc-definition.ts';
export { createPlaceClient } from './place-client.ts';
export type { PlaceClient } from './place-client.ts';
export { refusingOthers } from './shared-secret.ts';
export { clientCredentials, isTlsFault, reportingRefusals, serverCredentials } from './tls-credentials.ts';
export { createToolClient } from './tool-client.ts';
export type { ToolClient } from './tool-client.ts';
export type { CallOptions } from './unary.ts';
export { watched } from './watched-names.ts';
